// Numbers, integers of any size and Math.

function _thisNumber(value, name) {
  const number = _unboxed(value, "number");
  if (number === undefined) throw new TypeError("Number.prototype." + name + " requires that 'this' be a Number");
  return number;
}
function _digits(value, name, least, most) {
  const digits = _integer(value);
  if (digits < least || digits > most) throw new RangeError(name + " argument must be between " + least + " and " + most);
  return digits;
}
function _radix(value) {
  const radix = value === undefined ? 10 : _integer(value);
  if (radix < 2 || radix > 36) throw new RangeError("toString() radix argument must be between 2 and 36");
  return radix;
}
_class(Number, {
  toString(radix) { return $number_to_text(_thisNumber(this, "toString"), _radix(radix)); },
  toLocaleString(locale, options) { return _parts._formatNumber(_thisNumber(this, "toLocaleString"), locale, options); },
  valueOf() { return _thisNumber(this, "valueOf"); },
  toFixed(digits) {
    const number = _thisNumber(this, "toFixed");
    const count = _integer(digits);
    if (count < 0 || count > 100) throw new RangeError("toFixed() digits argument must be between 0 and 100");
    return Number.isFinite(number) && Math.abs(number) < 1e21 ? $to_fixed(number, count) : $number_to_text(number, 10);
  },
  toExponential(digits) {
    const number = _thisNumber(this, "toExponential");
    if (!Number.isFinite(number)) return $number_to_text(number, 10);
    return $to_exponential(number, digits === undefined ? undefined : _digits(digits, "toExponential()", 0, 100));
  },
  toPrecision(digits) {
    const number = _thisNumber(this, "toPrecision");
    if (digits === undefined || !Number.isFinite(number)) return $number_to_text(number, 10);
    return $to_precision(number, _digits(digits, "toPrecision()", 1, 100));
  },
}, {
  isInteger(value) { return typeof value === "number" && Number.isFinite(value) && Math.trunc(value) === value; },
  isSafeInteger(value) { return Number.isInteger(value) && Math.abs(value) <= 9007199254740991; },
  isFinite(value) { return typeof value === "number" && value - value === 0; },
  isNaN(value) { return typeof value === "number" && value !== value; },
});
_constants(Number, {
  MAX_SAFE_INTEGER: 9007199254740991, MIN_SAFE_INTEGER: -9007199254740991, EPSILON: 2.220446049250313e-16,
  MAX_VALUE: 1.7976931348623157e308, MIN_VALUE: 5e-324,
  POSITIVE_INFINITY: Infinity, NEGATIVE_INFINITY: -Infinity, NaN: NaN,
});

function isNaN(value) { const number = _toNumber(value); return number !== number; }
function isFinite(value) { const number = _toNumber(value); return number - number === 0; }
function parseInt(text, radix) {
  const source = _trimmed(_text(text), true, false);
  let at = 0, sign = 1;
  if (source[0] === "-" || source[0] === "+") { sign = source[0] === "-" ? -1 : 1; at = 1; }
  let base = radix === undefined ? 0 : _toNumber(radix) | 0;
  if (base === 0 || base === 16) {
    if (source[at] === "0" && (source[at + 1] === "x" || source[at + 1] === "X")) { at += 2; base = 16; }
  }
  if (base === 0) base = 10;
  if (base < 2 || base > 36) return NaN;
  let end = at;
  while (end < source.length && _digitOf($text_unit_at(source, end)) < base) end++;
  if (end === at) return NaN;
  const digits = $text_part(source, at, end);
  if (base === 10) return sign * $text_to_number(digits);
  let value = 0;
  for (let i = 0; i < digits.length; i++) value = value * base + _digitOf($text_unit_at(digits, i));
  return sign * value;
}
function _digitOf(unit) {
  if (unit >= 48 && unit <= 57) return unit - 48;
  if (unit >= 97 && unit <= 122) return unit - 87;
  if (unit >= 65 && unit <= 90) return unit - 55;
  return 99;
}
function parseFloat(text) {
  const source = _trimmed(_text(text), true, false);
  let at = 0;
  const isDigit = () => at < source.length && source[at] >= "0" && source[at] <= "9";
  if (source[0] === "-" || source[0] === "+") at = 1;
  if (source.startsWith("Infinity", at)) return source[0] === "-" ? -Infinity : Infinity;
  const start = at;
  let digits = 0;
  while (isDigit()) { at++; digits++; }
  if (source[at] === ".") {
    at++;
    while (isDigit()) { at++; digits++; }
  }
  if (digits === 0) return NaN;
  const mantissa = at;
  if (source[at] === "e" || source[at] === "E") {
    at++;
    if (source[at] === "-" || source[at] === "+") at++;
    const from = at;
    while (isDigit()) at++;
    if (at === from) at = mantissa;
  }
  let part = $text_part(source, start, at);
  if (part.endsWith(".")) part = $text_part(part, 0, part.length - 1);
  const value = $text_to_number(part);
  return source[0] === "-" ? -value : value;
}
$define(Number, "parseFloat", parseFloat, 5);
$define(Number, "parseInt", parseInt, 5);

function _toBigInt(value) {
  switch (typeof value) {
    case "bigint": return value;
    case "boolean": return $big_int(value ? 1 : 0);
    case "number":
      if (!Number.isInteger(value)) {
        throw new RangeError("The number " + _text(value) + " cannot be converted to a BigInt because it is not an integer");
      }
      return $big_int(value);
    case "string": {
      const number = $big_int(value);
      if (number === undefined) throw new SyntaxError("Cannot convert " + value + " to a BigInt");
      return number;
    }
    default: throw new TypeError("Cannot convert " + (typeof value === "symbol" ? _symbolText(value) : _text(value)) + " to a BigInt");
  }
}
function _thisBig(value) {
  const big = _unboxed(value, "bigint");
  if (big === undefined) throw new TypeError("BigInt.prototype.valueOf requires that 'this' be a BigInt");
  return big;
}
_class(BigInt, {
  toString(radix) { return $big_text(_thisBig(this), _radix(radix)); },
  toLocaleString(locale, options) { return _parts._formatNumber(_thisBig(this), locale, options); },
  valueOf() { return _thisBig(this); },
}, {
  asUintN(bits, value) {
    const size = $big_binary("<<", $big_int(1), $big_int(_integer(bits)));
    const rest = $big_binary("%", _toBigInt(value), size);
    return $big_binary("<", rest, $big_int(0)) ? $big_binary("+", rest, size) : rest;
  },
  asIntN(bits, value) {
    const width = _integer(bits);
    if (width === 0) return $big_int(0);
    const rest = BigInt.asUintN(width, value);
    const half = $big_binary("<<", $big_int(1), $big_int(width - 1));
    return $big_binary("<", rest, half) ? rest : $big_binary("-", rest, $big_binary("<<", $big_int(1), $big_int(width)));
  },
});
_tag(BigInt.prototype, "BigInt");
function _grouped(text, mark) {
  const point = text.indexOf(".");
  const whole = point < 0 ? text : text.slice(0, point);
  let result = "";
  for (let i = 0; i < whole.length; i++) {
    if (i > 0 && (whole.length - i) % 3 === 0) result += mark;
    result += whole[i];
  }
  return point < 0 ? result : result + text.slice(point);
}
