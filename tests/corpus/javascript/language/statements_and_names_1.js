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

t("eval var env", () => {
  var x = 0;
  function f() {
    eval("var x = 1");
    return x;
  }
  assert.sameValue(f(), 1);
  assert.sameValue(x, 0);
});
t("eval fn decl", () => {
  function f() {
    eval("function g() { return 7; }");
    return g();
  }
  assert.sameValue(f(), 7);
});
t("eval in loop body", () => {
  let s = 0;
  for (let i = 0; i < 3; i++) eval("s += i");
  assert.sameValue(s, 3);
});
t("eval arrow", () => {
  const f = () => eval("var z = 5; z");
  assert.sameValue(f(), 5);
});
t("eval completion labels", () => {
  assert.sameValue(eval("a: { 1; break a; }"), 1);
  assert.sameValue(eval("2; if (true) { } "), undefined);
  assert.sameValue(eval("3; while(false);"), undefined);
  assert.sameValue(eval("4; with({}) { 5; }"), 5);
  assert.sameValue(eval("6; try { throw 1 } catch { }"), undefined);
  assert.sameValue(eval("do { 7; continue; } while (0)"), 7);
  assert.sameValue(eval("8; let q; 9; class C {}"), 9);
});
t("eval block fn", () => {
  eval("{ function bfq() { return 3; } }");
  assert.sameValue(typeof bfq, "function");
});
t("eval const assign msg", () => {
  try {
    eval("const z1 = 1; z1 = 2");
  } catch (e) {
    assert.sameValue(e.message, "Assignment to constant variable.");
  }
});
t("with getter setter", () => {
  const o = {
    get v() {
      return this.w;
    },
    set v(x) {
      this.w = x * 2;
    },
    w: 1,
  };
  with (o) {
    v = 4;
    assert.sameValue(v, 8);
    var fresh = 1;
  }
  assert.sameValue(fresh, 1);
});
t("with nested/closures", () => {
  const o = { a: 1 };
  let f;
  with (o) {
    f = () => a;
  }
  o.a = 2;
  assert.sameValue(f(), 2);
  delete o.a;
  var a = "outer";
  assert.sameValue(f(), "outer");
});
t("with typeof/delete/update", () => {
  const o = { n: 1, s: "x" };
  with (o) {
    n++;
    n += 5;
    assert.sameValue(typeof s, "string");
    assert.sameValue(delete s, true);
    assert.sameValue(typeof s, "undefined");
  }
  assert.sameValue(o.n, 7);
});
t("with proxy has log", () => {
  const log = [];
  const p = new Proxy(
    { x: 1 },
    {
      has(t, k) {
        log.push(String(k));
        return k in t;
      },
    },
  );
  with (p) {
    x;
  }
  assert.compareArray(log, ["x"]);
});
t("switch lexical", () => {
  switch (0) {
    case 0:
      let x = 1;
      {
        let x = 2;
      }
      assert.sameValue(x, 1);
  }
  const fs = [];
  for (const v of [1, 2])
    switch (v) {
      default:
        let c = v;
        fs.push(() => c);
    }
  assert.compareArray(
    fs.map((f) => f()),
    [1, 2],
  );
});
t("label continue in do/while/switch", () => {
  let s = "";
  outer: do {
    for (const x of "ab") {
      switch (x) {
        case "a":
          continue;
        default:
          s += x;
          continue outer;
      }
    }
  } while (s.length < 1);
  assert.sameValue(s, "b");
});

console.log(passed, "answered");
