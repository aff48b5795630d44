// What `require` finds, the program's own files, and functions that stand alone.

// The modules of Node's that the program has brought.
const _builtIn = $new_map();
function _offer(name, module) {
  // What such a module has is seen when its members are gone through.
  if ($kind(module) === "object" && !_isProxy(module)) {
    for (const key of $own_keys(module)) {
      const bits = $own_attributes(module, key);
      if (bits >= 0 && !(bits & 10) && !key.startsWith("_")) $define(module, key, $own_value(module, key), 7);
    }
  }
  $map_put(_builtIn, name, module);
}

// Files in memory: a text by path; a folder is null.
const _files = $new_map();
function _readAll() {
  const lines = [];
  for (let line = $read_line(); line !== ""; line = $read_line()) lines.push(line);
  return lines.join("");
}
function _normalPath(path) {
  const isAbsolute = path.startsWith("/");
  const parts = [];
  for (const part of path.split("/")) {
    if (part === "" || part === ".") continue;
    if (part === ".." && parts.length > 0 && parts[parts.length - 1] !== "..") parts.pop();
    else if (part !== ".." || !isAbsolute) parts.push(part);
  }
  const joined = (isAbsolute ? "/" : "") + parts.join("/") + (path.endsWith("/") && parts.length > 0 ? "/" : "");
  return joined === "" ? "." : joined;
}
const performance = {};
_methods(performance, { now() { return $clock() * 1000; }, mark() { }, measure() { return { duration: 0 }; }, timeOrigin: _start });
// TypeScript's enumerations and namespaces: the object that a name means already, or a new one.
function _mergedObject(before) { return before === undefined ? {} : before; }
function _enumMember(object, name, value) {
  object[name] = value;
  if (typeof value === "number") object[value] = name;
}

// The program's other files that are no modules: what runs each, and what it exports.
const _scripts = {};
function _provide(path, run) { _scripts[path] = { run, module: undefined }; }
function _provideJson(path, text) { if (_scripts[path] === undefined) _scripts[path] = { text, module: undefined }; }
const _endings = ["", ".js", ".cjs", ".ts", ".json", "/index.js", "/index.cjs", "/index.ts"];
function _fileFrom(from, name) {
  const path = _pathFrom(from, name);
  if (path === undefined) return undefined;
  for (const ending of _endings) if (_scripts[path + ending] !== undefined) return path + ending;
  return undefined;
}
// The path that a name means which is written in a file.
function _pathFrom(from, name) {
  if (!name.startsWith(".")) return undefined;
  const parts = from.split("/").slice(0, -1);
  for (const part of name.split("/")) {
    if (part === "..") parts.pop();
    else if (part !== "." && part !== "") parts.push(part);
  }
  return parts.join("/");
}
function _requireFrom(from, name) {
  const path = _fileFrom(from, name);
  if (path === undefined) return _require(name);
  const file = _scripts[path];
  if (file.module === undefined) {
    const folder = path.includes("/") ? path.slice(0, path.lastIndexOf("/")) : ".";
    let isDone = false;
    file.module = { id: path, path: folder, exports: {}, filename: path, loaded: false, children: [], paths: [] };
    // One that fails runs again when it is required again.
    try {
      if (file.text !== undefined) file.module.exports = JSON.parse(file.text);
      else file.run(file.module.exports, file.module, path, folder);
      isDone = true;
    } finally { if (!isDone) file.module = undefined; }
    file.module.loaded = true;
  }
  return file.module.exports;
}

// What a module exports, as `import * as` gives it: names, and functions that read the variables behind them, by turns.
const _namespaces = $new_map();
function _namespace(path, ...all) {
  if ($map_has(_namespaces, path)) return $map_find(_namespaces, path);
  const space = Object.create(null);
  $map_put(_namespaces, path, space);
  for (let at = 0; at < all.length; at += 2) {
    const name = all[at];
    $define_accessor(space, name, all[at + 1], () => { throw new TypeError("Cannot assign to read only property '" + name + "' of object '[object Module]'"); }, 2);
  }
  return _asNamespace(space);
}
// The same of a script: what it exports is the default, and its members are there by their names.
function _namespaceOf(value) {
  if (value === undefined) return undefined;
  const space = Object.create(null);
  const names = typeof value === "object" || typeof value === "function" ? $own_keys(value).filter((name) => name !== "prototype" && name !== "default") : [];
  for (const name of ["default", ...names].sort()) space[name] = name === "default" ? value : value[name];
  return _asNamespace(space);
}
function _asNamespace(space) {
  $define(space, Symbol.toStringTag, "Module", 0);
  $define(space, _isNamespace, true, 0);
  $prevent_extensions(space);
  return space;
}
// The program's modules that may be imported while it runs: what runs each and gives what it exports, and what came of that.
const _modules = {};
function _provideModule(path, load) { if (_modules[path] === undefined) _modules[path] = { load, outcome: undefined }; }
function _importModule(path, load, isThere) {
  _provideModule(path, load);
  const module = _modules[path];
  if (module.outcome !== undefined) return module.outcome.then();
  // One that is at work already needs no reading.
  if (isThere || $map_has(_namespaces, path)) return module.outcome = Promise.resolve(module.load());
  // A file is read before it runs, so what stands behind the import comes first.
  module.outcome = new Promise((resolve, reject) => setImmediate(() => {
    try { resolve([module.load()]); } catch (error) { reject(error); }
  })).then(([space]) => space);
  return module.outcome;
}
function _importLater(file, wanted) {
  try {
    const name = _text(wanted), path = _pathFrom(file, name);
    if (path !== undefined && _modules[path] !== undefined) return _importModule(path);
    const found = _requireFrom(file, name);
    if (found !== undefined || !$is_complete()) return Promise.resolve(_namespaceOf(found));
    throw _missingImport(file, name);
  } catch (error) {
    return Promise.reject(error);
  }
}
// What a module knows of itself; where the program's folder is, is not told.
const _metas = $new_map();
function _importMeta(file) {
  if ($map_has(_metas, file)) return $map_find(_metas, file);
  const meta = Object.create(null), filename = "/" + file;
  meta.dirname = filename.slice(0, filename.lastIndexOf("/")) || "/";
  meta.filename = filename;
  meta.resolve = function resolve(name) { return new URL(name, meta.url).href; };
  meta.url = "file://" + filename;
  $map_put(_metas, file, meta);
  return meta;
}

// The error of an import of what is nowhere.
function _missingImport(file, name) {
  const isFile = name.startsWith(".");
  const shown = isFile ? _normalPath(file.slice(0, file.lastIndexOf("/") + 1) + name) : name;
  const error = _coded(Error, "ERR_MODULE_NOT_FOUND", "Cannot find " + (isFile ? "module" : "package") + " '" + shown + "' imported from " + file);
  if (isFile) error.url = "file://" + shown;
  return error;
}
// A module that is nowhere, where nothing is missing; a module of ECMAScript's says which file imports it.
function _missingModule(name, importer) {
  if (!$is_complete()) return;
  if (importer !== undefined) throw _missingImport(importer, name);
  const error = new Error("Cannot find module '" + name + "'\nRequire stack:\n- " + __filename);
  error.code = "MODULE_NOT_FOUND";
  error.requireStack = [__filename];
  throw _thrownIn(error, "node:internal/modules/cjs/loader:1210", "  throw err;", 2);
}
function _require(name) {
  const own = name.startsWith("node:") ? name.slice(5) : name;
  if ($map_has(_builtIn, own)) return $map_find(_builtIn, own);
  return name.endsWith(".json") && $map_has(_files, _normalPath(name)) ? JSON.parse($map_find(_files, _normalPath(name))) : undefined;
}
_offer("events", EventEmitter);
_offer("process", process);
_offer("console", console);
_offer("perf_hooks", { performance });
_offer("buffer", { Buffer, atob, btoa, kMaxLength: 4294967296, constants: { MAX_LENGTH: 4294967296, MAX_STRING_LENGTH: 536870888 } });
_offer("async_hooks", _asyncHooks);
_offer("worker_threads", { isMainThread: true, parentPort: null, workerData: null, threadId: 0 });
_offer("module", {
  createRequire(from) {
    const file = String(from).replace(/^file:\/\//, "").replace(/^\/+/, "");
    return (name) => _requireFrom(file, name);
  },
});

const _kept = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.!~*'()";
function _percent(text, kept) {
  let result = "";
  for (const character of text) {
    if (kept.includes(character)) { result += character; continue; }
    const unit = $text_unit_at(character, 0);
    if (character.length === 1 && unit >= 0xd800 && unit <= 0xdfff) throw new URIError("URI malformed");
    for (const byte of _utf8(character)) result += "%" + $number_to_text(byte, 16).toUpperCase().padStart(2, "0");
  }
  return result;
}
function _unpercent(text, reserved) {
  return text.replace(/(?:%[0-9a-f]{2})+|%/gi, (run) => {
    if (run === "%") throw new URIError("URI malformed");
    const bytes = run.slice(1).split("%").map((byte) => parseInt(byte, 16));
    const decoded = _fromUtf8(bytes, true);
    let result = "";
    for (const character of decoded) result += reserved.includes(character) ? "%" + $number_to_text($text_unit_at(character, 0), 16).toUpperCase() : character;
    return result;
  });
}
function encodeURIComponent(value) { return _percent(_text(value), _kept); }
function encodeURI(value) { return _percent(_text(value), _kept + ";/?:@&=+$,#"); }
function decodeURIComponent(value) { return _unpercent(_text(value), ""); }
function decodeURI(value) { return _unpercent(_text(value), ";/?:@&=+$,#"); }
function escape(value) {
  return _text(value).replace(/[^A-Za-z0-9@*_+\-.\/]/g, (unit) => {
    const code = unit.charCodeAt(0);
    return code < 256 ? "%" + $number_to_text(code, 16).toUpperCase().padStart(2, "0") : "%u" + $number_to_text(code, 16).toUpperCase().padStart(4, "0");
  });
}
function unescape(value) {
  return _text(value).replace(/%u([0-9a-f]{4})|%([0-9a-f]{2})/gi, (_, wide, narrow) => String.fromCharCode(parseInt(wide ?? narrow, 16)));
}

function structuredClone(value, options) {
  const given = _isObject(options) && options.transfer !== undefined ? [..._iterable(options.transfer)] : [];
  const done = $new_map();
  for (const buffer of given) if (!_isBuffer(buffer)) throw new DOMException("Value could not be transferred.", "DataCloneError");
  const copy = _clone(value, done);
  // What is handed over is empty from then on.
  for (const buffer of given) $define(buffer, _bytes, [], 5);
  return copy;
}
function _clone(value, done) {
  if (typeof value === "function" || typeof value === "symbol") {
    throw new DOMException((typeof value === "symbol" ? _symbolText(value) : _sourceOf(value)) + " could not be cloned.", "DataCloneError");
  }
  if (!_isObject(value)) return value;
  if ($map_has(done, value)) return $map_find(done, value);
  if (_isProxy(value) || _isPromise(value) || $has_own(value, _weakHeld)) {
    throw new DOMException((_isProxy(value) ? "#<Object>" : _sketchObject(value)) + " could not be cloned.", "DataCloneError");
  }
  let copy;
  const kind = $kind(value);
  if (kind === "array") copy = [];
  else if (kind === "map") copy = new Map();
  else if (kind === "set") copy = new Set();
  else if (_isDate(value)) copy = new Date($own_value(value, _time));
  else if (_isRegExp(value)) copy = new RegExp(value.source, value.flags);
  else if (_isTyped(value)) copy = value.slice();
  else if (_isBuffer(value)) copy = value.slice();
  else if (_isDataView(value)) copy = new DataView(_clone(value.buffer, done), value.byteOffset, value.byteLength);
  else if ($has_own(value, _boxedValue)) copy = _box($own_value(value, _boxedValue));
  else if (kind === "error") copy = new ({ TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError }[value.name] ?? Error)(value.message);
  else copy = {};
  $map_put(done, value, copy);
  if (kind === "map") for (const [key, item] of value) copy.set(_clone(key, done), _clone(item, done));
  else if (kind === "set") for (const item of value) copy.add(_clone(item, done));
  else if (kind === "error") {
    if ($has_own(value, "cause")) $define(copy, "cause", _clone(value.cause, done), 5);
  }
  else if (!_isBuffer(value) && !_isDataView(value) && !_isTyped(value) && !$has_own(value, _boxedValue)) for (const key of $enumerable_keys(value)) copy[key] = _clone(value[key], done);
  return copy;
}
