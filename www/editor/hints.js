// What is known of places in the text, said where the pointer rests or, when it is asked for, where the cursor is.
//
// A box of our own: CodeMirror's tooltips would be fetched with the editor, long before anybody needs them.

import { Prec } from "@codemirror/state";
import { EditorView, ViewPlugin, keymap } from "@codemirror/view";

/** How long the pointer rests before something is said, in milliseconds. */
const REST = 250;

class Hints {
  constructor(view) {
    this.view = view;
    this.places = [];
    this.texts = [];
    this.shown = null;
    this.timer = 0;
    this.box = document.createElement("div");
    this.box.className = "cm-hint";
    this.box.setAttribute("role", "status");
    this.box.hidden = true;
    view.dom.append(this.box);
  }

  /** `places` are triples of start, end and index into `texts`, inner ones behind those around them. */
  set(places, texts) {
    Object.assign(this, { places, texts });
  }

  /** The smallest hint at an offset; at the end of a word, that of the word. */
  at(offset) {
    const { places, texts } = this;
    let found = null;
    for (let at = 0; at < places.length && places[at] <= offset; at += 3) {
      const hint = { from: places[at], to: places[at + 1], text: texts[places[at + 2]] };
      const isHere = offset <= hint.to;
      if (isHere && (!found || hint.to - hint.from <= found.to - found.from)) found = hint;
    }
    return found;
  }

  show(hint) {
    const place = hint && this.view.coordsAtPos(hint.from);
    if (!place) return this.hide();
    this.shown = hint;
    this.box.textContent = hint.text;
    this.box.hidden = false;
    const area = this.view.dom.getBoundingClientRect();
    const { width, height } = this.box.getBoundingClientRect();
    const above = place.top - area.top - height - 2;
    const left = Math.min(place.left - area.left, area.width - width - 4);
    this.box.style.left = `${Math.max(left, 4)}px`;
    this.box.style.top = `${above < 0 ? place.bottom - area.top + 2 : above}px`;
  }

  hide() {
    clearTimeout(this.timer);
    const had = this.shown !== null;
    this.shown = null;
    this.box.hidden = true;
    return had;
  }

  /** The pointer moved. What it is over stays, and so does what is said when it goes there. */
  moved(event) {
    clearTimeout(this.timer);
    if (this.box.contains(event.target)) return;
    const offset = this.view.posAtCoords({ x: event.clientX, y: event.clientY });
    const { shown } = this;
    if (shown && offset !== null && shown.from <= offset && offset < shown.to) return;
    this.timer = setTimeout(() => {
      const hint = offset === null ? null : this.at(offset);
      // A place at whose end the pointer is beside, not over.
      if (hint && offset < hint.to) this.show(hint);
      else this.hide();
    }, REST);
  }

  update(update) {
    // After an edit the places are others; new ones are on their way.
    if (update.docChanged) this.set([], []);
    if (update.docChanged || update.selectionSet || update.viewportChanged) this.hide();
  }

  destroy() {
    this.hide();
    this.box.remove();
  }
}

const plugin = ViewPlugin.fromClass(Hints);

const show = (view) => {
  const hints = view.plugin(plugin);
  hints?.show(hints.at(view.state.selection.main.head));
  return true;
};

export const hints = [
  plugin,
  EditorView.domEventHandlers({
    mousemove: (event, view) => view.plugin(plugin)?.moved(event),
    mouseleave: (_, view) => void view.plugin(plugin)?.hide(),
  }),
  Prec.high(
    keymap.of([
      { key: "Mod-k Mod-i", run: show },
      { key: "Escape", run: (view) => view.plugin(plugin)?.hide() ?? false },
    ]),
  ),
];

/** Says these texts at these places. */
export const setHints = (view, places, texts) => view.plugin(plugin)?.set(places, texts);
