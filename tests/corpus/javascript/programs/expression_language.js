// tokenizer + parser + evaluator
const TOKEN = /\s*(?:(\d+\.?\d*(?:e[+-]?\d+)?)|([a-z_]\w*)|(\*\*|[-+*\/%^()=,<>!]=?|&&|\|\|))/giy;
class ParseError extends Error {
  constructor(msg, pos) {
    super(`${msg} at ${pos}`);
    this.name = this.constructor.name;
    this.pos = pos;
  }
}
function* tokenize(src) {
  TOKEN.lastIndex = 0;
  let m,
    last = 0;
  while (last < src.length && (m = TOKEN.exec(src))) {
    last = TOKEN.lastIndex;
    const [, num, id, op] = m;
    yield num !== undefined ? { t: "num", v: parseFloat(num) } : id ? { t: "id", v: id } : { t: "op", v: op };
  }
  if (last < src.trimEnd().length) throw new ParseError(`Unexpected '${src[last]}'`, last);
  yield { t: "end" };
}
class Parser {
  #toks;
  #i = 0;
  static PREC = {
    "=": [1, "r"],
    "||": [2],
    "&&": [3],
    "<": [4],
    ">": [4],
    "==": [4],
    "+": [5],
    "-": [5],
    "*": [6],
    "/": [6],
    "%": [6],
    "**": [8, "r"],
    "^": [8, "r"],
  };
  constructor(src) {
    this.#toks = [...tokenize(src)];
  }
  get #peek() {
    return this.#toks[this.#i];
  }
  #next() {
    return this.#toks[this.#i++];
  }
  #expect(v) {
    const t = this.#next();
    if (t.v !== v) throw new ParseError(`Expected ${v} but got ${t.v ?? "end"}`, this.#i);
  }
  parse() {
    const e = this.#expr(0);
    if (this.#peek.t !== "end") throw new ParseError("Trailing " + this.#peek.v, this.#i);
    return e;
  }
  #expr(min) {
    let left = this.#unary();
    for (;;) {
      const { t, v } = this.#peek;
      const p = t === "op" && Parser.PREC[v];
      if (!p || p[0] < min) return left;
      this.#next();
      left = { op: v, left, right: this.#expr(p[1] === "r" ? p[0] : p[0] + 1) };
    }
  }
  #unary() {
    const tok = this.#next();
    if (tok.v === "-") return { op: "neg", arg: this.#expr(7) };
    if (tok.v === "(") {
      const e = this.#expr(0);
      this.#expect(")");
      return e;
    }
    if (tok.t === "num") return { num: tok.v };
    if (tok.t === "id") {
      if (this.#peek.v !== "(") return { id: tok.v };
      this.#next();
      const args = [];
      while (this.#peek.v !== ")") {
        args.push(this.#expr(0));
        if (this.#peek.v === ",") this.#next();
      }
      this.#next();
      return { call: tok.v, args };
    }
    throw new ParseError(`Unexpected ${tok.v ?? "end of input"}`, this.#i);
  }
}
const ops = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "**": Math.pow,
  "^": Math.pow,
  "<": (a, b) => +(a < b),
  ">": (a, b) => +(a > b),
  "==": (a, b) => +(a === b),
};
const evaluate = (n, env) => {
  if ("num" in n) return n.num;
  if ("id" in n) {
    if (!(n.id in env)) throw new ReferenceError(`Unknown variable: ${n.id}`);
    return env[n.id];
  }
  if ("call" in n) {
    const f = Math[n.call];
    if (typeof f !== "function") throw new TypeError(`${n.call} is not a function`);
    return f(...n.args.map((a) => evaluate(a, env)));
  }
  if (n.op === "neg") return -evaluate(n.arg, env);
  if (n.op === "=") return (env[n.left.id] = evaluate(n.right, env));
  if (n.op === "&&") return evaluate(n.left, env) && evaluate(n.right, env);
  if (n.op === "||") return evaluate(n.left, env) || evaluate(n.right, env);
  return ops[n.op](evaluate(n.left, env), evaluate(n.right, env));
};
const env = { pi: Math.PI, e: Math.E };
for (const src of [
  "1 + 2 * 3",
  "(1 + 2) * 3",
  "2 ** 3 ** 2",
  "-2 ^ 2",
  "x = 5",
  "x * x - 1",
  "max(1, x, 3) + sqrt(16)",
  "10 / 4 % 2",
  "1.5e3 + .5",
  "y + 1",
  "3 +",
  "2 $ 3",
  "foo(1)",
  "1 < 2 && 3 > 2",
  "a = b = 4",
  "a + b",
  "((1)",
  "round(pi * 100) / 100",
]) {
  try {
    console.log(src.padEnd(24, "."), evaluate(new Parser(src).parse(), env));
  } catch (err) {
    console.log(src.padEnd(24, "."), `${err.name}: ${err.message}`, err instanceof ParseError ? err.pos : "");
  }
}
console.log(JSON.stringify(new Parser("1+f(2,x)").parse()), env);
// text processing
const text = `It was the best of times, it was the worst of times,
it was the age of wisdom... it was the age of foolishness!`;
const freq = text
  .toLowerCase()
  .match(/\b[a-z']+\b/g)
  .reduce((m, w) => m.set(w, (m.get(w) ?? 0) + 1), new Map());
console.log(
  [...freq]
    .sort(([a, x], [b, y]) => y - x || a.localeCompare(b))
    .slice(0, 5)
    .map(([w, n]) => `${w}×${n}`)
    .join(" "),
);
const wrap = (s, w) =>
  s.split(/\s+/).reduce(
    (ls, word) => {
      const l = ls.at(-1);
      (l + " " + word).trim().length <= w ? (ls[ls.length - 1] = (l + " " + word).trim()) : ls.push(word);
      return ls;
    },
    [""],
  );
console.log(
  wrap(text, 30)
    .map((l) => `|${l.padEnd(30)}|`)
    .join("\n"),
);
const caesar = (s, k) =>
  s.replace(/[a-z]/gi, (c) => {
    const b = c <= "Z" ? 65 : 97;
    return String.fromCharCode(((c.charCodeAt() - b + k + 26) % 26) + b);
  });
console.log(caesar("Hello, World!", 3), caesar(caesar("Hello, World!", 3), -3));
const roman = (n) =>
  [
    [1000, "M"],
    [900, "CM"],
    [500, "D"],
    [400, "CD"],
    [100, "C"],
    [90, "XC"],
    [50, "L"],
    [40, "XL"],
    [10, "X"],
    [9, "IX"],
    [5, "V"],
    [4, "IV"],
    [1, "I"],
  ].reduce((s, [v, r]) => {
    while (n >= v) {
      s += r;
      n -= v;
    }
    return s;
  }, "");
console.log([1, 4, 9, 14, 40, 90, 400, 1994, 2024, 3999].map(roman).join(" "));
const isPal = (s) => ((s = s.toLowerCase().replace(/[^a-z0-9]/g, "")), s === [...s].reverse().join(""));
console.log(["A man, a plan, a canal: Panama", "nope", ""].map(isPal));
const rle = (s) => s.replace(/(.)\1*/g, (m, c) => (m.length > 1 ? m.length : "") + c);
const unrle = (s) => s.replace(/(\d+)(.)/g, (_, n, c) => c.repeat(n));
console.log(rle("aaabccdddd"), unrle(rle("aaabccdddd")));
console.log(
  "the quick brown fox".replace(/\b\w/g, (c) => c.toUpperCase()),
  "fooBarBaz".replace(/([A-Z])/g, "_$1").toLowerCase(),
  "some-css-prop".replace(/-(\w)/g, (_, c) => c.toUpperCase()),
);
console.log(
  "2024-03-15".match(/(?<y>\d+)-(?<m>\d+)-(?<d>\d+)/).groups,
  "a1b2".split(/(\d)/),
  [..."a1b22".matchAll(/([a-z])(\d+)/g)].map((m) => [m.index, ...m]),
);
console.log(
  "x".codePointAt(),
  "\u00e9" === "é",
  "café".normalize("NFD").length,
  "👨‍👩‍👧".length,
  [..."👍🏽"].length,
  "ß".localeCompare("ss"),
  "a\tb\\n",
  `line1
line2`,
);
console.log(
  "%s has %d items costing %f (%i) %j %o %O %%",
  "cart",
  3,
  9.99,
  9.99,
  { a: 1 },
  [1],
  { b: { c: {} } },
  "extra",
);
