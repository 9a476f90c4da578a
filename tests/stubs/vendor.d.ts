// The files of packages under the addresses that the site gives them.
declare module "*/vendor/pyodide/pyodide.mjs" {
  export { loadPyodide, version } from "pyodide";
}
declare module "*/vendor/pyscript/core.js" {
  export const hooks: { worker: { onBeforeRunAsync: Set<Function> } };
}
