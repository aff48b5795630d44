// The module `stream`: chunks that flow as fast as they are read, without a limit on what waits.

function Stream() { return $call(EventEmitter, this, []); }
_class(Stream);
$set_parent(Stream, EventEmitter);
$set_parent(Stream.prototype, EventEmitter.prototype);

function _chunk(stream, chunk, encoding) {
  if (stream._objects || typeof chunk !== "string") return chunk;
  return Buffer.from(chunk, typeof encoding === "string" ? encoding : undefined);
}

class Readable extends Stream {
  constructor(options = {}) {
    super();
    _methods(this, { _objects: !!(options.objectMode || options.readableObjectMode), _chunks: [], _ended: false, _flowing: null, _encoding: options.encoding ?? null });
    _methods(this, { readable: true, destroyed: false, readableEnded: false, _asked: false });
    if (options.read !== undefined) $define(this, "_read", options.read, 5);
    if (options.destroy !== undefined) $define(this, "_destroy", options.destroy, 5);
  }
  _read() { }
  push(chunk, encoding) {
    this._asked = false;
    if (chunk === null) this._ended = true;
    else this._chunks.push(_chunk(this, chunk, encoding));
    if (this._flowing) this._later();
    else if (this.listenerCount("readable") > 0) process.nextTick(() => this.emit("readable"));
    return true;
  }
  setEncoding(encoding) { this._encoding = encoding; return this; }
  on(name, listener) {
    super.on(name, listener);
    if (name === "data" && this._flowing === null) this.resume();
    if (name === "readable") process.nextTick(() => { this._ask(); this.emit("readable"); });
    return this;
  }
  addListener(name, listener) { return this.on(name, listener); }
  pause() { this._flowing = false; return this; }
  resume() { this._flowing = true; this._later(); return this; }
  isPaused() { return this._flowing === false; }
  _shown(chunk) { return this._encoding !== null && typeof chunk !== "string" ? chunk.toString(this._encoding) : chunk; }
  _ask() {
    if (this._asked || this._ended || this._chunks.length > 0) return;
    this._asked = true;
    this._read(16384);
  }
  _later() {
    if (this._scheduled) return;
    $define(this, "_scheduled", true, 5);
    process.nextTick(() => { this._scheduled = false; this._flow(); });
  }
  _flow() {
    if (!this._flowing || this.destroyed || this.readableEnded) return;
    this._ask();
    while (this._flowing && this._chunks.length > 0) {
      this.emit("data", this._shown(this._chunks.shift()));
      this._ask();
    }
    if (this._chunks.length === 0 && this._ended) this._finish();
  }
  _finish() {
    if (this.readableEnded) return;
    this.readableEnded = true;
    this.readable = false;
    process.nextTick(() => {
      this.emit("end");
      this.destroyed = true;
      this.emit("close");
    });
  }
  read() {
    this._ask();
    if (this._chunks.length > 0) {
      if (this._objects) return this._shown(this._chunks.shift());
      const all = this._chunks.splice(0);
      const whole = all.length === 1 ? all[0] : Buffer.concat(all);
      if (this._ended) this._finish();
      return this._shown(whole);
    }
    if (this._ended) this._finish();
    return null;
  }
  pipe(target) {
    this.on("data", (chunk) => target.write(chunk));
    this.on("end", () => { if (target !== process.stdout && target !== process.stderr) target.end(); });
    target.emit("pipe", this);
    return target;
  }
  unpipe() { this.removeAllListeners("data"); return this; }
  destroy(error) {
    if (this.destroyed) return this;
    this.destroyed = true;
    process.nextTick(() => { if (error) this.emit("error", error); this.emit("close"); });
    return this;
  }
  async *[Symbol.asyncIterator]() {
    let wake, problem, isOver = false;
    const rouse = () => { if (wake !== undefined) wake(); };
    const waiting = [];
    this.on("error", (error) => { problem = [error]; rouse(); });
    this.on("end", () => { isOver = true; rouse(); });
    this.on("data", (chunk) => { waiting.push(chunk); rouse(); });
    try {
      while (true) {
        while (waiting.length > 0) yield waiting.shift();
        if (problem !== undefined) throw problem[0];
        if (isOver) return;
        await new Promise((resolve) => { wake = resolve; });
      }
    } finally {
      this.destroy();
    }
  }
  static from(values, options) {
    const walk = typeof values === "string" ? [values][Symbol.iterator]() : (values[Symbol.asyncIterator] ?? values[Symbol.iterator]).call(values);
    const stream = new Readable({ objectMode: true, ...options });
    $define(stream, "_read", function () {
      Promise.resolve(walk.next()).then(async ({ value, done }) => stream.push(done ? null : await value)).catch((error) => stream.destroy(error));
    }, 5);
    return stream;
  }
  async toArray() { const all = []; for await (const chunk of this) all.push(chunk); return all; }
  map(change) { const self = this; return Readable.from((async function* () { for await (const chunk of self) yield change(chunk); })()); }
  filter(test) { const self = this; return Readable.from((async function* () { for await (const chunk of self) if (await test(chunk)) yield chunk; })()); }
}

// What can be written to, as a class below another.
const _writing = {
  _setWriting(options) {
    _methods(this, { _objectsIn: !!(options.objectMode || options.writableObjectMode), _queue: [], _isBusy: false, _isEnding: false });
    _methods(this, { writable: true, writableEnded: false, writableFinished: false });
    if (options.write !== undefined) $define(this, "_write", options.write, 5);
    if (options.final !== undefined) $define(this, "_final", options.final, 5);
    $define(this, "_decodes", options.decodeStrings !== false, 5);
  },
  _final(callback) { callback(); },
  write(chunk, encoding, callback) {
    if (typeof encoding === "function") [encoding, callback] = [undefined, encoding];
    if (this.writableEnded) {
      process.nextTick(() => this.destroy(_coded(Error, "ERR_STREAM_WRITE_AFTER_END", "write after end")));
      return false;
    }
    const isText = typeof chunk === "string";
    const given = isText && this._decodes && !this._objectsIn ? Buffer.from(chunk, encoding) : chunk;
    this._queue.push({ chunk: given, encoding: isText && given !== chunk ? "buffer" : encoding ?? "utf8", callback });
    this._work();
    return true;
  },
  _work() {
    if (this._isBusy || this.destroyed) return;
    const next = this._queue.shift();
    if (next === undefined) {
      if (this._isEnding) {
        this._isEnding = false;
        this._final((error) => {
          if (error) { this.destroy(error); return; }
          this.writableFinished = true;
          process.nextTick(() => { this.emit("finish"); if (this._chunks === undefined) this.emit("close"); });
        });
      }
      return;
    }
    this._isBusy = true;
    this._write(next.chunk, next.encoding, (error) => {
      this._isBusy = false;
      if (next.callback !== undefined) process.nextTick(() => next.callback(error));
      if (error) { this.destroy(error); return; }
      this._work();
    });
  },
  end(chunk, encoding, callback) {
    if (typeof chunk === "function") [chunk, callback] = [undefined, chunk];
    if (chunk !== undefined && chunk !== null) this.write(chunk, encoding);
    if (typeof callback === "function") this.once("finish", callback);
    if (this.writableEnded) return this;
    this.writableEnded = true;
    this.writable = false;
    this._isEnding = true;
    this._work();
    return this;
  },
  cork() { }, uncork() { }, setDefaultEncoding() { return this; },
};
class Writable extends Stream {
  constructor(options = {}) { super(); _methods(this, { destroyed: false }); this._setWriting(options); }
  _write(chunk, encoding, callback) { callback(); }
  destroy(error) { return $call(Readable.prototype.destroy, this, [error]); }
}
class Duplex extends Readable {
  constructor(options = {}) { super(options); this._setWriting(options); }
  _write(chunk, encoding, callback) { callback(); }
}
_methods(Writable.prototype, _writing);
_methods(Duplex.prototype, _writing);
class Transform extends Duplex {
  constructor(options = {}) {
    super(options);
    if (options.transform !== undefined) $define(this, "_transform", options.transform, 5);
    if (options.flush !== undefined) $define(this, "_flush", options.flush, 5);
  }
  _transform(chunk, encoding, callback) { callback(null, chunk); }
  _flush(callback) { callback(); }
  _write(chunk, encoding, callback) {
    this._transform(chunk, encoding, (error, value) => {
      if (value !== undefined && value !== null) this.push(value);
      callback(error);
    });
  }
  _final(callback) {
    this._flush((error, value) => {
      if (value !== undefined && value !== null) this.push(value);
      this.push(null);
      callback(error);
    });
  }
}
class PassThrough extends Transform { }

function finished(stream, callback) {
  let isDone = false;
  const done = (error) => { if (!isDone) { isDone = true; callback(error); } };
  stream.on("end", () => done()).on("finish", () => done()).on("error", done);
}
function pipeline(...streams) {
  const callback = typeof streams.at(-1) === "function" ? streams.pop() : () => { };
  const all = streams.flat().map((part, i) => typeof part === "function" ? (i === 0 ? Readable.from(part()) : part) : part.on === undefined ? Readable.from(part) : part);
  let isDone = false;
  const done = (error, value) => { if (!isDone) { isDone = true; callback(error, value); } };
  let at = all[0];
  at.on("error", done);
  for (const next of all.slice(1)) {
    if (typeof next === "function") {
      const made = next(at);
      // What the last of them promises is what all of them give.
      if (typeof made?.then === "function") {
        made.then((value) => process.nextTick(done, undefined, value), (error) => process.nextTick(done, error));
        return at;
      }
      at = Readable.from(made);
    } else at = at.pipe(next);
    at.on("error", done);
  }
  at.on(at.writable === undefined ? "end" : "finish", () => done());
  return at;
}
const _streamPromises = {
  pipeline(...streams) { return new Promise((resolve, reject) => pipeline(...streams, (error, value) => error ? reject(error) : resolve(value))); },
  finished(stream) { return new Promise((resolve, reject) => finished(stream, (error) => error ? reject(error) : resolve())); },
};
const _streamModule = Object.assign(Stream, { Stream, Readable, Writable, Duplex, Transform, PassThrough, pipeline, finished, promises: _streamPromises });
for (const callee of [pipeline, finished]) $set_parent(callee, Function.prototype);
Object.assign(_parts, { Readable, Writable });
_offer("stream", _streamModule);
_offer("stream/promises", _streamPromises);
