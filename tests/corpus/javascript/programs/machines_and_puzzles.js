// bank, state machine, text adventure, vending, parser combinators, event sourcing, scheduler
class InsufficientFunds extends Error {
  constructor(need, have) {
    super(`Need ${need}, have ${have}`);
    this.name = "InsufficientFunds";
    Object.assign(this, { need, have });
  }
}
class Account {
  static #next = 1000;
  #balance = 0;
  #log = [];
  constructor(owner, { initial = 0, currency = "USD" } = {}) {
    this.id = Account.#next++;
    this.owner = owner;
    this.currency = currency;
    if (initial) this.deposit(initial);
  }
  get balance() {
    return this.#balance;
  }
  deposit(n) {
    if (!(n > 0)) throw new RangeError(`Invalid amount: ${n}`);
    this.#balance += n;
    this.#log.push(["+", n]);
    return this;
  }
  withdraw(n) {
    if (n > this.#balance) throw new InsufficientFunds(n, this.#balance);
    this.#balance -= n;
    this.#log.push(["-", n]);
    return this;
  }
  *history() {
    let b = 0;
    for (const [s, n] of this.#log) yield { s, n, b: (b += s === "+" ? n : -n) };
  }
  toString() {
    return `${this.owner}#${this.id}: ${this.#balance.toFixed(2)} ${this.currency}`;
  }
}
class Savings extends Account {
  rate = 0.05;
  accrue() {
    return this.deposit(Math.round(this.balance * this.rate * 100) / 100);
  }
  toString() {
    return `[S] ${super.toString()}`;
  }
}
const acc = new Savings("Ann", { initial: 100 });
acc.deposit(50).withdraw(30).accrue();
console.log(`${acc}`, acc, [...acc.history()]);
for (const f of [
  () => acc.withdraw(1e6),
  () => acc.deposit(-5),
  () => {
    acc.balance = 5;
    console.log("silently ignored", acc.balance);
  },
])
  try {
    f();
  } catch (e) {
    console.log(e.name, e.message, e instanceof InsufficientFunds ? e.need : "");
  }
const machine = {
  initial: "idle",
  states: {
    idle: { on: { START: "running" } },
    running: { entry: (c) => c.runs++, on: { PAUSE: "paused", STOP: "idle" } },
    paused: {
      on: { RESUME: "running", STOP: { target: "idle", action: (c) => (c.stops = (c.stops ?? 0) + 1) } },
    },
  },
};
function run(m, ctx, events) {
  let st = m.initial;
  const trail = [st];
  for (const ev of events) {
    const t = m.states[st].on?.[ev];
    if (!t) {
      trail.push(`!${ev}`);
      continue;
    }
    const { target = t, action } = typeof t === "object" ? t : {};
    action?.(ctx);
    st = target;
    m.states[st].entry?.(ctx);
    trail.push(st);
  }
  return [trail.join(">"), ctx];
}
console.log(run(machine, { runs: 0 }, ["START", "PAUSE", "START", "RESUME", "PAUSE", "STOP"]));
const P = {
  str: (s) => (i) => (i.startsWith(s) ? [s, i.slice(s.length)] : null),
  re: (r) => (i) => {
    const m = i.match(new RegExp("^(?:" + r.source + ")", r.flags));
    return m && [m[0], i.slice(m[0].length)];
  },
  seq:
    (...ps) =>
    (i) => {
      const out = [];
      for (const p of ps) {
        const r = p(i);
        if (!r) return null;
        out.push(r[0]);
        i = r[1];
      }
      return [out, i];
    },
  alt:
    (...ps) =>
    (i) => {
      for (const p of ps) {
        const r = p(i);
        if (r) return r;
      }
      return null;
    },
  many: (p) => (i) => {
    const out = [];
    let r;
    while ((r = p(i))) {
      out.push(r[0]);
      i = r[1];
    }
    return [out, i];
  },
  map: (p, f) => (i) => {
    const r = p(i);
    return r && [f(r[0]), r[1]];
  },
  lazy: (f) => (i) => f()(i),
  sep: (p, s) =>
    P.alt(
      P.map(P.seq(p, P.many(P.seq(s, p))), ([h, t]) => [h, ...t.map((x) => x[1])]),
      (i) => [[], i],
    ),
};
const ws = P.re(/\s*/),
  tok = (p) => P.map(P.seq(p, ws), (x) => x[0]),
  val = P.lazy(() => P.alt(num, str2, arr, obj, lit)),
  num = P.map(tok(P.re(/-?\d+(\.\d+)?/)), Number),
  str2 = P.map(tok(P.re(/"[^"]*"/)), (s) => s.slice(1, -1)),
  arr = P.map(P.seq(tok(P.str("[")), P.sep(val, tok(P.str(","))), tok(P.str("]"))), (x) => x[1]),
  obj = P.map(
    P.seq(tok(P.str("{")), P.sep(P.seq(str2, tok(P.str(":")), val), tok(P.str(","))), tok(P.str("}"))),
    (x) => Object.fromEntries(x[1].map(([k, , v]) => [k, v])),
  ),
  lit = P.alt(
    P.map(tok(P.str("true")), () => true),
    P.map(tok(P.str("null")), () => null),
  );
console.log(val('{"a": [1, -2.5, {"b": null}], "c": "hi", "d": true}'), val("nope"));
const maze = ["#########", "#S  #   #", "# # # # #", "# #   #E#", "#########"].map((r) => [...r]);
function solve(m) {
  const find = (ch) => {
    for (let y = 0; y < m.length; y++) {
      const x = m[y].indexOf(ch);
      if (x >= 0) return [y, x];
    }
  };
  const [sy, sx] = find("S"),
    q = [[sy, sx, []]],
    seen = new Set([`${sy},${sx}`]);
  while (q.length) {
    const [y, x, p] = q.shift();
    if (m[y][x] === "E") return p;
    for (const [d, dy, dx] of [
      ["U", -1, 0],
      ["D", 1, 0],
      ["L", 0, -1],
      ["R", 0, 1],
    ]) {
      const k = `${y + dy},${x + dx}`;
      if (m[y + dy]?.[x + dx] !== "#" && !seen.has(k)) {
        seen.add(k);
        q.push([y + dy, x + dx, [...p, d]]);
      }
    }
  }
  return null;
}
console.log(solve(maze).join(""), maze.map((r) => r.join("")).join("\n"));
const sudoku = "530070000600195000098000060800060003400803001700020006060000280000419005000080079";
function solveS(b) {
  b = [...b].map(Number);
  const ok = (i, n) => {
    const r = (i / 9) | 0,
      c = i % 9;
    for (let k = 0; k < 9; k++)
      if (
        b[r * 9 + k] === n ||
        b[k * 9 + c] === n ||
        b[(((r / 3) | 0) * 3 + ((k / 3) | 0)) * 9 + ((c / 3) | 0) * 3 + (k % 3)] === n
      )
        return false;
    return true;
  };
  const go = (i) => {
    while (i < 81 && b[i]) i++;
    if (i === 81) return true;
    for (let n = 1; n <= 9; n++)
      if (ok(i, n)) {
        b[i] = n;
        if (go(i + 1)) return true;
        b[i] = 0;
      }
    return false;
  };
  return go(0) && b.join("").match(/.{9}/g).join("\n");
}
console.log(solveS(sudoku));
const store = (reducer, state) => {
  const subs = new Set();
  return {
    get: () => state,
    dispatch: (a) => {
      state = reducer(state, a);
      subs.forEach((f) => f(state));
      return a;
    },
    sub: (f) => (subs.add(f), () => subs.delete(f)),
  };
};
const todo = store((s = { items: [], n: 0 }, { type, ...p }) => {
  switch (type) {
    case "add":
      return { ...s, items: [...s.items, { id: s.n, ...p, done: false }], n: s.n + 1 };
    case "toggle":
      return { ...s, items: s.items.map((i) => (i.id === p.id ? { ...i, done: !i.done } : i)) };
    default:
      return s;
  }
});
const un = todo.sub((s) => console.log(s.items.map((i) => (i.done ? "[x]" : "[ ]") + i.text).join(" ")));
todo.dispatch({ type: "add", text: "a" });
todo.dispatch({ type: "add", text: "b" });
todo.dispatch({ type: "toggle", id: 0 });
un();
todo.dispatch({ type: "?" });
console.log(todo.get());
const bf = (src, input = "") => {
  const t = new Uint8Array(100);
  let p = 0,
    o = "",
    k = 0;
  const st = [],
    j = {};
  [...src].forEach((c, i) => {
    if (c === "[") st.push(i);
    if (c === "]") {
      const s = st.pop();
      j[s] = i;
      j[i] = s;
    }
  });
  for (let i = 0; i < src.length; i++)
    switch (src[i]) {
      case ">":
        p++;
        break;
      case "<":
        p--;
        break;
      case "+":
        t[p]++;
        break;
      case "-":
        t[p]--;
        break;
      case ".":
        o += String.fromCharCode(t[p]);
        break;
      case ",":
        t[p] = input.charCodeAt(k++) || 0;
        break;
      case "[":
        if (!t[p]) i = j[i];
        break;
      case "]":
        if (t[p]) i = j[i];
    }
  return o;
};
console.log(
  bf(
    "++++++++[>++++[>++>+++>+++>+<<<<-]>+>+>->>+[<]<-]>>.>---.+++++++..+++.>>.<-.<.+++.------.--------.>>+.",
  ),
);
const words = (n) => {
  const a = [
      "",
      "one",
      "two",
      "three",
      "four",
      "five",
      "six",
      "seven",
      "eight",
      "nine",
      "ten",
      "eleven",
      "twelve",
      "thirteen",
      "fourteen",
      "fifteen",
      "sixteen",
      "seventeen",
      "eighteen",
      "nineteen",
    ],
    b = ["", "", "twenty", "thirty", "forty", "fifty", "sixty", "seventy", "eighty", "ninety"];
  if (n < 20) return a[n];
  if (n < 100) return b[(n / 10) | 0] + (n % 10 ? "-" + a[n % 10] : "");
  if (n < 1000) return a[(n / 100) | 0] + " hundred" + (n % 100 ? " and " + words(n % 100) : "");
  for (const [v, w] of [
    [1e9, "billion"],
    [1e6, "million"],
    [1e3, "thousand"],
  ])
    if (n >= v) return words(Math.floor(n / v)) + " " + w + (n % v ? " " + words(n % v) : "");
};
console.log([7, 42, 115, 1234, 1000001].map(words));
console.log(
  [...Array(5)].map((_, i) => " ".repeat(4 - i) + "*".repeat(2 * i + 1)).join("\n"),
  [3, 30, 34, 5, 9].sort((a, b) => `${b}${a}` - `${a}${b}`).join(""),
  "listen".split("").sort().join("") === [..."silent"].sort().join(""),
  [1, 2, 3, 4].map((x, i, a) => a.slice(0, i + 1).reduce((p, c) => p + c)),
  Object.entries({ a: 1, b: 2 }).map(([k, v]) => ({ [k]: v ** 2 })),
  new Date(0).toJSON(),
  ((n) => {
    const r = [];
    for (let d = 2; n > 1; d++)
      while (n % d === 0) {
        r.push(d);
        n /= d;
      }
    return r;
  })(360),
);
process.stdout.write("no newline");
process.stdout.write("\n");
console.error("err");
process.exitCode = 3;
