// @ts-check
/**
 * <crescent-game view="play|replay|diagram" code="…" moves="…" at="…" lang="hr" theme="auto">
 *   a picture and a link, shown until the game is there and where it cannot be
 * </crescent-game>
 *
 * One plain file for any page, explained in README.md. Its address stays.
 */
(function () {
  "use strict";
  const script = /** @type {HTMLScriptElement | null} */ (document.currentScript);
  const HOME = new URL("../index.html", script ? script.src : location.href);
  const WATCHED = ["view", "code", "moves", "at", "only", "lang", "theme"];
  const BUTTON =
    "display:block;min-height:48px;margin:8px 0;padding:0 24px;border:0;border-radius:10px;" +
    "background:#1f6d55;color:#fff;font:700 18px system-ui;cursor:pointer";

  class CrescentGame extends HTMLElement {
    static observedAttributes = WATCHED;
    /** @type {HTMLIFrameElement | null} */
    frame = null;
    wanted = false;
    ready = false;
    timer = 0;
    /** @type {Set<string>} */
    changed = new Set();
    root = this.attachShadow({ mode: "open" });
    fallback = this.root.appendChild(document.createElement("slot"));
    button = document.createElement("button");
    eye = new IntersectionObserver((seen) => seen.at(-1)?.isIntersecting && this.open(), {
      rootMargin: "200px",
    });
    /** @param {MessageEvent} event */
    hear = ({ source, origin, data }) => {
      if (!this.frame || source !== this.frame.contentWindow) return;
      if (origin === (this.nowhere ? "null" : HOME.origin) && data?.crescent === 1) this.take(data);
    };

    connectedCallback() {
      addEventListener("message", this.hear);
      this.style.display ||= "block";
      this.button.part = "play";
      this.button.style.cssText = BUTTON;
      this.button.onclick = () => {
        this.open();
        this.frame?.focus();
      };
      this.offer();
    }

    disconnectedCallback() {
      removeEventListener("message", this.hear);
      this.close();
      this.wanted = false;
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now) return;
      if (!this.changed.size) queueMicrotask(() => this.follow());
      this.changed.add(name);
    }

    /** Does what was changed together. */
    follow() {
      const changed = [...this.changed];
      this.changed.clear();
      if (!this.wanted) return this.offer();
      if (!this.ready || changed.some((name) => /view|only/.test(name))) return this.open();
      for (const name of changed)
        if (/lang|theme/.test(name)) this.send(name, { [name]: this.getAttribute(name) });
      if (changed.some((name) => /code|moves|at/.test(name))) this.send("set", this.game());
    }

    get view() {
      const view = this.getAttribute("view") || "";
      return /^(replay|diagram)$/.test(view) ? view : "play";
    }

    get words() {
      const lang = this.getAttribute("lang") || document.documentElement.lang;
      return /^hr/i.test(lang) ? ["Igraj", "Crescent, pasijans"] : ["Play", "Crescent, a patience"];
    }

    /** Whether a sandbox gives the frame an origin of its own. */
    get nowhere() {
      return this.frame?.sandbox[0] && !this.frame.sandbox.contains("allow-same-origin");
    }

    game() {
      const [code, moves, at] = WATCHED.slice(1, 4).map((name) => this.getAttribute(name) || "");
      return { code, moves, at };
    }

    address() {
      const address = new URL(HOME);
      address.searchParams.set("embed", "1");
      address.searchParams.set("view", this.view);
      const fragment = new URLSearchParams();
      for (const name of WATCHED.slice(1)) {
        const value = this.getAttribute(name);
        const words = name === "lang" || name === "theme" ? address.searchParams : fragment;
        if (value) words.set(name, value.trim().replace(/\s+/g, "."));
      }
      address.hash = fragment.toString();
      return address.href;
    }

    /** A game begins at a press: a page of many stays light. Others come when they are near. */
    offer() {
      this.eye.disconnect();
      this.button.remove();
      this.button.textContent = "▶ " + this.words[0];
      if (this.view === "play") this.root.append(this.button);
      else this.eye.observe(this);
    }

    /** The frame comes beside the fallback, and takes its place when it has something to show. */
    open() {
      this.close();
      this.wanted = true;
      const frame = (this.frame = document.createElement("iframe"));
      frame.title = this.words[1];
      frame.style.cssText = "display:block;width:100%;height:0;border:0";
      const sandbox = this.getAttribute("sandbox");
      if (sandbox !== null) frame.setAttribute("sandbox", sandbox);
      frame.src = this.address();
      this.root.append(frame);
      this.timer = setTimeout(() => this.take({ type: "error", message: "timeout" }), 9e4);
    }

    close() {
      clearTimeout(this.timer);
      this.eye.disconnect();
      this.button.remove();
      this.frame?.remove();
      this.frame = null;
      this.ready = false;
      this.fallback.style.display = "";
    }

    /** @param {string} type @param {object} details */
    send(type, details) {
      const message = { crescent: 1, type, ...details };
      this.frame?.contentWindow?.postMessage(message, this.nowhere ? "*" : HOME.origin);
    }

    /** @param {any} message */
    take(message) {
      const { type, height } = message;
      if (type === "height" && Number.isFinite(height))
        this.frame?.style.setProperty("height", Math.max(80, Math.min(height, 6000)) + "px");
      if (type === "ready") {
        clearTimeout(this.timer);
        this.ready = true;
        this.fallback.style.display = "none";
      }
      if (type === "error" && !this.ready) this.close();
      if (["ready", "move", "won", "error"].includes(type))
        this.dispatchEvent(new CustomEvent("crescent-" + type, { detail: message }));
    }
  }

  if (!customElements.get("crescent-game")) customElements.define("crescent-game", CrescentGame);
})();
