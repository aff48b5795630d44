// The source editor behind a thin interface: text in, decorations in, events out.
//
// Offsets are UTF-16 code units from the start of the document; lines count from 1.
// The page owns all state but the text being typed, the selection and the undo history; whatever it
// passes in is shown as it is, so nothing here decides what is current, linked or broken.
//
// The bundle is made as for a browser without `navigator.scheduling`: with it, CodeMirror highlights a long text in tasks of
// 100 milliseconds that only input ends, without it in what is idle of a frame (`idle.js`). And as for one without `Intl.Segmenter`: making
// one takes 20 milliseconds when the script is read, for keys that are not bound here.

import { closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentWithTab } from "@codemirror/commands";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { Annotation, Compartment, EditorState } from "@codemirror/state";
import {
  drawSelection,
  EditorView,
  highlightActiveLine,
  highlightSpecialChars,
  keymap,
  lineNumbers,
} from "@codemirror/view";
import { breakpoints, breakpointLines, movedLines, setBreakpoints } from "./breakpoints.js";
import { adoptStyles } from "./styles.js";
import { highlighting, theme } from "./theme.js";
import { typedOver } from "./typing.js";
import { marks, setMarks } from "./marks.js";
import "./reading.js";

/** Marks a change that the page made, which is not reported back to it. */
const fromPage = Annotation.define();

/**
 * Grammars are modules of their own, fetched when a document first needs them. A language's is in its folder: the bundler makes a
 * module of each file that this pattern names.
 */
const grammar = (name) => (name === "ir" ? import("./ir.js") : import(`../../core/languages/${name}/editor.js`));

/** What a fetched script does to the view is a task of its own, between which and the script's own the page can answer. */
const nextTask = () => new Promise((done) => setTimeout(done));

class Editor {
  constructor() {
    this.language = new Compartment();
    this.hints = new Compartment();
    this.counts = new Compartment();
    this.search = new Compartment();
    this.searching = null;
    this.hinting = null;
    this.counting = null;
    this.standing = false;
    this.wanted = "";
    /** The file that is shown, and the states that others were left in. */
    this.file = 0;
    this.left = new Map();
    /** What is told of what happens; see `create`. */
    this.told = null;
    let reported = -1;
    const point = (offset) => {
      if (offset !== reported) this.told.pointed((reported = offset));
    };
    const pointer = EditorView.domEventHandlers({
      mousemove: (event, view) => {
        point(view.posAtCoords({ x: event.clientX, y: event.clientY }) ?? -1);
        // Who has not been told of moves so far is told of this one.
        if (this.standing && !this.hinting) this.withHints().then((found) => found.moved(view, event)).catch(() => {});
      },
      mouseleave: () => point(-1),
      focus: () => {
        this.withSearch().catch(() => {});
        if (this.standing) this.withHints().catch(() => {});
      },
    });
    this.extensions = [
      breakpoints((line) => this.told.gutter(line)),
      lineNumbers({ domEventHandlers: { mousedown: (view, line) => this.clicked(view, line) } }),
      this.counts.of([]),
      history(),
      drawSelection(),
      highlightSpecialChars(),
      highlightActiveLine(),
      indentOnInput(),
      indentUnit.of("    "),
      EditorState.tabSize.of(4),
      bracketMatching(),
      closeBrackets(),
      typedOver,
      syntaxHighlighting(highlighting),
      theme,
      marks,
      this.language.of([]),
      this.search.of(keymap.of([{ key: "Mod-f", run: () => this.openSearch() }])),
      this.hints.of([]),
      pointer,
      EditorView.contentAttributes.of({ "aria-label": "Program source", "aria-description": "Tab indents. Escape, then Tab, leaves the editor.", spellcheck: "false", tabindex: "0" }),
      keymap.of([...closeBracketsKeymap, ...defaultKeymap, ...historyKeymap, indentWithTab]),
    ];
  }

  /** A click on a line's number is one on its gutter. */
  clicked(view, line) {
    this.told.gutter(view.state.doc.lineAt(line.from).number);
    return true;
  }

  /** A document with all that can be done with it. */
  state(doc) {
    return EditorState.create({ doc, extensions: this.extensions });
  }

  /** Puts the editor on the page, with its text: drawing none first would take as long again. */
  show(parent, text, file, told) {
    this.told = told;
    this.file = file;
    // For pages beside this one, which read what it shows; it may be more than is drawn.
    parent.readText = () => this.view.state.doc.toString();
    adoptStyles();
    this.view = new EditorView({
      parent,
      state: this.state(text),
      dispatchTransactions: (transactions, view) => {
        // Before any of it is drawn, which takes as long as reading the program does, elsewhere.
        this.tell(transactions, view.state);
        view.update(transactions);
      },
    });
  }

  /** Says what transactions do to a state. */
  tell(transactions, before) {
    const last = transactions.at(-1);
    if (!last) return;
    const own = transactions.some((each) => each.annotation(fromPage));
    if (transactions.some((each) => each.docChanged)) {
      // Of a text that the page puts in, the page knows the breakpoints.
      if (!own) {
        const moved = movedLines(before, last.state);
        if (moved.length) this.told.moved(Uint32Array.from(moved));
        this.told.changed(last.newDoc.toString());
      }
    }
    if (!own && transactions.some((each) => each.selection)) this.told.cursor(last.newSelection.main.head);
  }

  /** What searches, once it is here; what failed is tried again. */
  withSearch() {
    this.searching ??= import("./search.js").then((found) => {
      this.view.dispatch({ effects: this.search.reconfigure(found.search) });
      return found;
    });
    this.searching.catch(() => (this.searching = null));
    return this.searching;
  }

  openSearch() {
    this.withSearch().then(({ open }) => open(this.view)).catch(() => {});
    return true;
  }

  /**
   * Shows the text of a file: with the cursor and all that can be undone as it was left, where that is the text that it was left with.
   * @param {string} text
   * @param {number} file a number that no other file has had
   */
  setText(text, file) {
    const before = this.view.state;
    if (file === this.file && before.doc.toString() === text) return;
    this.left.set(this.file, before);
    // Of files that were left long ago nothing is kept.
    if (this.left.size > 64) this.left.delete(this.left.keys().next().value);
    const own = this.left.get(file);
    this.file = file;
    // What is configured by and by stays as it is: a state that was left is of before.
    const parts = [this.language, this.counts, this.search, this.hints].map((part) => part.reconfigure(part.get(before)));
    this.view.setState(own?.doc.toString() === text ? own : this.state(text));
    this.view.dispatch({ effects: parts, annotations: fromPage.of(true) });
  }

  /** Switches highlighting and indentation to those of a language, or with an empty name to none. */
  async setLanguage(name) {
    if (this.wanted === name) return;
    this.wanted = name;
    const extension = name ? (await grammar(name)).language() : [];
    await nextTask();
    if (this.wanted === name) {
      this.view.dispatch({ effects: this.language.reconfigure(extension) });
    }
  }

  /** Shows breakpoints on these lines and no others: pairs of a line and what it has (see `breakpoints.js`). */
  setBreakpoints(lines) {
    if (lines.join() === breakpointLines(this.view.state).join()) return;
    this.view.dispatch({ effects: setBreakpoints.of(Array.from(lines)) });
  }

  /**
   * Shows these marks and no others.
   * @param {Uint32Array} spans triples of start, end and index into `names`
   * @param {string[]} names of the marks: "current", "linked", "error", "warning", …
   */
  setMarks(spans, names) {
    const list = [];
    for (let at = 0; at < spans.length; at += 3) {
      list.push({ from: spans[at], to: spans[at + 1], name: names[spans[at + 2]] });
    }
    this.view.dispatch({ effects: setMarks.of(list) });
  }

  /** What says things at places, once it is here; what failed is tried again. */
  withHints() {
    this.hinting ??= import("./hints.js").then((found) => {
      this.view.dispatch({ effects: this.hints.reconfigure(found.hints) });
      found.connect(this.view, this.standing, this.told.asked);
      return found;
    });
    this.hinting.catch(() => (this.hinting = null));
    return this.hinting;
  }

  /** Whether there are values to ask for. What was said of values is over. */
  setStanding(standing) {
    this.standing = standing;
    this.hinting?.then((found) => found.connect(this.view, standing, this.told.asked)).catch(() => {});
  }

  /**
   * Says the value of what was asked about.
   * @param {Uint32Array} place the offset that was asked about; start and end of the expression, which are the same where there is
   * nothing to say
   * @param {string[]} texts the expression, its value, its type
   */
  setValue(place, texts) {
    place = Array.from(place);
    this.hinting?.then((found) => found.setValue(this.view, place, texts)).catch(() => {});
  }

  /**
   * Says these texts at these places, under the pointer and, by Mod-k Mod-i, at the cursor.
   * @param {Uint32Array} places triples of start, end and index into `texts`, inner ones behind those around them
   * @param {string[]} texts
   */
  async setHints(places, texts) {
    if (!places.length && !this.hinting) return;
    // What is passed is the page's memory, which is something else after a moment.
    places = Array.from(places);
    // What says them is fetched when there is something to say.
    const { setHints } = await this.withHints();
    setHints(this.view, places, texts);
  }

  /**
   * Shows beside lines how often each has begun, or nothing there.
   * @param {boolean} shown
   * @param {Uint32Array} lines pairs of line and weight in percent
   * @param {string[]} texts for each of them what is shown, and what is said of it
   */
  async setCounts(shown, lines, texts) {
    if (!shown && !this.counting) return;
    lines = Array.from(lines);
    const wanted = (this.countsWanted = shown);
    this.counting ??= import("./counts.js");
    const { counts, setCounts } = await this.counting;
    if (wanted !== this.countsWanted) return;
    const isThere = this.counts.get(this.view.state) === counts;
    const effects = isThere === shown ? [] : [this.counts.reconfigure(shown ? counts : [])];
    this.view.dispatch({ effects });
    if (shown) this.view.dispatch({ effects: setCounts.of({ lines, texts }) });
  }

  /** Scrolls an offset into view, moving only as far as needed. */
  reveal(offset) {
    const at = Math.min(offset, this.view.state.doc.length);
    this.view.dispatch({ effects: EditorView.scrollIntoView(at, { y: "nearest", yMargin: 48 }) });
  }

  /** Puts the cursor at an offset and the keyboard in the editor. */
  goTo(offset) {
    const at = Math.min(offset, this.view.state.doc.length);
    this.view.dispatch({
      selection: { anchor: at },
      effects: EditorView.scrollIntoView(at, { y: "center" }),
    });
    this.view.focus();
  }

  destroy() {
    this.view.destroy();
  }
}

let prepared = null;

/** Does what an editor takes that needs no page: half of the work, so that it can be a task of its own. */
export function prepare() {
  prepared = new Editor();
  prepared.state("");
}

/**
 * The editor in `parent`.
 * @param {HTMLElement} parent
 * @param {string} text
 * @param {number} file a number that no other file has had, under which its text can be shown again
 * @param {(text: string) => void} changed after each edit by the person
 * @param {(offset: number) => void} cursor when the main selection's head moves
 * @param {(offset: number) => void} pointed what is under the pointer, or -1
 * @param {(line: number) => void} gutter when a line's gutter is clicked
 * @param {(lines: Uint32Array) => void} moved when an edit moved breakpoints: pairs of what a line was and what it is
 * @param {(offset: number) => void} asked when the value of what is there is wanted
 */
export function create(parent, text, file, changed, cursor, pointed, gutter, moved, asked) {
  const editor = prepared ?? new Editor();
  prepared = null;
  editor.show(parent, text, file, { changed, cursor, pointed, gutter, moved, asked });
  return editor;
}
