// @ts-check
/**
 * Draws what the game says, in one crossing from Python. No rule of the game is known here.
 *
 * A frame is a flat object of what changed: "place:10" -> [card, index letter, count],
 * "name:10" -> what is on the place, in words, "mark:10" -> "selected" | "target" | "aimed" | "", "value:moves" -> text,
 * "enabled:undo" -> boolean, "game" -> status, "left" -> redeals left, "hitch" -> what is amiss
 * with keeping the game, "lesson" -> its name, "lit" -> the places it is about, "tour" -> its line.
 */

/** @type {Record<string, number>} */
const FLIGHT_MS = { off: 0, fast: 80, normal: 150 };
/** @type {Record<string, string>} The files of the decks; that of the big one stands in the page. */
const DECKS = {
  big: (document.querySelector("use[href]")?.getAttribute("href") ?? "").split("#")[0],
  normal: document.documentElement.dataset.normalDeck ?? "",
};
// In a sandboxed frame no other file's pictures may be used: there the page takes the deck in.
const sandboxed = origin === "null";
const taken = document.createElement("div");
taken.hidden = true;
let deck = sandboxed ? "" : DECKS.big;
if (sandboxed) takeIn(DECKS.big);
const table = /** @type {HTMLElement} */ (document.querySelector("#table"));
const noMotion = matchMedia("(prefers-reduced-motion: reduce)");

/** How long a card flies, in milliseconds; 0 where nothing shall move. */
function flightTime() {
  return noMotion.matches ? 0 : FLIGHT_MS[document.documentElement.dataset.speed ?? "normal"];
}

/** @type {Record<string, HTMLElement>} */
const places = {};
for (const place of /** @type {NodeListOf<HTMLElement>} */ (table.querySelectorAll(".place")))
  places[place.dataset.place ?? ""] = place;

const controls = /** @type {HTMLElement} */ (document.querySelector(".controls"));
const watching = () => Boolean(document.body.dataset.watching);

/** @param {HTMLElement} place */
const cardOf = (place) => /** @type {HTMLElement} */ (place.querySelector(".card:not(.ghost)"));

/**
 * Shows a picture of the deck. One that is named again is laid out again, even if it is the same.
 * @param {Element} use
 * @param {string} name
 */
function picture(use, name) {
  const href = `${deck}#${name}`;
  if (use.getAttribute("href") !== href) use.setAttribute("href", href);
}

/** @type {Record<string, (name: string, value: any) => void>} */
const painters = {
  place(name, [card, index, count]) {
    const place = places[name];
    if (card) place.dataset.card = card;
    else delete place.dataset.card;
    place.dataset.count = count;
    const [face, corner] = place.querySelectorAll(".card:not(.ghost) use");
    if (card) {
      picture(face, card);
      picture(corner, `i-${index}-${card[1]}`);
    }
    const shown = /** @type {HTMLElement} */ (place.querySelector(".count"));
    shown.dataset.shown = count;
  },
  name(place, name) {
    places[place].setAttribute("aria-label", name);
  },
  deck(_, name) {
    if (sandboxed) return void takeIn(DECKS[name]);
    deck = DECKS[name];
    for (const use of table.querySelectorAll("use[href]"))
      picture(use, use.getAttribute("href")?.split("#")[1] ?? "");
  },
  open(_, open) {
    table.dataset.open = open;
  },
  under(name, cards) {
    const place = places[name];
    place.querySelector(".under")?.remove();
    const fan = Array.isArray(cards) ? cards : [];
    place.dataset.down = String(Array.isArray(cards) ? 0 : cards);
    place.style.setProperty("--under", String(fan.length));
    if (fan.length) place.prepend(strips(fan));
  },
  mark(name, mark) {
    places[name].dataset.mark = mark;
  },
  value(name, text) {
    for (const shown of document.querySelectorAll(`[data-value="${name}"]`))
      shown.textContent = text;
  },
  enabled(name, enabled) {
    // Not disabled altogether, for then the button just pressed would lose the focus.
    for (const button of document.querySelectorAll(`[data-action="${name}"]`))
      button.setAttribute("aria-disabled", String(!enabled));
  },
  game(_, status) {
    table.dataset.gameStatus = status;
  },
  hitch(_, hitch) {
    for (const notice of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll("[data-hitch]")
    ))
      notice.hidden = notice.dataset.hitch !== hitch;
    for (const part of /** @type {NodeListOf<HTMLElement>} */ (
      document.querySelectorAll(".bar, #table, .controls")
    ))
      part.inert = hitch === "elsewhere" || (part === table && watching());
  },
  attention(_, needed) {
    /** @type {HTMLElement} */ (document.querySelector(".redeal")).classList.toggle("wanted", needed);
  },
  advice(_, advice) {
    for (const line of document.querySelectorAll("[data-advice]"))
      /** @type {HTMLElement} */ (line).hidden = line.getAttribute("data-advice") !== advice;
  },
  lesson(_, lesson) {
    document.body.dataset.lesson = lesson;
    showLine("lesson", lesson);
  },
  lit(_, lit) {
    for (const [name, place] of Object.entries(places))
      place.classList.toggle("dim", lit.length > 0 && !lit.includes(name));
  },
  tour(_, step) {
    /** @type {HTMLElement} */ (document.querySelector("#tour")).hidden = !step;
    showLine("tour", step);
  },
  sign(_, verdict) {
    const sign = /** @type {HTMLElement} */ (document.querySelector(".sign"));
    sign.hidden = !verdict;
    for (const one of sign.querySelectorAll("[data-sign]"))
      /** @type {HTMLElement} */ (one).hidden = one.getAttribute("data-sign") !== verdict;
  },
  watching(_, state) {
    document.body.dataset.watching = state;
    table.inert = watching() || controls.inert;
  },
  slider(name, [at, last]) {
    const slider = /** @type {HTMLInputElement} */ (document.getElementById(name));
    slider.max = last;
    slider.value = at;
    slider.setAttribute("aria-valuetext", `${at} / ${last}`);
  },
  left(_, count) {
    /** @type {HTMLElement} */ (document.querySelector(".redeal")).dataset.left = count;
  },
};

/**
 * The upper edges of the cards that lie under another one, in the open view.
 * @param {string[]} cards letter and suit, as "D-S"; nothing for a back
 */
function strips(cards) {
  const fan = document.createElement("div");
  fan.className = "under";
  fan.setAttribute("aria-hidden", "true");
  for (const card of cards) {
    const strip = document.createElement("div");
    if (card)
      strip.innerHTML = `<svg viewBox="0 0 200 100"><use href="${deck}#s-${card}" /></svg>`;
    else strip.className = "back";
    fan.append(strip);
  }
  return fan;
}

/**
 * Shows the line of this name, and hides the others of its kind.
 * @param {string} kind
 * @param {string} name
 */
function showLine(kind, name) {
  for (const line of document.querySelectorAll(`p[data-${kind}]`))
    /** @type {HTMLElement} */ (line).hidden = line.getAttribute(`data-${kind}`) !== name;
}

/** @param {string} sprite the file of pictures to put into the page, in place of another */
async function takeIn(sprite) {
  if (sprite === taken.dataset.sprite) return;
  taken.dataset.sprite = sprite;
  const text = await (await fetch(sprite)).text();
  if (sprite !== taken.dataset.sprite) return;
  const pictures = document.createElement("div");
  // The content policy forbids styles in markup, but not to set them.
  pictures.innerHTML = text.replaceAll(' style="', ' data-style="');
  for (const part of /** @type {NodeListOf<SVGElement>} */ (
    pictures.querySelectorAll("[data-style]")
  ))
    part.style.cssText = part.dataset.style ?? "";
  taken.replaceChildren(pictures);
  document.body.append(taken);
}

/**
 * @param {string} frame what changed, as JSON
 * @param {string} [flights] pairs [from, to] of places a card has gone, as JSON
 */
export function paint(frame, flights = "[]") {
  const landings = !flightTime() ? [] : JSON.parse(flights).map(takeOff);
  for (const [key, value] of Object.entries(JSON.parse(frame))) {
    const [kind, name] = key.split(":");
    painters[kind](name, value);
  }
  for (const land of landings) land();
}

/**
 * Remembers where a card flies from, and what lies under it where it lands.
 * @param {[string, string]} flight
 */
function takeOff([from, to]) {
  const start = cardOf(places[from]).getBoundingClientRect();
  const under = /** @type {HTMLElement} */ (cardOf(places[to]).cloneNode(true));
  return () => {
    const card = cardOf(places[to]);
    if (places[to].dataset.card) glide(card, start, under);
  };
}

/**
 * Lets a card come from elsewhere to where it lies; `under` stands in for what it covers.
 * @param {HTMLElement} card
 * @param {{left: number, top: number}} start
 * @param {HTMLElement} [under]
 */
function glide(card, start, under) {
  const end = card.getBoundingClientRect();
  const path = [
    { transform: `translate(${start.left - end.left}px, ${start.top - end.top}px)` },
    { transform: "none" },
  ];
  const place = /** @type {HTMLElement} */ (card.closest(".place"));
  place.classList.add("flying");
  if (under) {
    under.classList.add("ghost");
    card.before(under);
  }
  for (const running of card.getAnimations()) running.cancel();
  const flight = card.animate(path, { duration: flightTime(), easing: "ease-out" });
  flight.onfinish = flight.oncancel = () => {
    under?.remove();
    if (card.getAnimations().length === 0) place.classList.remove("flying");
  };
}

/**
 * A refused card goes back to its place: from where it was let go, or with a small nudge.
 * @param {string} name
 * @param {number} [x] where the middle of the card was let go, in pixels of the window
 * @param {number} [y]
 */
export function glideBack(name, x, y) {
  if (!flightTime() || !places[name].dataset.card) return;
  const card = cardOf(places[name]);
  const home = card.getBoundingClientRect();
  if (x === undefined || y === undefined) glide(card, { left: home.left - 8, top: home.top });
  else glide(card, { left: x - home.width / 2, top: y - home.height / 2 });
}

/**
 * A script that most visits do without.
 * @param {string} address
 */
export function load(address) {
  return import(address);
}

/** The rectangles of all places and of the foundation area, in pixels of the window, as JSON. */
export function layout() {
  /** @type {Record<string, number[]>} */
  const rectangles = {};
  for (const [name, place] of Object.entries(places)) rectangles[name] = rectangle(place);
  rectangles.foundations = rectangle(/** @type {Element} */ (table.querySelector(".foundations")));
  return JSON.stringify(rectangles);
}

/** @param {Element} element */
function rectangle(element) {
  const { left, top, right, bottom } = element.getBoundingClientRect();
  return [left, top, right, bottom];
}

const bubble = /** @type {HTMLElement} */ (document.querySelector("#bubble"));
let bubbleTimer = 0;

/**
 * Shows a sentence beside a place or a button for a while.
 * @param {string} name of a place or of a button's action; else it stands above the table
 * @param {string} text
 */
export function say(name, text) {
  clearTimeout(bubbleTimer);
  bubble.textContent = text;
  bubble.hidden = false;
  const frame = table.getBoundingClientRect();
  const button = document.querySelector(`.controls [data-action="${name}"]`);
  const place = (places[name] ?? button ?? table).getBoundingClientRect();
  const size = bubble.getBoundingClientRect();
  const left = (place.left + place.right - size.width) / 2 - frame.left;
  const below = place.bottom - frame.top + 4;
  const fits = below + size.height < frame.height;
  bubble.style.left = `${Math.max(6, Math.min(left, frame.width - size.width - 6))}px`;
  bubble.style.top = `${fits ? Math.max(6, below) : Math.max(6, place.top - frame.top - size.height - 6)}px`;
  bubbleTimer = setTimeout(hush, Math.max(4000, 90 * text.length));
}

/** Takes the sentence away. */
export function hush() {
  bubble.hidden = true;
}
