// Marks over spans of text: the current statement, what is linked to the pointer elsewhere, problems.
// A mark named N is shown with the class `cm-mark-N`; the line on which "current" starts gets one too.

import { StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView } from "@codemirror/view";

/** Begins the name of a mark over a part that has been worked out; its value follows, which is shown in the part's place. */
const INSIDE = "inside=";

/** Replaces all marks by a list of `{from, to, name}`. */
export const setMarks = StateEffect.define();

function build(list, doc) {
  const ranges = [];
  for (const { from, to, name } of list) {
    const start = Math.min(from, doc.length);
    const end = Math.min(to, doc.length);
    let last = end;
    if (name === "current") {
      const line = doc.lineAt(start);
      ranges.push(Decoration.line({ class: "cm-line-current" }).range(line.from));
      // Of a construct over many lines its head says enough.
      last = Math.min(end, line.to);
    }
    if (start < last && name.startsWith(INSIDE)) {
      const value = name.slice(INSIDE.length);
      const attributes = { "data-value": value, title: `${doc.sliceString(start, last)} is ${value}` };
      ranges.push(Decoration.mark({ class: "cm-mark-inside", attributes }).range(start, last));
    } else if (start < last) ranges.push(Decoration.mark({ class: `cm-mark-${name}` }).range(start, last));
  }
  return Decoration.set(ranges, true);
}

export const marks = StateField.define({
  create: () => Decoration.none,
  update(set, transaction) {
    let next = set.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setMarks)) next = build(effect.value, transaction.state.doc);
    }
    return next;
  },
  provide: (field) => EditorView.decorations.from(field),
});
