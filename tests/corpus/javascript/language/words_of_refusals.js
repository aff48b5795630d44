// covers: errors of syntax, words of refusals, texts that are run
const sources = [
  "1 = 2", "'a' = 1", "this = 1", "null = 1", "`a` = 1", "({ a = 1 })", "f({ a = 1 }, 2)", "1_", "1__0", "1_.5",
  "08n", "01n", "while () 1", "if () 1", "do", "a ? b", "...a", "=> 1", "import()", "import(a, b, c)", "{ a: 1, b: 2 }", "{ 'a': 1 }",
  "let if = 1", "function if() {}", "if (1) { } else", "function f() {", "class A {", "const x = 'abc", "x = \"abc\ny = 1", "for (;;",
];
for (const source of sources) {
  try { eval(source); console.log("no error", source); } catch (error) { console.log(error.name + ": " + error.message + " <- " + source); }
}
// What is right stays so.
for (const source of ["{ a: 1 }", "({ a = 1 } = {}).a", "(({ a = 2 }) => a)({})", "for ({ a = 1 } of []); 3", "[{ a: 1 }].map(({ a = 1 }) => a)[0]", "1_0 + 0x1_F"]) {
  console.log(JSON.stringify(eval(source)), "<-", source);
}
