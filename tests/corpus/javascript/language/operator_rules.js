// covers: operators of ECMAScript chapter 13: order of evaluation, coercions, references
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
const at = (name, value) => (log.push(name), value);
const traced = (name, value) => ({
  valueOf() {
    log.push(name);
    return value;
  },
});
sameValue(traced("a", 1) + traced("b", 2), 3, "sum");
sameValue(traced("c", 2) ** traced("d", 3), 8, "power");
sameValue(traced("e", 1) < traced("f", 2), true, "less");
sameValue(traced("g", 1) > traced("h", 2), false, "greater");
compare(log.splice(0), ["a", "b", "c", "d", "e", "f", "g", "h"], "order of operands");
const o = {
  get p() {
    log.push("get");
    return 1;
  },
  set p(v) {
    log.push("set" + v);
  },
};
o.p += at("right", 2);
compare(log.splice(0), ["get", "right", "set3"], "compound assignment");
o[at("key", "p")] ||= at("never", 1);
o[at("key", "p")] &&= at("rhs", 5);
o.p ??= at("never", 1);
compare(log.splice(0), ["key", "get", "key", "get", "rhs", "set5", "get"], "logical assignment");
throws(
  TypeError,
  () => {
    null[at("k", "x")] = at("value", 1);
  },
  "member of null",
);
compare(log.splice(0), ["k", "value"], "the value before the failure");
throws(
  ReferenceError,
  () => {
    undeclared = undeclared + 1;
  },
  "undeclared",
);
throws(TypeError, () => 1(), "number called");
throws(TypeError, () => ({}).x(), "undefined called");
throws(TypeError, () => new (() => 1)(), "arrow constructed");
throws(TypeError, () => new { m() {} }.m(), "method constructed");
throws(TypeError, () => new Math.max(), "library function constructed");
throws(TypeError, () => Symbol() + "", "symbol to text");
throws(TypeError, () => +Symbol(), "symbol to number");
throws(TypeError, () => 1n + 1, "mixed");
throws(TypeError, () => +1n, "plus of bigint");
throws(TypeError, () => 1n >>> 0n, "unsigned shift of bigint");
throws(RangeError, () => 1n ** -1n, "negative power of bigint");
throws(RangeError, () => 1n / 0n, "bigint division by zero");
for (const [text, expected] of [
  ["1 + '2'", "12"],
  ["'3' - 1", 2],
  ["[] + []", ""],
  ["[1,2] + 3", "1,23"],
  ["null + 1", 1],
  ["undefined + 1", NaN],
  ["true + true", 2],
  ["'b' + 'a' + +'a' + 'a'", "baNaNa"],
  ["-0 + -0", -0],
  ["0 + -0", 0],
  ["5 % -3", 2],
  ["-5 % 3", -2],
  ["-0 % 5", -0],
  ["5 % Infinity", 5],
  ["Infinity % 5", NaN],
  ["2 ** -1", 0.5],
  ["(-2) ** 2", 4],
  ["NaN ** 0", 1],
  ["1 ** Infinity", NaN],
  ["0 / 0", NaN],
  ["-1 / 0", -Infinity],
  ["1 / -0", -Infinity],
  ["7 >> 1", 3],
  ["-7 >>> 28", 15],
  ["1 << 33", 2],
  ["~~'7.9'", 7],
  ["'a' < 'b'", true],
  ["'10' < '9'", true],
  ["10 < '9'", false],
  ["null >= 0", true],
  ["null > 0", false],
  ["null == 0", false],
  ["undefined == null", true],
  ["NaN == NaN", false],
  ["[] == ![]", true],
  ["'1' == 1", true],
  ["1n == 1", true],
  ["1n < 1.5", true],
  ["2n > '1'", true],
  ["'x' == 1n", false],
  ["1n == '1'", true],
  ["typeof null", "object"],
  ["typeof undeclared", "undefined"],
  ["typeof 1n", "bigint"],
  ["typeof class {}", "function"],
  ["typeof Symbol.iterator", "symbol"],
  ["void 0", undefined],
  ["(1, 2)", 2],
  ["'x' in { x: 1 }", true],
  ["0 || null || 'd'", "d"],
  ["0 ?? 1", 0],
  ["null ?? undefined ?? 0", 0],
  ["1 && 0 && 2", 0],
  ["!'' + !0", 2],
  ["[,].length", 1],
  ["[1,,2].length", 3],
  ["delete [].length", false],
  ["0.1 + 0.2", 0.30000000000000004],
  ["0x1F + 0b11 + 0o17", 49],
  ["1_000_000", 1000000],
  [".5e1", 5],
  ["010", 8],
  ["089", 89],
  ["'\\x41\\u{42}\\103'", "ABC"],
  ["`a${1}${`b${2}`}`", "a1b2"],
  ["+[]", 0],
  ["+{}", NaN],
  ["+[5]", 5],
  ["+'0x10'", 16],
  ["+' \\n12\\t'", 12],
  ["+'1_0'", NaN],
  ["-'5'", -5],
  ["null?.x", undefined],
  ["null?.x.y.z()", undefined],
  ["({a:{b:1}}).a?.['b']", 1],
]) {
  const value = (0, eval)(text);
  sameValue(value, expected, text);
}
let i = 1;
i = i++ + ++i;
sameValue(i, 4, "increments");
let s = "5";
s++;
sameValue(s, 6, "increment of text");
let b = 5n;
b--;
sameValue(b, 4n, "decrement of bigint");
throws(SyntaxError, () => eval("-1 ** 2"), "unary before power");
throws(SyntaxError, () => eval("a ?? b || c"), "mixed coalescing");
throws(SyntaxError, () => eval("1++"), "increment of literal");
throws(SyntaxError, () => eval("[a, ...b, c] = []"), "rest in the middle");
throws(SyntaxError, () => eval("({ a: 1 } = {})"), "pattern with literal");
throws(SyntaxError, () => eval("new a?.b()"), "optional chain constructed");
throws(SyntaxError, () => eval("a?.b = 1"), "optional chain assigned");
throws(SyntaxError, () => eval("a?.`x`"), "tagged optional chain");
sameValue(delete o.p, true, "delete");
sameValue("p" in o, false, "deleted");
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
