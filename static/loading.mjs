// @ts-check
/**
 * Pyodide fetches its large files itself. Here they are counted on the way, for the progress sign,
 * and the archive is asked for early (by a preload in the page, WebKit would fetch it twice) and
 * unpacked, which the browser does faster than Python would.
 */

/**
 * @param {string} archive its address
 * @returns {() => void} what to call when Python is there
 */
export function watchFetches(archive) {
  const fetchPlainly = globalThis.fetch;
  const progress = progressSign();
  const early = fetchPlainly(archive);
  early.catch(() => {}); // whoever asks for it is told
  globalThis.fetch = async (address, options) => {
    const isArchive = String(address) === archive;
    const response = await (isArchive ? early : fetchPlainly(address, options));
    if (progress) count(response.clone(), progress);
    return isArchive && response.ok ? unpacked(response) : response;
  };
  return () => (globalThis.fetch = fetchPlainly);
}

/**
 * On a first visit only: later all is on the device, and a wasm file that is also read here is not
 * kept compiled by Chrome.
 * @returns {HTMLProgressElement | null | undefined}
 */
function progressSign() {
  try {
    if (globalThis.navigator.serviceWorker?.controller) return null;
  } catch {
    // A frame without storage: each of its visits is a first one.
  }
  return globalThis.document?.querySelector("progress");
}

/**
 * @param {Response} response
 * @param {HTMLProgressElement} progress
 */
async function count(response, progress) {
  if (progress.parentElement) progress.parentElement.hidden = false;
  const reader = response.body?.getReader();
  for (let chunk; (chunk = await reader?.read()) && !chunk.done; )
    progress.value += chunk.value.length;
}

/** @param {Response} response */
function unpacked(response) {
  return new Response(response.body?.pipeThrough(new DecompressionStream("gzip")));
}
