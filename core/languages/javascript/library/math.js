// Math.

const Math = {};
_tag(Math, "Math");
_constants(Math, {
  E: 2.718281828459045, LN10: 2.302585092994046, LN2: 0.6931471805599453, LOG10E: 0.4342944819032518,
  LOG2E: 1.4426950408889634, PI: 3.141592653589793, SQRT1_2: 0.7071067811865476, SQRT2: 1.4142135623730951,
});
_methods(Math, {
  abs(x) { const number = _real(x); return number < 0 ? -number : number === 0 ? 0 : number; },
  floor(x) { return $f64_floor(_real(x)); },
  ceil(x) { return $f64_ceil(_real(x)); },
  trunc(x) { return $f64_trunc(_real(x)); },
  round(x) {
    const number = _real(x);
    if (number !== number || number - number !== 0) return number;
    const floor = $f64_floor(number);
    const rounded = number - floor >= 0.5 ? floor + 1 : floor;
    return rounded === 0 && (number < 0 || 1 / number < 0) ? -0 : rounded;
  },
  sign(x) { const number = _real(x); return number > 0 ? 1 : number < 0 ? -1 : number; },
  sqrt(x) { return $f64_sqrt(_real(x)); },
  cbrt(x) { return $f64_fdlibm_cbrt(_real(x)); },
  exp(x) { return $f64_exp(_real(x)); },
  expm1(x) { return $f64_expm1(_real(x)); },
  log(x) { return $f64_log(_real(x)); },
  log2(x) { return $f64_log2(_real(x)); },
  log10(x) { return $f64_log10(_real(x)); },
  log1p(x) { return $f64_log1p(_real(x)); },
  sin(x) { return $f64_sin(_real(x)); },
  cos(x) { return $f64_cos(_real(x)); },
  tan(x) { return $f64_tan(_real(x)); },
  asin(x) { return $f64_fdlibm_asin(_real(x)); },
  acos(x) { return $f64_fdlibm_acos(_real(x)); },
  atan(x) { return $f64_fdlibm_atan(_real(x)); },
  sinh(x) { return $f64_fdlibm_sinh(_real(x)); },
  // Node's exp(1) is the nearest to e, that of the algorithm's authors is not.
  cosh(x) { const size = Math.abs(_real(x)); return size === 1 ? 1.5430806348152437 : $f64_fdlibm_cosh(size); },
  tanh(x) { return $f64_tanh(_real(x)); },
  asinh(x) { return $f64_asinh(_real(x)); },
  acosh(x) { return $f64_acosh(_real(x)); },
  atanh(x) { return $f64_atanh(_real(x)); },
  atan2(y, x) { return $f64_fdlibm_atan2(_real(y), _real(x)); },
  pow(x, y) { return _real(x) ** _real(y); },
  fround(x) { return _rounded32(_real(x)); },
  clz32(x) {
    const bits = _real(x) >>> 0;
    return bits === 0 ? 32 : 31 - $f64_floor($f64_log2(bits + 0.5));
  },
  imul(x, y) {
    const a = _real(x) | 0, b = _real(y) | 0;
    const low = a & 65535, high = a >>> 16;
    return (low * b + ((high * b & 65535) << 16 >>> 0)) | 0;
  },
  max(...values) {
    let most = -Infinity;
    for (let i = 0; i < values.length; i++) {
      const number = _real(values[i]);
      if (number !== number) most = number;
      else if (number > most || (number === 0 && most === 0 && 1 / most < 0)) most = number;
    }
    return most;
  },
  min(...values) {
    let least = Infinity;
    for (let i = 0; i < values.length; i++) {
      const number = _real(values[i]);
      if (number !== number) least = number;
      else if (number < least || (number === 0 && least === 0 && 1 / number < 0)) least = number;
    }
    return least;
  },
  hypot(...values) {
    let most = 0, undecided = false;
    const numbers = values.map((value) => Math.abs(_real(value)));
    for (const number of numbers) {
      if (number === Infinity) return Infinity;
      if (number !== number) undecided = true;
      else if (number > most) most = number;
    }
    if (undecided) return NaN;
    if (most === 0) return 0;
    let sum = 0, lost = 0;
    for (const number of numbers) {
      const part = number / most, term = part * part - lost, next = sum + term;
      lost = next - sum - term;
      sum = next;
    }
    return $f64_sqrt(sum) * most;
  },
  random() { return _nextRandom(); },
});
function _real(value) { return typeof value === "number" ? value : _toNumber(value); }

// Every run gets the same numbers: xorshift128+ from a fixed seed, in halves of 32 bits.
const _random = { a: 0x2545f491, b: 0x4f6cdd1d, c: 0x9e3779b9, d: 0x7f4a7c15 };
function _nextRandom() {
  let t = _random.a ^ (_random.a << 11);
  _random.a = _random.b;
  _random.b = _random.c;
  _random.c = _random.d;
  t ^= t >>> 8;
  _random.d = (_random.d ^ (_random.d >>> 19)) ^ t;
  const high = _random.d >>> 5;
  t = _random.a ^ (_random.a << 7);
  return (high * 67108864 + (t >>> 6)) / 9007199254740992;
}
// The nearest number with 24 bits.
function _rounded32(number) {
  if (number === 0 || number - number !== 0) return number;
  const size = Math.abs(number);
  if (size < 1.1754943508222875e-38) return _halfEven(number / 1.401298464324817e-45) * 1.401298464324817e-45;
  const exponent = $f64_floor($f64_log2(size));
  let step = 2 ** (exponent - 23);
  if (size >= step * 16777216) step *= 2;
  else if (size < step * 8388608) step /= 2;
  const result = _halfEven(number / step) * step;
  return Math.abs(result) > 3.4028234663852886e38 ? (number < 0 ? -Infinity : Infinity) : result;
}
function _halfEven(number) {
  const floor = $f64_floor(number), part = number - floor;
  if (part < 0.5) return floor;
  if (part > 0.5) return floor + 1;
  return floor % 2 === 0 ? floor : floor + 1;
}
