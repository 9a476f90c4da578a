// @ts-check
// Runs before anything else, as a classic script in the oldest words there are: sets the page's
// language and theme, and says so when Python can't start. The game itself is not here.
(function () {
  "use strict";
  var root = document.documentElement;
  var CROATIAN_READERS = /^(hr|bs|sr)\b/i;
  var LANGUAGES = /^(hr|en)$/;
  var VIEWS = /^(replay|diagram)$/;
  var THEMES = /^(auto|light|dark|contrast)$/;

  /** @returns {Record<string, unknown>} what the player chose; nothing if unreadable */
  function settings() {
    try {
      return JSON.parse(localStorage.getItem("crescent-settings") || "{}") || {};
    } catch (error) {
      return {};
    }
  }

  /** @param {string} key */
  function asked(key) {
    var found = new RegExp("[?&]" + key + "=([a-z0-9]+)").exec(location.search);
    return found ? found[1] : "";
  }

  function language() {
    var wanted = asked("lang");
    if (!LANGUAGES.test(wanted)) wanted = String(settings().lang);
    if (LANGUAGES.test(wanted)) return wanted;
    var languages = navigator.languages || [navigator.language || ""];
    for (var i = 0; i < languages.length; i++) {
      if (CROATIAN_READERS.test(languages[i])) return "hr";
      if (/^en\b/i.test(languages[i])) return "en";
    }
    return "en";
  }

  function theme() {
    var wanted = asked("theme");
    if (!THEMES.test(wanted)) wanted = String(settings().theme);
    return THEMES.test(wanted) ? wanted : "auto";
  }

  /** The look of the table, as chosen; the address may name the colours of the suits. */
  function dress() {
    var chosen = settings();
    var colours = /^[24]$/.test(asked("deck")) ? asked("deck") : chosen.colours;
    root.setAttribute("data-colours", colours === "4" ? "4" : "2");
    var names = ["felt", "back", "speed", "left", "clock", "count"];
    for (var i = 0; i < names.length; i++) {
      var value = chosen[names[i]];
      if (value !== undefined && /^[a-z]{1,9}$/.test(String(value)))
        root.setAttribute("data-" + names[i], String(value));
    }
  }

  function tooOld() {
    return !(
      "noModule" in document.createElement("script") &&
      typeof WebAssembly === "object" &&
      "Tag" in WebAssembly && // exceptions in wasm, which Pyodide throws
      "structuredClone" in window && // PyScript
      "reportError" in window
    );
  }

  /** @param {"load" | "old"} reason */
  function fail(reason) {
    if (root.getAttribute("data-app-state") !== "loading") return;
    root.setAttribute("data-app-state", "failed");
    // A page around it then shows what it has instead (static/embed.js).
    if (parent !== self) parent.postMessage({ crescent: 1, type: "error", message: reason }, "*");
    if (document.readyState !== "loading") show(reason);
    else document.addEventListener("DOMContentLoaded", function () { show(reason); });
  }

  /** @param {string} reason */
  function show(reason) {
    var box = document.getElementById("failure");
    if (!box) return;
    var texts = box.querySelectorAll("[data-failure]");
    for (var i = 0; i < texts.length; i++) {
      /** @type {HTMLElement} */ (texts[i]).hidden =
        texts[i].getAttribute("data-failure") !== reason;
    }
    box.hidden = false;
    var again = box.querySelector("[data-action=reload]");
    if (again) again.addEventListener("click", tryAgain);
  }

  /** @returns {ServiceWorkerContainer | undefined} nothing where the browser denies it */
  function serviceWorkers() {
    try {
      return navigator.serviceWorker;
    } catch (error) {
      return undefined;
    }
  }

  function reload() {
    location.reload();
  }

  /** Loads the page again, in a new version if one waits: it may be the cure. */
  function tryAgain() {
    var workers = serviceWorkers();
    if (!workers) return reload();
    workers.getRegistration().then(function (found) {
      if (found && found.waiting) found.waiting.postMessage("take over"); // and it has us reload
      else reload();
    }).catch(reload);
  }

  root.lang = language();
  root.setAttribute("data-theme", theme());
  dress();
  root.setAttribute("data-view", VIEWS.test(asked("view")) ? asked("view") : "play");
  if (/[?&]embed=1(&|$)/.test(location.search)) root.setAttribute("data-embed", "");
  root.setAttribute("data-app-state", "loading");
  if (tooOld()) fail("old");
  // The page can think without workers, but PyScript derives a class from theirs.
  if (!window.Worker) {
    /** @type {any} */ (window).Worker = function () { throw new Error("no workers here"); };
  }
  var workers = serviceWorkers();
  if (workers) {
    // A new version has taken over: the files of this one are gone. A message that comes before
    // this line waits for it.
    workers.addEventListener("message", reload);
    workers.startMessages();
  }

  window.addEventListener("error", function (event) {
    // An image that does not load is a pity; a script that does not load or run is the end.
    if (event.error) fail(event.error instanceof SyntaxError ? "old" : "load");
    else if (event.target instanceof HTMLScriptElement) fail("load");
  }, true);
  window.addEventListener("unhandledrejection", function () { fail("load"); });
  // PyScript swallows what main() raises, and says only that it is done.
  window.addEventListener("py:all-done", function () { fail("load"); });
})();
