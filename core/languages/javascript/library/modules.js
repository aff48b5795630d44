// The modules of node that `require` finds, and functions that stand alone.

const util = {};
_methods(util, {
  inherits(constructor, parent) {
    $define(constructor, "super_", parent, 5);
    $set_parent(constructor.prototype, parent.prototype);
  },
  promisify(original) {
    if (typeof original !== "function") throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "original" argument must be of type function. Received ' + _received(original));
    return function (...values) {
      return new Promise((resolve, reject) => {
        $call(original, this, [...values, (error, value) => error ? reject(error) : resolve(value)]);
      });
    };
  },
  callbackify(original) {
    return function (...values) {
      const callback = values.pop();
      $call(original, this, values).then((value) => process.nextTick(callback, null, value), (error) => process.nextTick(callback, error));
    };
  },
  deprecate(original) { return original; },
  isDeepStrictEqual(left, right) { return _deepEqual(left, right, true, []); },
  toUSVString(text) { return _text(text).toWellFormed(); },
  stripVTControlCharacters(text) { return _plainText(text); },
  isArray(value) { return Array.isArray(value); },
});
util.TextEncoder = TextEncoder;
util.TextDecoder = TextDecoder;
util.inspect = inspect;
util.format = format;
util.types = {};
_methods(util.types, {
  isDate: _isDate, isRegExp: _isRegExp, isPromise: _isPromise, isProxy: _isProxy,
  isMap(value) { return $kind(value) === "map"; },
  isSet(value) { return $kind(value) === "set"; },
  isNativeError(value) { return $kind(value) === "error"; },
  isTypedArray(value) { return _isTyped(value); },
  isGeneratorFunction(value) { return $kind(value) === "function" && _functionKind(value).endsWith("GeneratorFunction"); },
  isAsyncFunction(value) { return $kind(value) === "function" && _functionKind(value).startsWith("Async"); },
  isGeneratorObject(value) { return $kind(value) === "generator"; },
  isAnyArrayBuffer: _isBuffer, isArrayBuffer: _isBuffer, isDataView: _isDataView,
  isArrayBufferView(value) { return ArrayBuffer.isView(value); },
  isArgumentsObject(value) { return _isObject(value) && _objectTag(value) === "Arguments"; },
  isBoxedPrimitive(value) { return _isObject(value) && $has_own(value, _boxedValue); },
  isMapIterator(value) { return _isObject(value) && $parent(value) === _MapIterator; },
  isSetIterator(value) { return _isObject(value) && $parent(value) === _SetIterator; },
  isWeakMap(value) { return _isWeak(value, "map"); },
  isWeakSet(value) { return _isWeak(value, "set"); },
  isModuleNamespaceObject(value) { return _isObject(value) && $has_own(value, _isNamespace); },
});
function _isWeak(value, kind) { return _isObject(value) && $has_own(value, _weakHeld) && $kind($own_value(value, _weakHeld)) === kind; }
for (const kind of $own_keys(_elementKinds)) {
  _methods(util.types, { ["is" + kind + "Array"](value) { return _isTyped(value) && $own_value(value, _view).kind === kind; } });
}
for (const [kind, type] of [["Number", "number"], ["String", "string"], ["Boolean", "boolean"], ["Symbol", "symbol"], ["BigInt", "bigint"]]) {
  _methods(util.types, { ["is" + kind + "Object"](value) { return _isObject(value) && _unboxed(value, type) !== undefined; } });
  if (kind !== "BigInt") _methods(util, { ["is" + kind](value) { return typeof value === type; } });
}
_methods(util, {
  isBuffer(value) { return Buffer.isBuffer(value); }, isDate(value) { return _isDate(value); }, isRegExp(value) { return _isRegExp(value); },
  isError(value) { return $kind(value) === "error"; }, isFunction(value) { return typeof value === "function"; },
  isNull(value) { return value === null; }, isNullOrUndefined(value) { return value === null || value === undefined; },
  isObject(value) { return typeof value === "object" && value !== null; }, isPrimitive(value) { return !_isObject(value); },
  isUndefined(value) { return value === undefined; },
  styleText(styles, text, options) {
    for (const style of Array.isArray(styles) ? styles : [styles]) {
      if (!$has_own(_colors, style)) {
        throw _coded(TypeError, "ERR_INVALID_ARG_VALUE", "The argument 'format' must be one of: " + $own_keys(_colors).map((name) => "'" + name + "'").join(", ") + ". Received '" + _text(style) + "'");
      }
    }
    // The run's output is no terminal.
    if (options?.validateStream !== false) return text;
    for (const style of (Array.isArray(styles) ? styles : [styles]).toReversed()) {
      text = "\x1b[" + _colors[style][0] + "m" + text + "\x1b[" + _colors[style][1] + "m";
    }
    return text;
  },
  formatWithOptions(options, ...values) { return format(...values); },
  debuglog() {
    const log = () => { };
    log.enabled = false;
    return log;
  },
  getSystemErrorName(code) { return { [-1]: "EPERM", [-2]: "ENOENT", [-13]: "EACCES", [-17]: "EEXIST", [-20]: "ENOTDIR", [-21]: "EISDIR", [-22]: "EINVAL", [-39]: "ENOTEMPTY" }[code]; },
  parseEnv(text) {
    const found = {};
    for (const line of _text(text).split("\n")) {
      const parts = line.match(/^\s*(?:export\s+)?([\w.-]+)\s*=\s*(.*?)\s*$/);
      if (parts === null) continue;
      const quoted = parts[2].match(/^(["'`])(.*)\1/);
      found[parts[1]] = quoted !== null ? (quoted[1] === '"' ? quoted[2].replace(/\\n/g, "\n") : quoted[2]) : parts[2].replace(/\s*#.*$/, "");
    }
    return found;
  },
});
for (const method of ["isDate", "isRegExp", "isPromise", "isProxy", "isAnyArrayBuffer", "isArrayBuffer", "isDataView"]) $define(util.types, method, util.types[method], 7);

// The lines of node's own files in which a call of the system fails.
const _fsPlaces = {
  open: ["node:fs:573", "  return binding.open(", 17],
  scandir: ["node:fs:1521", "  const result = binding.readdir(", 25],
  stat: ["node:fs:1681", "  const stats = binding.stat(", 24],
  unlink: ["node:fs:1889", "  binding.unlink(path);", 10],
};
function _withoutFile(code, call, path) {
  const words = {
    ENOENT: "no such file or directory", EEXIST: "file already exists", ENOTDIR: "not a directory", EISDIR: "illegal operation on a directory",
    ENOTEMPTY: "directory not empty",
  };
  const error = new Error(code + ": " + words[code] + ", " + call + (path === undefined ? "" : " '" + path + "'"));
  if ($has_own(_fsPlaces, call)) _thrownIn(error, ..._fsPlaces[call]);
  const told = { errno: { ENOENT: -2, EEXIST: -17, ENOTDIR: -20, EISDIR: -21, ENOTEMPTY: -39 }[code], code, syscall: call };
  return Object.assign(error, path === undefined ? told : { ...told, path });
}
// Files in memory: a text by path; a folder is null.
const _files = $new_map();
function _pathText(path) {
  if (_instance_of(path, URL)) return _normalPath(decodeURIComponent(path.pathname));
  if (typeof path !== "string" && !Buffer.isBuffer(path)) {
    throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "path" argument must be of type string or an instance of Buffer or URL. Received ' + _received(path));
  }
  const name = _normalPath(_text(path));
  return name.length > 1 && name.endsWith("/") ? name.slice(0, -1) : name;
}
// What is written must have a folder to be in: one of the program's own, or one that it has made.
function _checkFolder(path) {
  const name = _pathText(path), folder = name.slice(0, Math.max(name.lastIndexOf("/"), 0));
  if (["", process.cwd(), __dirname, _os.tmpdir()].includes(folder)) return;
  if (!$map_has(_files, folder) || $map_find(_files, folder) !== null) throw _withoutFile("ENOENT", "open", path);
}
function _readText(path) {
  if (path === 0 || path === "/dev/stdin") return _readAll();
  const name = _pathText(path);
  if (!$map_has(_files, name)) throw _withoutFile("ENOENT", "open", path);
  const text = $map_find(_files, name);
  if (text === null) throw _withoutFile("EISDIR", "read");
  return text;
}
function _readAll() {
  const lines = [];
  for (let line = $read_line(); line !== ""; line = $read_line()) lines.push(line);
  return lines.join("");
}
const _fs = {};
_methods(_fs, {
  readFileSync(path, options) {
    const text = _readText(path);
    const encoding = typeof options === "string" ? options : _isObject(options) ? options.encoding : undefined;
    return encoding === undefined || encoding === null ? Buffer.from(text) : text;
  },
  writeFileSync(path, text) {
    if (path === 1 || path === "/dev/stdout") { $write_out(_text(text)); return; }
    if (path === 2) { $write_err(_text(text)); return; }
    _checkFolder(path);
    $map_put(_files, _pathText(path), _text(text));
  },
  appendFileSync(path, text) {
    const name = _pathText(path);
    _checkFolder(path);
    $map_put(_files, name, ($map_has(_files, name) ? $map_find(_files, name) : "") + _text(text));
  },
  existsSync(path) { return (typeof path === "string" || _isObject(path)) && $map_has(_files, _pathText(path)); },
  unlinkSync(path) {
    if (!$map_has(_files, _pathText(path))) throw _withoutFile("ENOENT", "unlink", path);
    $collection_take(_files, _pathText(path));
  },
  rmSync(path, options) {
    const name = _pathText(path);
    if (!$map_has(_files, name)) { if (!options?.force) throw _withoutFile("ENOENT", "rm", path); return; }
    for (const other of $map_key_list(_files)) if (other === name || other.startsWith(name + "/")) $collection_take(_files, other);
  },
  mkdirSync(path, options) {
    const name = _pathText(path);
    if ($map_has(_files, name)) {
      if (!options?.recursive) throw _withoutFile("EEXIST", "mkdir", path);
      return undefined;
    }
    if (options?.recursive) {
      for (let at = name.indexOf("/", 1); at > 0; at = name.indexOf("/", at + 1)) {
        if (!$map_has(_files, name.slice(0, at))) $map_put(_files, name.slice(0, at), null);
      }
    }
    $map_put(_files, name, null);
    return options?.recursive ? path : undefined;
  },
  readdirSync(path, options) {
    const name = _pathText(path);
    if (!$map_has(_files, name)) throw _withoutFile("ENOENT", "scandir", path);
    if ($map_find(_files, name) !== null) throw _withoutFile("ENOTDIR", "scandir", path);
    const front = name === "/" ? name : name + "/";
    const inside = $map_key_list(_files).filter((file) => file.startsWith(front) && file !== front)
      .map((file) => file.slice(front.length)).filter((file) => options?.recursive || !file.includes("/")).sort();
    if (!options?.withFileTypes) return inside;
    return inside.map((file) => new Dirent(file, name, $map_find(_files, front + file)));
  },
  statSync(path, options) {
    const name = _pathText(path);
    if (!$map_has(_files, name)) {
      if (options?.throwIfNoEntry === false) return undefined;
      throw _withoutFile("ENOENT", "stat", path);
    }
    return new Stats($map_find(_files, name));
  },
  lstatSync(path) { return _fs.statSync(path); },
  accessSync(path) { if (!$map_has(_files, _pathText(path))) throw _withoutFile("ENOENT", "access", path); },
  mkdtempSync(front) {
    const path = front + "a1B2c3";
    _fs.mkdirSync(path, { recursive: true });
    return path;
  },
  rmdirSync(path) {
    if (_fs.readdirSync(path).length > 0) throw _withoutFile("ENOTEMPTY", "rmdir", path);
    $collection_take(_files, _pathText(path));
  },
  renameSync(from, to) {
    const old = _pathText(from), name = _pathText(to);
    if (!$map_has(_files, old)) throw Object.assign(_withoutFile("ENOENT", "rename", from), { message: "ENOENT: no such file or directory, rename '" + from + "' -> '" + to + "'", dest: to });
    for (const other of $map_key_list(_files)) {
      if (other !== old && !other.startsWith(old + "/")) continue;
      $map_put(_files, name + other.slice(old.length), $map_find(_files, other));
      $collection_take(_files, other);
    }
  },
  copyFileSync(from, to) { $map_put(_files, _pathText(to), _readText(from)); },
  createWriteStream(path) {
    _fs.writeFileSync(path, "");
    return new Writable({ write(chunk, encoding, done) { _fs.appendFileSync(path, chunk.toString()); done(); } });
  },
  createReadStream(path, options) {
    const text = _readText(path);
    const encoding = typeof options === "string" ? options : options?.encoding;
    const stream = new Readable({ encoding, read() { this.push(text); this.push(null); } });
    return stream;
  },
  writeSync(fd, text) { _fs.writeFileSync(fd, text); return _text(text).length; },
});
_fs.promises = {};
class Stats {
  constructor(text) {
    this.size = text === null ? 4096 : Buffer.byteLength(text);
    this.mtimeMs = Date.now();
    this.mtime = new Date(this.mtimeMs);
    $define(this, "_isFolder", text === null, 5);
  }
  isFile() { return !this._isFolder; }
  isDirectory() { return this._isFolder; }
  isSymbolicLink() { return false; }
}
class Dirent {
  constructor(name, path, text) {
    this.name = name;
    this.parentPath = path;
    this.path = path;
    $define(this, "_isFolder", text === null, 5);
  }
  isFile() { return !this._isFolder; }
  isDirectory() { return this._isFolder; }
  isSymbolicLink() { return false; }
}
_fs.constants = { F_OK: 0, R_OK: 4, W_OK: 2, X_OK: 1 };
for (const name of ["readFile", "writeFile", "appendFile", "unlink", "mkdir", "readdir", "stat", "lstat", "rm", "rename", "copyFile", "access", "mkdtemp", "rmdir"]) {
  const direct = _fs[name + "Sync"];
  _methods(_fs.promises, {
    [name]: async (...values) => {
      // The work is done behind what the program does next.
      await new Promise((resolve) => setImmediate(resolve));
      return direct(...values);
    },
  });
  _methods(_fs, {
    [name](...values) {
      const callback = _callable(values.pop());
      setImmediate(() => {
        let result;
        try { result = direct(...values); } catch (error) { callback(error); return; }
        callback(null, result);
      });
    },
  });
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
const _path = { sep: "/", delimiter: ":" };
function _pathPart(part, name = "path") {
  if (typeof part === "string") return part;
  throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "' + name + '" argument must be of type string. Received ' + _received(part));
}
_methods(_path, {
  normalize(path) { return _normalPath(_pathPart(path)); },
  join(...parts) {
    for (const part of parts) _pathPart(part);
    return _normalPath(parts.filter((part) => part !== "").join("/"));
  },
  resolve(...parts) {
    let path = "";
    for (let i = parts.length - 1; i >= 0 && !path.startsWith("/"); i--) path = _pathPart(parts[i]) + (path === "" ? "" : "/" + path);
    if (!path.startsWith("/")) path = "/" + path;
    const normal = _normalPath(path);
    return normal.length > 1 && normal.endsWith("/") ? normal.slice(0, -1) : normal;
  },
  basename(path, ending = "") {
    const name = _pathPart(path).replace(/\/+$/, "").split("/").pop();
    return ending !== "" && name !== ending && name.endsWith(ending) ? name.slice(0, -ending.length) : name;
  },
  dirname(path) {
    const trimmed = _pathPart(path).replace(/\/+$/, ""), at = trimmed.lastIndexOf("/");
    return at < 0 ? (path.startsWith("/") ? "/" : ".") : at === 0 ? "/" : trimmed.slice(0, at);
  },
  extname(path) {
    const name = _pathPart(path).replace(/\/+$/, "").split("/").pop(), at = name.lastIndexOf(".");
    return at <= 0 || name === ".." ? "" : name.slice(at);
  },
  isAbsolute(path) { return _pathPart(path).startsWith("/"); },
  toNamespacedPath(path) { return path; },
  relative(from, to) {
    for (const [part, name] of [[from, "from"], [to, "to"]]) _pathPart(part, name);
    const a = _path.resolve(from).split("/").filter(Boolean), b = _path.resolve(to).split("/").filter(Boolean);
    let same = 0;
    while (same < a.length && same < b.length && a[same] === b[same]) same++;
    return [...a.slice(same).map(() => ".."), ...b.slice(same)].join("/");
  },
  parse(path) {
    const base = _path.basename(path), ext = _path.extname(base);
    const dir = path.includes("/") ? _path.dirname(path) : "";
    return { root: path.startsWith("/") ? "/" : "", dir, base, ext, name: ext === "" ? base : base.slice(0, -ext.length) };
  },
  format({ dir, root = "", base, name = "", ext = "" }) {
    const file = base ?? name + ext;
    return dir === undefined ? root + file : dir === root ? dir + file : dir + "/" + file;
  },
});
_path.posix = _path;

// What `vm` runs: texts, among the members of an object where one is given.
const _vm = {
  runInThisContext(text) { return eval(text); },
  runInNewContext(text, context = {}) { return $call(_compiled(_text(text), ""), context, [[[_ofGlobal, context]]]); },
  runInContext(text, context) { return _vm.runInNewContext(text, context); },
  createContext(context = {}) { return context; },
  isContext() { return true; },
  Script: class Script {
    #text;
    constructor(text) { this.#text = _text(text); _compiled(this.#text, ""); }
    runInThisContext() { return _vm.runInThisContext(this.#text); }
    runInNewContext(context) { return _vm.runInNewContext(this.#text, context); }
    runInContext(context) { return _vm.runInNewContext(this.#text, context); }
  },
};

const _os = { EOL: "\n" };
_methods(_os, {
  platform() { return "linux"; }, cpus() { return []; }, totalmem() { return 8589934592; }, freemem() { return 4294967296; },
  arch() { return "x64"; }, endianness() { return "LE"; }, release() { return "6.1.0"; }, uptime() { return 0; }, loadavg() { return [0, 0, 0]; },
  machine() { return "x86_64"; }, version() { return "#1"; }, networkInterfaces() { return {}; }, availableParallelism() { return 1; },
  userInfo() { return { uid: 0, gid: 0, username: "root", homedir: "/", shell: "/bin/sh" }; },
  hostname() { return "localhost"; }, tmpdir() { return "/tmp"; }, homedir() { return "/"; }, type() { return "Linux"; },
});

const performance = {};
_methods(performance, { now() { return $clock() * 1000; }, mark() { }, measure() { return { duration: 0 }; }, timeOrigin: _start });
const _timersPromises = {};
_methods(_timersPromises, {
  setTimeout(delay, value, options) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, delay, value);
      _abortable(options, reject, () => clearTimeout(timer));
    });
  },
  setImmediate(value, options) {
    return new Promise((resolve, reject) => {
      const immediate = setImmediate(resolve, value);
      _abortable(options, reject, () => clearImmediate(immediate));
    });
  },
  async *setInterval(delay, value) {
    while (true) {
      await _timersPromises.setTimeout(delay);
      yield value;
    }
  },
});
_timersPromises.scheduler = { wait(delay, options) { return _timersPromises.setTimeout(delay, undefined, options); }, yield() { return _timersPromises.setImmediate(); } };
// What is given up when a signal says so.
function _abortable(options, reject, stop) {
  const signal = options?.signal;
  if (signal === undefined) return;
  const leave = () => {
    stop();
    const error = new Error("The operation was aborted", { cause: signal.reason });
    error.name = "AbortError";
    error.code = "ABORT_ERR";
    reject(error);
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
}
$define(setTimeout, Symbol.for("nodejs.util.promisify.custom"), _timersPromises.setTimeout, 5);
{
  const plain = util.promisify;
  $define(util, "promisify", { promisify(original) {
    const custom = original[Symbol.for("nodejs.util.promisify.custom")];
    return custom === undefined ? plain(original) : custom;
  } }.promisify, 5);
}

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

const _moduleModule = {
  createRequire(from) {
    const file = String(from).replace(/^file:\/\//, "").replace(/^\/+/, "");
    return (name) => _requireFrom(file, name);
  },
};

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
  space.default = value;
  if (typeof value === "object" || typeof value === "function") for (const name of $own_keys(value)) if (name !== "default" && name !== "prototype") space[name] = value[name];
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
function _importModule(path, load) {
  _provideModule(path, load);
  const module = _modules[path];
  if (module.outcome !== undefined) return module.outcome.then();
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
  switch (name.startsWith("node:") ? name.slice(5) : name) {
    case "util": return util;
    case "events": return EventEmitter;
    case "assert": return assert;
    case "assert/strict": return assert.strict;
    case "fs": return _fs;
    case "fs/promises": return _fs.promises;
    case "path": return _path;
    case "module": return _moduleModule;
    case "os": return _os;
    case "process": return process;
    case "console": return console;
    case "readline": return _readline;
    case "readline/promises": return _readline.promises;
    case "timers": return { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate, promises: _timersPromises };
    case "timers/promises": return _timersPromises;
    case "perf_hooks": return { performance };
    case "buffer": return { Buffer, atob, btoa, kMaxLength: 4294967296, constants: { MAX_LENGTH: 4294967296, MAX_STRING_LENGTH: 536870888 } };
    case "string_decoder": return { StringDecoder };
    case "url": return _urlModule;
    case "querystring": return _querystring;
    case "crypto": return crypto;
    case "async_hooks": return _asyncHooks;
    case "stream": return _streamModule;
    case "stream/promises": return _streamPromises;
    case "worker_threads": return { isMainThread: true, parentPort: null, workerData: null, threadId: 0 };
    case "vm": return _vm;
    default: return name.endsWith(".json") && $map_has(_files, _normalPath(name)) ? JSON.parse($map_find(_files, _normalPath(name))) : undefined;
  }
}

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

function structuredClone(value) { return _clone(value, $new_map()); }
function _clone(value, done) {
  if (typeof value === "function" || typeof value === "symbol") {
    throw new DOMException((typeof value === "symbol" ? _symbolText(value) : _sourceOf(value)) + " could not be cloned.", "DataCloneError");
  }
  if (!_isObject(value)) return value;
  if ($map_has(done, value)) return $map_find(done, value);
  let copy;
  const kind = $kind(value);
  if (kind === "array") copy = [];
  else if (kind === "map") copy = new Map();
  else if (kind === "set") copy = new Set();
  else if (_isDate(value)) copy = new Date($own_value(value, _time));
  else if (_isRegExp(value)) copy = new RegExp(value.source, value.flags);
  else if (_isTyped(value)) copy = value.slice();
  else if ($has_own(value, _boxedValue)) copy = _box($own_value(value, _boxedValue));
  else if (kind === "error") copy = new ({ TypeError, RangeError, SyntaxError, ReferenceError, EvalError, URIError }[value.name] ?? Error)(value.message);
  else copy = {};
  $map_put(done, value, copy);
  if (kind === "map") for (const [key, item] of value) copy.set(_clone(key, done), _clone(item, done));
  else if (kind === "set") for (const item of value) copy.add(_clone(item, done));
  else if (kind !== "error" && !_isTyped(value) && !$has_own(value, _boxedValue)) for (const key of $enumerable_keys(value)) copy[key] = _clone(value[key], done);
  return copy;
}
