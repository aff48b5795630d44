// Questions that answer for themselves: each says what it expects.
const assert = {
  sameValue(actual, expected) {
    if (!Object.is(actual, expected)) throw new Error(`${String(actual)} is not ${String(expected)}`);
  },
  compareArray(actual, expected) {
    const same = actual.length === expected.length && expected.every((item, i) => Object.is(item, actual[i]));
    if (!same) throw new Error(`[${actual.map(String)}] is not [${expected.map(String)}]`);
  },
  throws(Kind, action) {
    let error;
    try {
      action();
    } catch (caught) {
      error = caught;
    }
    if (error?.constructor !== Kind) throw new Error(`${error} is no ${Kind.name}`);
  },
};
let passed = 0;
function t(name, action) {
  try {
    action();
    passed++;
    console.log("ok", name);
  } catch (error) {
    console.log("FAILED", name, String(error.message ?? error));
  }
}

t("no close done", () => {
  let c = 0;
  const mk = {
    [Symbol.iterator]() {
      return {
        next() {
          return { done: true };
        },
        return() {
          c++;
        },
      };
    },
  };
  const [a, b] = mk;
  for (const q of mk);
  assert.sameValue(c, 0);
});
t("continue outer closes", () => {
  let c = 0;
  const mk = () => ({
    [Symbol.iterator]() {
      return {
        next() {
          return { value: 1, done: false };
        },
        return() {
          c++;
          return {};
        },
      };
    },
  });
  outer: for (let i = 0; i < 2; i++) {
    for (const x of mk()) continue outer;
  }
  assert.sameValue(c, 2);
});
t("spread iter", () => {
  let n = 0;
  const it = {
    *[Symbol.iterator]() {
      n++;
      yield 1;
      yield 2;
    },
  };
  assert.sameValue(Math.max(...it), 2);
  assert.compareArray([0, ...it, 3], [0, 1, 2, 3]);
  assert.sameValue(n, 2);
  assert.throws(TypeError, () => [...undefined]);
  assert.throws(TypeError, () => [...{}]);
  assert.throws(TypeError, () => Math.max(...5));
});
t("next looked up once", () => {
  let gets = 0;
  const it = {
    [Symbol.iterator]() {
      let n = 0;
      return {
        get next() {
          gets++;
          return () => ({ value: n++, done: n > 3 });
        },
      };
    },
  };
  for (const x of it);
  assert.sameValue(gets, 1);
  [...it];
  assert.sameValue(gets, 2);
});
t("yield precedence", () => {
  function* g() {
    const x = (yield 1) + (yield 2);
    yield x;
    yield;
    yield [yield "a", yield "b"];
  }
  const i = g();
  i.next();
  i.next(10);
  assert.sameValue(i.next(20).value, 30);
  assert.sameValue(i.next().value, undefined);
  i.next();
  i.next("p");
  assert.compareArray(i.next("q").value, ["p", "q"]);
});
t("return in finally overrides", () => {
  function* g() {
    try {
      yield 1;
    } finally {
      return "f";
    }
  }
  const i = g();
  i.next();
  const r = i.return("x");
  assert.sameValue(r.value, "f");
  assert.sameValue(r.done, true);
});
t("return before start", () => {
  let c = 0;
  function* g() {
    c++;
  }
  const i = g();
  const r = i.return(3);
  assert.sameValue(r.value, 3);
  assert.sameValue(r.done, true);
  assert.sameValue(i.next().done, true);
  assert.sameValue(c, 0);
});
t("throw before start", () => {
  function* g() {
    yield 1;
  }
  const i = g();
  assert.throws(RangeError, () => i.throw(new RangeError()));
  assert.sameValue(i.next().done, true);
});
t("generator this args", () => {
  function* g(a, b = a) {
    yield this;
    yield arguments.length;
    yield b;
  }
  const o = {};
  const i = g.call(o, 1);
  assert.sameValue(i.next().value, o);
  assert.sameValue(i.next().value, 1);
  assert.sameValue(i.next().value, 1);
});
t("default params eval at call", () => {
  let n = 0;
  function* g(a = n++) {}
  g();
  assert.sameValue(n, 1);
  function* h(
    a = (() => {
      throw new RangeError();
    })(),
  ) {}
  assert.throws(RangeError, () => h());
});

console.log(passed, "answered");
