// @ts-check
/** The thinker's worker: starts a Python of its own, as the page does, and passes messages on. */
import { loadPyodide } from "./boot.mjs";

const thinker = loadPyodide().then((python) =>
  python.pyimport("crescent.web.thinker").Thinker((/** @type {string} */ answer) => postMessage(answer)),
);
// The page hears of errors, but not of promises that are broken here: then it thinks by itself.
thinker.catch((error) => setTimeout(() => { throw error; }));

addEventListener("message", async ({ data }) => (await thinker).hear(data));
