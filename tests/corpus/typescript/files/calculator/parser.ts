import type { Token } from "./lexer";
import type { Op, Tree } from "./tree";

export class SyntaxProblem extends Error {
  constructor(message: string, public readonly at: number) { super(message); }
}
const LEVELS: readonly (readonly string[])[] = [["+", "-"], ["*", "/", "%"]];

export class Parser {
  private token: Token;
  constructor(private readonly stream: Iterator<Token>) { this.token = stream.next().value; }
  parse(): Tree {
    const tree = this.binary(0);
    this.expect("");
    return tree;
  }
  private advance(): Token {
    const was = this.token;
    this.token = this.stream.next().value;
    return was;
  }
  private expect(text: string): void {
    const token = this.advance();
    if (token.text !== text) throw new SyntaxProblem(`expected '${text}'`, token.at);
  }
  private binary(level: number): Tree {
    if (level === LEVELS.length) return this.power();
    let left = this.binary(level + 1);
    while (LEVELS[level]!.includes(this.token.text)) {
      const op = this.advance().text as Op;
      left = { kind: "binary", op, left, right: this.binary(level + 1) };
    }
    return left;
  }
  private power(): Tree {
    const left = this.primary();
    if (this.token.text !== "^") return left;
    this.advance();
    return { kind: "binary", op: "^", left, right: this.power() };
  }
  private primary(): Tree {
    const { text, at } = this.advance();
    if (text === "(") {
      const inner = this.binary(0);
      this.expect(")");
      return inner;
    }
    if (text === "-") return { kind: "negate", inner: this.power() };
    if (/^\d/.test(text)) return { kind: "number", value: Number(text) };
    if (/^[a-z]/.test(text)) return { kind: "name", name: text };
    throw new SyntaxProblem(text === "" ? "nothing" : `'${text}'`, at);
  }
}
