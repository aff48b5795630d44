// Regular expressions.
const date = /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/u;
const m = "on 2024-02-29 and 2023-12-31".match(date);
console.log(m);
console.log(m.groups.year, { ...m.groups }, m.index);
console.log("2024-02-29".replace(date, "$<day>.$<month>.$<year>"));
console.log([..."a1b22c333".matchAll(/([a-z])(\d+)/g)].map(([w, l, d]) => [w, l, +d]));
console.log("price: $42, €17".match(/(?<=\$)\d+/)[0], "price: $42, €17".match(/(?<!\$)\b\d+/)[0]);
console.log("foobar foobaz".replace(/foo(?=bar)/g, "X"), "foobar foobaz".replace(/foo(?!bar)/g, "X"));
const sticky = /\s*(\d+|[-+*/()])/y;
const tokens = [];
let t;
while ((t = sticky.exec("12 + (3*4) - 5")) !== null) tokens.push(t[1]);
console.log(tokens, sticky.lastIndex);
console.log("camelCaseStringHere".replace(/[A-Z]/g, c => "_" + c.toLowerCase()), "snake_case_here".replace(/_(\w)/g, (_, c) => c.toUpperCase()));
console.log("a,b;c d".split(/[,; ]/), "a1b2c3".split(/(\d)/), "abc".split(""), "".split(","), "".split(""));
console.log(/^[\w.+-]+@[\w-]+\.[\w.]+$/.test("ann@example.org"), /a.c/s.test("a\nc"), /^b/m.test("a\nb"));
const re = /o/g; console.log(re.test("foo"), re.lastIndex, re.test("foo"), re.lastIndex, re.test("foo"), re.lastIndex);
console.log(re.flags, re.source, re.global, String(re), new RegExp("a/b", "gi"), new RegExp(""), RegExp("[/]\n").source);
console.log("x".replace("x", "$&$&$$"), "abc".replace(/(b)/, "[$1|$`|$']"), "aaa".replaceAll("a", (m, i) => i), "a.a".replaceAll(".", "-"));
try { "a".replaceAll(/a/, "b"); } catch (e) { console.log(e.message); }
try { new RegExp("(", "g"); } catch (e) { console.log(e.name, e.message); }
try { new RegExp("a", "gg"); } catch (e) { console.log(e.name, e.message); }
console.log("😀 smile".match(/\p{Emoji_Presentation}/u)?.[0], "😀".match(/./u)[0].length, "😀".match(/./)[0].length, /\p{Lu}/u.test("É"), "naïve café".match(/\p{L}+/gu));
console.log("aBc".search(/[A-Z]/), "none".search(/\d/), /(a)|(b)/.exec("b"), /(?:x)?(y)?/.exec(""));
console.log(/(\w+) \1/.test("hello hello"), /(?<w>\w+) \k<w>/.exec("no yes yes").index, "x".match(/y/), "xx".match(/y/g));
const d = /a(?<B>b)/d.exec("cab"); console.log(d.indices[0], d.indices.groups.B);
class Rx { [Symbol.replace](s, r) { return `R(${s},${r})`; } [Symbol.split](s) { return s.length; } [Symbol.match](s) { return "M" + s; } }
console.log("q".replace(new Rx(), "z"), "qq".split(new Rx()), "q".match(new Rx()));
console.log("John Smith".replace(/(?<first>\w+)\s(?<last>\w+)/, (...a) => { const g = a.at(-1); return `${g.last}, ${g.first}`; }));
console.log("1234567.891".replace(/\B(?=(\d{3})+(?!\d))/g, ","), "  trim  me ".replace(/^\s+|\s+$/g, "").replace(/\s+/g, " "));
console.log(/[\u{1F600}-\u{1F64F}]/u.test("😀"), /\u0041\x42\cA?\t/.source, /[^]/.test("\n"), /a{2,3}?/.exec("aaaa")[0], /(a+)+b/.test("aaaab"));
