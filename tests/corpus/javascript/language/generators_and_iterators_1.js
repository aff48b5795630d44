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

t("return", () => {
  function* g() {
    try {
      yield 1;
      yield 2;
    } finally {
      yield 3;
    }
  }
  const i = g();
  i.next();
  let r = i.return(9);
  assert.sameValue(r.value, 3);
  assert.sameValue(r.done, false);
  r = i.next();
  assert.sameValue(r.value, 9);
  assert.sameValue(r.done, true);
});
t("throw", () => {
  function* g() {
    try {
      yield 1;
    } catch (e) {
      yield e + 1;
    }
    return 5;
  }
  const i = g();
  i.next();
  assert.sameValue(i.throw(3).value, 4);
  const r = i.next();
  assert.sameValue(r.value, 5);
  assert.sameValue(r.done, true);
  assert.sameValue(i.next().done, true);
  assert.throws(TypeError, () => i.throw(new TypeError()));
});
t("delegation throw", () => {
  function* inner() {
    try {
      yield 1;
    } catch (e) {
      return "c" + e;
    }
  }
  function* outer() {
    const r = yield* inner();
    yield r;
  }
  const i = outer();
  i.next();
  assert.sameValue(i.throw("e").value, "ce");
});
t("delegation custom", () => {
  const log = [];
  const it = {
    [Symbol.iterator]() {
      return {
        next(v) {
          log.push("n" + v);
          return { value: 1, done: false };
        },
        return(v) {
          log.push("r" + v);
          return { value: "rv", done: true };
        },
        throw(v) {
          log.push("t" + v);
          return { value: "tv", done: true };
        },
      };
    },
  };
  function* g() {
    const x = yield* it;
    log.push("x" + x);
    yield 5;
  }
  let i = g();
  i.next("a");
  i.next("b");
  let r = i.return("q");
  assert.sameValue(r.value, "rv");
  assert.sameValue(r.done, true);
  i = g();
  i.next();
  r = i.throw("z");
  assert.sameValue(r.value, 5);
  assert.compareArray(log, ["nundefined", "nb", "rq", "nundefined", "tz", "xtv"]);
});
t("delegation no throw", () => {
  let closed = 0;
  const it = {
    [Symbol.iterator]() {
      return {
        next() {
          return { value: 1, done: false };
        },
        return() {
          closed++;
          return {};
        },
      };
    },
  };
  function* g() {
    yield* it;
  }
  const i = g();
  i.next();
  assert.throws(TypeError, () => i.throw("z"));
  assert.sameValue(closed, 1);
});
t("next non object", () => {
  const it = {
    [Symbol.iterator]() {
      return {
        next() {
          return 1;
        },
      };
    },
  };
  assert.throws(TypeError, () => {
    for (const x of it);
  });
  function* g() {
    yield* it;
  }
  assert.throws(TypeError, () => g().next());
});
t("running", () => {
  let i;
  function* g() {
    i.next();
  }
  i = g();
  assert.throws(TypeError, () => i.next());
});

console.log(passed, "answered");
