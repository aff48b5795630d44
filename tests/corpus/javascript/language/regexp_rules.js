// covers: chapter 22.2: early errors, groups, assertions, sticky and global state, replacement, flags
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
for (const [source, flags] of [
  ["(", ""],
  [")", ""],
  ["[", ""],
  ["*", ""],
  ["a**", ""],
  ["a{2,1}", ""],
  ["\\", ""],
  ["(?<n>a)(?<n>b)", ""],
  ["(?<1>a)", ""],
  ["\\k<x>(?<n>a)", ""],
  ["[b-a]", ""],
  ["(?<a", ""],
  ["(?", ""],
  ["a", "gg"],
  ["a", "x"],
  ["a", "uv"],
  ["\\u{110000}", "u"],
  ["\\-", "u"],
  ["{", "u"],
  ["a{1", "u"],
  ["]", "u"],
  ["\\1", "u"],
  ["\\p{Nope}", "u"],
  ["[\\d-z]", "u"],
  ["(?=a)*", "u"],
  ["(?<=a)*", ""],
  ["\\c", "u"],
  ["\\00", "u"],
  ["\\k", "u"],
  ["x{99999999999999999999,1}", ""],
])
  throws(SyntaxError, () => new RegExp(source, flags), `/${source}/${flags}`);
for (const [source, flags] of [
  ["{", ""],
  ["a{1", ""],
  ["]", ""],
  ["\\1(a)", ""],
  ["\\k", ""],
  ["\\c", ""],
  ["[\\d-z]", ""],
  ["(?=a)*", ""],
  ["\\u{61}", "u"],
  ["(?:)", ""],
  ["[^]", ""],
  ["[]", ""],
  ["\\p{L}", "u"],
  ["(?<$𝒜>.)", "u"],
  ["\\x4", ""],
  ["(?<a>.)|(?<b>.)", ""],
  ["[\\b]", ""],
  ["a{,5}", ""],
  ["\\_", ""],
]) {
  try {
    new RegExp(source, flags);
    passed++;
  } catch (e) {
    failed.push(`/${source}/${flags}: ${e.message}`);
  }
}
compare("aBc".match(/b/i).index, 1, "ignoring case");
compare([.../(\d)(\w)?/.exec("1")], ["1", "1", undefined], "group without part");
compare(
  "2024-05".replace(/(?<y>\d+)-(?<m>\d+)/, "$<m>/$<y>/$1/$2/$&/$$/$`/$'/$3"),
  "05/2024/2024/05/2024-05/$///$3",
  "replacement",
);
compare(
  "abc".replace(/(b)/g, (m, g, at, all) => [m, g, at, all].join("|")),
  "ab|b|1|abcc",
  "by function",
);
compare("aaa".lastIndexOf("a"), 2, "last");
const sticky = /a/y;
compare(
  [sticky.test("ba"), sticky.lastIndex, ((sticky.lastIndex = 1), sticky.test("ba")), sticky.lastIndex],
  [false, 0, true, 2],
  "sticky",
);
const global = /a/g;
compare(
  [global.exec("aa").index, global.lastIndex, global.exec("aa").index, global.exec("aa"), global.lastIndex],
  [0, 1, 1, null, 0],
  "global",
);
compare("a1b22".split(/(\d+)/), ["a", "1", "b", "22", ""], "split with groups");
compare("abc".split(""), ["a", "b", "c"], "split by nothing");
compare("".split(""), [], "nothing split");
compare("".split("x"), [""], "nothing split by x");
compare("a,b,c".split(",", 2), ["a", "b"], "limited");
compare(["test".search(/s/), "test".search("z")], [2, -1], "search");
compare(
  [..."a1b2".matchAll(/[a-z](\d)/g)].map((m) => [m[1], m.index]),
  [
    ["1", 0],
    ["2", 2],
  ],
  "all",
);
throws(TypeError, () => "a".matchAll(/a/), "all without g");
throws(TypeError, () => "a".replaceAll(/a/, ""), "replaceAll without g");
compare("x".padStart(3, "ab"), "abx", "pad");
compare(
  [
    /a.c/s.test("a\nc"),
    /a.c/.test("a\nc"),
    /^b/m.test("a\nb"),
    /^b/.test("a\nb"),
    /\bfoo\b/.test("a foo b"),
    /\Bo/.test("foo"),
  ],
  [true, false, true, false, true, true],
  "flags and borders",
);
compare(
  [/(?=a)\w/.exec("ba")[0], /(?!b)\w/.exec("ba")[0], /(?<=\$)\d+/.exec("a$42")[0], /(?<!\$)\b\d+/.exec("$42 17")[0]],
  ["a", "a", "42", "17"],
  "looking around",
);
compare(/(a*)*/.exec("b")[0], "", "empty loops");
compare(
  [.../(z)((a+)?(b+)?(c))*/.exec("zaacbbbcac")].map(String),
  ["zaacbbbcac", "z", "ac", "a", "undefined", "c"],
  "groups of the last round",
);
compare(
  [
    /(?:a|ab)(?:c|bcd)(?:d*)/.exec("abcd")[0],
    /a|ab/.exec("abc")[0],
    /((a)|(ab))((c)|(bc))/.exec("abc")[4],
    /a[a-z]{2,4}?/.exec("abcdefghi")[0],
  ],
  ["abcd", "a", "bc", "abc"],
  "order of alternatives",
);
compare(
  [
    /\u{1F600}/u.test("😀"),
    /^.$/u.test("😀"),
    "😀".match(/./gu).length,
    /[😀]/u.test("😀"),
    /\p{Lu}/u.test("É"),
    /\P{L}/u.test("1"),
    /\p{Script=Greek}/u.test("α"),
    /\w/iu.test("ſ"),
  ],
  [true, true, 1, true, true, true, true, true],
  "unicode",
);
compare(
  [
    /a/dgimsuy.flags,
    /(?:)/.source,
    new RegExp("").source,
    new RegExp("/").source,
    String(new RegExp("\n")),
    /[/]/.source,
  ],
  ["dgimsuy", "(?:)", "(?:)", "\\/", "/\\n/", "[/]"],
  "source and flags",
);
compare(
  [RegExp("a", "g").global, RegExp(/a/i).ignoreCase, new RegExp(/a/i, "g").flags, RegExp(/x/) === RegExp(/x/)],
  [true, true, "g", false],
  "constructor",
);
const same = /q/;
sameValue(RegExp(same), same, "called with one");
const d = /(?<w>b)c/d.exec("abc");
compare(
  [d.indices[0], d.indices.groups.w],
  [
    [1, 3],
    [1, 2],
  ],
  "indices",
);
class Loud extends RegExp {
  exec(s) {
    const m = super.exec(s);
    if (m) m[0] = m[0].toUpperCase();
    return m;
  }
}
compare(
  "abc".replace(new Loud("b"), (m) => `<${m}>`),
  "a<B>c",
  "derived",
);
sameValue(RegExp.prototype.toString.call({ source: "s", flags: "f" }), "/s/f", "text of what is like one");
compare(
  [/a/[Symbol.match]("ba").index, /,/[Symbol.split]("a,b"), RegExp.prototype.flags],
  [1, ["a", "b"], ""],
  "by symbols",
);
sameValue("aXbX".replace("X", "$&$&"), "aXXbX", "text as pattern");
sameValue(
  "abab".replaceAll("ab", (m, at) => at),
  "02",
  "all texts",
);
compare("tel: 555-1234".match(/(?<area>\d{3})-(?<rest>\d+)/).groups.rest, "1234", "named");
sameValue(Object.getPrototypeOf("a".match(/(?<x>a)/).groups), null, "groups have no prototype");
console.log(`${passed} passed, ${failed.length} failed`);
for (const line of failed) console.log(line);
