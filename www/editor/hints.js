// What is known of places in the text, said where the pointer rests or, when it is asked for, where the cursor is: its type, and
// where the run stands somewhere, the value that it has there.
//
// A box of our own: CodeMirror's tooltips would be fetched with the editor, long before anybody needs them.

import { Prec } from "@codemirror/state";
import { EditorView, ViewPlugin, keymap } from "@codemirror/view";

/** How long the pointer rests before something is said, in milliseconds. */
const REST = 250;

const isWord = (character) => /[\p{L}\p{N}_$]/u.test(character);

class Hints {
  constructor(view) {
    this.view = view;
    this.places = [];
    this.texts = [];
    /** Asks for the value at an offset; none while there are no values. */
    this.ask = null;
    /** What is said: where, the hint there, and the value once that is known. */
    this.said = null;
    this.timer = 0;
    this.tap = 0;
    this.box = document.createElement("div");
    this.box.className = "cm-hint";
    this.box.setAttribute("role", "status");
    this.box.hidden = true;
    view.dom.append(this.box);
  }

  /** `places` are triples of start, end and index into `texts`, inner ones behind those around them. */
  set(places, texts) {
    Object.assign(this, { places, texts });
    if (!places.length || !this.said || this.said.hint) return;
    this.said.hint = this.at(this.said.offset);
    this.draw();
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

  /** The character that is under the pointer, by its offset; null where it is over none. */
  under(event) {
    const { view } = this;
    const offset = view.posAtCoords({ x: event.clientX, y: event.clientY });
    if (offset === null) return null;
    // The offset is that of the nearest gap.
    const gap = view.coordsAtPos(offset, 1);
    return gap && event.clientX < gap.left ? offset - 1 : offset;
  }

  /** The character that the cursor is at: of a word that ends there the last one, behind a bracket that. */
  atCursor() {
    const { head } = this.view.state.selection.main;
    const [before, behind] = [head - 1, head].map((at) => this.view.state.sliceDoc(Math.max(at, 0), at + 1));
    return isWord(behind) || !(isWord(before) || before === "]") ? head : head - 1;
  }

  /** Says what is known at an offset: the hint at once, the value when it comes. */
  say(offset, hint, isTap = false) {
    this.said = { offset, hint, value: null, isTap };
    this.draw();
    this.ask?.(offset);
  }

  /** A finger does not rest: what it tapped is said. Not at once, as the cursor is not there yet: measuring would put it back. */
  tapped({ clientX, clientY }) {
    clearTimeout(this.tap);
    this.tap = setTimeout(() => {
      const offset = this.under({ clientX, clientY });
      this.hide();
      if (offset !== null) this.say(offset, this.at(offset), true);
    }, REST);
  }

  /** Whether the cursor is where a finger tapped: at the character or at one of the word's ends. */
  isTapped(state) {
    if (!this.said?.isTap) return false;
    const { offset } = this.said;
    const { from, to } = state.wordAt(offset) ?? { from: offset, to: offset + 1 };
    const { head } = state.selection.main;
    return from <= head && head <= to;
  }

  /** The value at an offset came. */
  tell([offset, from, to], [text, value, kind]) {
    if (this.said?.offset !== offset || from === to) return;
    this.said.value = { from, to, text, value, kind };
    this.draw();
  }

  /** Where what is said belongs to; null where nothing is. */
  shown() {
    return this.said?.value ?? this.said?.hint ?? null;
  }

  draw() {
    const shown = this.shown();
    const place = shown && this.view.coordsAtPos(shown.from);
    this.box.hidden = !place;
    if (!place) return;
    const { hint, value } = this.said;
    const part = (name, text) => {
      const element = document.createElement("span");
      element.className = `cm-hint__${name}`;
      element.textContent = text;
      return element;
    };
    const parts = [];
    if (value) parts.push(part("name", `${value.text} = `), part("value", value.value), " ", part("kind", value.kind));
    if (hint) parts.push(part("type", hint.text));
    this.box.replaceChildren(...parts);
    const area = this.view.dom.getBoundingClientRect();
    const { width, height } = this.box.getBoundingClientRect();
    const above = place.top - area.top - height - 2;
    const left = Math.min(place.left - area.left, area.width - width - 4);
    this.box.style.left = `${Math.max(left, 4)}px`;
    this.box.style.top = `${above < 0 ? place.bottom - area.top + 2 : above}px`;
  }

  hide() {
    clearTimeout(this.timer);
    const had = this.shown() !== null;
    this.said = null;
    this.box.hidden = true;
    return had;
  }

  /** Values are asked for in this way from now on; those that were said are over. */
  connect(ask) {
    this.ask = ask;
    if (this.said?.value) this.hide();
    else if (this.said) this.said.offset = -1;
  }

  /** The pointer moved. What it is over stays, and so does what is said when it goes there. */
  moved(event) {
    clearTimeout(this.timer);
    if (this.box.contains(event.target)) return;
    const offset = this.under(event);
    const shown = this.shown();
    if (shown && offset !== null && shown.from <= offset && offset < shown.to) return;
    this.timer = setTimeout(() => {
      this.hide();
      if (offset === null) return;
      const hint = this.at(offset);
      // A place at whose end the pointer is beside, not over.
      this.say(offset, hint && offset < hint.to ? hint : null);
    }, REST);
  }

  /** The pointer left; a finger does so with each tap. */
  left() {
    if (!this.said?.isTap) this.hide();
  }

  /** Says what is known at the cursor. */
  sayAtCursor() {
    this.hide();
    this.say(this.atCursor(), this.at(this.view.state.selection.main.head));
  }

  update(update) {
    // After an edit the places are others; new ones are on their way.
    if (update.docChanged) this.set([], []);
    const moved = update.selectionSet || update.viewportChanged;
    if (update.docChanged || (moved && !this.isTapped(update.state))) this.hide();
    // The keyboard of a phone comes with the tap; where things are then is known when this is over.
    else if (moved || (this.said && update.geometryChanged)) setTimeout(() => this.draw());
  }

  destroy() {
    clearTimeout(this.tap);
    this.hide();
    this.box.remove();
  }
}

const plugin = ViewPlugin.fromClass(Hints);

const show = (view) => {
  view.plugin(plugin)?.sayAtCursor();
  return true;
};

export const hints = [
  plugin,
  EditorView.domEventHandlers({
    mousemove: (event, view) => view.plugin(plugin)?.moved(event),
    mouseleave: (_, view) => void view.plugin(plugin)?.left(),
    click: (event, view) => void (event.pointerType === "touch" && view.plugin(plugin)?.tapped(event)),
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

/** Whether there are values, and who is asked for them. What was said of values is over. */
export const connect = (view, standing, ask) => view.plugin(plugin)?.connect(standing ? ask : null);

/** Says a value; see `Editor.setValue`. */
export const setValue = (view, place, texts) => view.plugin(plugin)?.tell(place, texts);

/** Tells of a move of the pointer that happened before this was here. */
export const moved = (view, event) => view.plugin(plugin)?.moved(event);
