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
function verifyProperty(object, name, wanted) {
  const found = Object.getOwnPropertyDescriptor(object, name);
  for (const key of Object.keys(wanted)) assert.sameValue(found[key], wanted[key]);
}

t("proto", () => {
  function* g() {}
  assert.sameValue(Object.getPrototypeOf(g()), g.prototype);
  const GP = Object.getPrototypeOf(g);
  assert.sameValue(GP.prototype, Object.getPrototypeOf(g.prototype));
  assert.sameValue(GP[Symbol.toStringTag], "GeneratorFunction");
  assert.sameValue(GP.prototype[Symbol.toStringTag], "Generator");
  assert.sameValue(GP.constructor.name, "GeneratorFunction");
  g.prototype = null;
  assert.sameValue(Object.getPrototypeOf(g()), GP.prototype);
  verifyProperty(g, "prototype", { writable: true, enumerable: false, configurable: false });
  const p = {};
  g.prototype = p;
  assert.sameValue(Object.getPrototypeOf(g()), p);
});
t("proto own", () => {
  function* g() {}
  assert.compareArray(Reflect.ownKeys(g.prototype), []);
  assert.sameValue(g.prototype.hasOwnProperty("constructor"), false);
  assert.compareArray(Object.getOwnPropertyNames(g), ["length", "name", "prototype"]);
});
t("instanceof", () => {
  function* g() {}
  truth(g() instanceof g);
  assert.throws(TypeError, () => new g());
});
t("iter close destructure", () => {
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
  const [a] = mk();
  assert.sameValue(c, 1);
  const [...[]] = [];
  let [, ,] = mk();
  assert.sameValue(c, 2);
  let x;
  [x] = mk();
  assert.sameValue(c, 3);
  (function ([z]) {})(mk());
  assert.sameValue(c, 4);
});
t("iter close on throw", () => {
  let c = 0;
  const mk = () => ({
    [Symbol.iterator]() {
      return {
        next() {
          return { value: 1, done: false };
        },
        return() {
          c++;
          throw new TypeError();
        },
      };
    },
  });
  assert.throws(RangeError, () => {
    for (const x of mk()) throw new RangeError();
  });
  assert.sameValue(c, 1);
  assert.throws(TypeError, () => {
    for (const x of mk()) break;
  });
  assert.throws(TypeError, () => {
    (() => {
      for (const x of mk()) return 1;
    })();
  });
  assert.sameValue(c, 3);
  assert.throws(RangeError, () => {
    const [
      a = (() => {
        throw new RangeError();
      })(),
    ] = {
      [Symbol.iterator]() {
        return {
          next() {
            return { value: undefined, done: false };
          },
          return() {
            c++;
            throw new TypeError();
          },
        };
      },
    };
  });
  assert.sameValue(c, 4);
});
t("iter close non object", () => {
  const mk = () => ({
    [Symbol.iterator]() {
      return {
        next() {
          return { value: 1, done: false };
        },
        return() {
          return 1;
        },
      };
    },
  });
  assert.throws(TypeError, () => {
    for (const x of mk()) break;
  });
});
t("no close when next throws", () => {
  let c = 0;
  const mk = {
    [Symbol.iterator]() {
      return {
        next() {
          throw new RangeError();
        },
        return() {
          c++;
        },
      };
    },
  };
  assert.throws(RangeError, () => {
    for (const x of mk);
  });
  assert.throws(RangeError, () => {
    const [a] = mk;
  });
  assert.sameValue(c, 0);
});

console.log(passed, "answered");
