// `util.format` and the console.

function _formatWith(options, values) {
  const first = values[0];
  let at = 0, result = "", joint = "";
  if (!$is_unknown(first) && typeof first === "string") {
    if (values.length === 1) return first;
    let plain = 0;
    for (let i = 0; i < first.length - 1; i++) {
      if (first[i] !== "%") continue;
      const mark = first[++i];
      if (mark === "%") {
        result += $text_part(first, plain, i);
        plain = i + 1;
        continue;
      }
      if (at + 1 === values.length) continue;
      const shown = _formatMark(options, mark, values[at + 1]);
      if (shown === undefined) continue;
      at++;
      if (plain !== i - 1) result += $text_part(first, plain, i - 1);
      result += shown;
      plain = i + 1;
    }
    if (plain !== 0) {
      at++;
      joint = " ";
      if (plain < first.length) result += $text_part(first, plain, first.length);
    }
  }
  while (at < values.length) {
    const value = values[at];
    result += joint;
    // What is not known is written as such.
    result += $is_unknown(value) || typeof value === "string" ? value : inspect(value, options);
    joint = " ";
    at++;
  }
  return result;
}
function _formatMark(options, mark, value) {
  switch (mark) {
    case "s":
      if (typeof value === "number") return _formatNumberPlain(_inspectDefaults, value);
      if (typeof value === "bigint") return _text(value) + "n";
      if (!_isObject(value)) return typeof value === "symbol" ? _symbolText(value) : _text(value);
      if (typeof value === "function" || _hasOwnText(value)) return _text(value);
      return inspect(value, { ...options, depth: 0, colors: false, compact: 3 });
    case "j":
      try { return JSON.stringify(value); } catch (error) {
        if (_text(error.message).includes("circular structure")) return "[Circular]";
        throw error;
      }
    case "d":
      if (typeof value === "bigint") return _text(value) + "n";
      if (typeof value === "symbol") return "NaN";
      return _formatNumberPlain(_inspectDefaults, _toNumber(value));
    case "i":
      if (typeof value === "bigint") return _text(value) + "n";
      if (typeof value === "symbol") return "NaN";
      return _formatNumberPlain(_inspectDefaults, parseInt(value));
    case "f":
      return typeof value === "symbol" ? "NaN" : _formatNumberPlain(_inspectDefaults, parseFloat(value));
    case "O": return inspect(value, options);
    case "o": return inspect(value, { ...options, showHidden: true, showProxy: true, depth: 4 });
    case "c": return "";
    default: return undefined;
  }
}
// Whether the program says how an object is written: a class or object of its own with `toString`, or an error.
function _hasOwnText(value) {
  if (!_isDate(value) && typeof value[Symbol.toPrimitive] === "function") return true;
  const text = value.toString;
  if (typeof text !== "function") return false;
  return text !== Object.prototype.toString && text !== _ArrayPrototype.toString && text !== Function.prototype.toString &&
    text !== RegExp.prototype.toString && text !== Date.prototype.toString && text !== Error.prototype.toString && !$has_own(value, _boxedValue);
}
function format(...values) { return _formatWith(undefined, values); }

const _console = { indent: "", counts: $new_map(), timers: $new_map() };
function _print(write, values) {
  let text = values.length === 0 ? "" : _formatWith(undefined, values);
  if (_console.indent !== "") {
    text = _console.indent + (text.includes("\n") ? text.replaceAll("\n", "\n" + _console.indent) : text);
  }
  write(text + "\n");
}
function _out(text) { $write_out(text); }
function _err(text) { $write_err(text); }

class Console {
  constructor() { return console; }
}
const console = {
  log(...values) { _print(_out, values); },
  warn(...values) { _print(_err, values); },
  dir(value, options) { _print(_out, [inspect(value, { customInspect: false, ...options })]); },
  time(label = "default") { $map_put(_console.timers, _text(label), _loop.now); },
  timeEnd(label = "default") {
    if (!$map_has(_console.timers, _text(label))) return;
    _print(_out, [_text(label) + ": " + (_loop.now - $map_find(_console.timers, _text(label))) + "ms"]);
    $collection_take(_console.timers, _text(label));
  },
  timeLog(label = "default", ...values) {
    if (!$map_has(_console.timers, _text(label))) return;
    _print(_out, [_text(label) + ": " + (_loop.now - $map_find(_console.timers, _text(label))) + "ms", ...values]);
  },
  trace(...values) { _print(_err, ["Trace: " + _formatWith(undefined, values)]); },
  assert(truth, ...values) {
    if (truth) return;
    values[0] = values.length === 0 ? "Assertion failed" : "Assertion failed: " + values[0];
    _print(_err, values);
  },
  clear() { },
  count(label = "default") {
    const name = _text(label);
    const count = ($map_has(_console.counts, name) ? $map_find(_console.counts, name) : 0) + 1;
    $map_put(_console.counts, name, count);
    _print(_out, [name + ": " + count]);
  },
  countReset(label = "default") { $map_put(_console.counts, _text(label), 0); },
  group(...values) {
    if (values.length > 0) _print(_out, values);
    _console.indent += "  ";
  },
  groupEnd() { _console.indent = _console.indent.slice(0, -2); },
  table(data, columns) {
    if (!_isObject(data)) { _print(_out, [data]); return; }
    _print(_out, [_table(data, columns)]);
  },
};
console.debug = console.log;
console.info = console.log;
console.dirxml = console.log;
console.error = console.warn;
console.groupCollapsed = console.group;
for (const [name, key] of [["debug", "log"], ["info", "log"], ["error", "warn"]]) {
  const method = { [name](...values) { _print(key === "log" ? _out : _err, values); } }[name];
  console[name] = method;
}
$define(console, "Console", Console, 5);
_tag(console, "console");

// A table of an object's members.
function _table(data, columns) {
  const kind = $kind(data);
  const show = (value) => inspect(value, { maxArrayLength: 3, breakLength: Infinity, depth: _isObject(value) && !Array.isArray(value) && _enumerableKeys(value).length > 2 ? -1 : 0 });
  const rows = [];
  let first = "(index)";
  if (kind === "map") {
    const keys = $map_key_list(data);
    return _drawTable(["(iteration index)", "Key", "Values"], keys.map((key, i) => [_text(i), show(key), show($map_find(data, key))]));
  }
  if (kind === "set") {
    first = "(iteration index)";
    $map_key_list(data).forEach((value, i) => rows.push([_text(i), value]));
  } else {
    for (const key of _enumerableKeys(data)) rows.push([key, data[key]]);
  }
  const names = columns === undefined ? [] : [...columns];
  let hasValues = false;
  for (const [, value] of rows) {
    if (!_isObject(value)) { hasValues = true; continue; }
    if (columns === undefined) for (const key of _enumerableKeys(value)) if (!names.includes(key)) names.push(key);
  }
  const lines = rows.map(([key, value]) => {
    const isRow = _isObject(value);
    const cells = [key];
    for (const name of names) cells.push(isRow && $has_own(value, name) ? show(value[name]) : "");
    if (hasValues) cells.push(isRow ? "" : show(value));
    return cells;
  });
  return _drawTable(hasValues ? [first, ...names, "Values"] : [first, ...names], lines);
}
function _drawTable(head, rows) {
  const widths = head.map((name, i) => rows.reduce((most, row) => Math.max(most, _width(row[i])), _width(name)) + 2);
  const line = (left, middle, right) => left + widths.map((width) => "─".repeat(width)).join(middle) + right;
  const row = (cells) => "│" + cells.map((cell, i) => " " + cell + " ".repeat(widths[i] - _width(cell) - 1)).join("│") + "│";
  return [line("┌", "┬", "┐"), row(head), line("├", "┼", "┤"), ...rows.map(row), line("└", "┴", "┘")].join("\n");
}
