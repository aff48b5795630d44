// covers: Math
console.log(Math.PI, Math.E, Math.LN2, Math.LN10, Math.LOG2E, Math.LOG10E, Math.SQRT2, Math.SQRT1_2);
console.log(Math.abs(-5), Math.abs("-3"), Math.ceil(1.2), Math.ceil(-1.2), Math.floor(1.8), Math.floor(-1.2), Math.round(1.5), Math.trunc(-1.9), Math.sign(-3), Math.sign(0), Math.sign(-0), Math.sign("a"));
console.log(Math.max(), Math.min(), Math.max(1, 3, 2), Math.max(1, NaN), Math.max(...[]), Math.min(1, "0"), Math.max(-0, 0), Math.max([5]), Math.max(1, [2, 3]), Math.min(null, 1));
console.log(Math.pow(2, 10), Math.pow(4, 0.5), Math.sqrt(16), Math.sqrt(-1), Math.cbrt(27), Math.hypot(3, 4), Math.hypot(), Math.hypot(1, 2, 3), 2 ** 0.5, (-8) ** (1 / 3));
console.log(Math.sin(0), Math.cos(0), Math.tan(Math.PI / 4), Math.sin(Math.PI), Math.asin(1), Math.acos(0), Math.atan(1), Math.atan2(1, 1), Math.atan2(-1, -1), Math.sinh(1), Math.cosh(1), Math.tanh(1));
console.log(Math.exp(1), Math.expm1(1e-10), Math.log(Math.E), Math.log(0), Math.log(-1), Math.log10(1000), Math.log2(8), Math.log1p(1e-10), Math.log10(2), Math.log2(3));
console.log(Math.clz32(1), Math.clz32(0), Math.imul(0xffffffff, 5), Math.imul(3, 4), Math.fround(5.5), Math.fround(5.05), Math.fround(1.337), Math.asinh(1), Math.acosh(2), Math.atanh(0.5));
console.log(Math, typeof Math, Object.prototype.toString.call(Math), Math.floor.name, Math.max.length, Math.floor(null), Math.floor(undefined), Math.floor("7.9"), Math.round(-1.5), Math.round(NaN));
const r = Math.random(); console.log(r >= 0 && r < 1, Math.floor(Math.random() * 10) < 10);
const gcd = (a, b) => (b ? gcd(b, a % b) : a); const lcm = (a, b) => (a * b) / gcd(a, b); console.log(gcd(48, 18), lcm(4, 6), [12, 18, 24].reduce(gcd));
const deg = (r) => (r * 180) / Math.PI; console.log(deg(Math.PI), deg(Math.atan2(1, 0)), Math.sin(1), Math.cos(1), Math.tan(1), Math.sin(100), Math.cos(1e6), Math.exp(10), Math.exp(-1), Math.pow(1.1, 10), 1.0000001 ** 1e7, Math.E ** 2);
console.log(Math.floor(-0), [Math.floor(-0)], [Math.ceil(-0.5)], [Math.round(-0.4)], [Math.trunc(-0.9)], Math.ceil(4.0000000001), Math.floor(4.9999999999), Math.sqrt(2), Math.cbrt(2), Math.cbrt(-8));
