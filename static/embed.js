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
  const WORDS = {
    hr: { play: "Igraj", name: "Crescent, pasijans" },
    en: { play: "Play", name: "Crescent, a patience" },
  };
  const PATIENCE_MS = 9e4;
  const WATCHED = ["view", "code", "moves", "at", "only", "lang", "theme"];

  class CrescentGame extends HTMLElement {
    static observedAttributes = WATCHED;
    /** @type {HTMLIFrameElement | null} */
    frame = null;
    ready = false;
    timer = 0;
    root = this.attachShadow({ mode: "open" });
    fallback = this.root.appendChild(document.createElement("slot"));
    /** @param {MessageEvent} event */
    hear = (event) => this.take(event);

    connectedCallback() {
      addEventListener("message", this.hear);
      this.style.display ||= "block";
      if (this.view === "play") this.offer();
      else this.whenSeen(() => this.open());
    }

    disconnectedCallback() {
      removeEventListener("message", this.hear);
      this.close();
    }

    /** @param {string} name @param {string | null} before @param {string | null} now */
    attributeChangedCallback(name, before, now) {
      if (before === now || !this.frame) return;
      if (!this.ready || name === "view" || name === "only") return this.open();
      if (name === "lang" || name === "theme") this.send(name, { [name]: now });
      else if (name === "at" && now !== null) this.send("goto", { at: Number(now) });
      else this.send("set", this.game());
    }

    get view() {
      const view = this.getAttribute("view");
      return view === "replay" || view === "diagram" ? view : "play";
    }

    get words() {
      const lang = this.getAttribute("lang") || document.documentElement.lang;
      return /^hr/i.test(lang) ? WORDS.hr : WORDS.en;
    }

    game() {
      const at = this.getAttribute("at");
      return {
        code: this.getAttribute("code") || "",
        moves: this.getAttribute("moves") || "",
        ...(at ? { at: Number(at) } : {}),
      };
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

    /** A press begins the game: a page of many stays light. */
    offer() {
      const button = document.createElement("button");
      button.textContent = "▶ " + this.words.play;
      button.part = "play";
      button.style.cssText =
        "display:block;min-height:48px;margin:8px 0;padding:0 24px;border:0;border-radius:10px;" +
        "background:#1f6d55;color:#fff;font:700 18px system-ui;cursor:pointer";
      button.onclick = () => {
        button.remove();
        this.open();
      };
      this.root.append(button);
    }

    /** @param {() => void} act */
    whenSeen(act) {
      /** @param {IntersectionObserverEntry[]} seen */
      const look = ([seen]) => {
        if (!seen.isIntersecting) return;
        eye.disconnect();
        if (this.isConnected && !this.frame) act();
      };
      const eye = new IntersectionObserver(look, { rootMargin: "200px" });
      eye.observe(this);
    }

    /** The frame comes beside the fallback, and takes its place when it has something to show. */
    open() {
      this.close();
      const frame = (this.frame = document.createElement("iframe"));
      frame.title = this.words.name;
      frame.style.cssText = "display:block;width:100%;height:0;border:0";
      const sandbox = this.getAttribute("sandbox");
      if (sandbox !== null) frame.setAttribute("sandbox", sandbox);
      frame.src = this.address();
      this.root.append(frame);
      this.timer = setTimeout(() => this.fail("timeout"), PATIENCE_MS);
    }

    close() {
      clearTimeout(this.timer);
      this.frame?.remove();
      this.frame = null;
      this.ready = false;
      this.fallback.style.display = "";
    }

    /** @param {string} message */
    fail(message) {
      this.close();
      this.report("error", { message });
    }

    /** @param {string} type @param {object} detail */
    report(type, detail) {
      this.dispatchEvent(new CustomEvent("crescent-" + type, { detail }));
    }

    /** @param {string} type @param {object} details */
    send(type, details) {
      const to = this.hasAttribute("sandbox") ? "*" : HOME.origin;
      this.frame?.contentWindow?.postMessage({ crescent: 1, type, ...details }, to);
    }

    /** @param {MessageEvent} event */
    take({ source, origin, data }) {
      if (!this.frame || source !== this.frame.contentWindow) return;
      if (origin !== (this.hasAttribute("sandbox") ? "null" : HOME.origin)) return;
      if (!data || data.crescent !== 1 || typeof data.type !== "string") return;
      if (data.type === "height" && Number.isFinite(data.height))
        this.frame.style.height = Math.max(80, Math.min(data.height, 6000)) + "px";
      else if (data.type === "ready") {
        clearTimeout(this.timer);
        this.ready = true;
        this.fallback.style.display = "none";
      } else if (data.type === "error" && !this.ready) return this.fail(String(data.message));
      if (["ready", "move", "won", "error"].includes(data.type))
        this.report(data.type, data);
    }
  }

  if (!customElements.get("crescent-game")) customElements.define("crescent-game", CrescentGame);
})();
