// What standard input is.

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
