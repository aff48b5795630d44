// Breakpoints: a mark in the gutter of each line that has any. They move with the text.
//
// What a line has is a number of bits: 1 a breakpoint, 2 a log, 4 breakpoints and 8 logs on instructions of the line. A breakpoint is
// round and a log has corners; what is only on instructions is hollow, and what is on them as well has a ring around it.

import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { gutter, GutterMarker } from "@codemirror/view";

/** Replaces the set by pairs of a line and what it has. */
export const setBreakpoints = StateEffect.define();

const titles = [
  [1, "Breakpoint: a run stops before this line"],
  [2, "Log: a run says something before this line"],
  [4, "Breakpoint on an instruction of this line"],
  [8, "Log on an instruction of this line"],
];

class Mark extends GutterMarker {
  constructor(has) {
    super();
    this.has = has;
  }

  eq(other) {
    return this.has === other.has;
  }

  toDOM() {
    const { has } = this;
    const mark = document.createElement("span");
    const isLog = has & 3 ? Boolean(has & 2) : !(has & 4);
    const isWithin = has & 12;
    const isOnLine = has & 3;
    // As the page's own signs are; see `css/breakpoint.css`.
    mark.className = "cm-breakpoint breakpoint";
    mark.classList.toggle("breakpoint--log", isLog);
    mark.classList.toggle("breakpoint--hollow", !isOnLine);
    mark.classList.toggle("breakpoint--ring", Boolean(isOnLine && isWithin));
    mark.title = titles.filter(([bit]) => has & bit).map(([, title]) => title).join("\n");
    return mark;
  }
}

const field = StateField.define({
  create: () => RangeSet.empty,
  update(set, transaction) {
    let next = set.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setBreakpoints)) continue;
      const { doc } = transaction.state;
      const marks = [];
      for (let at = 0; at < effect.value.length; at += 2) {
        const [line, has] = effect.value.slice(at, at + 2);
        if (line >= 1 && line <= doc.lines) marks.push(new Mark(has).range(doc.line(line).from));
      }
      next = RangeSet.of(marks, true);
    }
    return next;
  },
});

/** The marks with their lines, in order. */
function marks(state) {
  const found = [];
  for (let at = state.field(field).iter(); at.value; at.next()) {
    found.push([at.value, state.doc.lineAt(at.from).number]);
  }
  return found;
}

/** Pairs of a line that has breakpoints and what it has, in order. */
export function breakpointLines(state) {
  return marks(state).flatMap(([mark, line]) => [line, mark.has]);
}

/** What has become of lines with breakpoints: pairs of a line and what it is now, 0 where it is gone; none of those that stayed. */
export function movedLines(before, after) {
  const now = new Map(marks(after));
  const pairs = marks(before).map(([mark, line]) => [line, now.get(mark) ?? 0]);
  return pairs.filter(([from, to]) => from !== to).flat();
}

/** @param {(line: number) => void} clicked */
export function breakpoints(clicked) {
  return [
    field,
    gutter({
      class: "cm-breakpoints",
      markers: (view) => view.state.field(field),
      initialSpacer: () => new Mark(1),
      domEventHandlers: {
        mousedown(view, line) {
          clicked(view.state.doc.lineAt(line.from).number);
          return true;
        },
      },
    }),
  ];
}
