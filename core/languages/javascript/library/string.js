// Strings. Places count UTF-16 units.

function _thisText(value, name) {
  if (typeof value === "string") return value;
  if (value === undefined || value === null) throw new TypeError("String.prototype." + name + " called on null or undefined");
  return _text(value);
}
// Whether a language has an `i` with a dot and one without.
function _hasDotlessI(locale) {
  const language = _text(Array.isArray(locale) ? locale[0] : locale).slice(0, 2);
  return language === "tr" || language === "az";
}
// Whether a code point is half of a pair of surrogates.
function _isHalf(unit) { return unit.length === 1 && unit >= "\ud800" && unit <= "\udfff"; }
function _noPattern(value, name) {
  const says = _isObject(value) ? value[Symbol.match] : undefined;
  if (says === undefined ? _isRegExp(value) : says) throw new TypeError("First argument to String.prototype." + name + " must not be a regular expression");
  return _text(value);
}
// What a method of a regular expression does, where the argument has one.
function _patternMethod(value, symbol) {
  if (!_isObject(value)) return undefined;
  const method = value[symbol];
  return method === undefined || method === null ? undefined : method;
}

_class(String, {
  toString() {
    const text = _unboxed(this, "string");
    if (text === undefined) throw new TypeError("String.prototype.toString requires that 'this' be a String");
    return text;
  },
  valueOf() {
    const text = _unboxed(this, "string");
    if (text === undefined) throw new TypeError("String.prototype.valueOf requires that 'this' be a String");
    return text;
  },
  at(index) {
    const text = _thisText(this, "at");
    const place = _place(index, text.length);
    return place < 0 ? undefined : text[place];
  },
  charAt(index) {
    const found = _thisText(this, "charAt")[_integer(index)];
    return found === undefined ? "" : found;
  },
  charCodeAt(index) {
    const text = _thisText(this, "charCodeAt");
    const place = _integer(index);
    return place >= 0 && place < text.length ? $text_unit_at(text, place) : NaN;
  },
  codePointAt(index) {
    const text = _thisText(this, "codePointAt");
    const place = _integer(index);
    return place >= 0 && place < text.length ? $text_code_point_at(text, place) : undefined;
  },
  indexOf(part, start) {
    const text = _thisText(this, "indexOf");
    return $text_index_of(text, _text(part), _relativeUp(start, text.length));
  },
  lastIndexOf(part, start) {
    const text = _thisText(this, "lastIndexOf");
    const from = start === undefined ? NaN : _toNumber(start);
    return $text_last_index_of(text, _text(part), from !== from ? text.length : _relativeUp(from, text.length));
  },
  includes(part, start) {
    const text = _thisText(this, "includes");
    return $text_index_of(text, _noPattern(part, "includes"), _relativeUp(start, text.length)) >= 0;
  },
  startsWith(part, start) {
    const text = _thisText(this, "startsWith");
    const wanted = _noPattern(part, "startsWith");
    const from = _relativeUp(start, text.length);
    return from + wanted.length <= text.length && $text_part(text, from, from + wanted.length) === wanted;
  },
  endsWith(part, end) {
    const text = _thisText(this, "endsWith");
    const wanted = _noPattern(part, "endsWith");
    const to = end === undefined ? text.length : _relativeUp(end, text.length);
    return wanted.length <= to && $text_part(text, to - wanted.length, to) === wanted;
  },
  slice(start, end) {
    const text = _thisText(this, "slice");
    const from = _relative(start, text.length, 0);
    const to = _relative(end, text.length, text.length);
    return from < to ? $text_part(text, from, to) : "";
  },
  substring(start, end) {
    const text = _thisText(this, "substring");
    const from = _relativeUp(start, text.length);
    const to = end === undefined ? text.length : _relativeUp(end, text.length);
    return from < to ? $text_part(text, from, to) : $text_part(text, to, from);
  },
  substr(start, count) {
    const text = _thisText(this, "substr");
    const from = _relative(start, text.length, 0);
    const to = count === undefined ? text.length : Math.min(from + _integer(count), text.length);
    return from < to ? $text_part(text, from, to) : "";
  },
  toUpperCase() { return $text_upper_case(_thisText(this, "toUpperCase")); },
  toLowerCase() { return $text_lower_case(_thisText(this, "toLowerCase")); },
  toLocaleUpperCase(locale) {
    const text = _thisText(this, "toLocaleUpperCase");
    return $text_upper_case(_hasDotlessI(locale) ? text.replaceAll("i", "\u0130") : text);
  },
  toLocaleLowerCase(locale) {
    const text = _thisText(this, "toLocaleLowerCase");
    return $text_lower_case(_hasDotlessI(locale) ? text.replaceAll("I", "\u0131").replaceAll("\u0130", "i") : text);
  },
  trim() { return _trimmed(_thisText(this, "trim"), true, true); },
  trimStart() { return _trimmed(_thisText(this, "trimStart"), true, false); },
  trimEnd() { return _trimmed(_thisText(this, "trimEnd"), false, true); },
  padStart(length, filler) {
    const text = _thisText(this, "padStart");
    return _padding(text, length, filler) + text;
  },
  padEnd(length, filler) {
    const text = _thisText(this, "padEnd");
    return text + _padding(text, length, filler);
  },
  repeat(count) {
    const text = _thisText(this, "repeat");
    const times = _integer(count);
    if (times < 0 || times === Infinity) throw new RangeError("Invalid count value: " + _text(count));
    if (times * text.length > 536870888) throw new RangeError("Invalid string length");
    return $text_repeat(text, times);
  },
  concat(...others) { return _thisText(this, "concat") + others.map(_text).join(""); },
  split(separator, limit) {
    const text = _thisText(this, "split");
    const method = _patternMethod(separator, Symbol.split);
    if (method !== undefined) return $call_with(method, separator, text, limit);
    const most = limit === undefined ? 4294967295 : limit >>> 0;
    if (separator === undefined) return most === 0 ? [] : [text];
    const parts = _splitText(text, _text(separator));
    return parts.length > most ? parts.slice(0, most) : parts;
  },
  replace(pattern, replacement) {
    const method = _patternMethod(pattern, Symbol.replace);
    const text = _thisText(this, "replace");
    if (method !== undefined) return $call_with(method, pattern, text, replacement);
    const wanted = _text(pattern);
    const put = typeof replacement === "function" ? replacement : _text(replacement);
    const at = $text_index_of(text, wanted, 0);
    if (at < 0) return text;
    return $text_part(text, 0, at) + _replacement(put, [wanted], at, text, undefined) + $text_part(text, at + wanted.length, text.length);
  },
  replaceAll(pattern, replacement) {
    const method = _patternMethod(pattern, Symbol.replace);
    const text = _thisText(this, "replaceAll");
    if (method !== undefined) {
      if (_isRegExp(pattern) && !pattern.flags.includes("g")) throw new TypeError("String.prototype.replaceAll called with a non-global RegExp argument");
      return $call_with(method, pattern, text, replacement);
    }
    const wanted = _text(pattern);
    const put = typeof replacement === "function" ? replacement : _text(replacement);
    let result = "", from = 0;
    let at = $text_index_of(text, wanted, 0);
    while (at >= 0) {
      result += $text_part(text, from, at) + _replacement(put, [wanted], at, text, undefined);
      from = at + wanted.length;
      const next = wanted.length === 0 ? from + 1 : from;
      at = next > text.length ? -1 : $text_index_of(text, wanted, next);
    }
    return result + $text_part(text, from, text.length);
  },
  match(pattern) {
    const text = _thisText(this, "match");
    const method = _patternMethod(pattern, Symbol.match);
    if (method !== undefined) return $call_with(method, pattern, text);
    return new RegExp(pattern)[Symbol.match](text);
  },
  matchAll(pattern) {
    const text = _thisText(this, "matchAll");
    if (_isRegExp(pattern) && !pattern.flags.includes("g")) {
      throw new TypeError("String.prototype.matchAll called with a non-global RegExp argument");
    }
    const method = _patternMethod(pattern, Symbol.matchAll);
    if (method !== undefined) return $call_with(method, pattern, text);
    return new RegExp(pattern, "g")[Symbol.matchAll](text);
  },
  search(pattern) {
    const text = _thisText(this, "search");
    const method = _patternMethod(pattern, Symbol.search);
    if (method !== undefined) return $call_with(method, pattern, text);
    return new RegExp(pattern)[Symbol.search](text);
  },
  localeCompare(other, locale, options) { return _compareTexts(_thisText(this, "localeCompare"), _text(other), options); },
  isWellFormed() {
    for (const unit of _thisText(this, "isWellFormed")) if (_isHalf(unit)) return false;
    return true;
  },
  toWellFormed() {
    let result = "";
    for (const unit of _thisText(this, "toWellFormed")) result += _isHalf(unit) ? "\ufffd" : unit;
    return result;
  },
  normalize(form) { return _normalized(_thisText(this, "normalize"), form === undefined ? "NFC" : _text(form)); },
  [Symbol.iterator]() { return _iteratorOver(_StringIterator, _walkText(_thisText(this, "[Symbol.iterator]"))); },
}, {
  fromCharCode(...units) {
    let text = "";
    for (const unit of units) text += _unitText(_toNumber(unit) & 65535);
    return text;
  },
  fromCodePoint(...points) {
    let text = "";
    for (const point of points) {
      const number = _toNumber(point);
      if (!(number >= 0 && number <= 1114111) || Math.trunc(number) !== number) throw new RangeError("Invalid code point " + (number === number ? _text(point) : "NaN"));
      text += $text_of_code_point(number);
    }
    return text;
  },
  raw(strings, ...values) {
    const raw = _toObject(_toObject(strings).raw), length = _length(raw);
    let text = "";
    for (let i = 0; i < length; i++) text += _text(raw[i]) + (i < values.length && i + 1 < length ? _text(values[i]) : "");
    return text;
  },
});
// Texts between tags of HTML, from the first browsers.
for (const [name, tag, attribute] of [
  ["anchor", "a", "name"], ["big", "big"], ["blink", "blink"], ["bold", "b"], ["fixed", "tt"], ["fontcolor", "font", "color"],
  ["fontsize", "font", "size"], ["italics", "i"], ["link", "a", "href"], ["small", "small"], ["strike", "strike"], ["sub", "sub"], ["sup", "sup"],
]) {
  const tagged = (value, given) => {
    const text = _thisText(value, name);
    const start = attribute === undefined ? tag : tag + " " + attribute + '="' + _text(given).replaceAll('"', "&quot;") + '"';
    return "<" + start + ">" + text + "</" + tag + ">";
  };
  _methods(String.prototype, attribute === undefined ? { [name]() { return tagged(this); } } : { [name](value) { return tagged(this, value); } });
}
$define(String.prototype, "trimLeft", String.prototype.trimStart, 5);
$define(String.prototype, "trimRight", String.prototype.trimEnd, 5);
$define(String.prototype, "length", 0, 0);

function _unitText(unit) { return $text_of_code_point(unit); }
function _relativeUp(value, length) {
  if (value === undefined) return 0;
  const place = _integer(value);
  return place < 0 ? 0 : place > length ? length : place;
}
function _isSpace(unit) {
  if (unit <= 32) return unit === 32 || (unit >= 9 && unit <= 13);
  if (unit < 160) return false;
  return unit === 160 || unit === 0x1680 || (unit >= 0x2000 && unit <= 0x200a) || unit === 0x2028 || unit === 0x2029 ||
    unit === 0x202f || unit === 0x205f || unit === 0x3000 || unit === 0xfeff;
}
function _trimmed(text, start, end) {
  let from = 0, to = text.length;
  if (start) while (from < to && _isSpace($text_unit_at(text, from))) from++;
  if (end) while (from < to && _isSpace($text_unit_at(text, to - 1))) to--;
  return $text_part(text, from, to);
}
function _padding(text, length, filler) {
  const missing = _integer(length) - text.length;
  const fill = filler === undefined ? " " : _text(filler);
  if (missing <= 0 || fill === "") return "";
  if (missing + text.length > 536870888) throw new RangeError("Invalid string length");
  return $text_part($text_repeat(fill, Math.ceil(missing / fill.length)), 0, missing);
}
function _splitText(text, separator) {
  const parts = [];
  if (separator === "") {
    for (let i = 0; i < text.length; i++) $list_append(parts, text[i]);
    return parts;
  }
  return $str_split(text, separator);
}
// What a match is replaced by: what a function gives for it, or a text in which `$1` and the like stand for parts.
function _replacement(put, groups, at, text, names) {
  if (typeof put === "function") {
    const values = [...groups, at, text];
    if (names !== undefined) values.push(names);
    return _text($call(put, undefined, values));
  }
  if ($text_index_of(put, "$", 0) < 0) return put;
  const matched = groups[0];
  let result = "";
  for (let i = 0; i < put.length; i++) {
    const mark = put[i], next = put[i + 1];
    if (mark !== "$" || next === undefined) { result += mark; continue; }
    if (next === "$") { result += "$"; i++; }
    else if (next === "&") { result += matched; i++; }
    else if (next === "`") { result += $text_part(text, 0, at); i++; }
    else if (next === "'") { result += $text_part(text, Math.min(at + matched.length, text.length), text.length); i++; }
    else if (next === "<" && names !== undefined && put.indexOf(">", i) > 0) {
      const end = put.indexOf(">", i);
      const value = names[put.slice(i + 2, end)];
      result += value === undefined ? "" : _text(value);
      i = end;
    } else if (next >= "0" && next <= "9") {
      const two = put[i + 2] >= "0" && put[i + 2] <= "9" ? +(next + put[i + 2]) : 0;
      const number = two > 0 && two < groups.length ? two : +next;
      if (number > 0 && number < groups.length) {
        result += groups[number] === undefined ? "" : groups[number];
        i += number === two ? 2 : 1;
      } else {
        result += mark;
      }
    } else {
      result += mark;
    }
  }
  return result;
}

const _StringIterator = _iteratorKind("String Iterator");
function* _walkText(text) {
  for (let i = 0; i < text.length;) {
    const size = $text_code_point_at(text, i) > 65535 ? 2 : 1;
    yield $text_part(text, i, i + size);
    i += size;
  }
}

// The order of texts for people: letters first without their accents and case, then accents, then small before capital.
const _punctuation = "_-,;:!?.'\"()[]{}@*/\\&#%`^+<=>|~$";
function _compareTexts(left, right, options) {
  const numeric = _isObject(options) && options.numeric;
  const strength = _isObject(options) && options.sensitivity !== undefined ? options.sensitivity : "variant";
  const a = _collated(left, numeric), b = _collated(right, numeric);
  for (let level = 0; level < 3; level++) {
    if (level === 1 && (strength === "base" || strength === "case")) continue;
    if (level === 2 && (strength === "base" || strength === "accent")) continue;
    for (let i = 0; i < a.length && i < b.length; i++) {
      if (a[i][level] !== b[i][level]) return a[i][level] < b[i][level] ? -1 : 1;
    }
    if (a.length !== b.length) return a.length < b.length ? -1 : 1;
  }
  return 0;
}
function _collated(text, numeric) {
  const weights = [];
  for (let i = 0; i < text.length; i++) {
    const unit = text[i];
    if (numeric && unit >= "0" && unit <= "9") {
      let end = i;
      while (end < text.length && text[end] >= "0" && text[end] <= "9") end++;
      weights.push([2000 + $text_to_number(text.slice(i, end)), 0, 0]);
      i = end - 1;
      continue;
    }
    const plain = $text_part(_decomposed(unit), 0, 1);
    const lower = $text_lower_case(plain);
    const mark = _punctuation.indexOf(plain);
    let base = 1e15 + $text_unit_at(lower, 0);
    if (_isSpace($text_unit_at(plain, 0))) base = 1;
    else if (mark >= 0) base = 2 + mark;
    else if (plain >= "0" && plain <= "9") base = 2000 + +plain;
    weights.push([base, plain === unit ? 0 : $text_unit_at(unit, 0), lower === plain ? 0 : 1]);
  }
  return weights;
}
