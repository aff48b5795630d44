// covers: tokenizer, Pratt parser, evaluator with typed syntax trees
type Token =
  { type: "num"; value: number } | { type: "op"; value: Op } | { type: "name"; value: string } | { type: "end" };
type Op = "+" | "-" | "*" | "/" | "^" | "(" | ")" | "," | "=";
class SyntaxFault extends Error {
  constructor(
    message: string,
    readonly at: number,
  ) {
    super(`${message} at ${at}`);
    this.name = "SyntaxFault";
  }
}
function* tokenize(text: string): Generator<Token & { at: number }> {
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|([a-z]\w*)|([-+*\/^(),=]))/iy;
  while (pattern.lastIndex < text.length) {
    const at = pattern.lastIndex;
    const found = pattern.exec(text);
    if (!found) {
      if (text.slice(at).trim() === "") break;
      throw new SyntaxFault(`unexpected "${text[at]}"`, at);
    }
    const [, num, name, op] = found;
    if (num !== undefined) yield { type: "num", value: +num, at };
    else if (name) yield { type: "name", value: name, at };
    else yield { type: "op", value: op as Op, at };
  }
  yield { type: "end", at: text.length };
}
type Expr =
  | { kind: "num"; value: number }
  | { kind: "var"; name: string }
  | { kind: "unary"; op: "-"; of: Expr }
  | { kind: "binary"; op: Exclude<Op, "(" | ")" | "," | "=">; left: Expr; right: Expr }
  | { kind: "call"; name: string; args: Expr[] }
  | { kind: "assign"; name: string; value: Expr };
const POWER: Partial<Record<Op, [left: number, right: number]>> = {
  "+": [1, 2],
  "-": [1, 2],
  "*": [3, 4],
  "/": [3, 4],
  "^": [8, 7],
};
class Parser {
  private tokens: (Token & { at: number })[];
  private at = 0;
  constructor(text: string) {
    this.tokens = [...tokenize(text)];
  }
  private get now() {
    return this.tokens[this.at]!;
  }
  private take(op: Op): boolean {
    const is = this.now.type === "op" && this.now.value === op;
    if (is) this.at++;
    return is;
  }
  private need(op: Op): void {
    if (!this.take(op)) throw new SyntaxFault(`"${op}" expected`, this.now.at);
  }
  parse(): Expr {
    const e = this.expression(0);
    if (this.now.type !== "end") throw new SyntaxFault("end expected", this.now.at);
    return e;
  }
  private expression(min: number): Expr {
    let left = this.prefix();
    for (;;) {
      const t = this.now;
      if (t.type !== "op") return left;
      if (t.value === "=" && left.kind === "var" && min === 0) {
        this.at++;
        return { kind: "assign", name: left.name, value: this.expression(0) };
      }
      const power = POWER[t.value];
      if (!power || power[0] < min) return left;
      this.at++;
      left = { kind: "binary", op: t.value as "+", left, right: this.expression(power[1]) };
    }
  }
  private prefix(): Expr {
    const t = this.now;
    this.at++;
    switch (t.type) {
      case "num":
        return { kind: "num", value: t.value };
      case "name": {
        if (!this.take("(")) return { kind: "var", name: t.value };
        const args: Expr[] = [];
        if (!this.take(")")) {
          do args.push(this.expression(0));
          while (this.take(","));
          this.need(")");
        }
        return { kind: "call", name: t.value, args };
      }
      case "op":
        if (t.value === "-") return { kind: "unary", op: "-", of: this.expression(5) };
        if (t.value === "(") {
          const e = this.expression(0);
          this.need(")");
          return e;
        }
    }
    throw new SyntaxFault("operand expected", t.at);
  }
}
class Machine {
  readonly vars = new Map<string, number>([["pi", Math.PI]]);
  static readonly functions: Readonly<Record<string, (...xs: number[]) => number>> = {
    max: Math.max,
    sqrt: Math.sqrt,
    sum: (...xs) => xs.reduce((a, b) => a + b, 0),
  };
  run(e: Expr): number {
    switch (e.kind) {
      case "num":
        return e.value;
      case "var": {
        const v = this.vars.get(e.name);
        if (v === undefined) throw new ReferenceError(`${e.name} is not set`);
        return v;
      }
      case "unary":
        return -this.run(e.of);
      case "binary": {
        const [a, b] = [this.run(e.left), this.run(e.right)];
        switch (e.op) {
          case "+":
            return a + b;
          case "-":
            return a - b;
          case "*":
            return a * b;
          case "/":
            return a / b;
          case "^":
            return a ** b;
        }
      }
      case "call": {
        const f = Machine.functions[e.name];
        if (!f) throw new TypeError(`${e.name} is no function`);
        return f(...e.args.map((x) => this.run(x)));
      }
      case "assign": {
        const v = this.run(e.value);
        this.vars.set(e.name, v);
        return v;
      }
    }
  }
}
const show = (e: Expr): string => {
  switch (e.kind) {
    case "num":
      return String(e.value);
    case "var":
      return e.name;
    case "unary":
      return `(- ${show(e.of)})`;
    case "binary":
      return `(${e.op} ${show(e.left)} ${show(e.right)})`;
    case "call":
      return `${e.name}[${e.args.map(show).join(" ")}]`;
    case "assign":
      return `(set ${e.name} ${show(e.value)})`;
  }
};
const machine = new Machine();
for (const line of [
  "1 + 2 * 3",
  "-2 ^ 2",
  "2 ^ 3 ^ 2",
  "(1 + 2) * -3",
  "r = 2",
  "area = pi * r ^ 2",
  "max(1, r * 4, sum(1,2,3))",
  "10 / 4 - 1",
  "sqrt(",
  "1 + $",
  "x * 2",
  "nope(1)",
  "(1",
  "1 2",
  "sum()",
]) {
  try {
    const e = new Parser(line).parse();
    console.log(line.padEnd(28), show(e), "=", +machine.run(e).toFixed(6));
  } catch (error) {
    console.log(line.padEnd(28), `${(error as Error).name}: ${(error as Error).message}`);
  }
}
console.log(machine.vars);
console.dir(new Parser("a(1)+-b").parse(), { depth: null });
