// @ts-check
/**
 * The game in another page's frame: messages to and fro. A window of another site cannot be handed
 * to Python, so it stays here; what messages mean is in `crescent/web/messages.py`.
 */

const LONGEST = 70_000;
const LOWEST = 80;
const HIGHEST = 6000;
const host = parent === self ? null : parent;
const hostOrigin = originOfHost();

/** Where the page around is from, as far as the browser tells. */
function originOfHost() {
  const [nearest] = location.ancestorOrigins ?? [];
  if (nearest) return nearest;
  try {
    return new URL(document.referrer).origin;
  } catch {
    return "";
  }
}

/**
 * @param {(text: string) => void} hear gets each message of the page around, as JSON
 */
export function listen(hear) {
  addEventListener("message", ({ source, origin, data }) => {
    if (!host || source !== host || (hostOrigin && origin !== hostOrigin)) return;
    let text;
    try {
      text = JSON.stringify(data);
    } catch {
      return; // no plain data
    }
    if (text && text.length <= LONGEST) hear(text);
  });
}

/** @param {string} message as JSON */
export function tell(message) {
  const to = /^https?:/.test(hostOrigin) ? hostOrigin : "*";
  host?.postMessage({ crescent: 1, ...JSON.parse(message) }, to);
}

/**
 * Tells the height that a view would like, now and whenever it changes.
 * @param {string} view
 */
export function watchHeight(view) {
  const shown = /** @type {HTMLElement} */ (document.querySelector("#exhibit"));
  let told = 0;
  function measure() {
    const wish = view === "play" ? heightOfTable() : Math.ceil(shown.getBoundingClientRect().height);
    const height = Math.max(LOWEST, Math.min(wish, HIGHEST));
    if (height === told) return;
    told = height;
    tell(JSON.stringify({ type: "height", height }));
  }
  // At once, too: a frame without a height is not drawn, and so nothing in it is observed.
  measure();
  new ResizeObserver(measure).observe(view === "play" ? document.documentElement : shown);
}

/** The table is upright where it is narrow, and across where there is room. */
function heightOfTable() {
  return Math.round(innerWidth < 560 ? innerWidth * 1.15 + 150 : Math.min(innerWidth * 0.62, 720) + 110);
}
