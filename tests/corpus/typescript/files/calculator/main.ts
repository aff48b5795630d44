// covers: tagged trees over files, exhaustive switches, generators as token streams, classes of errors
import { tokens } from "./lexer";
import { Parser, SyntaxProblem } from "./parser";
import { evaluate, show } from "./evaluator";

const env: Record<string, number> = { x: 3, rate: 0.5 };
for (const text of ["1 + 2 * 3", "(1 + 2) * x", "-x ^ 2", "8 / (x - 3)", "2 * (3", "rate * y", "7 % 4 + 1"]) {
  try {
    const tree = new Parser(tokens(text)).parse();
    console.log(text.padEnd(14), "=", evaluate(tree, env), show(tree));
  } catch (e) {
    if (e instanceof SyntaxProblem) console.log(text.padEnd(14), "!", e.message, e.at);
    else console.log(text.padEnd(14), "!", (e as Error).name, (e as Error).message);
  }
}
