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

function truth(value) {
  assert.sameValue(value, true);
}

t("switch", () => {
  let r = "";
  function sw(x) {
    switch (x) {
      default:
        r += "d";
      case 1:
        r += "1";
        break;
      case 2:
        r += "2";
    }
  }
  sw(9);
  sw(2);
  sw(1);
  assert.sameValue(r, "d121");
  switch (3) {
    case 0:
      let q = 1;
      break;
    case 3:
      assert.throws(ReferenceError, () => q);
  }
  switch (NaN) {
    case NaN:
      truth(false);
  }
  const log = [];
  switch (2) {
    case (log.push(1), 1):
    case (log.push(2), 2):
    case (log.push(3), 3):
  }
  assert.compareArray(log, [1, 2]);
});
t("for per iteration", () => {
  const fs = [];
  for (let i = 0; i < 3; i++) fs.push(() => i);
  assert.compareArray(
    fs.map((f) => f()),
    [0, 1, 2],
  );
  const gs = [];
  for (let i = 0, inc = () => i++; i < 3; inc(), i++) {
    gs.push(() => i);
    if (gs.length > 3) break;
  }
  const hs = [];
  for (let i = 0; hs.push(() => i), i < 2; i++);
  assert.compareArray(
    hs.map((f) => f()),
    [0, 1, 2],
  );
  const ks = [];
  for (const k in { a: 1, b: 2 }) ks.push(() => k);
  assert.sameValue(ks[0]() + ks[1](), "ab");
  for (let i = 0, n = 2; i < n; i++) {
    let i = 5;
    assert.sameValue(i, 5);
  }
});
t("try", () => {
  const f = () => {
    try {
      return 1;
    } finally {
      return 2;
    }
  };
  assert.sameValue(f(), 2);
  const g = () => {
    for (;;) {
      try {
        return 1;
      } finally {
        break;
      }
    }
    return 3;
  };
  assert.sameValue(g(), 3);
  const h = () => {
    let x = 1;
    try {
      return x;
    } finally {
      x = 2;
    }
  };
  assert.sameValue(h(), 1);
  const k = () => {
    try {
      throw 1;
    } catch (e) {
      throw 2;
    } finally {
      return 4;
    }
  };
  assert.sameValue(k(), 4);
  var e = "o";
  try {
    throw "i";
  } catch (e) {
    var e = "in";
  }
  assert.sameValue(e, "o");
});
t("with", () => {
  const o = {
    a: 1,
    f() {
      return this;
    },
  };
  var a = 5;
  with (o) {
    a = 2;
    assert.sameValue(f(), o);
    var z = a;
  }
  assert.sameValue(o.a, 2);
  assert.sameValue(z, 2);
  assert.sameValue(a, 5);
  with ({ [Symbol.unscopables]: { a: true }, a: 7 }) {
    assert.sameValue(a, 5);
  }
});
t("escapes", () => {
  const ab = 1;
  assert.sameValue(ab, 1);
  const bc = 2;
  assert.sameValue(bc, 2);
  const o = { c: 3 };
  assert.sameValue(o.c, 3);
  assert.sameValue("\u{1F600}".length, 2);
  assert.sameValue("\x41\101\0", "AA\0");
  assert.sameValue(
    "a\
b",
    "ab",
  );
  var ünï = 3,
    $ = 4,
    _ = 5;
  assert.sameValue(ünï + $ + _, 12);
});

console.log(passed, "answered");
