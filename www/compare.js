// Two programs side by side: two pages, worked as a person would, by the same keys, and read by what they show.
//
// The address holds both links, `#left~right`, or names two examples, `?left=…&right=…`.

const FRAME = `
  .toolbar__moves, .toolbar__page, .counter, .brand, .tabbar, .workbench > .splitter, .pane--state { display: none !important; }
  .toolbar { display: block !important; }
  .workbench {
    display: grid !important;
    grid-template: "source" minmax(0, 5fr) "middle" minmax(0, 5fr) "lower" minmax(0, 2.4fr) / minmax(0, 1fr) !important;
  }
  .pane--source, .pane--middle, .pane--lower { display: flex !important; border-left: none; }
`;

import { fill, mark, programs } from "./aligned.js";

const frames = ["left", "right"].map((id) => document.getElementById(id));
const verdict = document.querySelector(".bar__verdict");
const show = document.querySelector(".bar__show");

const inside = (frame, selector) => frame.contentDocument.querySelector(selector);
const pause = (time) => new Promise((done) => setTimeout(done, time));

/** Waits until a page has nothing under way. */
async function settled(frame) {
  await pause(20);
  while (!inside(frame, ".app[aria-busy=false]")) await pause(20);
}

/** Presses a key in a page, such as `Shift+F10`. */
function press(frame, keys) {
  const [key, shift] = keys.split("+").reverse();
  const init = { key, shiftKey: shift === "Shift", bubbles: true, cancelable: true };
  inside(frame, "body").dispatchEvent(new frame.contentWindow.KeyboardEvent("keydown", init));
}

/** Both pages do the same, one after the other has settled. */
async function both(act) {
  for (const frame of frames) act(frame);
  await Promise.all(frames.map(settled));
  judge();
  if (kind) mark(table, kind, frames);
}

/** The lines that a program has printed, as far as its run is known. */
function output(frame) {
  const lines = frame.contentDocument.querySelectorAll(".output__line .output__text");
  return [...lines].map((line) => line.textContent.trimEnd());
}

/** The first line in which the outputs differ; -1 where there is none. */
function difference([left, right]) {
  const longest = Math.max(left.length, right.length);
  for (let at = 0; at < longest; at++) if (left[at] !== right[at]) return at;
  return -1;
}

/** While something else stands in the verdict's place: what ends that. */
let told;

function tell(text) {
  clearTimeout(told);
  verdict.textContent = text;
  told = setTimeout(() => {
    told = undefined;
    judge();
  }, 4000);
}

/** What there is to say of two outputs, and whether they are the same as far as that can be said. */
function judged(outputs) {
  // One that could not be loaded, say, has no output to compare.
  const rested = frames.map((frame) => inside(frame, ".counter")?.dataset.known === "0");
  if (rested[0] !== rested[1]) return [`The program on the ${rested[0] ? "left" : "right"} has not run.`, ""];
  const at = difference(outputs);
  if (at >= 0) return [`The outputs differ from line ${at + 1} on.`, "false"];
  const count = outputs[0].length;
  if (count === 0) return ["Nothing printed yet: run both to the end.", ""];
  return [`The same output: ${count === 1 ? "1 line" : `${count} lines`}.`, "true"];
}

function judge() {
  const [text, same] = judged(frames.map(output));
  if (!told && verdict.textContent !== text) verdict.textContent = text;
  verdict.dataset.same = same;
  show.hidden = same !== "false";
}

/** Takes both runs to where they printed the first line that differs. */
async function showDifference() {
  const at = difference(frames.map(output));
  await both((frame) => {
    const lines = frame.contentDocument.querySelectorAll(".output__line");
    (lines[at] ?? lines[lines.length - 1])?.click();
  });
}

/** The links of both programs as they stand. */
async function links() {
  // The page's own key makes its address say where it stands.
  for (const frame of frames) press(frame, "s");
  await Promise.all(frames.map(settled));
  return frames.map((frame) => frame.contentWindow.location.hash.slice(1));
}

async function copyLink() {
  const [left, right] = await links();
  history.replaceState(null, "", `#${left}~${right}`);
  await navigator.clipboard.writeText(location.href);
  tell("Link copied: it opens both programs at these steps.");
}

const aligned = document.querySelector(".aligned");
const table = aligned.querySelector("table");
let kind = "";

/** Shows both line by line, or the two pages again. */
async function beside(wanted) {
  kind = wanted === kind ? "" : wanted;
  for (const button of document.querySelectorAll("[data-aligned]")) {
    button.setAttribute("aria-pressed", String(button.dataset.aligned === kind));
  }
  aligned.hidden = !kind;
  if (!kind) return;
  const count = aligned.querySelector(".aligned__count");
  count.textContent = "Reading both programs…";
  const both = await programs(await links());
  if (!kind) return;
  const different = fill(table, kind, both);
  count.textContent = different === 0 ? "Nothing differs." : different === 1 ? "1 row differs." : `${different} rows differ.`;
  mark(table, kind, frames);
}

function choose(panel) {
  for (const button of document.querySelectorAll("[data-panel]")) {
    button.setAttribute("aria-pressed", String(button.dataset.panel === panel));
  }
  return both((frame) => inside(frame, `#tab-${panel}`)?.click());
}

/** Opens a page in a frame: at a link, or with an example. */
async function open(frame, link, example) {
  frame.src = link ? `./?side#${link}` : `./?side&example=${encodeURIComponent(example)}`;
  await new Promise((loaded) => frame.addEventListener("load", loaded, { once: true }));
  const style = new frame.contentWindow.CSSStyleSheet();
  style.replaceSync(FRAME);
  frame.contentDocument.adoptedStyleSheets.push(style);
  await settled(frame);
  if (!link) {
  }
  // Whatever is done in the page itself is compared as well.
  new frame.contentWindow.MutationObserver(judge).observe(inside(frame, ".app"), { attributes: true, attributeFilter: ["aria-busy"] });
}

const asked = new URLSearchParams(location.search);
const [left, right] = ["left", "right"].map((side) => asked.get(side) ?? document.body.dataset[side]);
const given = location.hash.slice(1).split("~");
if (given.length === 1) given.push(given[0]);
await Promise.all([open(frames[0], given[0], left), open(frames[1], given[1], right)]);
await choose("ir");
document.body.dataset.ready = "true";

document.querySelector(".bar").addEventListener("click", (event) => {
  const { key, panel, aligned } = event.target.closest("button")?.dataset ?? {};
  if (aligned) beside(aligned);
  if (key) both((frame) => press(frame, key));
  if (panel) choose(panel);
});
addEventListener("keydown", (event) => {
  const keys = (event.shiftKey ? "Shift+" : "") + event.key;
  if (!document.querySelector(`[data-key="${keys}"]`)) return;
  event.preventDefault();
  both((frame) => press(frame, keys));
});
show.addEventListener("click", showDifference);
document.querySelector(".bar__link").addEventListener("click", copyLink);
