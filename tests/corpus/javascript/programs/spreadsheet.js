// covers: recursive descent, caching, cycles, errors of a program's own
class CellError extends Error {
  constructor(code, cell) {
    super(`${code} in ${cell}`);
    this.name = "CellError";
    this.code = code;
  }
}
class Parser {
  constructor(text, lookUp) {
    this.tokens = text.match(/\d+(?:\.\d+)?|[A-Z]+\d+|[A-Z]+|[-+*/^(),:]/g) ?? [];
    this.at = 0;
    this.lookUp = lookUp;
  }
  peek() { return this.tokens[this.at]; }
  take(token) {
    if (token !== undefined && this.peek() !== token) throw new SyntaxError(`expected ${token}, found ${this.peek() ?? "the end"}`);
    return this.tokens[this.at++];
  }
  sum() {
    let value = this.product();
    while (["+", "-"].includes(this.peek())) value = this.take() === "+" ? value + this.product() : value - this.product();
    return value;
  }
  product() {
    let value = this.power();
    while (["*", "/"].includes(this.peek())) {
      const operator = this.take();
      const right = this.power();
      if (operator === "/" && right === 0) throw new CellError("#DIV/0!", "formula");
      value = operator === "*" ? value * right : value / right;
    }
    return value;
  }
  power() {
    const base = this.unary();
    if (this.peek() !== "^") return base;
    this.take();
    return base ** this.power();
  }
  unary() {
    if (this.peek() === "-") {
      this.take();
      return -this.unary();
    }
    return this.atom();
  }
  atom() {
    const token = this.take();
    if (token === "(") {
      const value = this.sum();
      this.take(")");
      return value;
    }
    if (/^\d/.test(token)) return Number(token);
    if (/^[A-Z]+\d+$/.test(token)) return this.lookUp(token);
    if (token && this.peek() === "(") return this.call(token);
    throw new SyntaxError(`unexpected ${token ?? "end"}`);
  }
  call(name) {
    this.take("(");
    const values = [];
    while (this.peek() !== ")") {
      if (this.tokens[this.at + 1] === ":") values.push(...this.range(this.take(), (this.take(":"), this.take())));
      else values.push(this.sum());
      if (this.peek() === ",") this.take();
    }
    this.take(")");
    const functions = { SUM: (all) => all.reduce((a, b) => a + b, 0), MAX: (all) => Math.max(...all), AVG: (all) => functions.SUM(all) / all.length };
    if (!Object.hasOwn(functions, name)) throw new CellError("#NAME?", name);
    return functions[name](values);
  }
  range(from, to) {
    const [[, c1, r1], [, c2, r2]] = [from, to].map((cell) => /([A-Z])(\d+)/.exec(cell));
    const out = [];
    for (let c = c1.charCodeAt(0); c <= c2.charCodeAt(0); c++) {
      for (let r = +r1; r <= +r2; r++) out.push(this.lookUp(String.fromCharCode(c) + r));
    }
    return out;
  }
}
class Sheet {
  #cells = new Map();
  #cache = new Map();
  #open = new Set();
  set(cell, content) {
    this.#cells.set(cell, content);
    this.#cache.clear();
    return this;
  }
  get(cell) {
    if (this.#cache.has(cell)) return this.#cache.get(cell);
    if (this.#open.has(cell)) throw new CellError("#CYCLE!", cell);
    const content = this.#cells.get(cell) ?? 0;
    if (typeof content === "number") return content;
    this.#open.add(cell);
    try {
      const value = new Parser(content.slice(1), (other) => this.get(other)).sum();
      this.#cache.set(cell, value);
      return value;
    } finally {
      this.#open.delete(cell);
    }
  }
}
const sheet = new Sheet().set("A1", 10).set("A2", 32).set("A3", "=A1+A2*2").set("B1", "=SUM(A1:A3)/3").set("B2", "=MAX(A1,B1,2^3^2)").set("B3", "=-(A1-4)^2");
for (const cell of ["A3", "B1", "B2", "B3", "Z9"]) console.log(cell, sheet.get(cell));
sheet.set("A1", "=B3");
for (const [cell, content] of [["C1", "=C1"], ["C2", "=1/0"], ["C3", "=NOPE(1)"], ["C4", "=(1+2"], ["C5", "=AVG(A2,A2)"]]) {
  sheet.set(cell, content);
  try {
    console.log(cell, sheet.get(cell));
  } catch (error) {
    console.log(cell, error.name, error.code ?? "-", error.message);
  }
}
try {
  sheet.get("A1");
} catch (error) {
  console.log(error instanceof CellError, `${error}`);
}
