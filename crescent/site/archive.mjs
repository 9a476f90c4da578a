// Makes the page's archive with Pyodide's own Python, since only it can compile for itself.
//   node archive.mjs APP_DIR ARCHIVE
// APP_DIR holds the Python that the page may need. At last a fresh Python starts from the archive
// alone and imports everything again: a module missing from it fails the build, not the page.
import { writeFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const LIBRARY = "/lib/python314.zip";
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

/** What happens on the page before and besides imports: awaiting, an error's traceback. */
async function rehearse(py) {
  await py.runPythonAsync(`
    import asyncio
    await asyncio.sleep(0)
  `);
  await py.runPythonAsync("raise ValueError('rehearsal')").catch(() => {});
}

async function main(appDir, target) {
  const builder = await start({ env: { PYTHONNODEBUGRANGES: "1" } }, { "/app": resolve(appDir), "/site": here });
  const imports = builder.pyimport("imports");
  const names = imports.import_everything("/app").toJs();
  /** Packs modules, and tells which of them a Python started from that loads. */
  const pack = async (modules) => {
    const packed = builder.pyimport("archive").pack("/app", modules).toJs();
    writeFileSync(target, packed);
    return loadedFrom(gunzipSync(packed), names);
  };
  // With the stand-ins much is no longer loaded that the first one brings.
  await pack(builder.toPy(await pack(imports.loaded("/app", LIBRARY))));
}

async function loadedFrom(archive, names) {
  const file = `${process.argv[3]}.zip`;
  writeFileSync(file, archive);
  const py = await start({ stdLibURL: resolve(file) }, { "/site": here });
  const imports = py.pyimport("imports");
  imports.import_again(py.toPy(names));
  return imports.loaded(LIBRARY).toJs();
}

// Only the message: with the error itself Node prints Pyodide's megabyte of source.
main(...process.argv.slice(2)).catch((error) => {
  console.error(error.message);
  process.exitCode = 1;
});
