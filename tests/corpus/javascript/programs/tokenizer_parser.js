// A tokenizer by a sticky expression, a parser by precedence, a printer and an evaluator.
const SPEC = [["num", /\d+(?:\.\d+)?/y], ["id", /[A-Za-z_]\w*/y], ["op", /[-+*\/^()=,]/y], ["ws", /\s+/y]];
function* tokens(text) {
  let at = 0;
  scan: while (at < text.length) {
    for (const [type, re] of SPEC) {
      re.lastIndex = at;
      const m = re.exec(text);
      if (m) { at = re.lastIndex; if (type !== "ws") yield { type, value: m[0], at: m.index }; continue scan; }
    }
    throw new SyntaxError(`unexpected ${JSON.stringify(text[at])} at ${at}`);
  }
  yield { type: "end", value: "<end>", at };
}
const POWER = { "=": [1, 0], "+": [2, 3], "-": [2, 3], "*": [4, 5], "/": [4, 5], "^": [7, 6] };
class Parser {
  #list; #i = 0;
  constructor(text) { this.#list = [...tokens(text)]; }
  #peek() { return this.#list[this.#i]; }
  #take(value) { const t = this.#peek(); if (value && t.value !== value) throw new SyntaxError(`expected ${value}, got ${t.value} at ${t.at}`); this.#i++; return t; }
  static parse(text) { const p = new Parser(text); const e = p.#expr(0); p.#take("<end>"); return e; }
  #expr(least) {
    let left = this.#prefix();
    for (;;) {
      const op = this.#peek().value, power = POWER[op];
      if (!power || power[0] < least) return left;
      this.#take();
      left = { kind: "binary", op, left, right: this.#expr(power[1]) };
    }
  }
  #prefix() {
    const t = this.#take();
    switch (true) {
      case t.type === "num": return { kind: "num", value: Number(t.value) };
      case t.type === "id" && this.#peek().value === "(": {
        this.#take("(");
        const args = [];
        while (this.#peek().value !== ")") { args.push(this.#expr(2)); if (this.#peek().value === ",") this.#take(); }
        this.#take(")");
        return { kind: "call", name: t.value, args };
      }
      case t.type === "id": return { kind: "name", name: t.value };
      case t.value === "-": return { kind: "neg", of: this.#expr(6) };
      case t.value === "(": { const e = this.#expr(0); this.#take(")"); return e; }
      default: throw new SyntaxError(`unexpected ${t.value} at ${t.at}`);
    }
  }
}
const visitors = {
  num: n => n.value,
  name(n, env) { if (!(n.name in env)) throw new ReferenceError(`unknown ${n.name}`); return env[n.name]; },
  neg: (n, env) => -run(n.of, env),
  call: (n, env) => Math[n.name](...n.args.map(a => run(a, env))),
  binary(n, env) {
    if (n.op === "=") return env[n.left.name] = run(n.right, env);
    const [a, b] = [run(n.left, env), run(n.right, env)];
    return { "+": () => a + b, "-": () => a - b, "*": () => a * b, "/": () => a / b, "^": () => a ** b }[n.op]();
  },
};
const run = (node, env) => visitors[node.kind](node, env);
const show = n => ({ num: () => String(n.value), name: () => n.name, neg: () => `(-${show(n.of)})`, call: () => `${n.name}(${n.args.map(show)})`, binary: () => `(${show(n.left)} ${n.op} ${show(n.right)})` })[n.kind]();
const env = Object.assign(Object.create(null), { pi: 3.14 });
for (const text of ["1 + 2 * 3", "2 ^ 3 ^ 2", "-2 ^ 2", "x = y = 4", "x * (y - 1) / 3", "max(1, x, 3 + 3)", "sqrt(16) + pi", "1 +", "2 $ 3", "zz + 1", "(1", "10 - 4 - 3"]) {
  try { const tree = Parser.parse(text); console.log(text.padEnd(18), show(tree), "=>", run(tree, env)); }
  catch (e) { console.log(text.padEnd(18), `${e.name}: ${e.message}`); }
}
console.log(Parser.parse("a + b * 2"));
console.log(env);
