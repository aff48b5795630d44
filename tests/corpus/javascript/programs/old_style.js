"use strict";
// old style constructor functions, IIFE modules, hoisting
var Counter = (function () {
  var total = 0;
  function Counter(name) {
    if (!(this instanceof Counter)) return new Counter(name);
    this.name = name;
    this.n = 0;
    bump();
  }
  function bump() {
    total += 1;
    return total;
  }
  Counter.prototype.inc = function (by) {
    by = by || 1;
    this.n += by;
    return this;
  };
  Counter.prototype.toString = function () {
    return "[" + this.name + ":" + this.n + "]";
  };
  Counter.total = function () {
    return total;
  };
  return Counter;
})();
var a = Counter("a"),
  b = new Counter("b");
a.inc().inc(5);
b.inc(2);
console.log("" + a, String(b), Counter.total(), a, b);
function outer() {
  var x = 1;
  function inner() {
    return x++;
  }
  inner();
  inner();
  var result = helper(x);
  return result;
  function helper(v) {
    return v * k;
  }
  var k = 10;
}
console.log(outer());
function outer2() {
  var k = 10,
    list = [],
    i;
  for (i = 0; i < 3; i++) {
    add(i);
  }
  function add(v) {
    list.push(v * k);
  }
  return list;
}
console.log(outer2());
var self = {
  items: [],
  add: function (x) {
    var that = this;
    [x, x + 1].forEach(function (y) {
      that.items.push(y);
    });
    return this;
  },
};
console.log(self.add(1).add(5).items.join("|"));
function inherits(Child, Parent) {
  Child.prototype = Object.create(Parent.prototype, {
    constructor: { value: Child, writable: true, configurable: true },
  });
  Child.super_ = Parent;
}
function Animal(n) {
  this.name = n;
}
Animal.prototype.speak = function () {
  return this.name + " makes a sound";
};
function Dog(n) {
  Animal.call(this, n);
}
inherits(Dog, Animal);
Dog.prototype.speak = function () {
  return Dog.super_.prototype.speak.call(this) + ": woof";
};
var d = new Dog("Rex");
console.log(d.speak(), d instanceof Animal, d.constructor === Dog, d, Object.keys(d), Dog.prototype);
var fns = [];
for (var i = 0; i < 3; i++) {
  fns.push(function () {
    return i;
  });
}
console.log(
  fns.map(function (f) {
    return f();
  }),
);
var fns2 = [];
for (var i = 0; i < 3; i++) {
  (function (j) {
    fns2.push(function () {
      return j;
    });
  })(i);
}
console.log(
  fns2.map(function (f) {
    return f();
  }),
);
console.log(typeof hoisted, hoisted2());
var hoisted = 1;
function hoisted2() {
  return typeof hoisted;
}
function variadic() {
  var args = Array.prototype.slice.call(arguments);
  return args.length + ":" + args.reverse().join(",");
}
console.log(variadic(1, 2, 3));
function sum() {
  var s = 0;
  for (var i = 0; i < arguments.length; i++) s += arguments[i];
  return s;
}
console.log(sum(1, 2, 3), sum.apply(null, [4, 5]), sum.call(null, 6));
var memo = {};
function fib(n) {
  if (n in memo) return memo[n];
  return (memo[n] = n < 2 ? n : fib(n - 1) + fib(n - 2));
}
console.log(fib(80));
function curry(fn) {
  var arity = fn.length;
  return function curried() {
    var args = [].slice.call(arguments);
    return args.length >= arity
      ? fn.apply(this, args)
      : function () {
          return curried.apply(this, args.concat([].slice.call(arguments)));
        };
  };
}
console.log(
  curry(function (a, b, c) {
    return a + b * c;
  })(1)(2)(3),
  curry(Math.max)(4, 2),
);
function compose() {
  var f = arguments;
  return function (x) {
    for (var i = f.length - 1; i >= 0; i--) x = f[i](x);
    return x;
  };
}
console.log(
  compose(
    function (x) {
      return x + 1;
    },
    function (x) {
      return x * 2;
    },
  )(5),
);
switch (typeof a) {
  case "object":
    console.log("obj");
  case "x":
    console.log("fall");
    break;
  default:
    console.log("no");
}
outerLoop: for (var p = 0; p < 3; p++) {
  for (var q = 0; q < 3; q++) {
    if (q == 1) continue outerLoop;
    if (p == 2) break outerLoop;
    console.log(p, q);
  }
}
var o = {
  z: 1,
  y: [1, 2, { w: null }],
  get g() {
    return this.z;
  },
};
console.log(JSON.stringify(o), o);
delete o.z;
console.log("z" in o, o.hasOwnProperty("y"));
do {
  var once = true;
} while (!once);
console.log(once);
try {
  undefinedFunction();
} catch (e) {
  console.log(e.name + ": " + e.message, e instanceof ReferenceError);
} finally {
  console.log("fin");
}
try {
  null.foo;
} catch (e) {
  console.log(e.message);
}
try {
  (void 0).bar();
} catch (e) {
  console.log(e.message);
}
try {
  ({}).x.y;
} catch (e) {
  console.log(e.message);
}
try {
  var u;
  u();
} catch (e) {
  console.log(e.message);
}
try {
  a.nope();
} catch (e) {
  console.log(e.message);
}
console.log(
  [3, 1, 2].sort(function (x, y) {
    return y - x;
  }),
  ["b", undefined, "a"].sort(),
  [10, 9, 1].sort(),
);
console.log(
  parseInt("42abc", 10),
  Number("42abc"),
  +"",
  +" 12 ",
  "5" * "2",
  "5" + 2,
  5 + +"2",
  [] + {},
  [] + [],
  typeof NaN,
  null + 1,
  undefined + 1,
  true + true,
  "3" - 1,
  "10" / 4,
  [2] * [3],
);
console.log(
  0.1 + 0.2,
  (0.1 + 0.2).toFixed(2),
  1 / 0,
  -1 / 0,
  0 / 0,
  5 % -3,
  -5 % 3,
  2 ** 10,
  (7 / 2) | 0,
  ~~7.9,
  1e21,
  1e-7,
  123456789012345680000,
);
console.log(new Date(2020, 1, 29).getDate(), new Date(2020, 0, 31).toISOString().slice(0, 10));
console.log(
  [1, 2, 3].indexOf(2),
  [1, [2, [3]]].toString(),
  Array(3).join("-"),
  [, 1].length,
  [1, 2, 3].reduce(function (a, b) {
    return a + b;
  }),
);
console.log(
  "abc".split("").reverse().join(""),
  "Hello".charCodeAt(0),
  "a-b-c".replace(/-/g, "+"),
  "x".concat("y", 1),
  "abc".substr(1, 1),
  " trim ".trim() + "|",
);
