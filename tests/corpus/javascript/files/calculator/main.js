// covers: ES modules that export functions, classes and constants, a parser and an evaluator in files of their own
import { tokens } from "./lexer.js";
import Parser, { SyntaxProblem } from "./parser.js";
import * as evaluator from "./evaluator.js";

const env = new Map(Object.entries({ x: 3, rate: 0.5 }));
for (const text of ["1 + 2 * 3", "(1 + 2) * x", "-x ^ 2", "8 / (x - 3)", "2 * (3", "rate * y", "7 % 4 + 1", "1 $ 2"]) {
  try {
    const tree = new Parser(tokens(text)).parse();
    console.log(text.padEnd(14), "=", evaluator.evaluate(tree, env), evaluator.show(tree));
  } catch (e) {
    if (!(e instanceof SyntaxProblem || e instanceof ReferenceError)) throw e;
    console.log(text.padEnd(14), "!", e.name, e.message, e.at ?? "");
  }
}
console.log(Object.keys(evaluator), evaluator.default === undefined);
