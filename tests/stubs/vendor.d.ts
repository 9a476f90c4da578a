// The files of packages under the addresses that the site gives them.
declare module "*/vendor/pyodide/pyodide.mjs" {
  export { loadPyodide, version } from "pyodide";
}
declare module "*/vendor/pyscript/core.js" {
  export const hooks: {
    main: { codeBeforeRun: Set<string> };
    worker: { onBeforeRunAsync: Set<Function> };
  };
  export const stdlib: string;
}
