// The module `readline`.

function Interface(options) {
  this._isClosed = false;
  this._asked = [];
  this._isScheduled = false;
  this._prompt = options.prompt === undefined ? "> " : options.prompt;
  this._output = options.output;
  this._source = _inputOf(this, options.input);
  for (const key of $own_keys(this)) $define(this, key, this[key], 5);
  $define(this, "line", "", 7);
  _readSoon(this);
}
$set_parent(Interface.prototype, EventEmitter.prototype);
// The text that a stream has given so far; nothing where it is standard input that is read.
function _inputOf(reader, input) {
  if (input === undefined || input === null || input === process.stdin || typeof input.on !== "function") return undefined;
  const source = { text: "", hasEnded: false };
  input.on("data", (chunk) => { source.text += _text(chunk); _readSoon(reader); });
  input.on("end", () => { source.hasEnded = true; _readSoon(reader); });
  return source;
}
// The next line with its end; an empty text where there is no more, nothing where the stream has not given it yet.
function _nextLine(source) {
  if (source === undefined) return $read_line();
  const end = source.text.indexOf("\n") + 1;
  if (end === 0 && !source.hasEnded) return undefined;
  const line = end === 0 ? source.text : source.text.slice(0, end);
  source.text = source.text.slice(line.length);
  return line;
}
// Gives lines to whoever listens until the input has no more: one a round of the loop, of a stream all that it has given.
function _readSoon(reader) {
  if (reader._isScheduled || reader._isClosed) return;
  reader._isScheduled = true;
  setImmediate(() => {
    reader._isScheduled = false;
    while (_readOne(reader)) if (reader._source === undefined) { _readSoon(reader); return; }
  });
}
// Gives one line; whether there may be another.
function _readOne(reader) {
  if (reader._isClosed || reader._isPaused) return false;
  const isHeard = reader._asked.length > 0 || reader.listenerCount("line") > 0 || reader._isIterated === true;
  if (!isHeard && reader.listenerCount("close") === 0) return false;
  const line = _nextLine(reader._source);
  if (line === undefined) return false;
  if (line === "") { reader.close(); return false; }
  const text = line.endsWith("\r\n") ? line.slice(0, -2) : line.endsWith("\n") ? line.slice(0, -1) : line;
  if (reader._asked.length > 0) reader._asked.shift()(text);
  else reader.emit("line", text);
  return true;
}
_class(Interface, {
  close() {
    if (this._isClosed) return;
    $define(this, "_isClosed", true, 5);
    this.emit("close");
  },
  pause() { $define(this, "_isPaused", true, 5); this.emit("pause"); return this; },
  resume() { $define(this, "_isPaused", false, 5); _readSoon(this); return this; },
  setPrompt(prompt) { $define(this, "_prompt", prompt, 5); },
  getPrompt() { return this._prompt; },
  prompt() { if (this._output !== undefined) this._output.write(this._prompt); _readSoon(this); },
  write() { },
  question(text, ...rest) {
    if (this._output !== undefined) this._output.write(text);
    this._asked.push(rest[rest.length - 1]);
    _readSoon(this);
  },
  on(name, listener) {
    _listen(this, name, listener, false, false);
    if (name === "line") _readSoon(this);
    return this;
  },
  async *[Symbol.asyncIterator]() {
    const lines = [];
    let wake;
    this.on("line", (line) => { lines.push(line); if (wake !== undefined) wake(); });
    this.on("close", () => { if (wake !== undefined) wake(); });
    while (true) {
      while (lines.length > 0) yield lines.shift();
      if (this._isClosed) return;
      await new Promise((resolve) => { wake = resolve; });
    }
  },
});
const _readline = { Interface };
_methods(_readline, {
  createInterface(options) { return new Interface(options ?? {}); },
  clearLine() { return true; }, cursorTo() { return true; }, moveCursor() { return true; },
});
_readline.promises = {};
_methods(_readline.promises, {
  createInterface(options) {
    const reader = new Interface(options ?? {});
    const ask = reader.question;
    $define(reader, "question", (text) => new Promise((resolve) => $call_with(ask, reader, text, resolve)), 5);
    return reader;
  },
});
_offer("readline", _readline);
_offer("readline/promises", _readline.promises);
