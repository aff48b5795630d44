// How long CodeMirror may read a changed text before it shows the change. What is not read by then is read when the browser is idle
// (`idle.js`), in the colours of what was read before: 20 milliseconds, which CodeMirror takes by itself while a long text is not
// read to its end, are half of what a key may take. `work` is no part of what it documents; `reading.test.mjs` says whether this holds.

import { ParseContext } from "@codemirror/language";

/** At most so many milliseconds within a change. */
const SLICE = 5;

const { work } = ParseContext.prototype;

/** As before, but for less time. A text that nothing was read of yet has no colours to go on with. */
ParseContext.prototype.work = function (until, upto) {
  const again = typeof until === "number" && this.fragments.length > 0;
  return work.call(this, again ? Math.min(until, SLICE) : until, upto);
};
