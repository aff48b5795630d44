// covers: chapter 15.7: heritage, fields, private names, static blocks, accessors, order of evaluation
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
const log = [];
const key = (k) => (log.push(k), k);
class Order {
  static [key("a")] = log.push("static a");
  [key("b")] = log.push("b");
  static [key("c")]() {}
  get [key("d")]() {
    return 1;
  }
  static {
    log.push("block");
  }
  static [key("e")] = log.push("static e");
}
compare(log.splice(0), ["a", "b", "c", "d", "e", "static a", "block", "static e"], "order");
new Order();
compare(log.splice(0), ["b"], "fields of an object");
throws(
  ReferenceError,
  () => {
    class A extends A {}
  },
  "class in its own heritage",
);
throws(
  TypeError,
  () => {
    class A extends 5 {}
  },
  "extends a number",
);
throws(
  TypeError,
  () => {
    class A extends (() => 1) {}
  },
  "extends an arrow",
);
throws(
  TypeError,
  () => {
    function F() {}
    F.prototype = 3;
    class A extends F {}
  },
  "prototype is no object",
);
throws(
  TypeError,
  () => {
    class A {}
    A();
  },
  "called",
);
throws(
  ReferenceError,
  () => {
    new (class extends Object {
      constructor() {
        this.x = 1;
      }
    })();
  },
  "this before super",
);
throws(
  ReferenceError,
  () => {
    new (class extends Object {
      constructor() {}
    })();
  },
  "no super",
);
throws(
  ReferenceError,
  () => {
    new (class extends Object {
      constructor() {
        super();
        super();
      }
    })();
  },
  "super twice",
);
throws(
  TypeError,
  () => {
    new (class extends Object {
      constructor() {
        return 1;
      }
    })();
  },
  "returns a number",
);
sameValue(
  new (class {
    constructor() {
      return 1;
    }
  })() instanceof Object,
  true,
  "base may return a number",
);
class Null extends null {
  static s() {
    return 1;
  }
}
sameValue(Null.s(), 1, "extends null");
throws(TypeError, () => new Null(), "extends null constructed");
sameValue(Object.getPrototypeOf(Null.prototype), null, "prototype of null");
class Base {
  constructor() {
    this.made = this.hook?.();
  }
  static create() {
    return new this();
  }
  get v() {
    return 1;
  }
}
class Derived extends Base {
  field = "f";
  hook() {
    return this.field;
  }
  get v() {
    return super.v + 1;
  }
  static create() {
    return super.create();
  }
}
const derived = Derived.create();
compare([derived.made, derived.field, derived.v], [undefined, "f", 2], "fields behind super");
class P {
  #x = 1;
  static #count = 0;
  #m() {
    return this.#x;
  }
  get #a() {
    return this.#x * 2;
  }
  set #a(v) {
    this.#x = v;
  }
  static #s() {
    return P.#count++;
  }
  static has(o) {
    return #x in o;
  }
  static read(o) {
    return o.#x;
  }
  static call(o) {
    return o.#m();
  }
  static set(o, v) {
    o.#a = v;
    return o.#a;
  }
  static next() {
    return P.#s();
  }
  static overwrite(o) {
    o.#m = 1;
  }
  static chain(o) {
    return o?.#x;
  }
  inner() {
    return class {
      static peek(o) {
        return o.#x;
      }
    };
  }
}
const p = new P();
compare(
  [P.has(p), P.has({}), P.read(p), P.call(p), P.set(p, 5), P.next(), P.next(), P.chain(null) ?? 0, p.inner().peek(p)],
  [true, false, 1, 1, 10, 0, 1, 0, 5],
  "private members",
);
throws(TypeError, () => P.read({}), "read of another");
throws(TypeError, () => P.call({}), "call of another");
throws(TypeError, () => P.overwrite(p), "method overwritten");
throws(TypeError, () => P.has(1), "in of a number");
class Sub extends P {
  static sub() {
    return this.next?.();
  }
}
sameValue(P.read(new Sub()), 1, "of a derived class");
class Return {
  constructor(o) {
    return o;
  }
}
class Stamp extends Return {
  #brand = 1;
  #meth() {
    return 2;
  }
  static is(o) {
    return #brand in o;
  }
  static use(o) {
    return o.#meth();
  }
}
const plain = {};
new Stamp(plain);
compare([Stamp.is(plain), Stamp.is({}), Stamp.use(plain)], [true, false, 2], "stamped");
throws(TypeError, () => new Stamp(plain), "stamped twice");
for (const text of [
  "class A { constructor() {} constructor() {} }",
  "class A { get constructor() {} }",
  "class A { #x; #x }",
  "class A { #constructor }",
  "class A { static prototype() {} }",
  "class A { f() { this.#y } }",
  "class A { x = arguments }",
  "class A { static { return } }",
  "class A { constructor() { super() } }",
  "class A { m() { super() } }",
  "class A { async constructor() {} }",
  "class A { *constructor() {} }",
  "class A { 'constructor' = 1 }",
  "class A { static { var a; let a } }",
  "class let {}",
  "class A { m() { delete this.#m } #m }",
  "({ #x: 1 })",
  "class A extends B, C {}",
  "class static {}",
])
  refused(text);
for (const text of [
  "class A { static; async; get; set; x }",
  "class A { static static() {} get get() {} }",
  "class A { 'a' = 1; 5 = 2; static async *[1]() {} }",
  "class A { get #x() {} set #x(v) {} }",
  "class A { static constructor() {} static get constructor2() {} }",
  "class A { #in; has() { return #in in this } }",
  "class A { static async = 1; static get\n x() {} }",
  "class A { ;;; m() {}; }",
])
  accepted(text);
const C1 = class Inner {
  static self() {
    return Inner;
  }
};
sameValue(C1.self(), C1, "own name inside");
throws(
  TypeError,
  () => {
    class K {
      static m() {
        K = 1;
      }
    }
    K.m();
  },
  "own name assigned inside",
);
let Open = class {};
Open = 1;
sameValue(Open, 1, "variable assigned outside");
sameValue(
  typeof class {
    static name = "n";
  },
  "function",
  "name taken",
);
sameValue(
  class {
    static name = "n";
  }.name,
  "n",
  "own name member",
);
compare(
  Object.getOwnPropertyNames(
    class {
      static a() {}
      static b = 1;
    },
  ),
  ["length", "name", "prototype", "a", "b"],
  "own names",
);
const d = Object.getOwnPropertyDescriptor(
  class {
    m() {}
  }.prototype,
  "m",
);
compare([d.enumerable, d.writable, d.configurable], [false, true, true], "method described");
const obj = {
  __proto__: {
    m() {
      return "up";
    },
  },
  m() {
    return super.m() + "!";
  },
};
sameValue(obj.m(), "up!", "super in an object");
const borrowed = {
  __proto__: {
    m() {
      return "other";
    },
  },
  m: obj.m,
};
sameValue(borrowed.m(), "up!", "super is that of its home");
class Acc {
  static #v = 1;
  static get v() {
    return this.#v;
  }
}
throws(TypeError, () => class extends Acc {}.v, "static private below");
class Setter {
  set only(v) {}
}
sameValue(new Setter().only, undefined, "only a setter");
throws(
  TypeError,
  () => {
    "use strict";
    new (class {
      get g() {
        return 1;
      }
    })().g = 2;
  },
  "only a getter",
);
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
