// A short tour of the page, offered to those who have never seen it. It does what it speaks of. Fetched when it is offered.

const SEEN = "reddragon.tour";

/** Where one is led, what is said there, the panel that is opened for it, and the button that is pressed. */
const STOPS = [
  { at: ".pane--source", title: "The program", opens: "Source", says: "This is an example that has already run. Change it, or paste your own: everything else follows at once." },
  { at: ".toolbar__moves", title: "One step back", does: "Step back", says: "A step back has just been taken: the marked line runs next. F10 goes on, Shift+F10 goes back. Nothing is lost by going too far." },
  { at: ".pane--middle", title: "How it flows", opens: "CFG", says: "Each block holds lines that run one after another, and arrows lead to what may come next: the thicker, the more often. IR, beside it, has the instructions." },
  { at: ".pane--state", title: "What it holds", opens: "State", says: "Calls and variables at this step. Click a value to go to the step that wrote it; the pencil gives it another." },
  { at: ".pane--middle", title: "Memory", opens: "Memory", says: "Objects, and arrows to what they lead to, as they are at this step." },
  { at: ".pane--middle", title: "Paths", opens: "Paths", does: findPaths, says: "What a function does for every input: each way through it, with values that lead there. Bugs for inputs that nobody has tried are found here." },
  { at: ".pane--lower", title: "Output and input", opens: "Output", says: "What the program has printed by this step. One that reads input waits, and asks for it here." },
  { at: ".timeline", title: "The whole run", says: "One strip from start to end. Click anywhere to be there, or play it." },
  { at: ".button--share", title: "Share", says: "A link that opens at this very step, for anybody, without an account." },
];

const STYLE = `
.tour { position: fixed; z-index: 30; left: 36vw; bottom: 88px; width: min(340px, calc(100vw - 32px)); padding: 14px 16px;
  border: 1px solid var(--border-strong); border-radius: 10px; background: var(--surface); color: var(--text);
  box-shadow: 0 8px 28px var(--shadow); }
.tour--aside { left: 16px; }
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
  draw("New here?", `See what this page can do, in ${STOPS.length} short stops.`, "", [
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

/** The button of the page that is called so, where it can be seen. */
const button = (name) =>
  [...document.querySelectorAll("button")].find(
    (each) => (each.getAttribute("aria-label") ?? each.textContent.trim()) === name && each.getClientRects().length > 0 && !card?.contains(each),
  );

/** Finds all paths of the program's first function. */
async function findPaths() {
  const choice = () => document.querySelector(".pane--middle #panel-worlds select");
  for (let frames = 0; frames < 60 && !choice(); frames++) await new Promise(requestAnimationFrame);
  const first = choice()?.options[1];
  if (!first) return;
  first.selected = true;
  choice().dispatchEvent(new Event("change", { bubbles: true }));
  // The choice is taken up in the next frame.
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  button("Find all paths")?.click();
}

/** The panel that was in front before the tour. */
let before;

function stop(at, forwards = true) {
  const { at: selector, title, says, opens, does } = STOPS[at];
  const last = at === STOPS.length - 1;
  before ??= [...document.querySelectorAll(".pane--middle [role=tab][aria-selected=true], .tabbar__item[aria-current]")]
    .find((each) => each.getClientRects().length > 0)
    ?.textContent.trim();
  if (opens) button(opens)?.click();
  // Going back through the tour does nothing twice.
  if (does && forwards) typeof does === "string" ? button(does)?.click() : does();
  draw(title, says, `${at + 1} of ${STOPS.length}`, [
    last ? null : ["Skip", end],
    at > 0 ? ["Back", () => stop(at - 1, false)] : null,
    last ? ["Done", end] : ["Next", () => stop(at + 1)],
  ]);
  // The card stands in the middle, where no code is, unless that is what it speaks of.
  card.classList.toggle("tour--aside", selector === ".pane--middle");
  // What was opened is drawn a moment later.
  requestAnimationFrame(() => {
    document.querySelector(".tour-stop")?.classList.remove("tour-stop");
    if (card.isConnected && visible(selector)) document.querySelector(selector).classList.add("tour-stop");
  });
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
  if (before) button(before)?.click();
  before = undefined;
  try {
    localStorage.setItem(SEEN, "seen");
  } catch {
    // Then it is offered again.
  }
}
