// covers: BigInt, globalThis, eval-free odds, comma, in, delete, with sparse arrays, getters on classes, chained optional calls
console.log(2n ** 64n, 7n / 2n, -7n / 2n, -7n % 3n, 10n - 20n, 5n * 5n, 1n << 70n, -5n >> 1n, 6n & 3n, 6n | 1n, 6n ^ 2n, ~5n, -(-3n));
console.log(1n == 1, 1n === 1, 2n > 1, 1n < 1.5, 10n > "9", 0n ? "t" : "f", typeof 1n, 1n + BigInt(2), BigInt("0xff"), BigInt("123456789012345678901234567890"), Number(2n ** 60n), parseInt("12n"));
console.log([1n, 2n], { a: 1n }, String(5n), (255n).toString(16), BigInt.asUintN(8, 257n), BigInt.asIntN(8, 255n), 5n.toLocaleString(), 1234567n.toLocaleString("en-US"), [3n, 1n, 2n].sort().join(), 1n + "x");
let f = 1n; for (let i = 1n; i <= 25n; i++) f *= i; console.log(f, f.toString().length); let b = 5n; b++; b **= 2n; console.log(b, b-- , b);
for (const t of [() => 1n + 1, () => +1n, () => 1n / 0n, () => BigInt("x"), () => BigInt(1.5), () => Math.max(1n), () => 2n ** -1n, () => JSON.stringify({ a: 1n }), () => 1n >>> 0n, () => BigInt(undefined)]) try { console.log(t()); } catch (e) { console.log(e.name + ": " + e.message); }
console.log(typeof globalThis, globalThis.Array === Array, typeof require, typeof module, typeof exports, [1, 2, 3].at(-1), Object.is(NaN, NaN), isNaN("x"), Number.isNaN("x"));
const arr = [1, 2, 3]; delete arr[1]; console.log(arr.length, 1 in arr, arr[1]); arr.length = 1; console.log(arr); arr[3] = 4; console.log(arr.length, arr[2]);
var self = { a: 1 }; console.log(delete self.a, self.a, delete self.nope, "a" in self); label: for (const a of [1]) { for (const b of [1, 2]) { if (b === 1) continue label; console.log("no"); } }
console.log(((a, b) => a + b).toString(), function named(x) { return x; }.toString(), class A { m() {} }.toString(), Math.max.name, [].map.length, (async () => {}).constructor.name);
if (1) ; else console.log("x"); { } ; ; console.log([, 1].length, [1, , 2].length, [,].length, [1, 2,].length, [..."x"].length);
console.log(parseInt("08"), parseInt("0x1f"), parseInt("12px"), parseInt(""), parseInt("101", 2), parseInt("z", 36), parseFloat("3.14abc"), parseFloat(".5"), parseFloat("-1e3x"), Number(""), Number(" 5 "), Number("5a"), Number(null), Number([]), Number([1, 2]), Number(true), Number("0b11"), Number("1e3"), Number("Infinity"), Number(new Date(5)));
