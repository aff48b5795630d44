// covers: chapters 15.5, 27.5: generators' states, delegation, throw and return through finally, prototypes
let passed = 0;
const failed = [];
function sameValue(actual, expected, what) {
  if (Object.is(actual, expected)) passed++;
  else failed.push(`${what}: ${String(actual)} instead of ${String(expected)}`);
}
function throws(kind, body, what) {
  try {
    body();
  } catch (error) {
    return sameValue(error instanceof kind ? kind : error?.constructor, kind, `${what} throws`);
  }
  failed.push(`${what}: nothing thrown`);
}
function refused(text, what = text, kind = SyntaxError) {
  throws(kind, () => Function(text), what);
}
function accepted(text) {
  try {
    Function(text);
    passed++;
  } catch (error) {
    failed.push(`${text}: ${error.message}`);
  }
}
function compare(actual, expected, what) {
  sameValue(JSON.stringify(actual), JSON.stringify(expected), what);
}
function* plain() {
  const a = yield 1;
  const b = yield a + 1;
  return a + b;
}
let g = plain();
compare(
  [g.next("ignored"), g.next(5), g.next(6), g.next()],
  [{ value: 1, done: false }, { value: 6, done: false }, { value: 11, done: true }, { done: true }],
  "values both ways",
);
g = plain();
compare([g.return(7), g.next()], [{ value: 7, done: true }, { done: true }], "returned before its start");
g = plain();
throws(RangeError, () => g.throw(new RangeError()), "thrown before its start");
compare(g.next(), { done: true }, "done behind a throw");
const log = [];
function* guarded() {
  try {
    yield 1;
    yield 2;
  } catch (e) {
    log.push(e);
    yield "caught";
  } finally {
    log.push("finally");
    yield "last";
    log.push("end");
  }
  return "behind";
}
g = guarded();
g.next();
compare(
  [g.throw("e"), g.next(), g.next(), g.next()],
  [{ value: "caught", done: false }, { value: "last", done: false }, { value: "behind", done: true }, { done: true }],
  "throw",
);
g = guarded();
g.next();
compare(
  [g.return("r"), g.next()],
  [
    { value: "last", done: false },
    { value: "r", done: true },
  ],
  "return through finally",
);
compare(log.splice(0), ["e", "finally", "end", "finally", "end"], "what ran");
function* overriding() {
  try {
    yield 1;
  } finally {
    return "mine";
  }
}
g = overriding();
g.next();
compare(g.return("yours"), { value: "mine", done: true }, "finally's return wins");
function* stubborn() {
  for (;;)
    try {
      yield 1;
    } finally {
      continue;
    }
}
g = stubborn();
g.next();
compare(g.return(1), { value: 1, done: false }, "finally goes on");
function* running() {
  throws(TypeError, () => self.next(), "already running");
  yield 1;
}
const self = running();
self.next();
const inner = {
  [Symbol.iterator]() {
    return this;
  },
  next(v) {
    log.push(["next", v]);
    return { value: "i", done: v === "stop" };
  },
  throw(e) {
    log.push(["throw", e]);
    return { value: "t", done: false };
  },
  return(v) {
    log.push(["return", v]);
    return { value: v + "!", done: true };
  },
};
function* outer() {
  const result = yield* inner;
  log.push(["result", result]);
  yield "own";
}
g = outer();
compare(
  [g.next("a"), g.next("b"), g.throw("c"), g.next("stop"), g.next().done],
  [
    { value: "i", done: false },
    { value: "i", done: false },
    { value: "t", done: false },
    { value: "own", done: false },
    true,
  ],
  "delegated",
);
compare(
  log.splice(0),
  [
    ["next", undefined],
    ["next", "b"],
    ["throw", "c"],
    ["next", "stop"],
    ["result", "i"],
  ],
  "what came through",
);
g = outer();
g.next();
compare(g.return("x"), { value: "x!", done: true }, "return through");
log.length = 0;
function* noThrow() {
  yield* {
    [Symbol.iterator]() {
      return {
        next: () => ({ value: 1, done: false }),
        return() {
          log.push("closed");
          return {};
        },
      };
    },
  };
}
g = noThrow();
g.next();
throws(TypeError, () => g.throw(1), "no throw method");
compare(log.splice(0), ["closed"], "closed where there is no throw");
function* bad() {
  yield* { [Symbol.iterator]: () => ({ next: () => 1 }) };
}
throws(TypeError, () => bad().next(), "result is no object");
throws(
  TypeError,
  () =>
    (function* () {
      yield* 5;
    })().next(),
  "not iterable",
);
const proto = Object.getPrototypeOf(plain);
sameValue(Object.getPrototypeOf(plain.prototype), proto.prototype, "prototype of prototypes");
sameValue(Object.prototype.hasOwnProperty.call(plain.prototype, "constructor"), false, "no constructor");
sameValue(plain() instanceof plain, true, "instance of its function");
throws(TypeError, () => new plain(), "constructed");
plain.prototype.extra = 1;
sameValue(plain().extra, 1, "members by prototype");
sameValue(proto[Symbol.toStringTag], "GeneratorFunction", "tag of functions");
sameValue(Object.prototype.toString.call(plain()), "[object Generator]", "tag");
const GF = proto.constructor;
compare([...new GF("n", "yield n; yield n * 2")(4)], [4, 8], "made of a text");
const object = {
  *m() {
    yield this.v;
    yield* super.toString ? [1] : [];
  },
  v: 9,
  async *am() {
    yield 1;
  },
};
compare([...object.m()], [9, 1], "method");
class K {
  static *s() {
    yield 1;
  }
  *[Symbol.iterator]() {
    yield* [1, 2];
  }
}
compare([...K.s(), ...new K()], [1, 1, 2], "methods of classes");
function* args() {
  yield arguments.length;
  yield* arguments;
}
compare([...args("a", "b")], [2, "a", "b"], "arguments");
function* precedence() {
  const r = [yield 1, yield 2];
  return yield* (yield, [r]);
}
g = precedence();
g.next();
g.next("x");
g.next("y");
compare(g.next(), { value: ["x", "y"], done: false }, "yield in lists");
let count = 0;
const infinite = {
  *[Symbol.iterator]() {
    try {
      for (;;) yield count++;
    } finally {
      log.push("stopped");
    }
  },
};
for (const v of infinite) if (v > 2) break;
const [one] = infinite;
compare([count, one, log.splice(0)], [5, 4, ["stopped", "stopped"]], "left by break and patterns");
lbl: for (const a of infinite)
  for (const b of infinite) {
    if (a > 9) break lbl;
    if (b > 8) continue lbl;
  }
compare(log.length > 2, true, "labels close both");
log.length = 0;
(() => {
  for (const v of infinite) return v;
})();
throws(
  RangeError,
  () => {
    for (const v of infinite) throw new RangeError();
  },
  "thrown out of a loop",
);
compare(log.splice(0), ["stopped", "stopped"], "closed by return and throw");
for (const text of [
  "function* g() { var yield }",
  "function* g() { function yield() {} }",
  "function* g() { yield\n?.x; let yield }",
  "function g() { yield 1 }",
  "function* g() { (yield) => 1 }",
  "function* yield() { 'use strict' }",
  "({ *get x() {} })",
  "function* g() { yield* }",
  "function* g() { void yield }",
  "function* g(x = yield 1) {}",
  "var g = function* yield() {}",
])
  refused(text);
for (const text of [
  "function* g() { yield yield yield 1 }",
  "function* g() { (yield) + (yield 1) }",
  "function* g() { yield\nfoo }",
  "function* g() { x = { yield: 1 }; x.yield }",
  "function* g() { function h() { var yield } }",
  "function* g() { yield /re/ }",
  "function* yield() {}",
])
  accepted(text);
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
