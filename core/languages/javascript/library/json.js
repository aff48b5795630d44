// JSON.

const JSON = {};
_tag(JSON, "JSON");
_methods(JSON, {
  stringify(value, replacer, space) {
    let gap = "";
    const wide = _unboxed(space, "number"), given = _unboxed(space, "string");
    if (wide !== undefined) gap = " ".repeat(Math.max(0, Math.min(10, _integer(wide))));
    else if (given !== undefined) gap = given.slice(0, 10);
    const state = { gap, replace: undefined, only: undefined, open: [], keys: [] };
    if (typeof replacer === "function") state.replace = replacer;
    else if (Array.isArray(replacer)) {
      state.only = [];
      for (const key of replacer) {
        const name = typeof key === "object" ? _unboxed(key, "string") ?? _unboxed(key, "number") : key;
        if (typeof name !== "string" && typeof name !== "number") continue;
        if (!state.only.includes(_text(name))) state.only.push(_text(name));
      }
    }
    return _jsonValue(state, { "": value }, "", value, "");
  },
  parse(text, revive) {
    const reader = { text: _text(text), at: 0 };
    const value = _jsonRead(reader);
    _jsonSpace(reader);
    if (reader.at < reader.text.length) _jsonFail(reader, "after");
    return typeof revive === "function" ? _jsonRevive({ "": value }, "", revive) : value;
  },
});

const _escapes = { '"': '\\"', "\\": "\\\\", "\b": "\\b", "\f": "\\f", "\n": "\\n", "\r": "\\r", "\t": "\\t" };
function _jsonText(text) {
  let result = '"', plain = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = $text_unit_at(text, i);
    if (unit >= 32 && unit !== 34 && unit !== 92 && (unit < 0xd800 || unit > 0xdfff)) continue;
    let shown = _escapes[text[i]];
    if (shown === undefined) {
      if (unit < 0xdc00 && unit >= 0xd800 && i + 1 < text.length) {
        const next = $text_unit_at(text, i + 1);
        if (next >= 0xdc00 && next <= 0xdfff) { i++; continue; }
      }
      shown = "\\u" + $number_to_text(unit, 16).padStart(4, "0");
    }
    result += $text_part(text, plain, i) + shown;
    plain = i + 1;
  }
  return result + $text_part(text, plain, text.length) + '"';
}

function _jsonValue(state, holder, key, found, indent) {
  let value = found;
  if (_isObject(value) || typeof value === "bigint") {
    const convert = value.toJSON;
    if (typeof convert === "function") value = $call_with(convert, value, key);
  }
  if (state.replace !== undefined) value = $call_with(state.replace, holder, key, value);
  if (typeof value === "object" && value !== null && $has_own(value, _boxedValue)) value = $own_value(value, _boxedValue);
  switch (typeof value) {
    case "string": return _jsonText(value);
    case "number": return value - value === 0 ? _text(value) : "null";
    case "boolean": return value ? "true" : "false";
    case "bigint": throw new TypeError("Do not know how to serialize a BigInt");
    case "object": break;
    default: return undefined;
  }
  if (value === null) return "null";
  if (state.open.includes(value)) throw new TypeError(_jsonCircle(state, value, key));
  state.open.push(value);
  state.keys.push(key);
  const inner = indent + state.gap;
  const isList = Array.isArray(value);
  const parts = [];
  if (isList) {
    const length = _length(value);
    for (let i = 0; i < length; i++) {
      const name = _text(i);
      const text = _jsonValue(state, value, name, value[i], inner);
      parts.push(text === undefined ? "null" : text);
    }
  } else {
    for (const name of state.only === undefined ? _enumerableKeys(value) : state.only) {
      const text = _jsonValue(state, value, name, value[name], inner);
      if (text !== undefined) parts.push(_jsonText(name) + (state.gap === "" ? ":" : ": ") + text);
    }
  }
  state.open.pop();
  state.keys.pop();
  const [open, close] = isList ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return open + close;
  if (state.gap === "") return open + $str_join(",", parts) + close;
  return open + "\n" + inner + $str_join(",\n" + inner, parts) + "\n" + indent + close;
}
function _jsonCircle(state, value, key) {
  const start = state.open.indexOf(value);
  const name = (text) => /^\d+$/.test(text) ? "index " + text : "property '" + text + "'";
  const kind = (object) => "object with constructor '" + _className(object) + "'";
  let text = "Converting circular structure to JSON\n    --> starting at " + kind(value);
  const end = state.open.length;
  const line = (i) => "\n    |     " + name(state.keys[i]) + " -> " + kind(state.open[i]);
  const first = Math.min(end, start + 3);
  for (let i = start + 1; i < first; i++) text += line(i);
  if (end > first + 1) text += "\n    |     ...";
  for (let i = Math.max(first, end - 1); i < end; i++) text += line(i);
  return text + "\n    --- " + name(key) + " closes the circle";
}

function _jsonSpace(reader) {
  const text = reader.text;
  while (reader.at < text.length) {
    const unit = $text_unit_at(text, reader.at);
    if (unit !== 32 && unit !== 10 && unit !== 13 && unit !== 9) break;
    reader.at++;
  }
}
const _noJson = ["undefined", "NaN", "Infinity", "[object Object]"];
// A text that is no JSON is where the error is: its line is shown where nothing catches that.
function _jsonError(reader, message) {
  const { text, at } = reader;
  const lines = text.slice(0, at).split("\n");
  const start = at - lines[lines.length - 1].length;
  const end = $text_index_of(text, "\n", start);
  const line = text.slice(start, end < 0 ? text.length : end);
  return _thrownIn(new SyntaxError(message), "<anonymous_script>:" + lines.length, line, at < text.length ? at - start : undefined);
}
function _jsonFail(reader, what) {
  const { text, at } = reader;
  if (at === 0 && what === undefined && _noJson.includes(text) || text === "[object Object]") {
    throw _jsonError(reader, '"' + text + '" is not valid JSON');
  }
  if (what === "after") throw _jsonError(reader, "Unexpected non-whitespace character after JSON at position " + at);
  if (at >= text.length && what === undefined) throw _jsonError(reader, "Unexpected end of JSON input");
  if (what !== undefined) throw _jsonError(reader, what + " in JSON at position " + at);
  if (text[at] === '"') throw _jsonError(reader, "Unexpected string in JSON at position " + at);
  if (text[at] >= "0" && text[at] <= "9" || text[at] === "-") throw _jsonError(reader, "Unexpected number in JSON at position " + at);
  const shown = text.length <= 20 ? '"' + text + '"'
    : (at >= 10 ? "..." : "") + '"' + text.slice(Math.max(0, at - 10), at + 10) + '"' + (at + 10 < text.length ? "..." : "");
  throw _jsonError(reader, "Unexpected token '" + text[at] + "', " + shown + " is not valid JSON");
}
function _jsonRead(reader) {
  _jsonSpace(reader);
  const text = reader.text;
  const first = text[reader.at];
  switch (first) {
    case "{": return _jsonObject(reader);
    case "[": return _jsonList(reader);
    case '"': return _jsonString(reader);
    case "t": return _jsonWord(reader, "true", true);
    case "f": return _jsonWord(reader, "false", false);
    case "n": return _jsonWord(reader, "null", null);
  }
  if (first === "-" || (first >= "0" && first <= "9")) return _jsonNumber(reader);
  _jsonFail(reader);
}
function _jsonWord(reader, word, value) {
  for (const letter of word) {
    if (reader.text[reader.at] !== letter) _jsonFail(reader);
    reader.at++;
  }
  return value;
}
function _jsonNumber(reader) {
  const text = reader.text, start = reader.at;
  const isDigit = () => text[reader.at] >= "0" && text[reader.at] <= "9";
  const digits = (problem) => {
    if (!isDigit()) _jsonFail(reader, problem);
    while (isDigit()) reader.at++;
  };
  if (text[reader.at] === "-") {
    reader.at++;
    if (!isDigit()) _jsonFail(reader, "No number after minus sign");
  }
  if (text[reader.at] === "0") {
    reader.at++;
    if (isDigit()) _jsonFail(reader, "Unexpected number");
  }
  else digits();
  if (text[reader.at] === ".") { reader.at++; digits("Unterminated fractional number"); }
  if (text[reader.at] === "e" || text[reader.at] === "E") {
    reader.at++;
    if (text[reader.at] === "+" || text[reader.at] === "-") reader.at++;
    digits("Exponent part is missing a number");
  }
  return $text_to_number($text_part(text, start, reader.at));
}
const _unescapes = { '"': '"', "\\": "\\", "/": "/", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t" };
function _jsonString(reader) {
  const text = reader.text;
  let plain = ++reader.at, result = "";
  while (true) {
    if (reader.at >= text.length) _jsonFail(reader, "Unterminated string");
    const unit = $text_unit_at(text, reader.at);
    if (unit === 34) {
      result += $text_part(text, plain, reader.at++);
      return result;
    }
    if (unit < 32) _jsonFail(reader, "Bad control character in string literal");
    if (unit !== 92) { reader.at++; continue; }
    result += $text_part(text, plain, reader.at);
    const mark = text[++reader.at];
    if (mark === "u") {
      const digits = $text_part(text, reader.at + 1, Math.min(reader.at + 5, text.length));
      for (let i = 0; i < 4; i++) {
        if (i < digits.length && _digitOf($text_unit_at(digits, i)) < 16) continue;
        reader.at += i + 1;
        _jsonFail(reader, "Bad Unicode escape");
      }
      result += _unitText(parseInt(digits, 16));
      reader.at += 5;
    } else {
      if (mark === undefined) throw new SyntaxError("Unexpected end of JSON input");
      if (!$has_own(_unescapes, mark)) _jsonFail(reader, "Bad escaped character");
      result += _unescapes[mark];
      reader.at++;
    }
    plain = reader.at;
  }
}
function _jsonList(reader) {
  const list = [];
  reader.at++;
  _jsonSpace(reader);
  if (reader.text[reader.at] === "]") { reader.at++; return list; }
  while (true) {
    $list_append(list, _jsonRead(reader));
    _jsonSpace(reader);
    const mark = reader.text[reader.at];
    if (mark === ",") { reader.at++; continue; }
    if (mark === "]") { reader.at++; return list; }
    _jsonFail(reader, "Expected ',' or ']' after array element");
  }
}
function _jsonObject(reader) {
  const object = {};
  reader.at++;
  _jsonSpace(reader);
  if (reader.text[reader.at] === "}") { reader.at++; return object; }
  let first = true;
  while (true) {
    _jsonSpace(reader);
    if (reader.text[reader.at] !== '"') {
      if (reader.at >= reader.text.length) {
        _jsonFail(reader, first ? "Expected property name or '}'" : "Expected double-quoted property name");
      }
      _jsonFail(reader, first ? "Expected property name or '}'" : "Expected double-quoted property name");
    }
    const key = _jsonString(reader);
    _jsonSpace(reader);
    if (reader.text[reader.at] !== ":") _jsonFail(reader, first ? "Expected ':' after property name" : undefined);
    first = false;
    reader.at++;
    $define(object, key, _jsonRead(reader), 7);
    _jsonSpace(reader);
    const mark = reader.text[reader.at];
    if (mark === ",") { reader.at++; continue; }
    if (mark === "}") { reader.at++; return object; }
    _jsonFail(reader, "Expected ',' or '}' after property value");
  }
}
function _jsonRevive(holder, key, revive) {
  const value = holder[key];
  if (_isObject(value)) {
    const keys = Array.isArray(value) ? [...value.keys()].map(_text) : _enumerableKeys(value);
    for (const name of keys) {
      const revived = _jsonRevive(value, name, revive);
      if (revived === undefined) delete value[name];
      else $define(value, name, revived, 7);
    }
  }
  return $call_with(revive, holder, key, value);
}
