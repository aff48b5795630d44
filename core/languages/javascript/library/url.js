// Addresses and their queries.

const _params = _secret("params");
const _formKept = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_.*";
function _formText(text) { return _percent(text, _formKept + " ").replaceAll(" ", "+"); }
function _formValue(text) { return _percentDecoded(text.replaceAll("+", " ")); }
// What is no escape stays as it is.
function _percentDecoded(text) {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (run) => _fromUtf8(run.slice(1).split("%").map((byte) => parseInt(byte, 16))));
}

class URLSearchParams {
  constructor(source) {
    $define(this, _params, { list: [], owner: undefined }, 0);
    const list = _listOfParams(this);
    if (source === undefined || source === null) return;
    if (_isObject(source) && typeof source[Symbol.iterator] === "function") {
      for (const pair of source) {
        const [name, value, ...rest] = [...pair];
        if (rest.length > 0 || value === undefined) {
          throw _coded(TypeError, "ERR_INVALID_TUPLE", "Each query pair must be an iterable [name, value] tuple");
        }
        list.push([_text(name), _text(value)]);
      }
    } else if (_isObject(source)) {
      for (const name of _enumerableKeys(source)) list.push([name, _text(source[name])]);
    } else {
      _readQuery(list, _text(source));
    }
  }
  append(name, value) { _listOfParams(this).push([_text(name), _text(value)]); _paramsChanged(this); }
  delete(name, ...value) {
    const inner = $own_value(this, _params);
    inner.list = inner.list.filter(([key, held]) => key !== _text(name) || (value.length > 0 && value[0] !== undefined && held !== _text(value[0])));
    _paramsChanged(this);
  }
  get(name) {
    const found = _listOfParams(this).find(([key]) => key === _text(name));
    return found === undefined ? null : found[1];
  }
  getAll(name) { return _listOfParams(this).filter(([key]) => key === _text(name)).map(([, value]) => value); }
  has(name, ...value) {
    return _listOfParams(this).some(([key, held]) => key === _text(name) && (value.length === 0 || value[0] === undefined || held === _text(value[0])));
  }
  set(name, value) {
    const list = _listOfParams(this), at = list.findIndex(([key]) => key === _text(name));
    if (at < 0) list.push([_text(name), _text(value)]);
    else {
      list[at][1] = _text(value);
      $own_value(this, _params).list = list.filter(([key], place) => place <= at || key !== _text(name));
    }
    _paramsChanged(this);
  }
  sort() { _listOfParams(this).sort(([a], [b]) => a < b ? -1 : a > b ? 1 : 0); _paramsChanged(this); }
  forEach(callback, receiver) {
    _callable(callback);
    for (const [name, value] of _listOfParams(this)) $call_with(callback, receiver, value, name, this);
  }
  entries() { return _iteratorOver(_ParamsIterator, _walkParams(this, 2)); }
  keys() { return _iteratorOver(_ParamsIterator, _walkParams(this, 0)); }
  values() { return _iteratorOver(_ParamsIterator, _walkParams(this, 1)); }
  get size() { return _listOfParams(this).length; }
  toString() { return _listOfParams(this).map(([name, value]) => _formText(name) + "=" + _formText(value)).join("&"); }
  [_inspectCustom](depth, options) {
    const list = _listOfParams(this);
    if (depth < 0) return "[Object]";
    const shown = list.map(([name, value]) => inspect(name, options) + " => " + inspect(value, options));
    if (shown.length === 0) return "URLSearchParams {}";
    const length = shown.reduce((sum, text) => sum + text.length + 2, -2);
    return length <= options.breakLength ? "URLSearchParams { " + shown.join(", ") + " }" : "URLSearchParams {\n  " + shown.join(",\n  ") + " }";
  }
}
$define(URLSearchParams.prototype, Symbol.iterator, URLSearchParams.prototype.entries, 5);
_tag(URLSearchParams.prototype, "URLSearchParams");
const _ParamsIterator = _iteratorKind("URLSearchParams Iterator");
function* _walkParams(params, what) {
  for (let i = 0; i < _listOfParams(params).length; i++) {
    const pair = _listOfParams(params)[i];
    yield what === 2 ? [pair[0], pair[1]] : pair[what];
  }
}
function _listOfParams(params) { return $own_value(params, _params).list; }
function _readQuery(list, text) {
  const query = text.startsWith("?") ? text.slice(1) : text;
  for (const part of query.split("&")) {
    if (part === "") continue;
    const at = part.indexOf("=");
    list.push(at < 0 ? [_formValue(part), ""] : [_formValue(part.slice(0, at)), _formValue(part.slice(at + 1))]);
  }
}
function _paramsChanged(params) {
  const owner = $own_value(params, _params).owner;
  if (owner === undefined) return;
  const text = params.toString();
  $own_value(owner, _urlParts).search = text === "" ? "" : "?" + text;
}

const _urlParts = _secret("url");
const _usualPorts = { "http:": "80", "https:": "443", "ftp:": "21", "ws:": "80", "wss:": "443", "file:": "" };
const _pathKept = _kept + "/:@&=+$,;%[]|";
const _queryKept = _kept.replace("'", "") + "/:@&=+$,;?%[]{}|\\^`";
function _invalidUrl(input, base) {
  const error = _coded(TypeError, "ERR_INVALID_URL", "Invalid URL");
  $define(error, _stackHeld, _errorLine(error), 5);
  _thrownIn(error, "node:internal/url:806", "    const href = bindingUrl.parse(input, base, raiseException);", 28);
  error.input = input;
  if (base !== undefined) error.base = base;
  return error;
}
function _encodedPart(text, kept) {
  let result = "";
  for (const character of text) result += kept.includes(character) ? character : _percent(character, "");
  return result;
}
function _withoutDots(path) {
  const out = [];
  const parts = path.split("/").slice(1);
  parts.forEach((part, at) => {
    const plain = part.replace(/%2e/gi, ".");
    if (plain === "..") { out.pop(); if (at === parts.length - 1) out.push(""); }
    else if (plain === ".") { if (at === parts.length - 1) out.push(""); }
    else out.push(part);
  });
  return "/" + out.join("/");
}
function _hostOf(text, isSpecial) {
  if (!isSpecial) return text;
  const host = _percentDecoded(text).toLowerCase();
  if (host.startsWith("[") && !/^\[[0-9a-f:.]+\]$/i.test(host) || host === "" || /[\s#%/:<>?@\\^|]/.test(host.startsWith("[") ? "" : host)) return undefined;
  if (/^(0x[0-9a-f]+|\d+)(\.(0x[0-9a-f]+|\d+)){0,3}$/.test(host)) {
    const numbers = host.split(".").map((part) => part.length > 1 && part.startsWith("0") && !part.startsWith("0x") ? parseInt(part, 8) : Number(part));
    const last = numbers.pop();
    let value = last;
    for (let i = 0; i < numbers.length; i++) { if (numbers[i] > 255) return undefined; value += numbers[i] * 256 ** (3 - i); }
    if (last >= 256 ** (4 - numbers.length)) return undefined;
    return [24, 16, 8, 0].map((shift) => Math.floor(value / 2 ** shift) % 256).join(".");
  }
  return host;
}
function _parseUrl(input, base) {
  const text = input.trim().replace(/[\t\n\r]/g, "");
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(text);
  if (scheme === null) return base === undefined ? undefined : _parseRelative(text, base);
  const protocol = scheme[0].toLowerCase();
  const isSpecial = protocol in _usualPorts;
  let rest = text.slice(protocol.length);
  const url = { protocol, username: "", password: "", hostname: "", port: "", pathname: "", search: "", hash: "" };
  rest = _cutTail(url, rest);
  if (isSpecial) rest = rest.replaceAll("\\", "/");
  if (isSpecial && protocol !== "file:" && !rest.startsWith("//") && base !== undefined && base.protocol === protocol) return _parseRelative(rest + url.search + url.hash, base);
  if (isSpecial && protocol !== "file:") rest = "//" + rest.replace(/^\/+/, "");
  if (!rest.startsWith("//")) {
    url.pathname = isSpecial ? _withoutDots(_encodedPart(rest.startsWith("/") ? rest : "/" + rest, _pathKept)) : rest;
    url.isOpaque = !isSpecial && !rest.startsWith("/");
    return url;
  }
  const end = rest.indexOf("/", 2);
  const authority = end < 0 ? rest.slice(2) : rest.slice(2, end);
  const path = end < 0 ? "" : rest.slice(end);
  if (!_readAuthority(url, authority, isSpecial)) return undefined;
  url.pathname = path === "" ? (isSpecial ? "/" : "") : _withoutDots(_encodedPart(path, _pathKept));
  return url;
}
function _readAuthority(url, authority, isSpecial) {
  const at = authority.lastIndexOf("@");
  let place = authority;
  if (at >= 0) {
    place = authority.slice(at + 1);
    const [user, ...secret] = authority.slice(0, at).split(":");
    url.username = _encodedPart(user, _kept + "%");
    url.password = _encodedPart(secret.join(":"), _kept + "%");
  }
  const port = /:(\d*)$/.exec(place);
  if (port !== null) {
    place = place.slice(0, -port[0].length);
    if (port[1] !== "" && Number(port[1]) > 65535) return false;
    url.port = port[1] === "" || _usualPorts[url.protocol] === _text(Number(port[1])) ? "" : _text(Number(port[1]));
  } else if (/:[^\]]*$/.test(place) && !place.startsWith("[")) return false;
  if (url.protocol === "file:" && (place === "" || place === "localhost")) { url.hostname = ""; return true; }
  const host = _hostOf(place, isSpecial);
  if (host === undefined) return false;
  url.hostname = host;
  return true;
}
// Takes the fragment and the query off.
function _cutTail(url, text) {
  const hash = text.indexOf("#");
  if (hash >= 0) {
    url.hash = hash === text.length - 1 ? "" : "#" + _encodedPart(text.slice(hash + 1), _kept + "/:@&=+$,;?%#[]{}|\\^");
    text = text.slice(0, hash);
  }
  const query = text.indexOf("?");
  if (query >= 0) {
    url.search = query === text.length - 1 ? "" : "?" + _encodedPart(text.slice(query + 1), _queryKept);
    text = text.slice(0, query);
  }
  return text;
}
function _parseRelative(text, base) {
  if (base.isOpaque && !text.startsWith("#")) return undefined;
  const url = { ...base, search: "", hash: "" };
  if (text.startsWith("//")) return _parseUrl(base.protocol + text, undefined);
  const path = _cutTail(url, text).replaceAll("\\", "/");
  if (path === "") {
    if (!text.startsWith("?")) url.search = base.search;
    return url;
  }
  const whole = path.startsWith("/") ? path : base.pathname.slice(0, base.pathname.lastIndexOf("/") + 1) + path;
  url.pathname = _withoutDots(_encodedPart(whole, _pathKept));
  return url;
}

class URL {
  constructor(input, base) {
    const before = base === undefined ? undefined : _parseUrl(_text(base), undefined);
    const parsed = base !== undefined && before === undefined ? undefined : _parseUrl(_text(input), before);
    if (parsed === undefined) throw _invalidUrl(_text(input), base === undefined ? undefined : _text(base));
    $define(this, _urlParts, parsed, 0);
    const params = new URLSearchParams(parsed.search);
    $own_value(params, _params).owner = this;
    parsed.params = params;
  }
  static canParse(input, base) {
    try { new URL(input, base); return true; } catch { return false; }
  }
  get href() {
    const url = $own_value(this, _urlParts);
    const secret = url.password === "" ? "" : ":" + url.password;
    const user = url.username === "" && secret === "" ? "" : url.username + secret + "@";
    const place = url.hostname !== "" || url.protocol === "file:" ? "//" + user + this.host : "";
    return url.protocol + place + url.pathname + url.search + url.hash;
  }
  set href(value) {
    const parsed = _parseUrl(_text(value), undefined);
    if (parsed === undefined) throw _invalidUrl(_text(value));
    parsed.params = $own_value(this, _urlParts).params;
    $define(this, _urlParts, parsed, 0);
    this.search = parsed.search;
  }
  get origin() {
    const url = $own_value(this, _urlParts);
    return url.protocol in _usualPorts && url.protocol !== "file:" ? url.protocol + "//" + this.host : "null";
  }
  get protocol() { return $own_value(this, _urlParts).protocol; }
  set protocol(value) {
    const scheme = _text(value).replace(/:.*$/, "").toLowerCase() + ":";
    const url = $own_value(this, _urlParts);
    if ((scheme in _usualPorts) === (url.protocol in _usualPorts)) url.protocol = scheme;
    if (url.port === _usualPorts[url.protocol]) url.port = "";
  }
  get username() { return $own_value(this, _urlParts).username; }
  set username(value) { $own_value(this, _urlParts).username = _encodedPart(_text(value), _kept + "%"); }
  get password() { return $own_value(this, _urlParts).password; }
  set password(value) { $own_value(this, _urlParts).password = _encodedPart(_text(value), _kept + "%"); }
  get host() {
    const url = $own_value(this, _urlParts);
    return url.hostname + (url.port === "" ? "" : ":" + url.port);
  }
  set host(value) {
    const [name, port] = _text(value).split(":");
    this.hostname = name;
    if (port !== undefined) this.port = port;
  }
  get hostname() { return $own_value(this, _urlParts).hostname; }
  set hostname(value) {
    const host = _hostOf(_text(value), true);
    if (host !== undefined) $own_value(this, _urlParts).hostname = host;
  }
  get port() { return $own_value(this, _urlParts).port; }
  set port(value) {
    const url = $own_value(this, _urlParts), digits = /^\d*/.exec(_text(value))[0];
    url.port = digits === "" || digits === _usualPorts[url.protocol] ? "" : _text(Number(digits));
  }
  get pathname() { return $own_value(this, _urlParts).pathname; }
  set pathname(value) {
    const path = _text(value);
    $own_value(this, _urlParts).pathname = _withoutDots(_encodedPart(path.startsWith("/") ? path : "/" + path, _pathKept));
  }
  get search() { return $own_value(this, _urlParts).search; }
  set search(value) {
    const url = $own_value(this, _urlParts), text = _text(value);
    const query = text.startsWith("?") ? text.slice(1) : text;
    url.search = query === "" ? "" : "?" + _encodedPart(query, _queryKept);
    const list = [];
    _readQuery(list, url.search);
    $own_value(url.params, _params).list = list;
  }
  get searchParams() { return $own_value(this, _urlParts).params; }
  get hash() { return $own_value(this, _urlParts).hash; }
  set hash(value) {
    const text = _text(value), hash = text.startsWith("#") ? text.slice(1) : text;
    $own_value(this, _urlParts).hash = hash === "" ? "" : "#" + _encodedPart(hash, _kept + "/:@&=+$,;?%#[]{}|\\^");
  }
  toString() { return this.href; }
  toJSON() { return this.href; }
  [_inspectCustom](depth, options) {
    const shown = {};
    for (const name of _urlMembers) shown[name] = this[name];
    return "URL " + inspect(shown, options);
  }
}
const _urlMembers = [
  "href", "origin", "protocol", "username", "password", "host", "hostname", "port", "pathname", "search", "searchParams", "hash",
];
_tag(URL.prototype, "URL");
for (const name of [..._urlMembers, "toString", "toJSON"]) {
  const bits = $own_attributes(URL.prototype, name), held = $own_value(URL.prototype, name);
  if (bits & 8) $define_accessor(URL.prototype, name, held[0], held[1], 6);
  else $define(URL.prototype, name, held, 7);
}

// `url` as it was before there were classes for it.
function _legacyUrl(text, readsQuery) {
  const match = /^([a-z][a-z0-9+.-]*:)?(\/\/)?(?:([^@/?#]*)@)?([^/?#:]*)?(?::(\d+))?([^?#]*)(\?[^#]*)?(#.*)?$/i.exec(text);
  const [, protocol = null, slashes, auth = null, hostname, port = null, path = "", search = null, hash = null] = match;
  const isPlain = slashes === undefined;
  const pathname = isPlain ? (hostname ?? "") + path : path === "" ? "/" : path;
  const query = search === null ? null : search.slice(1);
  const result = {
    protocol, slashes: isPlain ? null : true, auth, host: isPlain ? null : hostname + (port === null ? "" : ":" + port), port,
    hostname: isPlain ? null : hostname, hash, search, query, pathname, path: pathname + (search ?? ""), href: text,
  };
  if (readsQuery) result.query = _querystring.parse(query ?? "");
  return result;
}
const _urlModule = { URL, URLSearchParams };
_methods(_urlModule, {
  parse(text, readsQuery) { return _legacyUrl(_text(text), readsQuery); },
  format(url) {
    if (!_isObject(url)) return _text(url);
    if (url.href !== undefined) return url.href;
    const protocol = url.protocol ? url.protocol.replace(/:?$/, ":") : "";
    const host = url.host ?? (url.hostname ? url.hostname + (url.port ? ":" + url.port : "") : "");
    const slashes = url.slashes || /^(?:https?|ftp|file|wss?|gopher):$/.test(protocol) ? "//" : "";
    const query = _isObject(url.query) ? _querystring.stringify(url.query) : "";
    const search = url.search ? url.search.replace(/^\??/, "?") : query === "" ? "" : "?" + query;
    const path = host !== "" && url.pathname ? url.pathname.replace(/^\/?/, "/") : url.pathname ?? "";
    return protocol + slashes + (url.auth ? url.auth + "@" : "") + host + path + search + (url.hash ? url.hash.replace(/^#?/, "#") : "");
  },
  resolve(from, to) { return new URL(to, new URL(from, "resolve://")).href.replace("resolve://", ""); },
  fileURLToPath(url) { return _percentDecoded(new URL(url).pathname); },
  pathToFileURL(path) { return new URL("file://" + _require("path").resolve(path)); },
});

const _querystring = {};
_methods(_querystring, {
  parse(text, separator = "&", equals = "=") {
    const result = Object.create(null);
    for (const part of _text(text).split(separator)) {
      if (part === "") continue;
      const at = part.indexOf(equals);
      const name = _formValue(at < 0 ? part : part.slice(0, at)), value = at < 0 ? "" : _formValue(part.slice(at + equals.length));
      if (result[name] === undefined) result[name] = value;
      else if (Array.isArray(result[name])) result[name].push(value);
      else result[name] = [result[name], value];
    }
    return result;
  },
  stringify(object, separator = "&", equals = "=") {
    const write = (value) => typeof value === "string" || typeof value === "boolean" || typeof value === "bigint" ||
      (typeof value === "number" && isFinite(value)) ? encodeURIComponent(_text(value)) : "";
    return _enumerableKeys(object).map((key) => Array.isArray(object[key])
      ? object[key].map((value) => write(key) + equals + write(value)).join(separator)
      : write(key) + equals + write(object[key])).join(separator);
  },
  escape(text) { return encodeURIComponent(text); },
  unescape(text) { return _percentDecoded(_text(text)); },
});
_querystring.decode = _querystring.parse;
_querystring.encode = _querystring.stringify;
_setUrls(URL, URLSearchParams);
_offer("url", _urlModule);
_offer("querystring", _querystring);
