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

t("object statics", () => {
  assert.sameValue(
    JSON.stringify(
      Object.fromEntries(
        new Map([
          ["a", 1],
          ["b", 2],
        ]),
      ),
    ),
    '{"a":1,"b":2}',
  );
  assert.sameValue(JSON.stringify(Object.entries({ b: 1, a: 2, 1: 3 })), '[["1",3],["b",1],["a",2]]');
  assert.sameValue(Object.is(NaN, NaN) && !Object.is(0, -0), true);
  assert.throws(TypeError, () => Object.assign(null));
  assert.sameValue(Object.assign({}, "ab", null, [9])[1], "b");
  assert.compareArray(Object.getOwnPropertyNames("ab"), ["0", "1", "length"]);
  assert.throws(TypeError, () => Object.create(1));
  assert.throws(TypeError, () => Object.fromEntries([1]));
  assert.sameValue(Object.hasOwn({ a: 1 }, "a"), true);
  assert.sameValue(Object.prototype.hasOwnProperty.call("abc", 1), true);
  assert.sameValue(Object.keys("ab").length, 2);
  assert.sameValue({}.propertyIsEnumerable.call([1], 0), true);
  assert.sameValue(Array.prototype.isPrototypeOf([]), true);
  const d = Object.getOwnPropertyDescriptors({
    get a() {
      return 1;
    },
    b: 2,
  });
  assert.sameValue(typeof d.a.get + d.b.value, "function2");
  assert.sameValue(typeof Object.groupBy, "undefined");
  assert.sameValue({}.toLocaleString(), "[object Object]");
  assert.sameValue({ __proto__: { x: 1 } }.x, 1);
  const l = {};
  l.__defineGetter__("q", () => 4);
  assert.sameValue(l.q, 4);
  assert.sameValue(typeof l.__lookupGetter__("q"), "function");
});
t("toPrimitive", () => {
  const o = {
    [Symbol.toPrimitive](h) {
      return h;
    },
  };
  assert.sameValue(`${o}`, "string");
  assert.sameValue(o + "", "default");
  assert.sameValue(+{ [Symbol.toPrimitive]: () => 5 }, 5);
  assert.throws(TypeError, () => +{ [Symbol.toPrimitive]: () => ({}) });
  assert.throws(TypeError, () => `${Symbol()}`);
  assert.sameValue({ valueOf: () => 3 } * 2, 6);
  assert.sameValue({ valueOf: () => 3, toString: () => "x" } + "", "3");
  assert.sameValue(`${{ valueOf: () => 3, toString: () => "x" }}`, "x");
  assert.throws(TypeError, () => ({ toString: null, valueOf: null }) + "");
  assert.sameValue([1, [2, 3]] + "", "1,2,3");
  assert.sameValue([null, undefined] + "", ",");
  assert.sameValue(new Date(0)[Symbol.toPrimitive]("number"), 0);
});
t("equality", () => {
  truth(null == undefined);
  truth(!(null == 0));
  truth("1" == 1);
  truth(true == "1");
  truth([1] == 1);
  truth(1n == 1);
  truth(1n == "1");
  truth(!(NaN == NaN));
  truth({ valueOf: () => 1 } == 1);
  truth(Symbol.iterator == Object(Symbol.iterator));
  truth("a" < "b");
  truth(!("a" < 1));
  truth("10" < "9");
  truth(1n < 1.5);
  truth(!(undefined < 1));
  truth(null >= 0);
  truth([2] > 1);
});
t("symbol", () => {
  const s = Symbol("d");
  assert.sameValue(s.description, "d");
  assert.sameValue(s.toString(), "Symbol(d)");
  assert.sameValue(Symbol.for("k"), Symbol.for("k"));
  assert.sameValue(Symbol.keyFor(Symbol.for("k")), "k");
  assert.sameValue(Symbol.keyFor(s), undefined);
  assert.throws(TypeError, () => new Symbol());
  assert.throws(TypeError, () => s + "");
  assert.throws(TypeError, () => +s);
  assert.sameValue(Object(s) == s, true);
  assert.sameValue(typeof Object(s), "object");
  assert.sameValue(Symbol().description, undefined);
  const o = { [s]: 1 };
  assert.compareArray(Object.getOwnPropertySymbols(o), [s]);
  assert.sameValue(JSON.stringify(o), "{}");
  class T {
    get [Symbol.toStringTag]() {
      return "TT";
    }
  }
  assert.sameValue(`${new T()}`, "[object TT]");
  class Cc {
    static [Symbol.isConcatSpreadable] = 1;
  }
  const sp = { length: 1, 0: "x", [Symbol.isConcatSpreadable]: true };
  assert.compareArray([].concat(sp), ["x"]);
});

console.log(passed, "answered");
