// A short tour of the page, offered to those who have never seen it. Fetched when it is offered.

const SEEN = "reddragon.tour";

const STOPS = [
  [".pane--source", "The program", "This is an example that has already run. Change it, or paste your own: everything else follows at once."],
  [".toolbar__moves", "Through the run", "Step forwards and backwards: F10 and Shift+F10, or the arrow keys for single instructions. Nothing is lost by going too far."],
  [".pane--middle", "What it becomes", "The instructions that the program is turned into, its control-flow graph and its syntax tree. Point at something, and its source lights up."],
  [".pane--state", "What it holds", "Calls and variables at this step. Click a value to go to the step that wrote it."],
  [".timeline", "The whole run", "One strip from start to end. Click anywhere to be there, or play it."],
  [".button--share", "Share", "A link that opens at this very step, for anybody, without an account."],
];

const STYLE = `
.tour { position: fixed; z-index: 30; left: 16px; bottom: 88px; width: min(340px, calc(100vw - 32px)); padding: 14px 16px;
  border: 1px solid var(--border-strong); border-radius: 10px; background: var(--surface); color: var(--text);
  box-shadow: 0 8px 28px var(--shadow); }
.tour h2 { font-size: 15px; margin-bottom: 4px; }
.tour p { color: var(--text-soft); }
.tour__buttons { display: flex; justify-content: flex-end; align-items: center; gap: 8px; margin-top: 10px; }
.tour__count { margin-right: auto; color: var(--text-faint); font-size: var(--small); }
.tour button { min-height: 32px; padding: 0 12px; border: 1px solid var(--border-strong); border-radius: 7px; background: var(--surface); }
.tour button.tour__on { border-color: var(--brand-strong); background: var(--brand-strong); color: var(--on-strong); }
.tour-stop { outline: 3px solid var(--focus) !important; outline-offset: -3px; }
@media (max-width: 760px) { .tour { left: 16px; bottom: 150px; } }
`;

let card;

/** Offers the tour, once in the life of this browser, when the page has nothing more urgent to do. */
export async function offer() {
  try {
    if (localStorage.getItem(SEEN)) return;
  } catch {
    return; // What is not remembered would come again and again.
  }
  await until(() => document.querySelector(".app[aria-busy=false]"));
  draw("New here?", "See what this page can do, in six short stops.", "", [
    ["No, thanks", end],
    ["Show me", start],
  ]);
}

/** Starts the tour, whether or not it was seen. */
export async function start() {
  // A dialog that it was asked for in takes the keyboard back to where that was before, when it closes.
  await until(() => !document.querySelector("dialog[open]"));
  stop(0);
  card.querySelector(".tour__on").focus();
}

async function until(holds) {
  while (!holds()) await new Promise((done) => setTimeout(done, 50));
}

const visible = (selector) => document.querySelector(selector)?.getClientRects().length > 0;

function stop(at) {
  const stops = STOPS.filter(([selector]) => visible(selector));
  const [selector, title, text] = stops[at];
  const last = at === stops.length - 1;
  draw(title, text, `${at + 1} of ${stops.length}`, [
    last ? null : ["Skip", end],
    at > 0 ? ["Back", () => stop(at - 1)] : null,
    last ? ["Done", end] : ["Next", () => stop(at + 1)],
  ]);
  document.querySelector(selector).classList.add("tour-stop");
}

const style = new CSSStyleSheet();
style.replaceSync(STYLE);

function draw(title, text, count, buttons) {
  const hadFocus = card?.contains(document.activeElement);
  clear();
  card = document.createElement("aside");
  card.className = "tour";
  card.setAttribute("aria-label", "Tour");
  const row = element("div", "");
  row.className = "tour__buttons";
  const counter = element("span", count);
  counter.className = "tour__count";
  row.append(counter);
  const shown = buttons.filter(Boolean);
  for (const [name, act] of shown) {
    const button = element("button", name);
    button.type = "button";
    button.addEventListener("click", act);
    row.append(button);
  }
  row.lastElementChild.classList.add("tour__on");
  const says = element("div", "");
  says.setAttribute("role", "status");
  says.append(element("h2", title), element("p", text));
  card.append(says, row);
  card.addEventListener("keydown", (event) => event.key === "Escape" && end());
  if (!document.adoptedStyleSheets.includes(style)) document.adoptedStyleSheets.push(style);
  document.body.append(card);
  if (hadFocus) row.lastElementChild.focus();
}

function element(name, text) {
  const made = document.createElement(name);
  made.textContent = text;
  return made;
}

function clear() {
  document.querySelector(".tour-stop")?.classList.remove("tour-stop");
  card?.remove();
}

function end() {
  clear();
  try {
    localStorage.setItem(SEEN, "seen");
  } catch {
    // Then it is offered again.
  }
}
