// How values are shown: the algorithm of node's `util.inspect`.

const _inspectDefaults = {
  showHidden: false, depth: 2, colors: false, customInspect: true, showProxy: false, maxArrayLength: 100,
  maxStringLength: 10000, breakLength: 80, compact: 3, sorted: false, getters: false, numericSeparator: false,
};
const _inspectCustom = Symbol.for("nodejs.util.inspect.custom");

function inspect(value, options, depth, colors) {
  const ctx = { indentation: 0, seen: [], currentDepth: 0, circular: undefined, userOptions: options };
  for (const key of $own_keys(_inspectDefaults)) ctx[key] = _inspectDefaults[key];
  if (typeof options === "boolean") {
    ctx.showHidden = options;
    if (depth !== undefined) ctx.depth = depth;
    if (colors !== undefined) ctx.colors = colors;
  } else if (_isObject(options)) {
    for (const key of _enumerableKeys(options)) {
      if ($has_own(_inspectDefaults, key) || key === "stylize") ctx[key] = options[key];
    }
  }
  if (ctx.maxArrayLength === null) ctx.maxArrayLength = Infinity;
  if (ctx.maxStringLength === null) ctx.maxStringLength = Infinity;
  return _formatValue(ctx, value, 0, false);
}
$define(inspect, "custom", _inspectCustom, 7);
$define(inspect, "defaultOptions", _inspectDefaults, 7);

const _styles = {
  special: "cyan", number: "yellow", bigint: "yellow", boolean: "yellow", undefined: "grey", null: "bold", string: "green",
  symbol: "green", date: "magenta", regexp: "red", module: "underline",
};
const _colors = {
  reset: [0, 0], bold: [1, 22], dim: [2, 22], italic: [3, 23], underline: [4, 24], blink: [5, 25], inverse: [7, 27], hidden: [8, 28],
  strikethrough: [9, 29], black: [30, 39], red: [31, 39], green: [32, 39], yellow: [33, 39], blue: [34, 39], magenta: [35, 39],
  cyan: [36, 39], white: [37, 39], grey: [90, 39], gray: [90, 39],
};
$define(inspect, "styles", _styles, 7);
$define(inspect, "colors", _colors, 7);
function _styled(ctx, text, style) {
  if (!ctx.colors) return text;
  const color = _styles[style];
  if (color === undefined) return text;
  const [start, end] = _colors[color];
  return "\x1b[" + start + "m" + text + "\x1b[" + end + "m";
}

function _formatValue(ctx, value, depth, typed) {
  if ($is_unknown(value)) return $unknown_text(value);
  if (!_isObject(value)) return _formatPrimitive(ctx, value);
  const context = value;
  if (_isProxy(value)) {
    if (ctx.showProxy) return _formatProxy(ctx, value, depth);
    while (_isProxy(value)) value = _proxyTarget(value);
    if (value === null) return _styled(ctx, "<Revoked Proxy>", "special");
  }
  if (ctx.customInspect) {
    const custom = value[_inspectCustom];
    if (typeof custom === "function" && custom !== inspect && !_isOwnPrototype(value)) {
      const left = ctx.depth === null ? null : ctx.depth - depth;
      const shown = $call_with(custom, context, left, _userOptions(ctx), inspect);
      if (shown !== context) {
        return (_isObject(shown) ? _formatValue(ctx, shown, depth, false) : _text(shown)).replaceAll("\n", "\n" + " ".repeat(ctx.indentation));
      }
    }
  }
  if (ctx.seen.includes(value)) {
    if (ctx.circular === undefined) ctx.circular = $new_map();
    if (!$map_has(ctx.circular, value)) $map_put(ctx.circular, value, $collection_length(ctx.circular) + 1);
    return _styled(ctx, "[Circular *" + $map_find(ctx.circular, value) + "]", "special");
  }
  return _formatRaw(ctx, value, depth, typed);
}
function _isOwnPrototype(value) {
  const constructor = value.constructor;
  return _isObject(constructor) && constructor.prototype === value;
}
function _userOptions(ctx) {
  const options = {};
  for (const key of $own_keys(_inspectDefaults)) options[key] = ctx[key];
  if (_isObject(ctx.userOptions)) for (const key of _enumerableKeys(ctx.userOptions)) options[key] = ctx.userOptions[key];
  options.stylize = (text, style) => _styled(ctx, _text(text), style);
  return options;
}

function _formatPrimitive(ctx, value) {
  switch (typeof value) {
    case "string": return _formatString(ctx, value);
    case "number": return _styled(ctx, _formatNumberPlain(ctx, value), "number");
    case "bigint": return _styled(ctx, _separated(ctx, $big_text(value, 10)) + "n", "bigint");
    case "boolean": return _styled(ctx, _text(value), "boolean");
    case "undefined": return _styled(ctx, "undefined", "undefined");
    case "symbol": return _styled(ctx, _symbolText(value), "symbol");
    default: return _styled(ctx, "null", "null");
  }
}
function _formatNumberPlain(ctx, number) {
  if (number === 0 && 1 / number < 0) return "-0";
  return _separated(ctx, _text(number));
}
function _separated(ctx, text) {
  if (!ctx.numericSeparator) return text;
  const [whole, part] = text.split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, "_");
  return part === undefined ? grouped : grouped + "." + part.replace(/(\d{3})(?=\d)/g, "$1_");
}
function _formatString(ctx, text) {
  let trailer = "";
  if (text.length > ctx.maxStringLength) {
    const more = text.length - ctx.maxStringLength;
    text = text.slice(0, ctx.maxStringLength);
    trailer = "... " + more + " more character" + (more > 1 ? "s" : "");
  }
  if (ctx.compact !== true && text.length > 16 && text.length > ctx.breakLength - ctx.indentation - 4) {
    const lines = _splitLines(text).map((line) => _styled(ctx, _quoted(line), "string"));
    return lines.join(" +\n" + " ".repeat(ctx.indentation + 2)) + trailer;
  }
  return _styled(ctx, _quoted(text), "string") + trailer;
}
function _splitLines(text) {
  const lines = [];
  let from = 0;
  while (from < text.length) {
    const at = $text_index_of(text, "\n", from);
    const to = at < 0 ? text.length : at + 1;
    lines.push($text_part(text, from, to));
    from = to;
  }
  return lines;
}
const _quoteEscapes = { 8: "\\b", 9: "\\t", 10: "\\n", 12: "\\f", 13: "\\r", 92: "\\\\" };
function _quoted(text) {
  let quote = "'";
  if (text.includes("'")) {
    if (!text.includes('"')) quote = '"';
    else if (!text.includes("`") && !text.includes("${")) quote = "`";
  }
  let result = quote, plain = 0;
  for (let i = 0; i < text.length; i++) {
    const unit = $text_unit_at(text, i);
    let shown;
    if (unit < 32 || unit === 92 || (unit >= 127 && unit <= 159)) {
      shown = _quoteEscapes[unit];
      if (shown === undefined) shown = "\\x" + $number_to_text(unit, 16).toUpperCase().padStart(2, "0");
    } else if (unit === 39 && quote === "'") {
      shown = "\\'";
    } else if (unit >= 0xd800 && unit <= 0xdfff) {
      const next = i + 1 < text.length ? $text_unit_at(text, i + 1) : 0;
      if (unit <= 0xdbff && next >= 0xdc00 && next <= 0xdfff) { i++; continue; }
      shown = "\\u" + $number_to_text(unit, 16);
    } else {
      continue;
    }
    result += $text_part(text, plain, i) + shown;
    plain = i + 1;
  }
  return result + $text_part(text, plain, text.length) + quote;
}

// The name of the constructor of an object; null where its chain has none.
function _constructorName(ctx, value) {
  for (let at = value; at !== null; at = $parent(at)) {
    if ($has_own(at, "constructor") && !($own_attributes(at, "constructor") & 8)) {
      const constructor = $own_value(at, "constructor");
      if (typeof constructor === "function" && constructor.name !== "" && _isInstance(value, constructor)) return _text(constructor.name);
    }
  }
  const parent = $parent(value);
  if (parent === null) return null;
  const named = _kindName(value);
  if (ctx.depth !== null && ctx.currentDepth > ctx.depth) return named + " <Complex prototype>";
  const options = _userOptions(ctx);
  options.depth = -1;
  return named + " <" + inspect(parent, options) + ">";
}
function _isInstance(value, constructor) {
  try { return _instance_of(value, constructor); } catch { return false; }
}
function _kindName(value) {
  switch ($kind(value)) {
    case "array": return "Array";
    case "map": return "Map";
    case "set": return "Set";
    case "error": return "Error";
    case "function": case "class": return "Function";
    default: return "Object";
  }
}
function _prefix(constructor, tag, fallback, size = "") {
  if (constructor === null) {
    if (tag !== "" && fallback !== tag) return "[" + fallback + size + ": null prototype] [" + tag + "] ";
    return "[" + fallback + size + ": null prototype] ";
  }
  if (tag !== "" && constructor !== tag) return constructor + size + " [" + tag + "] ";
  return constructor + size + " ";
}
function _shownKeys(ctx, value) {
  const symbols = _ownSymbols(value);
  if (ctx.showHidden) return $own_keys(value).concat(symbols);
  const keys = $enumerable_keys(value);
  for (const symbol of symbols) if ($own_attributes(value, symbol) & 2) keys.push(symbol);
  return keys;
}
const _isIndex = (key) => typeof key === "string" && key !== "" && $number_to_text($text_to_number(key) >>> 0, 10) === key;

function _formatRaw(ctx, value, depth, typed) {
  const kind = $kind(value);
  const constructor = _constructorName(ctx, value);
  let tag = value[Symbol.toStringTag];
  if (typeof tag !== "string" || (tag !== "" && $has_own(value, Symbol.toStringTag) && (ctx.showHidden || $own_attributes(value, Symbol.toStringTag) & 2))) tag = "";
  let base = "", braces = ["{", "}"], isList = false;
  let formatter = () => [];
  let keys;
  if (kind === "array") {
    const prefix = constructor !== "Array" || tag !== "" ? _prefix(constructor, tag, "Array", "(" + value.length + ")") : "";
    keys = _shownKeys(ctx, value).filter((key) => !_isIndex(key));
    braces = [prefix + "[", "]"];
    if (value.length === 0 && keys.length === 0) return braces[0] + "]";
    isList = true;
    formatter = _formatArray;
  } else if (kind === "set" || kind === "map") {
    keys = _shownKeys(ctx, value);
    const prefix = _prefix(constructor, tag, kind === "set" ? "Set" : "Map", "(" + $collection_length(value) + ")");
    if ($collection_length(value) === 0 && keys.length === 0) return prefix + "{}";
    braces = [prefix + "{", "}"];
    formatter = kind === "set" ? _formatSet : _formatMap;
  } else if (_isTyped(value)) {
    keys = _shownKeys(ctx, value).filter((key) => !_isIndex(key));
    braces = [_prefix(constructor, tag, tag, "(" + value.length + ")") + "[", "]"];
    if (value.length === 0 && keys.length === 0) return braces[0] + "]";
    isList = true;
    formatter = _formatArray;
  } else if (tag === "Map Iterator" || tag === "Set Iterator") {
    keys = _shownKeys(ctx, value);
    braces = ["[" + ($has_own(value, _givesPairs) ? tag.replace("Iterator", "Entries") : tag) + "] {", "}"];
    formatter = _formatIterator;
  } else {
    keys = _shownKeys(ctx, value);
    const isBare = keys.length === 0;
    if (typeof value === "function") {
      base = _functionBase(value, constructor, tag);
      if (isBare) return _styled(ctx, base, "special");
    } else if ($has_own(value, _isNamespace)) {
      braces[0] = "[Module: null prototype] {";
      if (isBare) return braces[0] + "}";
    } else if ($has_own(value, _isArguments)) {
      braces[0] = "[Arguments] {";
      if (isBare) return "[Arguments] {}";
    } else if (constructor === "Object" && kind !== "generator" && !_isSpecial(value)) {
      if (tag !== "") braces[0] = _prefix(constructor, tag, "Object") + "{";
      if (isBare) return braces[0] + "}";
    } else if (_isRegExp(value)) {
      base = RegExp.prototype.toString.call(value);
      const prefix = _prefix(constructor, tag, "RegExp");
      if (prefix !== "RegExp ") base = prefix + base;
      if (isBare || (ctx.depth !== null && depth > ctx.depth)) return _styled(ctx, base, "regexp");
    } else if (_isDate(value)) {
      const time = $own_value(value, _time);
      base = time !== time ? "Invalid Date" : Date.prototype.toISOString.call(value);
      const prefix = _prefix(constructor, tag, "Date");
      if (prefix !== "Date ") base = prefix + base;
      if (isBare) return _styled(ctx, base, "date");
    } else if (kind === "error" || kind === "object" && _isInstance(value, Error)) {
      base = _errorBase(ctx, value, constructor, tag, keys);
      if (keys.length === 0) return base;
    } else if (_isBuffer(value)) {
      const prefix = _prefix(constructor, tag, "ArrayBuffer");
      if (!typed) formatter = _formatBuffer;
      else if (isBare) return prefix + "{ byteLength: " + _formatPrimitive(ctx, value.byteLength) + " }";
      braces[0] = prefix + "{";
      keys.unshift("byteLength");
    } else if (_isDataView(value)) {
      braces[0] = _prefix(constructor, tag, "DataView") + "{";
      keys.unshift("byteLength", "byteOffset", "buffer");
    } else if (_isPromise(value)) {
      braces[0] = _prefix(constructor, tag, "Promise") + "{";
      formatter = _formatPromise;
    } else if ($has_own(value, _weakHeld)) {
      braces[0] = _prefix(constructor, tag, "WeakSet") + "{";
      if (tag === "WeakRef" && keys.length === 0) return braces[0] + "}";
      formatter = tag === "WeakRef" ? () => [] : () => [_styled(ctx, "<items unknown>", "special")];
    } else if ($has_own(value, _boxedValue)) {
      base = _boxedBase(ctx, value, keys, constructor, tag);
      if (keys.length === 0) return base;
    } else {
      if (isBare) return _prefix(constructor, tag, "Object") + "{}";
      braces[0] = _prefix(constructor, tag, "Object") + "{";
    }
  }
  if (ctx.depth !== null && depth > ctx.depth) {
    const name = _prefix(constructor, tag, isList ? "Array" : "Object").slice(0, -1);
    return _styled(ctx, name.startsWith("[") ? name : "[" + name + "]", "special");
  }
  ctx.seen.push(value);
  ctx.currentDepth = depth + 1;
  const output = formatter(ctx, value, depth + 1);
  for (const key of keys) output.push(_formatProperty(ctx, value, depth + 1, key, false));
  ctx.seen.pop();
  if (ctx.circular !== undefined && $map_has(ctx.circular, value)) {
    const reference = _styled(ctx, "<ref *" + $map_find(ctx.circular, value) + ">", "special");
    if (ctx.compact === true) braces[0] = reference + " " + braces[0];
    else base = base === "" ? reference : reference + " " + base;
  }
  if (ctx.sorted) {
    const order = ctx.sorted === true ? undefined : ctx.sorted;
    if (!isList) output.sort(order);
    else output.push(...output.splice(output.length - keys.length).sort(order));
  }
  return _layOut(ctx, output, base, braces, isList, depth + 1, value);
}
function _isSpecial(value) {
  return $kind(value) === "error" || _isRegExp(value) || _isDate(value) || _isPromise(value) || $has_own(value, _boxedValue) ||
    _isBuffer(value) || _isDataView(value) || $has_own(value, _weakHeld);
}

function _formatProperty(ctx, value, depth, key, isElement) {
  let shown;
  // Of an array's elements some may be computed.
  const isPlain = isElement && !($kind(value) === "array" && $own_attributes(value, key) & 8);
  const bits = isPlain ? 7 : $own_attributes(value, key);
  if (bits >= 0 && bits & 8 && !$has_own(value, _isNamespace) && !_isMapped(value, key, $own_value(value, key))) {
    const [get, set] = $own_value(value, key);
    const label = get === undefined ? "Setter" : set === undefined ? "Getter" : "Getter/Setter";
    if (ctx.getters && get !== undefined) {
      ctx.indentation += 2;
      try {
        const held = value[key];
        shown = _isObject(held) ? "[" + label + "] " + _formatValue(ctx, held, depth, false)
          : "[" + label + ": " + _formatPrimitive(ctx, held) + "]";
      } catch (problem) {
        shown = "[" + label + ": <Inspection threw (" + problem.message + ")>]";
      }
      ctx.indentation -= 2;
    } else {
      shown = _styled(ctx, "[" + label + "]", "special");
    }
  } else {
    const member = bits < 0 ? value[key] : isElement || bits & 8 ? value[key] : $own_value(value, key);
    const wide = ctx.compact === true && !isElement ? 3 : 2;
    ctx.indentation += wide;
    shown = _formatValue(ctx, member, depth, false);
    ctx.indentation -= wide;
  }
  if (isElement) return shown;
  let name;
  if (typeof key === "symbol") name = "[" + _styled(ctx, _symbolText(key), "symbol") + "]";
  else if (key === "__proto__") name = "['__proto__']";
  else if (bits >= 0 && !(bits & 2)) name = "[" + key + "]";
  else if (_isIdentifier(key)) name = _styled(ctx, key, "name");
  else name = _styled(ctx, _quoted(key), "string");
  return name + ": " + shown;
}
function _isIdentifier(key) {
  if (key === "") return false;
  for (let i = 0; i < key.length; i++) {
    const unit = $text_unit_at(key, i);
    const isLetter = (unit >= 97 && unit <= 122) || (unit >= 65 && unit <= 90) || unit === 95;
    if (!isLetter && !(i > 0 && unit >= 48 && unit <= 57)) return false;
  }
  return true;
}

function _more(output, count) {
  if (count > 0) output.push("... " + count + " more item" + (count > 1 ? "s" : ""));
  return output;
}
function _formatArray(ctx, value, depth) {
  const output = [];
  const most = Math.min(Math.max(0, ctx.maxArrayLength), value.length);
  let i = 0;
  while (i < value.length && output.length < most) {
    let end = i;
    while (end < value.length && value[end] === undefined && !$has_own(value, end)) end++;
    if (end > i) output.push(_styled(ctx, "<" + (end - i) + " empty item" + (end - i > 1 ? "s" : "") + ">", "undefined"));
    else output.push(_formatProperty(ctx, value, depth, end++, true));
    i = end;
  }
  return _more(output, value.length - i);
}
function _formatSet(ctx, value, depth) {
  const output = [];
  const keys = $map_key_list(value);
  const most = Math.min(Math.max(0, ctx.maxArrayLength), keys.length);
  ctx.indentation += 2;
  for (let i = 0; i < most; i++) output.push(_formatValue(ctx, keys[i], depth, false));
  ctx.indentation -= 2;
  return _more(output, keys.length - most);
}
function _formatMap(ctx, value, depth) {
  const output = [];
  const keys = $map_key_list(value);
  const most = Math.min(Math.max(0, ctx.maxArrayLength), keys.length);
  ctx.indentation += 2;
  for (let i = 0; i < most; i++) {
    const key = _formatValue(ctx, keys[i], depth, false);
    output.push(key + " => " + _formatValue(ctx, $map_find(value, keys[i]), depth, false));
  }
  ctx.indentation -= 2;
  return _more(output, keys.length - most);
}
function _formatPromise(ctx, value, depth) {
  const inner = $own_value(value, _promise);
  if (inner.state === "pending") return [_styled(ctx, "<pending>", "special")];
  ctx.indentation += 2;
  const shown = _formatValue(ctx, inner.value, depth, false);
  ctx.indentation -= 2;
  return [inner.state === "rejected" ? _styled(ctx, "<rejected>", "special") + " " + shown : shown];
}
function _formatIterator(ctx, value, depth) {
  const output = [];
  ctx.indentation += 2;
  for (const item of _peek(value)) output.push(_formatValue(ctx, item, depth, false));
  ctx.indentation -= 2;
  return output;
}
// What an iterator has still to give, which it gives all the same.
function _peek(iterator) {
  const rest = [];
  const generator = $own_value(iterator, _walking);
  for (let step = generator.next(); !step.done; step = generator.next()) rest.push(step.value);
  $define(iterator, _walking, _walkArray(rest, 1), 5);
  return rest;
}
function _formatBuffer(ctx, value) {
  const bytes = [];
  const held = _bytesOf(value);
  const most = Math.min(Math.max(0, ctx.maxArrayLength), held.length);
  for (let i = 0; i < most; i++) bytes.push($number_to_text(held[i], 16).padStart(2, "0"));
  let text = bytes.join(" ");
  const more = held.length - most;
  if (more > 0) text += " ... " + more + " more byte" + (more > 1 ? "s" : "");
  return [_styled(ctx, "[Uint8Contents]", "special") + ": <" + text + ">"];
}
function _formatProxy(ctx, value, depth) {
  if (depth > ctx.depth && ctx.depth !== null) return _styled(ctx, "Proxy [Array]", "special");
  ctx.indentation += 2;
  const output = [_formatValue(ctx, _proxyTarget(value), depth + 1, false), _formatValue(ctx, _proxyHandler(value), depth + 1, false)];
  ctx.indentation -= 2;
  return _layOut(ctx, output, "", ["Proxy [", "]"], true, depth + 1, undefined);
}

// What the machine calls a value's notation.
function _repr(value) { return inspect(value); }
