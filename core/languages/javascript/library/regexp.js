// Regular expressions, over the machine's matcher.

const _pattern = _secret("pattern");
const _source = _secret("source");
const _flags = _secret("flags");

function RegExp(pattern, flags) {
  const isExpression = _isObject(pattern) && $has_own(pattern, _pattern);
  if (new.target === undefined && isExpression && flags === undefined) return pattern;
  const source = isExpression ? $own_value(pattern, _source) : pattern === undefined ? "" : _text(pattern);
  const marks = flags !== undefined ? _text(flags) : isExpression ? $own_value(pattern, _flags) : "";
  return _expression(new.target === undefined ? $object_below(RegExp.prototype) : this, source, marks);
}
function _regexp(source, flags) { return _expression($object_below(RegExp.prototype), source, flags); }
// What the matcher refuses, in node's words.
const _complaints = {
  "Unbalanced bracket": "Unterminated character class",
  "Invalid atom character": "Nothing to repeat",
  "Quantifier not allowed here": "Nothing to repeat",
  "Incomplete escape": "\\ at end of pattern",
  "Invalid quantifier": "numbers out of order in {} quantifier",
  "Range values reversed, start char code is greater than end char code.": "Range out of order in character class",
  "Invalid character range": "Invalid character class",
  "Invalid unicode escape": "Invalid Unicode escape",
  "Invalid character escape": "Invalid escape",
  "Duplicate capture group name": "Duplicate capture group name",
  "Invalid token at named capture group identifier": "Invalid capture group name",
  "Invalid named backreference syntax": "Invalid named reference",
  "Invalid group modifier": "Invalid group",
  "Invalid braced quantifier": "Incomplete quantifier",
};
function _complaint(source, words) {
  if (source.endsWith("(?")) return "Invalid group";
  if (words.startsWith("Backreference to invalid named")) return "Invalid named capture referenced";
  if (words === "Invalid braced quantifier" && /\}\{/.test(source)) return "Nothing to repeat";
  if (words === "Unbalanced parenthesis") return _opensMore(source) ? "Unterminated group" : "Unmatched ')'";
  return words in _complaints ? _complaints[words] : words;
}
// Whether more groups are opened than are closed.
function _opensMore(source) {
  let open = 0, isInClass = false;
  for (let i = 0; i < source.length; i++) {
    const unit = source[i];
    if (unit === "\\") i++;
    else if (isInClass) isInClass = unit !== "]";
    else if (unit === "[") isInClass = true;
    else if (unit === "(") open++;
    else if (unit === ")" && --open < 0) return false;
  }
  return open > 0;
}

function _expression(object, source, flags) {
  for (let i = 0; i < flags.length; i++) {
    const isWrong = !"dgimsuvy".includes(flags[i]) || flags.indexOf(flags[i]) !== i;
    if (isWrong || flags[i] === "u" && flags.includes("v")) {
      throw new SyntaxError("Invalid flags supplied to RegExp constructor '" + flags + "'");
    }
  }
  const native = $regex_new(source, flags);
  if (typeof native === "string") {
    throw new SyntaxError("Invalid regular expression: /" + source + "/" + flags + ": " + _complaint(source, native));
  }
  $define(object, _pattern, native, 0);
  $define(object, _source, source, 0);
  $define(object, _flags, flags, 0);
  $define(object, "lastIndex", 0, 1);
  return object;
}
function _isRegExp(value) {
  return typeof value === "object" && value !== null && $has_own(value, _pattern);
}
function _thisExpression(value, name) {
  if (!_isRegExp(value)) throw new TypeError("Method RegExp.prototype." + name + " called on incompatible receiver " + _shownReceiver(value));
  return value;
}
const _flagNames = [
  ["hasIndices", "d"], ["global", "g"], ["ignoreCase", "i"], ["multiline", "m"], ["dotAll", "s"], ["unicode", "u"],
  ["unicodeSets", "v"], ["sticky", "y"],
];
function _flag(name, mark) {
  return function () {
    if (this === RegExp.prototype) return undefined;
    if (!_isRegExp(this)) throw new TypeError("RegExp.prototype." + name + " getter called on non-RegExp object");
    return $own_value(this, _flags).includes(mark);
  };
}

// The native result of the next match, and lastIndex as it is to be afterwards.
function _matchNext(expression, text) {
  const flags = $own_value(expression, _flags);
  const sticky = $text_index_of(flags, "y", 0) >= 0;
  const moves = sticky || $text_index_of(flags, "g", 0) >= 0;
  const from = moves ? _integer(expression.lastIndex) : 0;
  const found = from > text.length ? undefined : $regex_match($own_value(expression, _pattern), text, from);
  if (found === undefined || (sticky && found[0] !== from)) {
    if (moves) expression.lastIndex = 0;
    return undefined;
  }
  if (moves) expression.lastIndex = found[1];
  _lastMatch.text = text;
  _lastMatch.found = found;
  return found;
}
// The members of `RegExp` that tell of the match before.
const _lastMatch = { text: "", found: [0, 0, undefined] };
function _matchedPart(at) {
  const { text, found } = _lastMatch;
  return 2 * at + 1 >= found.length || found[2 * at] < 0 ? "" : $text_part(text, found[2 * at], found[2 * at + 1]);
}
function _tellMatches() {
  const tell = (name, read) => _tells(RegExp, name, read, (value) => { });
  for (let i = 1; i < 10; i++) tell("$" + i, () => _matchedPart(i));
  for (const name of ["lastMatch", "$&"]) tell(name, () => _matchedPart(0));
  for (const name of ["input", "$_"]) tell(name, () => _lastMatch.text);
  for (const name of ["lastParen", "$+"]) tell(name, () => _lastMatch.found.length < 4 ? "" : _matchedPart((_lastMatch.found.length - 3) / 2));
  for (const name of ["leftContext", "$`"]) tell(name, () => $text_part(_lastMatch.text, 0, _lastMatch.found[0]));
  for (const name of ["rightContext", "$'"]) tell(name, () => $text_part(_lastMatch.text, _lastMatch.found[1], _lastMatch.text.length));
}
function _matchResult(expression, text, found) {
  const result = [];
  const count = found.length - 1;
  for (let i = 0; i < count; i += 2) {
    result.push(found[i] < 0 ? undefined : $text_part(text, found[i], found[i + 1]));
  }
  const names = found[count];
  result.index = found[0];
  result.input = text;
  result.groups = names === undefined ? undefined : _namedGroups(names, (place) => $text_part(text, place[0], place[1]));
  if ($own_value(expression, _flags).includes("d")) {
    const places = [];
    for (let i = 0; i < count; i += 2) places.push(found[i] < 0 ? undefined : [found[i], found[i + 1]]);
    places.groups = names === undefined ? undefined : _namedGroups(names, (place) => [place[0], place[1]]);
    result.indices = places;
  }
  return result;
}
// `names` has the place of each named group; undefined for one that took no part.
function _namedGroups(names, part) {
  const groups = $object_below(null);
  for (const name of $own_keys(names)) {
    const place = names[name];
    groups[name] = place === undefined ? undefined : part(place);
  }
  return groups;
}
function _execute(expression, text) {
  const run = expression.exec;
  if (run === _exec) {
    const found = _matchNext(expression, text);
    return found === undefined ? null : _matchResult(expression, text, found);
  }
  if (typeof run !== "function") return $call_with(_exec, expression, text);
  const found = $call_with(run, expression, text);
  if (found !== null && !_isObject(found)) throw new TypeError("RegExp exec method returned something other than an Object or null");
  return found;
}
function _exec(value) {
  const text = _text(value);
  const found = _matchNext(_thisExpression(this, "exec"), text);
  return found === undefined ? null : _matchResult(this, text, found);
}
$define(_exec, "name", "exec", 4);
function _advance(text, at, flags) {
  if (!/[uv]/.test(flags)) return at + 1;
  return at < text.length && $text_code_point_at(text, at) > 65535 ? at + 2 : at + 1;
}

_class(RegExp, {
  test(value) {
    if (!_isObject(this)) _thisExpression(this, "test");
    const text = _text(value);
    if (this.exec === _exec) return _matchNext(this, text) !== undefined;
    return _execute(this, text) !== null;
  },
  toString() {
    if (!_isObject(this)) _thisExpression(this, "toString");
    return "/" + _text(this.source) + "/" + _text(this.flags);
  },
  compile(pattern, flags) { return _expression(this, _text(pattern), flags === undefined ? "" : _text(flags)); },
  get source() {
    if (this === RegExp.prototype) return "(?:)";
    const source = $own_value(_thisExpression(this, "source"), _source);
    return source === "" ? "(?:)" : _sourceText(source);
  },
  get flags() {
    let flags = "";
    if (_isRegExp(this)) {
      const own = $own_value(this, _flags);
      for (const mark of "dgimsuvy") if (own.includes(mark)) flags += mark;
      return flags;
    }
    if (!_isObject(this)) throw new TypeError("RegExp.prototype.flags getter called on non-object " + (typeof this === "string" ? this : _sketch(this)));
    for (const [name, mark] of _flagNames) if (this[name]) flags += mark;
    return flags;
  },
  [Symbol.match](value) {
    const text = _text(value);
    if (!this.flags.includes("g")) return _execute(this, text);
    this.lastIndex = 0;
    const all = [];
    while (true) {
      const found = _execute(this, text);
      if (found === null) return all.length === 0 ? null : all;
      all.push(_text(found[0]));
      if (found[0] === "") this.lastIndex = _advance(text, this.lastIndex, this.flags);
    }
  },
  [Symbol.matchAll](value) {
    const walker = new this.constructor(this, this.flags);
    walker.lastIndex = this.lastIndex;
    return _iteratorOver(_RegExpStringIterator, _walkMatches(walker, _text(value)));
  },
  [Symbol.search](value) {
    const before = this.lastIndex;
    this.lastIndex = 0;
    const found = _execute(this, _text(value));
    this.lastIndex = before;
    return found === null ? -1 : found.index;
  },
  [Symbol.replace](value, replacement) {
    const text = _text(value);
    const put = typeof replacement === "function" ? replacement : _text(replacement);
    const isGlobal = this.flags.includes("g");
    if (isGlobal) this.lastIndex = 0;
    const founds = [];
    while (true) {
      const found = _execute(this, text);
      if (found === null) break;
      founds.push(found);
      if (!isGlobal) break;
      if (found[0] === "") this.lastIndex = _advance(text, this.lastIndex, this.flags);
    }
    const parts = [];
    let from = 0;
    for (const found of founds) {
      if (found.index < from) continue;
      const groups = $kind(found) === "array" ? [...found] : Array.from({ length: Math.max(_length(found), 1) }, (_, i) => i === 0 || found[i] !== undefined ? _text(found[i]) : undefined);
      parts.push($text_part(text, from, found.index), _replacement(put, groups, found.index, text, found.groups));
      from = Math.min(found.index + groups[0].length, text.length);
    }
    parts.push($text_part(text, from, text.length));
    return $str_join("", parts);
  },
  [Symbol.split](value, limit) {
    const text = _text(value);
    const most = limit === undefined ? 4294967295 : limit >>> 0;
    const parts = [];
    if (most === 0) return parts;
    const native = $own_value(this, _pattern);
    if (text === "") return $regex_match(native, text, 0) === undefined ? [""] : [];
    const sticky = this.flags.includes("y");
    let from = 0, at = 0;
    while (at < text.length) {
      const found = $regex_match(native, text, at);
      if (found === undefined || found[0] >= text.length) break;
      if (found[1] === from || (found[0] === found[1] && found[0] === from)) {
        at = _advance(text, Math.max(at, found[0]), this.flags);
        continue;
      }
      parts.push($text_part(text, from, found[0]));
      if (parts.length === most) return parts;
      for (let i = 2; i < found.length - 1; i += 2) {
        parts.push(found[i] < 0 ? undefined : $text_part(text, found[i], found[i + 1]));
        if (parts.length === most) return parts;
      }
      from = found[1];
      at = found[0] === found[1] ? _advance(text, from, this.flags) : from;
    }
    parts.push($text_part(text, from, text.length));
    return parts;
  },
});
$define(RegExp.prototype, "exec", _exec, 5);
for (const [name, mark] of _flagNames) {
  _tells(RegExp.prototype, name, _flag(name, mark));
}
_tellSpecies(RegExp);

const _RegExpStringIterator = _iteratorKind("RegExp String Iterator");
function* _walkMatches(expression, text) {
  const isGlobal = expression.flags.includes("g");
  while (true) {
    const found = _execute(expression, text);
    if (found === null) return;
    yield found;
    if (!isGlobal) return;
    if (found[0] === "") expression.lastIndex = _advance(text, expression.lastIndex, expression.flags);
  }
}
// As it can stand between slashes.
function _sourceText(source) {
  let result = "", isClass = false;
  for (let i = 0; i < source.length; i++) {
    const mark = source[i];
    if (mark === "\\") { result += mark + (source[i + 1] === undefined ? "" : source[++i]); continue; }
    if (mark === "[") isClass = true;
    else if (mark === "]") isClass = false;
    result += mark === "/" && !isClass ? "\\/" : mark === "\n" ? "\\n" : mark;
  }
  return result;
}
