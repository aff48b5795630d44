// covers: names that are words, labels in front of functions, targets and rests in texts that are refused
const texts = [
  "function enum() {}", "class enum {}", "export = 1", "(export) => 1", "var { a: export } = {}", "typeof export",
  "'use strict'; (function static() {})", "'use strict'; (async function let() {})", "(function static() {})",
  "if (1) l: function f() {}", "while (0) l: m: function f() {}", "do l: function f() {} while (0)", "l: m: function f() {}", "for (;;) l: ;",
  "-a = 1", "++a = 1", "a + b += 1", "--[a]", "[a]++", "f`x`++", "(f()) &&= 1", "a ? b : c = 1", "x = a + (b = 1)",
  "([...a, b]) => 1", "function f({ ...{ a } }) {}", "for (var [...a,] of []) ;", "try {} catch ({ ...a, b }) {}", "([...a]) => 1", "for (var { ...a } of []) ;",
];
for (const text of texts) {
  try {
    (0, eval)("throw 0;" + text.replace("'use strict';", ""));
    console.log(text, "ran");
  } catch (error) { console.log(text, "-", error === 0 ? "read" : error.message); }
}
for (const text of texts.filter((text) => text.startsWith("'"))) {
  try { Function(text); console.log("read", text); } catch (error) { console.log(text, "-", error.message); }
}
