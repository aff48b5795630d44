// What tsc refuses runs all the same.
const n: number = "text";
function f(x: string): number { return x; }
console.log(n, f(5) + 1, (n as any).length);
let missing: { a: number } = {};
console.log(missing.a.b);
