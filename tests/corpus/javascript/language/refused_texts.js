// covers: what is refused of arrow functions, parameters, words with escapes, classes and loops
const refused = (text) => {
  try {
    eval(text);
    return "runs";
  } catch (error) {
    return error.name;
  }
};
const wrong = [
  "(a.b) => 1", "([a.b]) => 1", "({ a: b.c }) => 1", "1 || a => 1", "a => {} + 1", "(a)\n=> 1", "(a, ...b,) => 1", "function f(...a,) {}",
  "var v\\u0061r", "var cl\\u0061ss", "async function f() { (await) => 1 }", "class C { static { await; } }", "class C { static { await: ; } }",
  "class C { set x(...a) {} }", "class C extends this.#x { #x }", "class C { #a; m() { #a in #a in this } }", "class C { #a; m() { 1 + #a in this } }",
  "for (let let of []) ;", "for (let of []) ;", "for (let.x of []) ;", "for (var [a] = 1 in {}) ;", "'use strict'; for (var a = 1 in {}) ;",
  "if (1) async function f() {}", "label: async function f() {}", "(a = 1) = 2", "@decorated class C {}", "({ async\nm() {} })",
];
for (const text of wrong) console.log(JSON.stringify(text), refused(text));
for (var index = 7 in {}) ;
console.log(index);
l\u0061bel: for (;;) break label;
let early;
try {
  const later = 1;
  { (() => later)(); const later = 2; }
} catch (error) {
  early = error.message;
}
console.log(early);
