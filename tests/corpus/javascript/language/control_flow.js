// covers: if, switch, while, do, for, for-in, for-of, break, continue, labels, comma, conditional
for (let i = 0, j = 10; i < j; i += 3, j--) console.log(i, j);
let n = 0;
while (true) { n++; if (n % 2) continue; if (n > 6) break; console.log("while", n); }
do { n--; } while (n > 3);
console.log(n);
outer: for (let i = 0; i < 3; i++) {
  for (let j = 0; j < 3; j++) {
    if (j === 1) continue outer;
    if (i === 2) break outer;
    console.log("at", i, j);
  }
}
block: { console.log("before"); if (n) break block; console.log("never"); }
function grade(x) {
  switch (true) {
    case x >= 90: return "A";
    case x >= 80: return "B";
    default: return "F";
  }
}
console.log([95, 85, 10].map(grade));
function fall(x) {
  const out = [];
  switch (x) {
    case 1: out.push("one");
    case 2: out.push("two"); break;
    default: out.push("default");
    case 3: out.push("three");
  }
  return out.join(",");
}
console.log(fall(1), fall(2), fall(3), fall(4), fall("1"));
for (const key in { b: 1, a: 2, 10: 3, 2: 4 }) console.log("key", key);
for (const index in ["x", "y"]) console.log(typeof index, index);
for (const c of "añ😀") console.log(c, c.length);
for (const [k, v] of Object.entries({ x: 1, y: 2 })) console.log(k, v);
class P { constructor() { this.own = 1; } method() {} }
P.prototype.inherited = 2;
for (const k in new P()) console.log(k);
let r = (1, 2, 3);
console.log(r, n > 2 ? "big" : n > 1 ? "mid" : "small");
for (;;) { if (++r > 5) break; }
console.log(r);
var x; for (x of [1, 2, 3]); console.log(x);
