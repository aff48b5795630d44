// A small language: source to tokens, to a tree, to code of a stack machine.
type TokenKind = "number" | "name" | "keyword" | "symbol" | "end";
interface Token { readonly kind: TokenKind; readonly text: string; readonly line: number }

const KEYWORDS: ReadonlySet<string> = new Set(["let", "while", "print", "if", "else"]);

function* lex(source: string): Generator<Token, void> {
  const pattern = /\s*(?:(?<number>\d+(?:\.\d+)?)|(?<name>[A-Za-z_]\w*)|(?<symbol>==|<=|[-+*\/%<>=(){};])|(?<bad>\S))/gy;
  let line = 1;
  for (const match of source.matchAll(pattern)) {
    line += (match[0].match(/\n/g) ?? []).length;
    const { number, name, symbol, bad } = match.groups!;
    if (bad) throw new SyntaxError(`line ${line}: unexpected ${bad}`);
    if (number) yield { kind: "number", text: number, line };
    else if (name) yield { kind: KEYWORDS.has(name) ? "keyword" : "name", text: name, line };
    else yield { kind: "symbol", text: symbol!, line };
  }
  yield { kind: "end", text: "", line };
}

type Expr =
  | { tag: "number"; value: number }
  | { tag: "name"; name: string }
  | { tag: "binary"; op: string; left: Expr; right: Expr };
type Stmt =
  | { tag: "assign"; name: string; value: Expr }
  | { tag: "print"; value: Expr }
  | { tag: "while"; test: Expr; body: Stmt[] }
  | { tag: "if"; test: Expr; then: Stmt[]; otherwise: Stmt[] };

class Parser {
  private at = 0;
  private readonly tokens: Token[];
  static readonly #precedence: Record<string, number> = { "==": 1, "<": 2, ">": 2, "<=": 2, "+": 3, "-": 3, "*": 4, "/": 4, "%": 4 };
  constructor(source: string) { this.tokens = [...lex(source)]; }
  private get current(): Token { return this.tokens[this.at]!; }
  private take(text?: string): Token {
    const token = this.current;
    if (text !== undefined && token.text !== text) throw new SyntaxError(`line ${token.line}: expected ${text}, got ${token.text || "end"}`);
    this.at++;
    return token;
  }
  program(until = ""): Stmt[] {
    const statements: Stmt[] = [];
    while (this.current.text !== until && this.current.kind !== "end") statements.push(this.statement());
    return statements;
  }
  private block(): Stmt[] {
    this.take("{");
    const inside = this.program("}");
    this.take("}");
    return inside;
  }
  private statement(): Stmt {
    switch (this.current.text) {
      case "print": {
        this.take();
        const value = this.expression();
        this.take(";");
        return { tag: "print", value };
      }
      case "while":
        this.take();
        return { tag: "while", test: this.expression(), body: this.block() };
      case "if": {
        this.take();
        const test = this.expression();
        const then = this.block();
        const otherwise = this.current.text === "else" ? (this.take(), this.block()) : [];
        return { tag: "if", test, then, otherwise };
      }
      case "let":
        this.take();
    }
    const name = this.take().text;
    this.take("=");
    const value = this.expression();
    this.take(";");
    return { tag: "assign", name, value };
  }
  private expression(limit = 0): Expr {
    let left = this.primary();
    for (;;) {
      const op = this.current.text;
      const precedence = Parser.#precedence[op];
      if (precedence === undefined || precedence <= limit) return left;
      this.take();
      left = { tag: "binary", op, left, right: this.expression(precedence) };
    }
  }
  private primary(): Expr {
    const token = this.take();
    if (token.kind === "number") return { tag: "number", value: Number(token.text) };
    if (token.kind === "name") return { tag: "name", name: token.text };
    if (token.text !== "(") throw new SyntaxError(`line ${token.line}: unexpected ${token.text || "end"}`);
    const inside = this.expression();
    this.take(")");
    return inside;
  }
}

type Instruction = ["push", number] | ["load" | "store", string] | ["op", string] | ["jump" | "unless", number] | ["print"];

function compile(statements: Stmt[], code: Instruction[] = []): Instruction[] {
  const expr = (e: Expr): void => {
    if (e.tag === "number") code.push(["push", e.value]);
    else if (e.tag === "name") code.push(["load", e.name]);
    else { expr(e.left); expr(e.right); code.push(["op", e.op]); }
  };
  for (const s of statements) {
    if (s.tag === "assign") { expr(s.value); code.push(["store", s.name]); }
    else if (s.tag === "print") { expr(s.value); code.push(["print"]); }
    else if (s.tag === "while") {
      const start = code.length;
      expr(s.test);
      const exit: ["unless", number] = ["unless", -1];
      code.push(exit);
      compile(s.body, code);
      code.push(["jump", start]);
      exit[1] = code.length;
    } else {
      expr(s.test);
      const toElse: ["unless", number] = ["unless", -1];
      code.push(toElse);
      compile(s.then, code);
      const toEnd: ["jump", number] = ["jump", -1];
      code.push(toEnd);
      toElse[1] = code.length;
      compile(s.otherwise, code);
      toEnd[1] = code.length;
    }
  }
  return code;
}

function run(code: readonly Instruction[]): string[] {
  const stack: number[] = [], memory = new Map<string, number>(), output: string[] = [];
  const operators: { [op: string]: (a: number, b: number) => number } = {
    "+": (a, b) => a + b, "-": (a, b) => a - b, "*": (a, b) => a * b, "/": (a, b) => a / b, "%": (a, b) => a % b,
    "<": (a, b) => +(a < b), ">": (a, b) => +(a > b), "<=": (a, b) => +(a <= b), "==": (a, b) => +(a === b),
  };
  for (let at = 0; at < code.length; at++) {
    const instruction = code[at]!;
    switch (instruction[0]) {
      case "push": stack.push(instruction[1]); break;
      case "load": {
        const value = memory.get(instruction[1]);
        if (value === undefined) throw new ReferenceError(`${instruction[1]} has no value`);
        stack.push(value);
        break;
      }
      case "store": memory.set(instruction[1], stack.pop()!); break;
      case "op": { const b = stack.pop()!, a = stack.pop()!; stack.push(operators[instruction[1]]!(a, b)); break; }
      case "jump": at = instruction[1] - 1; break;
      case "unless": if (!stack.pop()) at = instruction[1] - 1; break;
      case "print": output.push(String(stack.pop())); break;
    }
  }
  return output;
}

const program = `
let n = 0; let a = 0; let b = 1;
while n < 10 { print a; let t = a + b; a = b; b = t; n = n + 1; }
if n == 10 { print (1 + 2) * 3; } else { print 0; }
`;
const code = compile(new Parser(program).program());
console.log(code.length, code.slice(0, 4));
console.log(run(code).join(" "));
for (const wrong of ["let x = ;", "print 1", "while 1 { print y; }", "let # = 1;"]) {
  try { console.log(run(compile(new Parser(wrong).program()))); } catch (e) { console.log((e as Error).name + ":", (e as Error).message); }
}
