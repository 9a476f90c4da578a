// @ts-check
/**
 * The service worker: keeps one whole version of the site, and answers from it without a network.
 * The build fills in the version and the files and puts this at the site's root.
 */
const VERSION = "";
/** @type {Record<string, string>} The site's files, each with the integrity of its content. */
const FILES = {};

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const scope = worker.registration.scope;
// Sites of one owner may share an origin. No path holds a blank: no prefix is part of another.
const PREFIX = `crescent-${new URL(scope).pathname} `;
const CACHE = PREFIX + VERSION;
const PAGE = "index.html";
const HASHED = /\.[0-9a-f]{10}[./]/;

worker.addEventListener("install", (event) => {
  answerWithoutUs(event);
  event.waitUntil(install());
});
worker.addEventListener("activate", (event) => event.waitUntil(activate()));
worker.addEventListener("message", ({ data }) => {
  if (data === "take over") worker.skipWaiting();
});
worker.addEventListener("fetch", (event) => {
  const file = fileOf(event.request);
  if (file) event.respondWith(answer(file, event.request));
});

/**
 * Lets the browser answer from the cache by itself, where it can: this worker is not asked then. The
 * page is not among it, for its addresses with a query stand in no cache.
 * @param {any} event
 */
function answerWithoutUs(event) {
  if (!event.addRoutes) return;
  const { pathname } = new URL(scope);
  const rules = ["static/*", "vendor/*"].map((path) => ({
    condition: { urlPattern: { pathname: pathname + path } },
    source: { cacheName: CACHE },
  }));
  // Where it will not, this worker answers.
  event.waitUntil(event.addRoutes(rules).catch(() => {}));
}

/** Keeps all files or none: whatever is missing, cut short or of another version ends it. */
async function install() {
  const older = await ourCaches();
  const files = Object.keys(FILES);
  const contents = await Promise.all(files.map((file) => obtain(file, older)));
  try {
    const cache = await caches.open(CACHE);
    await Promise.all(files.map((file, index) => cache.put(addressOf(file), contents[index])));
  } catch (error) {
    await caches.delete(CACHE);
    throw error;
  }
}

/**
 * Drops the versions before (other sites' caches are not ours) and lets their open pages load anew,
 * for none may go on with files of another version.
 */
async function activate() {
  const older = (await ourCaches()).filter((name) => name !== CACHE);
  await Promise.all(older.map((name) => caches.delete(name)));
  // After a first visit, also for what the open page will ask for.
  if (older.length === 0) return worker.clients.claim();
  for (const client of await worker.clients.matchAll({ includeUncontrolled: true }))
    if (client.url.startsWith(scope)) client.postMessage("reload");
}

async function ourCaches() {
  return (await caches.keys()).filter((name) => name.startsWith(PREFIX));
}

/**
 * A file, from where it is at hand. Under a name with a hash that is what an older version kept, or
 * the browser's cache, as the page has just loaded it; other names are asked of the server.
 * @param {string} file
 * @param {string[]} older the caches of other versions
 */
async function obtain(file, older) {
  if (!HASHED.test(file)) return load(file, "no-cache");
  for (const cacheName of older) {
    const kept = await caches.match(file, { cacheName });
    if (kept) return kept;
  }
  return load(file, "default");
}

/**
 * @param {string} file
 * @param {RequestCache} cache
 * @returns {Promise<Response>}
 */
async function load(file, cache) {
  try {
    const response = await fetch(addressOf(file), { cache, integrity: FILES[file] });
    if (response.ok) return response;
    throw new Error(`${file}: ${response.status}`);
  } catch (error) {
    // What the browser has kept may be damaged.
    if (cache === "default") return load(file, "reload");
    throw error;
  }
}

/**
 * The address that the page is asked for; some hosts send index.html elsewhere.
 * @param {string} file
 */
function addressOf(file) {
  return file === PAGE ? "./" : file;
}

/**
 * The file that a request asks for, if it is one of ours.
 * @param {Request} request
 */
function fileOf({ method, url }) {
  if (method !== "GET" || !url.startsWith(scope)) return "";
  const path = url.slice(scope.length).replace(/[?#].*/s, "") || PAGE;
  return Object.hasOwn(FILES, path) ? path : "";
}

/**
 * @param {string} file
 * @param {Request} request
 */
async function answer(file, request) {
  const kept = await caches.match(addressOf(file), { cacheName: CACHE });
  return kept ?? fetch(request);
}
