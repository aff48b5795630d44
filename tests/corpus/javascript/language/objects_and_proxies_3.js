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

function verifyProperty(object, name, wanted) {
  const found = Object.getOwnPropertyDescriptor(object, name);
  for (const key of Object.keys(wanted)) assert.sameValue(found[key], wanted[key]);
}

t("json", () => {
  assert.sameValue(
    JSON.stringify({
      a: undefined,
      b: () => 1,
      c: Symbol(),
      d: NaN,
      e: new Date(0),
      f: [undefined],
      g: Infinity,
      h: -0,
    }),
    '{"d":null,"e":"1970-01-01T00:00:00.000Z","f":[null],"g":null,"h":0}',
  );
  assert.sameValue(JSON.stringify([1, { a: [] }], null, 2), '[\n  1,\n  {\n    "a": []\n  }\n]');
  assert.sameValue(JSON.stringify({ a: 1, b: { a: 2, c: 3 } }, ["a", "b"]), '{"a":1,"b":{"a":2}}');
  assert.sameValue(
    JSON.stringify({ a: 5 }, (k, v) => (typeof v === "number" ? v + 1 : v)),
    '{"a":6}',
  );
  assert.sameValue(JSON.stringify('\u2028\ud800"\n'), '"\u2028\\ud800\\"\\n"');
  assert.throws(TypeError, () => {
    const o = {};
    o.o = o;
    JSON.stringify(o);
  });
  assert.throws(TypeError, () => JSON.stringify(1n));
  assert.sameValue(
    JSON.stringify({
      toJSON(k) {
        return "k" + k;
      },
    }),
    '"k"',
  );
  assert.sameValue(
    JSON.parse('[1,{"a":2}]', function (k, v) {
      return k === "a" ? v * 2 : v;
    })[1].a,
    4,
  );
  assert.throws(SyntaxError, () => JSON.parse("{a:1}"));
  assert.throws(SyntaxError, () => JSON.parse("[1,]"));
  assert.throws(SyntaxError, () => JSON.parse("01"));
  assert.throws(SyntaxError, () => JSON.parse(""));
  assert.sameValue(JSON.stringify({}, null, "--"), "{}");
  assert.sameValue(JSON.stringify([[]], null, 20).includes("          []"), true);
  assert.sameValue(JSON.parse('{"__proto__": 1}').__proto__, 1);
  assert.sameValue(JSON.stringify(Object("s")), '"s"');
  assert.sameValue(JSON.stringify(undefined), undefined);
  assert.sameValue(JSON.stringify({ a: [1, 2] }, null, "\t"), '{\n\t"a": [\n\t\t1,\n\t\t2\n\t]\n}');
});
t("global", () => {
  assert.sameValue(typeof globalThis, "object");
  verifyProperty(globalThis, "undefined", { writable: false, enumerable: false, configurable: false });
  globalThis.gg = 1;
  assert.sameValue(gg, 1);
  delete globalThis.gg;
  assert.sameValue(typeof gg, "undefined");
  assert.sameValue(parseInt("0x1f"), 31);
  assert.sameValue(parseInt("12px"), 12);
  assert.sameValue(parseInt("z", 36), 35);
  assert.sameValue(parseFloat("3.14abc"), 3.14);
  assert.sameValue(parseFloat(".5.5"), 0.5);
  assert.sameValue(parseInt(""), NaN);
  assert.sameValue(encodeURIComponent("a b&ü"), "a%20b%26%C3%BC");
  assert.sameValue(encodeURI("a b&ü/?"), "a%20b&%C3%BC/?");
  assert.throws(URIError, () => decodeURIComponent("%"));
  assert.throws(URIError, () => encodeURIComponent("\ud800"));
  assert.sameValue(decodeURI("%2F%41"), "%2FA");
  assert.sameValue(escape("ü a"), "%FC%20a");
  assert.sameValue(unescape("%u0107"), "ć");
  sloppyGlobal = 3;
  assert.sameValue(globalThis.sloppyGlobal, 3);
});

console.log(passed, "answered");
