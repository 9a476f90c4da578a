// Makes the page's archive with Pyodide's own Python, since only it can compile for itself.
//   node archive.mjs APP_DIR ARCHIVE
// APP_DIR holds the Python that the page may need. At last a fresh Python starts from the archive
// alone and imports everything again: a module missing from it fails the build, not the page.
import { writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const here = dirname(fileURLToPath(import.meta.url));

// Stands in for whatever only a browser has: callable, and every attribute of it is itself, but
// for those that Python takes for what they are.
const KNOWN = { then: undefined, tagName: "HTML" };
const anything = new Proxy(function () {}, {
  get: (_, key) => (typeof key === "symbol" || key in KNOWN ? KNOWN[key] : anything),
  apply: () => anything,
});
const orAnything = (object) =>
  new Proxy(object, { get: (it, key) => (key in it ? it[key] : anything), has: () => true });

/**
 * Start Python as the page does, with stand-ins for what JavaScript gives it there.
 * @param {Record<string, string>} folders of this machine that it sees, by their names inside
 */
async function start(options, folders) {
  const py = await loadPyodide({ jsglobals: orAnything(globalThis), ...options });
  py.registerJsModule("polyscript", orAnything({ config: {}, js_modules: orAnything({}) }));
  py.registerJsModule("_pyscript", orAnything({}));
  for (const [inside, folder] of Object.entries(folders)) {
    py.FS.mkdirTree(inside);
    py.mountNodeFS(inside, folder);
  }
  py.globals.set("folders", py.toPy(Object.keys(folders)));
  py.runPython(`
    import sys
    sys.dont_write_bytecode = True
    sys.path[:] = [*filter(None, sys.path), *folders]
  `);
  await rehearse(py);
  return py;
}

/** What happens on the page before and besides imports: awaiting, a file, an error's traceback. */
async function rehearse(py) {
  await py.runPythonAsync(`
    import asyncio, os
    from pathlib import Path
    await asyncio.sleep(0)
    Path("rehearsal").write_text("", encoding="utf-8")
  `);
  await py.runPythonAsync("raise ValueError('rehearsal')").catch(() => {});
}

async function main(appDir, target) {
  const builder = await start({ env: { PYTHONNODEBUGRANGES: "1" } }, { "/app": resolve(appDir), "/site": here });
  const imports = builder.pyimport("imports");
  const names = imports.import_everything("/app");
  const packed = builder.pyimport("archive").pack("/app", imports.loaded_files()).toJs();
  writeFileSync(target, packed);

  const unpacked = `${target}.zip`;
  writeFileSync(unpacked, gunzipSync(packed));
  const checker = await start({ stdLibURL: resolve(unpacked) }, { "/site": here });
  checker.pyimport("imports").import_again(names.toJs());
}

// Only the message: with the error itself Node prints Pyodide's megabyte of source.
main(...process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
