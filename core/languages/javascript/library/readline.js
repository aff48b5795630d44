// The module `readline`, and what standard input is.

function Interface(options) {
  this._isClosed = false;
  this._asked = [];
  this._isScheduled = false;
  this._prompt = options.prompt === undefined ? "> " : options.prompt;
  this._output = options.output;
  for (const key of $own_keys(this)) $define(this, key, this[key], 5);
  $define(this, "line", "", 7);
  _readSoon(this);
}
$set_parent(Interface.prototype, EventEmitter.prototype);
// Gives lines to whoever listens, one a round of the loop, until standard input has no more.
function _readSoon(reader) {
  if (reader._isScheduled || reader._isClosed) return;
  reader._isScheduled = true;
  setImmediate(() => {
    reader._isScheduled = false;
    if (reader._isClosed || reader._isPaused) return;
    if (reader._asked.length === 0 && reader.listenerCount("line") === 0 && reader._isIterated !== true) {
      if (reader.listenerCount("close") === 0) return;
    }
    const line = $read_line();
    if (line === "") { reader.close(); return; }
    const text = line.endsWith("\r\n") ? line.slice(0, -2) : line.endsWith("\n") ? line.slice(0, -1) : line;
    if (reader._asked.length > 0) reader._asked.shift()(text);
    else reader.emit("line", text);
    _readSoon(reader);
  });
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

const _stdin = new EventEmitter();
_methods(_stdin, {
  setEncoding() { return this; }, resume() { return this; }, pause() { return this; }, unref() { return this; },
  on(name, listener) {
    _listen(this, name, listener, false, false);
    if ((name === "data" || name === "end") && !this._isStarted) {
      $define(this, "_isStarted", true, 5);
      setImmediate(() => {
        const text = _readAll();
        if (text !== "") this.emit("data", text);
        this.emit("end");
        this.emit("close");
      });
    }
    return this;
  },
  async *[Symbol.asyncIterator]() {
    const text = _readAll();
    if (text !== "") yield text;
  },
});
_stdin.fd = 0;
process.stdin = _stdin;
