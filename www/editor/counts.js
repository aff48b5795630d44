// How often each line has begun, in a gutter of its own. Its width is the same whatever it shows, so that nothing moves with a step.

import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { gutter, GutterMarker } from "@codemirror/view";

/** Replaces all counts: `lines` are pairs of line and weight in percent, `texts` pairs of what is shown and what is said. */
export const setCounts = StateEffect.define();

class Count extends GutterMarker {
  constructor(text, said, weight) {
    super();
    Object.assign(this, { text, said, weight });
  }

  eq(other) {
    return this.text === other.text && this.said === other.said && this.weight === other.weight;
  }

  toDOM() {
    const mark = document.createElement("span");
    mark.className = this.weight ? "cm-count" : "cm-count cm-count--none";
    mark.style.setProperty("--weight", `${this.weight}%`);
    mark.title = `This line ${this.said}`;
    mark.textContent = this.text;
    return mark;
  }
}

function build({ lines, texts }, doc) {
  const ranges = [];
  for (let at = 0; at < lines.length; at += 2) {
    if (lines[at] > doc.lines) continue;
    const count = new Count(texts[at], texts[at + 1], lines[at + 1]);
    ranges.push(count.range(doc.line(lines[at]).from));
  }
  return RangeSet.of(ranges);
}

const field = StateField.define({
  create: () => RangeSet.empty,
  update(set, transaction) {
    let next = set.map(transaction.changes);
    for (const effect of transaction.effects) {
      if (effect.is(setCounts)) next = build(effect.value, transaction.state.doc);
    }
    return next;
  },
});

export const counts = [field, gutter({ class: "cm-counts", markers: (view) => view.state.field(field) })];
