// The table in which two programs stand beside each other line by line: their sources, their IR, or their basic blocks.
//
// The IR is read in a page of its own, so that the two at hand stay where they are.

import { align, blocks, instruction, instructionKey } from "./align.js";

const inside = (frame, selector) => frame.contentDocument.querySelector(selector);
const pause = (time) => new Promise((done) => setTimeout(done, time));

async function wait(ready) {
  for (let tries = 0; tries < 1500 && !ready(); tries++) await pause(20);
}

/** A page's editor, once it is there. */
function editor(frame) {
  const all = frame.contentDocument.querySelectorAll(".pane--source *");
  return [...all].find((each) => each.readText);
}

/** What is in it, drawn or not. */
const text = (frame) => editor(frame)?.readText() ?? "";

const lines = (whole) => whole.replace(/\n$/, "").split("\n");

/** The IR of the program that a link holds: a page opens it and is asked for the text. */
async function read(link) {
  const frame = document.createElement("iframe");
  frame.hidden = true;
  frame.src = `./?side#${link}`;
  document.body.append(frame);
  try {
    await new Promise((loaded) => frame.addEventListener("load", loaded, { once: true }));
    await wait(() => inside(frame, ".app[aria-busy=false]") && editor(frame));
    const language = inside(frame, "select[aria-label=Language]");
    const source = text(frame);
    if (language.value !== "ir") {
      language.value = "ir";
      language.dispatchEvent(new frame.contentWindow.Event("change", { bubbles: true }));
      await wait(() => text(frame) !== source);
    }
    return { source, ir: text(frame) };
  } finally {
    frame.remove();
  }
}

/** What stands in the table for each kind. */
const KINDS = {
  source: { of: (program) => lines(program.source), key: (line) => line.trim(), shown: (line) => line },
  ir: { of: (program) => lines(program.ir), key: instructionKey, shown: instruction },
  cfg: { of: (program) => blocks(lines(program.ir)), key: (line) => instructionKey(line.replace(/_\d+\b/g, "")), shown: (line) => line },
};

const SIGNS = { same: ["", "the same"], changed: ["≠", "different"], left: ["◂", "only on the left"], right: ["▸", "only on the right"] };

/** Fills the table; gives how many rows differ. */
export function fill(table, kind, programs) {
  const { of, key, shown } = KINDS[kind];
  const [left, right] = programs.map(of);
  const rows = align(left, right, key);
  const body = document.createElement("tbody");
  for (const row of rows) {
    const what = row.same ? "same" : row.left === null ? "right" : row.right === null ? "left" : "changed";
    const line = body.insertRow();
    line.className = `aligned__row aligned__row--${what}`;
    for (const [side, list] of [["left", left], ["right", right]]) {
      if (side === "right") {
        const sign = line.insertCell();
        sign.className = "aligned__sign";
        sign.innerHTML = `<span aria-hidden="true">${SIGNS[what][0]}</span><span class="visually-hidden">${SIGNS[what][1]}</span>`;
      }
      const at = row[side];
      const number = line.insertCell();
      number.className = "aligned__number";
      number.textContent = at === null ? "" : at + 1;
      const cell = line.insertCell();
      cell.className = "aligned__line";
      cell.textContent = at === null ? "" : shown(list[at]);
      if (at !== null) line.dataset[side] = at + 1;
    }
  }
  table.tBodies[0].replaceWith(body);
  return rows.filter((row) => !row.same).length;
}

/** Marks the lines at which the two runs stand, and brings them into view. */
export function mark(table, kind, frames) {
  for (const row of table.querySelectorAll(".aligned__here")) row.classList.remove("aligned__here");
  if (kind !== "source") return;
  for (const [side, frame] of [["left", frames[0]], ["right", frames[1]]]) {
    const place = inside(frame, ".stack__line")?.textContent.slice(1);
    const row = table.querySelector(`[data-${side}="${place}"]`);
    const cell = row?.cells[side === "left" ? 1 : 4];
    cell?.classList.add("aligned__here");
    cell?.scrollIntoView({ block: "nearest" });
  }
}

/** Both programs of the links, to be set beside each other. */
export function programs(links) {
  return Promise.all(links.map(read));
}
