// The module `fs`: files in memory.

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
function _pathText(path) {
  if (URL !== undefined && _instance_of(path, URL)) return _normalPath(decodeURIComponent(path.pathname));
  if (typeof path !== "string" && !Buffer.isBuffer(path)) {
    throw _coded(TypeError, "ERR_INVALID_ARG_TYPE", 'The "path" argument must be of type string or an instance of Buffer or URL. Received ' + _received(path));
  }
  const name = _normalPath(_text(path));
  return name.length > 1 && name.endsWith("/") ? name.slice(0, -1) : name;
}
// What is written must have a folder to be in: one of the program's own, or one that it has made.
function _checkFolder(path) {
  const name = _pathText(path), folder = name.slice(0, Math.max(name.lastIndexOf("/"), 0));
  if (["", process.cwd(), __dirname, "/tmp"].includes(folder)) return;
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
    return new _parts.Writable({ write(chunk, encoding, done) { _fs.appendFileSync(path, chunk.toString()); done(); } });
  },
  createReadStream(path, options) {
    const text = _readText(path);
    const encoding = typeof options === "string" ? options : options?.encoding;
    const stream = new _parts.Readable({ encoding, read() { this.push(text); this.push(null); } });
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
_offer("fs", _fs);
_offer("fs/promises", _fs.promises);
