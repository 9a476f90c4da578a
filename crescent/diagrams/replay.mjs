// @ts-check
/**
 * Steps through a game. No rule is known here: the moves come checked from Python, and are only
 * carried out. Stands in the page of the game, and as text in files that need nothing else.
 */

const RANKS = "A23456789TJQK";
const SVG = "http://www.w3.org/2000/svg";

/** @typedef {{ piles: string[][], home: Record<string, number> }} Position */

/**
 * @param {HTMLElement} root what `crescent/diagrams/replay.py` has written
 * @param {{ at?: number, addressed?: boolean, scrolling?: boolean }} [options] where to begin;
 *   whether the page's address tells and keeps the place; whether Home and End are ours
 * @returns {(at: number) => void} goes to the position after so many entries
 */
export function startReplay(root, { at = 0, addressed = false, scrolling = false } = {}) {
  /** @type {{ piles: string, entries: string, letters: Record<string, string> }} */
  const game = JSON.parse(find(root, ".game").textContent ?? "");
  const entries = game.entries ? game.entries.split(" ") : [];
  const list = find(root, ".moves");
  const links = /** @type {NodeListOf<HTMLElement>} */ (list.querySelectorAll("a"));
  const steps = { first: () => 0, back: () => at - 1, on: () => at + 1, last: () => entries.length };
  let shown = -1;

  /** @param {number} wanted */
  function go(wanted) {
    at = Math.max(0, Math.min(wanted, entries.length));
    if (at === shown) return;
    shown = at;
    paint(root, positionAfter(game.piles, entries.slice(0, at)), game.letters);
    point(root, entries[at - 1]);
    links.forEach((link, index) => {
      if (index === at) link.setAttribute("aria-current", "step");
      else link.removeAttribute("aria-current");
    });
    keepInView(list, links[at]);
    find(root, ".said").textContent = links[at].textContent;
    find(root, ".at").textContent = `${movesAmong(entries.slice(0, at))} / ${movesAmong(entries)}`;
    button("first").disabled = button("back").disabled = at === 0;
    button("on").disabled = button("last").disabled = at === entries.length;
    root.dispatchEvent(new CustomEvent("step", { detail: at, bubbles: true }));
  }

  /** @param {string} step */
  const button = (step) => /** @type {HTMLButtonElement} */ (find(root, `[data-step=${step}]`));

  /** @param {number} wanted */
  function turnTo(wanted) {
    go(wanted);
    if (addressed) location.replace(`#${at}`);
  }

  find(root, ".board").hidden = false;
  root.addEventListener("click", (event) => {
    const target = /** @type {Element} */ (event.target);
    const step = target.closest("[data-step]")?.getAttribute("data-step");
    const link = target.closest("a");
    if (step) turnTo(steps[/** @type {keyof typeof steps} */ (step)]());
    else if (link) turnTo([...links].indexOf(link));
    if (link) event.preventDefault();
  });
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.altKey || event.metaKey || event.shiftKey) return;
    /** @type {Record<string, keyof typeof steps>} */
    const keys = { ArrowLeft: "back", ArrowRight: "on" };
    if (scrolling) Object.assign(keys, { Home: "first", End: "last" });
    const step = keys[event.key];
    if (!step) return;
    event.preventDefault();
    turnTo(steps[step]());
  });
  if (addressed) {
    const fromAddress = () => go(Number(/^#(\d{1,4})$/.exec(location.hash)?.[1] ?? 0));
    addEventListener("hashchange", fromAddress);
    fromAddress();
  } else go(at);
  return go;
}

/**
 * The number that people are shown: a redeal counts as no move.
 * @param {string[]} entries
 */
function movesAmong(entries) {
  return entries.filter((entry) => entry !== "R").length;
}

/**
 * @param {string} piles the deal: piles separated by commas, cards from bottom to top by blanks
 * @param {string[]} entries
 * @returns {Position}
 */
function positionAfter(piles, entries) {
  const tableau = piles.split(",").map((pile) => pile.split(" "));
  /** @type {Record<string, number>} */
  const home = {};
  for (const suit of "SHDC") home[`${suit}a`] = home[`${suit}d`] = 1;
  for (const entry of entries) {
    const [from, to] = entry.split("-");
    if (entry === "R") for (const pile of tableau) pile.push(...pile.splice(0, 1));
    else {
      const card = from in home ? topOfHome(from, home[from]--) : tableau[+from - 1].pop();
      if (to in home) home[to]++;
      else tableau[+to - 1].push(card ?? "");
    }
  }
  return { piles: tableau, home };
}

/**
 * @param {string} place
 * @param {number} count
 */
function topOfHome(place, count) {
  return RANKS[place[1] === "a" ? count - 1 : 13 - count] + place[0];
}

/**
 * @param {HTMLElement} root
 * @param {Position} position
 * @param {Record<string, string>} letters
 */
function paint(root, { piles, home }, letters) {
  for (const place of root.querySelectorAll("[data-place]")) {
    const name = place.getAttribute("data-place") ?? "";
    const pile = piles[+name - 1];
    const count = pile ? pile.length : home[name];
    const card = pile ? pile[count - 1] : topOfHome(name, count);
    place.classList.toggle("emptied", !card);
    find(place, ".count").textContent = String(count);
    if (!card) continue;
    find(place, ".face").setAttribute("href", `#${card}`);
    find(place, ".index").setAttribute("href", `#i-${letters[card[0]] ?? card[0]}-${card[1]}`);
  }
}

/**
 * Shows where the last card went, as `crescent/diagrams/drawing.py` draws it.
 * @param {HTMLElement} root
 * @param {string | undefined} entry
 */
function point(root, entry) {
  const layer = find(root, ".arrow");
  layer.replaceChildren();
  const [from, to] = entry?.split("-") ?? [];
  if (!to) return;
  const [x1, y1] = middleOf(root, from);
  const [x2, y2] = middleOf(root, to);
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const [cx, cy] = [(x1 + x2) / 2 - 0.12 * length * uy, (y1 + y2) / 2 + 0.12 * length * ux];
  const [ex, ey] = [x2 - 40 * ux, y2 - 40 * uy];
  const far = Math.hypot(ex - cx, ey - cy);
  const [vx, vy] = [(ex - cx) / far, (ey - cy) / far];
  const head = [1, -1].map((s) => `${ex - 78 * vx + s * 52 * vy} ${ey - 78 * vy - s * 52 * vx}`);
  const bow = `M${x1 + 40 * ux} ${y1 + 40 * uy}Q${cx} ${cy} ${ex} ${ey}`;
  for (const kind of ["rim", "move"]) {
    const path = document.createElementNS(SVG, "path");
    path.setAttribute("class", kind);
    path.setAttribute("d", `${bow}M${head[0]}L${ex} ${ey} ${head[1]}`);
    layer.append(path);
  }
}

/**
 * @param {HTMLElement} root
 * @param {string} place
 */
function middleOf(root, place) {
  const spot = find(root, `[data-place="${place}"]`);
  return [Number(spot.getAttribute("data-x")), Number(spot.getAttribute("data-y"))];
}

/**
 * Scrolls a list, and nothing around it.
 * @param {HTMLElement} list
 * @param {HTMLElement} item
 */
function keepInView(list, item) {
  const frame = list.getBoundingClientRect();
  const box = item.getBoundingClientRect();
  if (box.top < frame.top) list.scrollTop -= frame.top - box.top + 8;
  else if (box.bottom > frame.bottom) list.scrollTop += box.bottom - frame.bottom + 8;
}

/**
 * @param {ParentNode} parent
 * @param {string} selector
 */
function find(parent, selector) {
  return /** @type {HTMLElement} */ (parent.querySelector(selector));
}
