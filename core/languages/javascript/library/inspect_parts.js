// How functions, errors and boxed values are shown, and how what is shown is laid out in lines.

// What a function's constructor is called.
function _functionKind(value) {
  const source = _sourceOf(value);
  let kind = "Function";
  if (/^(static\s+)?(async\s*)?(function\s*)?\*/.test(source)) kind = "Generator" + kind;
  if (/^async\b/.test(source)) kind = "Async" + kind;
  return kind;
}
function _functionBase(value, constructor, tag) {
  // A class whose head has a call in it is shown like a function, as node goes by the text.
  if ($kind(value) === "class" && !/^class[^{]*\(/.test(_sourceOf(value))) return _classBase(value, constructor, tag);
  const kind = _functionKind(value);
  let base = "[" + kind;
  if (constructor === null) base += " (null prototype)";
  base += value.name === "" || value.name === undefined ? " (anonymous)" : ": " + _text(value.name);
  base += "]";
  if (constructor !== kind && constructor !== "Function" && constructor !== null) base += " " + constructor;
  if (tag !== "" && constructor !== tag) base += " [" + tag + "]";
  return base;
}
function _classBase(value, constructor, tag) {
  let base = "class " + (value.name === "" || value.name === undefined ? "(anonymous)" : _text(value.name));
  if (constructor !== "Function" && constructor !== null) base += " [" + constructor + "]";
  if (tag !== "" && constructor !== tag) base += " [" + tag + "]";
  if (constructor !== null) {
    const above = $parent(value).name;
    if (above) base += " extends " + above;
  } else {
    base += " extends null";
  }
  return "[" + base + "]";
}

function _errorBase(ctx, error, constructor, tag, keys) {
  const name = error.name === undefined || error.name === null ? "Error" : _text(error.name);
  let stack = error.stack ? _text(error.stack) : _errorLine(error);
  for (const key of ["name", "message", "stack"]) {
    const at = keys.indexOf(key);
    if (at >= 0 && (typeof error[key] !== "string" || stack.includes(error[key]))) keys.splice(at, 1);
  }
  if ("cause" in error && !keys.includes("cause")) keys.push("cause");
  if (Array.isArray(error.errors) && $has_own(error, "errors") && !keys.includes("errors")) keys.push("errors");
  stack = _betterStack(stack, constructor, name, tag);
  const message = typeof error.message === "string" ? error.message : "";
  let at = message === "" ? -1 : stack.indexOf(message);
  if (at >= 0) at += message.length;
  if (stack.indexOf("\n    at", Math.max(at, 0)) < 0) stack = "[" + stack + "]";
  if (ctx.indentation !== 0) stack = stack.replaceAll("\n", "\n" + " ".repeat(ctx.indentation));
  return stack;
}
// The stack, with the name of the class where it says less.
function _betterStack(stack, constructor, name, tag) {
  let length = name.length;
  const says = name.endsWith("Error") && stack.startsWith(name) &&
    (stack.length === length || stack[length] === ":" || stack[length] === "\n");
  if (constructor !== null && !says) return stack;
  let fallback = "Error";
  if (constructor === null) {
    const start = /^([A-Z][a-z_ A-Z0-9[\]()-]+)(?::|\n\s+at)/.exec(stack) || /^([a-z_A-Z0-9-]*Error)$/.exec(stack);
    fallback = start === null ? "" : start[1];
    length = fallback.length;
    if (fallback === "") fallback = "Error";
  }
  const prefix = _prefix(constructor, tag, fallback).slice(0, -1);
  if (name === prefix) return stack;
  if (prefix.includes(name)) return length === 0 ? prefix + ": " + stack : prefix + stack.slice(length);
  return prefix + " [" + name + "]" + stack.slice(length);
}

function _boxedBase(ctx, value, keys, constructor, tag) {
  const held = $own_value(value, _boxedValue);
  const type = { number: "Number", string: "String", boolean: "Boolean", bigint: "BigInt", symbol: "Symbol" }[typeof held];
  if (type === "String") keys.splice(0, held.length);
  let base = "[" + type;
  if (type !== constructor) base += constructor === null ? " (null prototype)" : " (" + constructor + ")";
  base += ": " + _formatPrimitive({ ...ctx, colors: false, breakLength: Infinity }, held) + "]";
  if (tag !== "" && tag !== constructor) base += " [" + tag + "]";
  return base;
}

// Joins what has been shown of an object's members: on one line where they are few and short, else one a line, elements of
// arrays in columns.
function _layOut(ctx, output, base, braces, isList, depth, value) {
  const before = base === "" ? "" : base + " ";
  if (ctx.compact === true) {
    if (_fits(ctx, output, 0, base)) return braces[0] + before + " " + output.join(", ") + " " + braces[1];
    const line = "\n" + " ".repeat(ctx.indentation);
    return before + braces[0] + line + "  " + output.join("," + line + "  ") + line + braces[1];
  }
  if (typeof ctx.compact === "number" && ctx.compact >= 1) {
    const entries = output.length;
    if (isList && entries > 6) output = _columns(ctx, output, value);
    if (ctx.currentDepth - depth < ctx.compact && entries === output.length) {
      const start = output.length + ctx.indentation + braces[0].length + base.length + 10;
      if (_fits(ctx, output, start, base)) {
        const joined = output.join(", ");
        if (!joined.includes("\n")) return before + braces[0] + " " + joined + " " + braces[1];
      }
    }
  }
  const line = "\n" + " ".repeat(ctx.indentation);
  return before + braces[0] + line + "  " + output.join("," + line + "  ") + line + braces[1];
}
function _fits(ctx, output, start, base) {
  let total = output.length + start;
  if (total + output.length > ctx.breakLength) return false;
  for (const text of output) {
    total += ctx.colors ? _plainText(text).length : text.length;
    if (total > ctx.breakLength) return false;
  }
  return base === "" || !base.includes("\n");
}
function _plainText(text) { return text.replace(/\x1b\[\d+m/g, ""); }
// How many columns a text takes on a terminal.
function _width(text) {
  let width = 0;
  for (let i = 0; i < text.length; i++) {
    const point = $text_code_point_at(text, i);
    if (point > 65535) i++;
    if (point < 0x300) { width += point >= 32 && (point < 127 || point > 159) ? 1 : 0; continue; }
    if ((point >= 0x300 && point <= 0x36f) || point === 0x200b || point === 0x200d || (point >= 0xfe00 && point <= 0xfe0f)) continue;
    const isWide = (point >= 0x1100 && point <= 0x115f) || (point >= 0x2e80 && point <= 0xa4cf && point !== 0x303f) ||
      (point >= 0xac00 && point <= 0xd7a3) || (point >= 0xf900 && point <= 0xfaff) || (point >= 0xfe30 && point <= 0xfe6f) ||
      (point >= 0xff00 && point <= 0xff60) || (point >= 0xffe0 && point <= 0xffe6) || (point >= 0x1f300 && point <= 0x1f64f) ||
      (point >= 0x1f900 && point <= 0x1f9ff) || (point >= 0x20000 && point <= 0x3fffd);
    width += isWide ? 2 : 1;
  }
  return width;
}
function _columns(ctx, output, value) {
  let total = 0, longest = 0, i = 0;
  let count = output.length;
  if (ctx.maxArrayLength < output.length) count--;
  const widths = [];
  for (; i < count; i++) {
    const width = _width(ctx.colors ? _plainText(output[i]) : output[i]);
    widths.push(width);
    total += width + 2;
    if (longest < width) longest = width;
  }
  const widest = longest + 2;
  if (!(widest * 3 + ctx.indentation < ctx.breakLength && (total / widest > 5 || longest <= 6))) return output;
  const bias = Math.sqrt(widest - total / output.length);
  const biased = Math.max(widest - 3 - bias, 1);
  const columns = Math.min(
    Math.round(Math.sqrt(2.5 * biased * count) / biased),
    Math.floor((ctx.breakLength - ctx.indentation) / widest),
    ctx.compact * 4,
    15,
  );
  if (columns <= 1) return output;
  const lineWidths = [];
  for (i = 0; i < columns; i++) {
    let width = 0;
    for (let j = i; j < count; j += columns) if (widths[j] > width) width = widths[j];
    lineWidths.push(width + 2);
  }
  let isNumeric = value !== undefined;
  if (isNumeric) {
    for (i = 0; i < output.length; i++) {
      if (typeof value[i] !== "number" && typeof value[i] !== "bigint") { isNumeric = false; break; }
    }
  }
  const lines = [];
  for (i = 0; i < count; i += columns) {
    const most = Math.min(i + columns, count);
    let line = "", j = i;
    for (; j < most - 1; j++) {
      const filler = " ".repeat(Math.max(0, lineWidths[j - i] - widths[j] - 2));
      line += isNumeric ? filler + output[j] + ", " : output[j] + ", " + filler;
    }
    if (isNumeric) line += " ".repeat(Math.max(0, lineWidths[j - i] - widths[j] - 2)) + output[j];
    else line += output[j];
    lines.push(line);
  }
  if (ctx.maxArrayLength < output.length) lines.push(output[count]);
  return lines;
}
