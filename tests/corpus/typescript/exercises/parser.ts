type Token = { type: "number"; value: number } | { type: "op"; value: string } | { type: "paren"; value: "(" | ")" };
type Ast = number | { op: string; left: Ast; right: Ast } | { negate: Ast };
class SyntaxProblem extends Error { constructor(message: string, readonly position: number) { super(`${message} at ${position}`); } }
function* tokenize(source: string): Generator<Token & { at: number }> {
  const pattern = /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<op>[-+*/^])|(?<paren>[()]))/y;
  while (pattern.lastIndex < source.trimEnd().length) {
    const at = pattern.lastIndex;
    const match = pattern.exec(source);
    if (!match?.groups) throw new SyntaxProblem("unexpected character", at);
    const { number, op, paren } = match.groups;
    if (number !== undefined) yield { type: "number", value: parseFloat(number), at };
    else if (op !== undefined) yield { type: "op", value: op, at };
    else yield { type: "paren", value: paren as "(" | ")", at };
  }
}
class Parser {
  private readonly tokens: (Token & { at: number })[];
  private position = 0;
  static readonly precedence: Readonly<Record<string, [number, "left" | "right"]>> = {
    "+": [1, "left"], "-": [1, "left"], "*": [2, "left"], "/": [2, "left"], "^": [3, "right"],
  };
  constructor(source: string) { this.tokens = [...tokenize(source)]; }
  parse(): Ast {
    const ast = this.expression(0);
    const extra = this.tokens[this.position];
    if (extra) throw new SyntaxProblem(`unexpected '${extra.value}'`, extra.at);
    return ast;
  }
  private expression(minimum: number): Ast {
    let left = this.primary();
    for (;;) {
      const token = this.tokens[this.position];
      if (token?.type !== "op") return left;
      const [level, side] = Parser.precedence[token.value]!;
      if (level < minimum) return left;
      this.position++;
      left = { op: token.value, left, right: this.expression(side === "left" ? level + 1 : level) };
    }
  }
  private primary(): Ast {
    const token = this.tokens[this.position++];
    if (!token) throw new SyntaxProblem("unexpected end", -1);
    if (token.type === "number") return token.value;
    if (token.value === "-") return { negate: this.primary() };
    if (token.value !== "(") throw new SyntaxProblem(`unexpected '${token.value}'`, token.at);
    const inner = this.expression(0);
    if (this.tokens[this.position++]?.value !== ")") throw new SyntaxProblem("')' expected", token.at);
    return inner;
  }
}
const operations: { [op: string]: (a: number, b: number) => number } = {
  "+": (a, b) => a + b, "-": (a, b) => a - b, "*": (a, b) => a * b, "/": (a, b) => a / b, "^": Math.pow,
};
const evaluate = (ast: Ast): number =>
  typeof ast === "number" ? ast : "negate" in ast ? -evaluate(ast.negate) : operations[ast.op](evaluate(ast.left), evaluate(ast.right));
for (const source of ["1 + 2 * 3", "(1 + 2) * 3", "2 ^ 3 ^ 2", "-4 + 10 / 4", "1 +", "2 $ 3", "(1 2", "8 - 3 - 2"]) {
  try { console.log(source, "=", evaluate(new Parser(source).parse())); }
  catch (e) { console.log(source, "->", (e as Error).message); }
}
console.dir(new Parser("1 + 2 * -3").parse(), { depth: null });
