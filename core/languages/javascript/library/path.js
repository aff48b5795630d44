// The module `path`.

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
_offer("path", _path);
_offer("path/posix", _path);
