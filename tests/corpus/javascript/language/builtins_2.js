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

t("number", () => {
  assert.sameValue((25).toString(2), "11001");
  assert.sameValue((0.5).toString(2), "0.1");
  assert.sameValue((255).toString(16), "ff");
  assert.sameValue((-7.25).toString(8), "-7.2");
  assert.sameValue((1.005).toFixed(2), "1.00");
  assert.sameValue((1e21).toFixed(2), "1e+21");
  assert.sameValue((123.456).toPrecision(4), "123.5");
  assert.sameValue((0.00001).toPrecision(1), "0.00001");
  assert.sameValue((123456).toExponential(2), "1.23e+5");
  assert.sameValue((0).toExponential(), "0e+0");
  assert.sameValue(1e21 + "", "1e+21");
  assert.sameValue(123456789012345680000 + "", "123456789012345680000");
  assert.sameValue(1 / 3 + "", "0.3333333333333333");
  assert.sameValue(5e-324 + "", "5e-324");
  assert.sameValue(Number("0b11") + Number(" 12 ") + Number("") + Number("1e3"), 1015);
  assert.sameValue(Number("1_000"), NaN);
  assert.sameValue(Number("0x"), NaN);
  assert.sameValue(Number(null) + Number(true) + Number([5]), 6);
  assert.sameValue(Number(undefined), NaN);
  assert.sameValue((12.34).toFixed(0), "12");
  assert.sameValue((2.5).toFixed(0), "3");
  assert.sameValue((-1.5).toFixed(0), "-2");
  assert.throws(RangeError, () => (1).toFixed(101));
  assert.throws(RangeError, () => (1).toString(1));
  assert.sameValue(Number.MAX_SAFE_INTEGER, 2 ** 53 - 1);
  assert.sameValue(Number.isInteger(5.0), true);
  assert.sameValue(Number.EPSILON > 0, true);
  assert.sameValue((1234567.891).toLocaleString(), "1,234,567.891");
  assert.sameValue((0.1).toFixed(20), "0.10000000000000000555");
  assert.sameValue((1000000000000000128).toString(), "1000000000000000100");
  assert.sameValue((1000000000000000128).toFixed(0), "1000000000000000128");
  assert.sameValue(-5 % 3, -2);
  truth(Object.is(-0 % 5, -0));
  assert.sameValue(2 ** -1, 0.5);
  assert.sameValue((-2) ** 2, 4);
  assert.sameValue((5 >>> 1) | 8, 10);
  assert.sameValue(-1 >>> 0, 4294967295);
  assert.sameValue(1 << 33, 2);
  assert.sameValue(~~-5.7, -5);
  assert.sameValue(2 ** 53 + 1, 2 ** 53);
});
t("math", () => {
  truth(Object.is(Math.max(), -Infinity));
  truth(Object.is(Math.round(-0.5), -0));
  assert.sameValue(Math.round(2.5), 3);
  assert.sameValue(Math.sign(-3), -1);
  assert.sameValue(Math.hypot(3, 4), 5);
  assert.sameValue(Math.clz32(1), 31);
  assert.sameValue(Math.fround(5.5), 5.5);
  assert.sameValue(Math.imul(0xffffffff, 5), -5);
  assert.sameValue(Math.cbrt(27), 3);
  assert.sameValue(Math.log2(8), 3);
  assert.sameValue(Math.trunc(-4.7), -4);
  assert.sameValue(Math.atan2(1, 1), Math.PI / 4);
  assert.sameValue(Math.expm1(0), 0);
  assert.sameValue(Math[Symbol.toStringTag], "Math");
});
t("bigint", () => {
  assert.sameValue(2n ** 64n, 18446744073709551616n);
  assert.sameValue(-7n / 2n, -3n);
  assert.sameValue(-7n % 3n, -1n);
  assert.sameValue(5n & -2n, 4n);
  assert.sameValue(1n << 70n, 1180591620717411303424n);
  assert.sameValue(-5n >> 1n, -3n);
  assert.sameValue(~5n, -6n);
  assert.throws(TypeError, () => 1n + 1);
  assert.throws(TypeError, () => +1n);
  assert.throws(RangeError, () => 1n / 0n);
  assert.throws(RangeError, () => BigInt(1.5));
  assert.throws(SyntaxError, () => BigInt("1.5"));
  assert.sameValue(BigInt("0xff"), 255n);
  assert.sameValue(BigInt(""), 0n);
  assert.sameValue(BigInt.asUintN(8, 257n), 1n);
  assert.sameValue(BigInt.asIntN(8, 255n), -1n);
  assert.sameValue(255n.toString(16), "ff");
  assert.sameValue(typeof Object(1n), "object");
  assert.throws(TypeError, () => 1n >>> 0n);
  assert.sameValue(10n > 9, true);
  assert.sameValue(2n == "2", true);
  assert.sameValue([3n, 1, 2n].sort().join(), "1,2,3");
  assert.sameValue(Number(2n ** 70n), 1180591620717411303424);
  assert.sameValue(BigInt(Number.MAX_SAFE_INTEGER) + 2n, 9007199254740993n);
  let x = 1n;
  x++;
  assert.sameValue(x, 2n);
  assert.sameValue(-x, -2n);
  assert.sameValue(1234567n.toLocaleString(), "1,234,567");
  assert.sameValue(parseInt("12n"), 12);
  assert.throws(TypeError, () => Math.max(1n));
  assert.sameValue(isNaN === Number.isNaN, false);
  assert.sameValue(0n ? 1 : 2, 2);
});
t("date", () => {
  const d = new Date(2024, 0, 31, 12, 30, 15, 500);
  assert.sameValue(d.toISOString(), "2024-01-31T12:30:15.500Z");
  d.setMonth(1);
  assert.sameValue(d.getDate(), 2);
  assert.sameValue(Date.UTC(2000, 1, 29), 951782400000);
  assert.sameValue(new Date("2024-01-01").getTime(), 1704067200000);
  assert.sameValue(new Date("2024-01-01T00:00").getTime(), 1704067200000);
  assert.sameValue(new Date("2024-01-01T00:00:00+02:00").toISOString(), "2023-12-31T22:00:00.000Z");
  assert.sameValue(new Date("Jan 5, 2024 10:00").getHours(), 10);
  assert.sameValue(new Date("5 March 2021").getMonth(), 2);
  assert.sameValue(new Date("Tue, 05 Mar 2019 10:00:00 GMT").getTime(), 1551780000000);
  assert.sameValue(new Date("2024/03/05").getDate(), 5);
  assert.sameValue(new Date("12/25/1995").getFullYear(), 1995);
  assert.sameValue(new Date(NaN).toString(), "Invalid Date");
  assert.throws(RangeError, () => new Date(NaN).toISOString());
  assert.sameValue(new Date(0).toJSON(), "1970-01-01T00:00:00.000Z");
  assert.sameValue(new Date(NaN).toJSON(), null);
  assert.sameValue(new Date(99, 0).getFullYear(), 1999);
  assert.sameValue(new Date(8.64e15 + 1).getTime(), NaN);
  assert.sameValue(typeof Date(), "string");
  assert.sameValue(new Date(2020, 1, 29).toDateString(), "Sat Feb 29 2020");
  assert.sameValue(new Date(0).toString(), "Thu Jan 01 1970 00:00:00 GMT+0000 (Coordinated Universal Time)");
  assert.sameValue(new Date(0).toUTCString(), "Thu, 01 Jan 1970 00:00:00 GMT");
  assert.sameValue(new Date(0).toLocaleDateString("en-US"), "1/1/1970");
  assert.sameValue(new Date(0).toLocaleTimeString("en-US"), "12:00:00 AM");
  assert.sameValue(new Date(0).toLocaleString(), "1/1/1970, 12:00:00 AM");
  assert.sameValue(
    new Date(0).toLocaleDateString("en-US", {
      weekday: "long",
      year: "numeric",
      month: "long",
      day: "numeric",
    }),
    "Thursday, January 1, 1970",
  );
  const e = new Date(0);
  e.setUTCFullYear(2020, 5, 15);
  assert.sameValue(e.getTime(), Date.UTC(2020, 5, 15));
  assert.sameValue(e.setHours(25), Date.UTC(2020, 5, 16, 1));
  assert.sameValue(new Date(2024, 0) - new Date(2023, 0), 31536000000);
  assert.sameValue(typeof (new Date(0) + 1), "string");
  assert.sameValue(Date.length, 7);
  assert.sameValue(new Date(-1).toISOString(), "1969-12-31T23:59:59.999Z");
  assert.sameValue(new Date(-62198755200000).toISOString(), "-000001-01-01T00:00:00.000Z");
  assert.sameValue(new Date(2019, 12).getMonth(), 0);
  assert.sameValue(new Date(new Date(5)).getTime(), 5);
  assert.sameValue(new Date(2020, 0, 1).getTimezoneOffset(), 0);
  assert.sameValue(new Date(0).getYear(), 70);
  assert.throws(TypeError, () => Date.prototype.getTime.call({}));
  assert.sameValue(Date.parse("Thu Jan 01 1970 00:00:00 GMT+0100"), -3600000);
  assert.sameValue(Date.parse("2024-1-5"), Date.UTC(2024, 0, 5));
});

console.log(passed, "answered");
