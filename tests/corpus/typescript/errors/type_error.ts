// The checker complains, and the program runs all the same.
const n: number = "seven" as any;
let wrong: string = 5;
console.log(n, wrong);
function f(a: number, b: number): number { return a + b; }
console.log(f(1));
const o = { a: 1 };
console.log(o.b);
o.b.c();
