// @ts-check
/**
 * The table before Python is there: the player's own as it was left, or that of the deal that is
 * coming. A tap made meanwhile is remembered and made again when Python can answer. Nothing here
 * knows a rule of the game: pictures come from Python or from the build.
 */
import { paint } from "./paint.mjs";

const root = document.documentElement;

/** @type {HTMLElement | null} */
let tapped = null;

/** The picture that Python keeps beside the saved game. */
function keptPicture() {
  if ("embed" in root.dataset) return null;
  try {
    return localStorage.getItem("crescent-picture");
  } catch {
    return null;
  }
}

/** A deal for a first visit, one of those that the build has looked up; Python deals its code. */
function firstDeal() {
  const { letters, deals } = JSON.parse(document.querySelector("#first-deals")?.textContent ?? "{}");
  const [code, tops] = deals[Math.floor(Math.random() * deals.length)];
  const own = letters[root.lang] ?? {};
  /** @type {Record<string, unknown>} */
  const frame = { "value:code": code };
  tops.split(" ").forEach((/** @type {string} */ card, /** @type {number} */ index) => {
    frame[`place:${index + 1}`] = [card, own[card[0]] ?? card[0], 6];
  });
  root.dataset.deal = code;
  return JSON.stringify(frame);
}

/** @param {MouseEvent} event */
function remember(event) {
  if (!(event.target instanceof Element)) return;
  const target = event.target.closest(".place, [data-action]:not([aria-disabled=true])");
  if (!(target instanceof HTMLElement)) return;
  tapped?.removeAttribute("data-waiting");
  tapped = target;
  tapped.dataset.waiting = "";
}

/** Python answers from now on: make the last tap again, once. */
export function replayTap() {
  removeEventListener("click", remember);
  tapped?.removeAttribute("data-waiting");
  tapped?.click();
}

addEventListener("click", remember);
// A game in the address is not known before Python has read it.
if (root.dataset.view === "play" && !/[#&]code=/.test(location.hash))
  try {
    paint(keptPicture() ?? firstDeal());
  } catch (error) {
    console.warn("no picture of the table", error);
  }
