// Breakpoints: a dot in the gutter of each line that has one. They move with the text.

import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { gutter, GutterMarker } from "@codemirror/view";

/** Replaces the set by these lines. */
export const setBreakpoints = StateEffect.define();

const dot = new (class extends GutterMarker {
  toDOM() {
    const mark = document.createElement("span");
    mark.className = "cm-breakpoint";
    mark.title = "Breakpoint: a run stops before this line";
    return mark;
  }
})();

const field = StateField.define({
  create: () => RangeSet.empty,
  update(set, transaction) {
    let next = set.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (!effect.is(setBreakpoints)) continue;
      const { doc } = transaction.state;
      const lines = effect.value.filter((line) => line >= 1 && line <= doc.lines);
      next = RangeSet.of(lines.map((line) => dot.range(doc.line(line).from)), true);
    }
    return next;
  },
});

/** The lines that have one, in order, each once. */
export function breakpointLines(state) {
  const lines = new Set();
  for (let at = state.field(field).iter(); at.value; at.next()) {
    lines.add(state.doc.lineAt(at.from).number);
  }
  return [...lines].sort((a, b) => a - b);
}

/** @param {(line: number) => void} clicked */
export function breakpoints(clicked) {
  return [
    field,
    gutter({
      class: "cm-breakpoints",
      markers: (view) => view.state.field(field),
      initialSpacer: () => dot,
      domEventHandlers: {
        mousedown(view, line) {
          clicked(view.state.doc.lineAt(line.from).number);
          return true;
        },
      },
    }),
  ];
}
