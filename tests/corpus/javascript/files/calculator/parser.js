export class SyntaxProblem extends Error {
  constructor(message, at) {
    super(message);
    this.name = "SyntaxProblem";
    this.at = at;
  }
}
const LEVELS = [["+", "-"], ["*", "/", "%"]];
export default class Parser {
  constructor(stream) {
    this.stream = stream;
    this.advance();
  }
  advance() {
    const was = this.token;
    this.token = this.stream.next().value;
    return was;
  }
  expect(text) {
    const token = this.advance();
    if (token.text !== text) throw new SyntaxProblem(`expected '${text}'`, token.at);
  }
  parse() {
    const tree = this.binary(0);
    this.expect("");
    return tree;
  }
  binary(level) {
    if (level === LEVELS.length) return this.power();
    let left = this.binary(level + 1);
    while (LEVELS[level].includes(this.token.text)) {
      const op = this.advance().text;
      left = { op, parts: [left, this.binary(level + 1)] };
    }
    return left;
  }
  power() {
    const base = this.primary();
    if (this.token.text !== "^") return base;
    this.advance();
    return { op: "^", parts: [base, this.power()] };
  }
  primary() {
    const { text, at } = this.advance();
    if (text === "(") {
      const inner = this.binary(0);
      this.expect(")");
      return inner;
    }
    if (text === "-") return { op: "neg", parts: [this.power()] };
    if (/^\d/.test(text)) return { value: Number(text) };
    if (/^[a-z]/.test(text)) return { name: text };
    throw new SyntaxProblem(text === "" ? "nothing" : `'${text}'`, at);
  }
}
