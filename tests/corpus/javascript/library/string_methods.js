// covers: String methods
const s = "Hello, World";
console.log(s.length, s[0], s.at(-1), s.charAt(4), s.charCodeAt(0), s.codePointAt(1), s.indexOf("o"), s.lastIndexOf("o"), s.indexOf("o", 5), s.indexOf("z"), s.includes("World"), s.startsWith("Hell"), s.endsWith("ld"), s.startsWith("World", 7));
console.log(s.slice(0, 5), s.slice(-5), s.slice(7, -1), s.substring(7), s.substring(5, 0), s.substr(-5, 3), s.toUpperCase(), s.toLowerCase(), s.split(", "), s.split(""), s.split(), s.split("o", 1));
console.log("  trim ".trim() + "|", "  x ".trimStart() + "|", "  x ".trimEnd() + "|", "5".padStart(3, "0"), "5".padEnd(3, "ab"), "abc".padStart(2), "ab".repeat(3), "a".concat("b", 1, null));
console.log("a-b-c".replace("-", "+"), "a-b-c".replaceAll("-", "+"), "aaa".replace("a", (m, i) => m + i), "x".replace("x", "$&$&"), "abc".replace("b", "[$`|$'|$$]"), "aXbX".replaceAll("X", (m, o) => o));
console.log("b".localeCompare("a"), "a".localeCompare("b"), "a".localeCompare("a"), "a".localeCompare("B"), "a" < "B", ["Z", "a", "ä", "b"].sort((x, y) => x.localeCompare(y)), "10".localeCompare("2", undefined, { numeric: true }));
console.log(String.fromCharCode(72, 105), String.fromCodePoint(128512), "😀".length, [..."😀a"].length, "😀".charCodeAt(0), "😀".codePointAt(0), "😀".split(""), "\u00e9".normalize("NFD").length, "e\u0301".normalize() === "é");
console.log([..."hello"].reverse().join(""), "racecar" === [..."racecar"].reverse().join(""), "abc" < "abd", "a" + 1 + 2, "3" * "4", "b" > "a", "abc".localeCompare("abc"), "%s".length);
console.log("one two  three".split(" "), "a,b;c".split(/[,;]/), "2024-01-15".split("-").map(Number), "a1b2".split(/(\d)/), "abc".split(/(?:)/), "".split(""), "".split(","), "camelCaseString".split(/(?=[A-Z])/));
console.log("title case me".replace(/\b\w/g, (c) => c.toUpperCase()), "snake_case_here".replace(/_(\w)/g, (_, c) => c.toUpperCase()), "CamelCase".replace(/[A-Z]/g, (c) => "_" + c.toLowerCase()), "abc".search("c"), "abc".match(/b/).index, "x".match(/y/));
console.log("ß".toUpperCase(), "İ".toLowerCase().length, "ÀÉ".toLowerCase(), "straße".length, "ﬁ".toUpperCase(), "Σ".toLowerCase(), "αβγ".toUpperCase());
console.log("abc"[5], "abc".at(9), "abc".charAt(9) === "", "abc".charCodeAt(9), "abc".codePointAt(9), "tab\tx", "multi\nline", ["tab\tx", "multi\nline", "quote'", 'dq"', `both'"`, "back\\slash", "\x00\x1b\x7f", "é😀"]);
console.log(new String("boxed"), typeof new String("x"), new String("a") == "a", Object("s") instanceof String, "abc".hasOwnProperty("length"), Object.keys("ab"), "x" in Object("x"), "anchor".anchor('n"'), isNaN("12a"), "a".codePointAt().toString(16));
console.log("caf\u00e9".split("").map((c) => c.charCodeAt(0).toString(16)), encodeURIComponent("a b&c/é😀"), encodeURI("http://x.y/a b?q=é"), decodeURIComponent("%C3%A9%20%F0%9F%98%80"), escape("ü b"), unescape("%FC%20b"), btoa("hello"), atob("aGVsbG8="));
for (const bad of [() => "x".repeat(-1), () => "x".repeat(Infinity), () => null.length, () => "a".startsWith(/a/), () => String.fromCodePoint(-1), () => "a".normalize("X"), () => "aa".replaceAll(/a/, "b"), () => "a".matchAll(/a/)]) try { bad(); } catch (e) { console.log(e.name + ": " + e.message); }
