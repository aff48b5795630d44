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

t("order", () => {
  const log = [];
  const o = {
    get a() {
      log.push("get a");
      return undefined;
    },
    get b() {
      log.push("get b");
      return 2;
    },
  };
  const { a = (log.push("def a"), 1), [(log.push("key"), "b")]: b } = o;
  assert.compareArray(log, ["get a", "def a", "key", "get b"]);
});
t("assign order", () => {
  const log = [];
  const src = {
    get p() {
      log.push("get");
      return undefined;
    },
  };
  const tgt = {
    set q(v) {
      log.push("set" + v);
    },
  };
  ({ p: (log.push("tgt"), tgt).q = (log.push("def"), 5) } = src);
  assert.compareArray(log, ["tgt", "get", "def", "set5"]);
});
t("array assign order", () => {
  const log = [];
  function tg(n) {
    return {
      set v(x) {
        log.push("set" + n + x);
      },
    };
  }
  const it = {
    [Symbol.iterator]() {
      let n = 0;
      return {
        next() {
          log.push("next");
          return { value: ++n, done: false };
        },
        return() {
          log.push("ret");
          return {};
        },
      };
    },
  };
  [(log.push("t1"), tg("a")).v, (log.push("t2"), tg("b")).v] = it;
  assert.compareArray(log, ["t1", "next", "seta1", "t2", "next", "setb2", "ret"]);
});
t("fn names", () => {
  const { f = () => {}, g: h = function () {}, c: C = class {} } = {};
  assert.sameValue(f.name, "f");
  assert.sameValue(h.name, "h");
  assert.sameValue(C.name, "C");
  const [x = () => {}] = [];
  assert.sameValue(x.name, "x");
  let y;
  [y = () => {}] = [];
  assert.sameValue(y.name, "y");
  ({ z: y = function () {} } = {});
  assert.sameValue(y.name, "y");
  let q;
  q = () => {};
  assert.sameValue(q.name, "q");
  let r;
  r ??= () => {};
  assert.sameValue(r.name, "r");
  const o = {};
  o.p = () => {};
  assert.sameValue(o.p.name, "");
  let n = (0, () => {});
  assert.sameValue(n.name, "");
});
t("null", () => {
  assert.throws(TypeError, () => {
    const {} = null;
  });
  assert.throws(TypeError, () => {
    const { a } = undefined;
  });
  assert.throws(TypeError, () => {
    const [] = null;
  });
  assert.throws(TypeError, () => {
    const [] = {};
  });
  let {} = 5;
  let { length } = "abc";
  assert.sameValue(length, 3);
});
t("rest object", () => {
  const s = Symbol();
  const src = { a: 1, b: 2, [s]: 3 };
  Object.defineProperty(src, "hid", { value: 1, enumerable: false });
  const { a, ...r } = src;
  assert.compareArray(Reflect.ownKeys(r), ["b", s]);
  const { ...p } = Object.create({ z: 1 });
  assert.sameValue("z" in p, false);
  const key = "b";
  const { [key]: bb, ...r2 } = src;
  assert.sameValue("b" in r2, false);
  const { ...st } = "ab";
  assert.sameValue(st[1], "b");
});
t("rest array", () => {
  const [a, ...[b, c]] = [1, 2, 3];
  assert.sameValue(c, 3);
  let o = {};
  [o.x, ...o.y] = [1, 2, 3];
  assert.compareArray(o.y, [2, 3]);
  const [...{ length }] = [1, 2];
  assert.sameValue(length, 2);
});
t("value of assign", () => {
  let a, b;
  const src = { a: 1, b: 2 };
  assert.sameValue(({ a, b } = src), src);
  const arr = [1, 2];
  assert.sameValue(([a, b] = arr), arr);
});
t("swap", () => {
  let a = 1,
    b = 2;
  [a, b] = [b, a];
  assert.sameValue(a, 2);
  const arr = [1, 2, 3];
  [arr[0], arr[2]] = [arr[2], arr[0]];
  assert.compareArray(arr, [3, 2, 1]);
});
t("nested default", () => {
  const { a: { b = 5, c: [d = 6] = [] } = {} } = {};
  assert.sameValue(b, 5);
  assert.sameValue(d, 6);
  function f({ x = 1, y: { z = 2 } = {} } = {}, [p, q = p] = [3]) {
    return [x, z, p, q].join();
  }
  assert.sameValue(f(), "1,2,3,3");
  assert.sameValue(f({ x: 9 }, [8, 7]), "9,2,8,7");
});

console.log(passed, "answered");
