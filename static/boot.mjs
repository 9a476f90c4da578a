// @ts-check
// The interpreter module that PyScript imports (pyscript.toml) in place of Pyodide's own. It starts
// Python the moment it is evaluated, from one archive, and hands PyScript the running Python. A
// module worker may import it just so. No top-level await: PyScript imports this module a second
// time, and WebKit gets that wrong.
import { loadPyodide as load, version } from "../vendor/pyodide/pyodide.mjs";
import { watchFetches } from "./loading.mjs";

export { version };

const pyodideFolder = new URL(".", new URL("../vendor/pyodide/pyodide.mjs", import.meta.url)).href;
const archive = new URL("../vendor/app.pack", import.meta.url).href;
// Pyodide reads only this of its 120 kB lock file as long as no packages are loaded.
const lockFileContents = { info: { abi_version: "2026_0" }, packages: {} };

/** @typedef {(text: string) => void} Writer */
/** @type {{ stdout: Writer, stderr: Writer }} */
let output = { stdout: console.log, stderr: console.error };

/** @type {() => void} */
let letPythonStart;
const asked = new Promise((resolve) => (letPythonStart = () => resolve(undefined)));

withoutDatabases();
const python = Promise.race([start(), brokenWasm()]);
// PyScript awaits it only later, and may never come so far. A page that is left breaks its fetches
// off: that is no failure.
let left = false;
globalThis.addEventListener("pagehide", () => (left = true));
python.catch((error) => left || reportError(error));

/**
 * What PyScript calls to get Python.
 * @param {Partial<typeof output>} [options] Python's output goes there; the rest is ours to know.
 */
export async function loadPyodide({ stdout, stderr } = {}) {
  output = { stdout: stdout ?? output.stdout, stderr: stderr ?? output.stderr };
  letPythonStart();
  return globalThis.document ? trimmed(await python) : python;
}

async function start() {
  // The guard has found the browser too old, and has said so.
  if (globalThis.document?.documentElement.dataset.appState === "failed") throw Error("too old");
  const unwatch = watchFetches(archive);
  const py = await load({
    indexURL: pyodideFolder,
    stdLibURL: archive,
    // @ts-expect-error: the rest of a lock file describes packages
    lockFileContents,
    stdout: (text) => output.stdout(text),
    stderr: (text) => output.stderr(text),
    // PyScript's small files are then fetched while the wasm compiles, not after Python is up.
    fsInit: () => asked,
  });
  unwatch();
  return py;
}

/**
 * Fails when the wasm does not arrive whole: Pyodide only warns then, and waits for ever.
 * @returns {Promise<never>}
 */
function brokenWasm() {
  return new Promise((_, reject) => {
    const instantiate = WebAssembly.instantiateStreaming;
    WebAssembly.instantiateStreaming = (...source) => {
      const instance = instantiate(...source);
      instance.catch(reject);
      return instance;
    };
  });
}

/**
 * Spares PyScript what the page has no use for. Right after loadPyodide it builds its worker hooks
 * with Function(...), even where no worker is used; with none there it builds nothing, and the page
 * needs no 'unsafe-eval'. A module of its own would come too late in WebKit. Before it runs a script
 * it writes its own Python package into the current folder; the archive holds that compiled.
 * @param {Awaited<ReturnType<typeof load>>} py
 */
async function trimmed(py) {
  // @ts-ignore: PyScript's file has no types
  const { hooks, stdlib } = await import("../vendor/pyscript/core.js");
  hooks.worker.onBeforeRunAsync.clear();
  hooks.main.codeBeforeRun.clear();
  for (const name of /** @type {const} */ (["runPython", "runPythonAsync"])) {
    const run = py[name];
    py[name] = (code, options) => run(code.replace(stdlib, ""), options);
  }
  return py;
}

/**
 * PyScript opens databases (of packages, of local folders) before it calls loadPyodide, and waits
 * for ever where storage is denied: in another site's frame, in a sandbox. We use neither, so it
 * gets empty ones. Nothing else on this page uses IndexedDB.
 */
function withoutDatabases() {
  const value = { open: () => answer(emptyDatabase) };
  Object.defineProperty(globalThis, "indexedDB", { configurable: true, value });
}

const emptyStore = {
  getAllKeys: () => answer([]),
  get: () => answer(undefined),
  clear: () => answer(undefined),
};
const emptyDatabase = {
  objectStoreNames: ["entries"],
  transaction: () => ({ objectStore: () => emptyStore }),
  close() {},
};

/**
 * A request that succeeds in a moment.
 * @param {unknown} result
 */
function answer(result) {
  const request = { result, onsuccess: /** @type {((event: object) => void) | null} */ (null) };
  queueMicrotask(() => request.onsuccess?.({ target: request }));
  return request;
}
