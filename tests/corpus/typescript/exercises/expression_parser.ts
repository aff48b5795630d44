// covers: discriminated unions, exhaustive switches, recursion, maps
type Token = { kind: "num"; value: number } | { kind: "op"; value: "+" | "-" | "*" | "/" | "^" } | { kind: "paren"; value: "(" | ")" } | { kind: "id"; value: string };
type Expr =
  | { type: "Num"; value: number }
  | { type: "Var"; name: string }
  | { type: "Neg"; inner: Expr }
  | { type: "Bin"; op: string; left: Expr; right: Expr }
  | { type: "Call"; name: string; args: Expr[] };
const enum Level { Sum = 1, Product, Power }
class SyntaxProblem extends Error {
  override readonly name = "SyntaxProblem";
  constructor(message: string, readonly at: number) { super(`${message} (at ${at})`); }
}
function* tokens(text: string): Generator<Token> {
  const pattern = /\s*(?:(\d+(?:\.\d+)?)|([-+*\/^])|([()])|([a-z]\w*)|(\S))/giy;
  let m: RegExpExecArray | null;
  while ((m = pattern.exec(text))) {
    const [, num, op, paren, id, other] = m;
    if (num !== undefined) yield { kind: "num", value: Number(num) };
    else if (op) yield { kind: "op", value: op as "+" };
    else if (paren) yield { kind: "paren", value: paren as "(" };
    else if (id) yield { kind: "id", value: id };
    else throw new SyntaxProblem(`odd character ${JSON.stringify(other)}`, m.index);
  }
}
class Parser {
  private readonly all: Token[];
  private at = 0;
  constructor(text: string) { this.all = [...tokens(text)]; }
  private peek(): Token | undefined { return this.all[this.at]; }
  private take(value: string): boolean {
    const hit = this.peek()?.value === value;
    if (hit) this.at += 1;
    return hit;
  }
  parse(): Expr {
    const e = this.level(Level.Sum);
    if (this.peek()) throw new SyntaxProblem(`left over: ${this.peek()!.value}`, this.at);
    return e;
  }
  private level(n: Level): Expr {
    if (n > Level.Power) return this.atom();
    const ops: Record<number, readonly string[]> = { [Level.Sum]: ["+", "-"], [Level.Product]: ["*", "/"], [Level.Power]: ["^"] };
    let left = this.level(n + 1);
    outer: while (true) {
      for (const op of ops[n]!) {
        if (this.take(op)) {
          left = { type: "Bin", op, left, right: this.level(n === Level.Power ? n : n + 1) };
          continue outer;
        }
      }
      return left;
    }
  }
  private atom(): Expr {
    const t = this.peek();
    if (!t) throw new SyntaxProblem("unexpected end", this.at);
    this.at++;
    switch (t.kind) {
      case "num": return { type: "Num", value: t.value };
      case "id": return this.take("(") ? { type: "Call", name: t.value, args: [this.closed()] } : { type: "Var", name: t.value };
      case "paren": if (t.value === "(") return this.closed(); break;
      case "op": if (t.value === "-") return { type: "Neg", inner: this.atom() }; break;
      default: { const never: never = t; return never; }
    }
    throw new SyntaxProblem(`unexpected ${t.value}`, this.at - 1);
  }
  private closed(): Expr {
    const e = this.level(Level.Sum);
    if (!this.take(")")) throw new SyntaxProblem("missing )", this.at);
    return e;
  }
}
type Env = Readonly<Record<string, number>>;
const functions = { sqrt: Math.sqrt, abs: Math.abs, sq: (x: number) => x * x } satisfies Record<string, (x: number) => number>;
function evaluate(e: Expr, env: Env = {}): number {
  switch (e.type) {
    case "Num": return e.value;
    case "Var": if (!(e.name in env)) throw new ReferenceError(`no ${e.name}`); return env[e.name]!;
    case "Neg": return -evaluate(e.inner, env);
    case "Call": return functions[e.name as keyof typeof functions](evaluate(e.args[0]!, env));
    case "Bin": {
      const [l, r] = [e.left, e.right].map((x) => evaluate(x, env)) as [number, number];
      return ({ "+": l + r, "-": l - r, "*": l * r, "/": l / r, "^": l ** r } as Record<string, number>)[e.op]!;
    }
  }
}
for (const text of ["1 + 2 * 3", "-(4 - 6) ^ 2 ^ 3", "sqrt(x*x + y*y) / 2", "2 * (3", "4 $ 4", "7 7", "q + 1", ""]) {
  try {
    console.log(text.padEnd(20), "=>", evaluate(new Parser(text).parse(), { x: 3, y: 4 }));
  } catch (e) {
    console.log(text.padEnd(20), "=> !", e instanceof SyntaxProblem ? `${e.name} ${e.message} ${e.at}` : String(e));
  }
}
console.log(JSON.stringify(new Parser("a*-1").parse()));
console.dir(new Parser("1+f(2)").parse(), { depth: null });
