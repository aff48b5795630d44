const log = [];
const t = (name, value) => { log.push(name); return value; };
const flush = label => { console.log(label + ":", log.splice(0).join(" ")); };
t("a", 1) + t("b", 2) * t("c", 3); flush("arithmetic");
t("o", {})[t("k", "x")] = t("v", 1); flush("assignment");
t("f", () => {})(t("1", 1), ...t("2", [2]), t("3", 3)); flush("call");
({ [t("k1", "a")]: t("v1", 1), [t("k2", "b")]: t("v2", 2), ...t("s", {}) }); flush("literal");
t("l", false) && t("r", 1); t("l2", true) || t("r2", 1); t("n", null) ?? t("d", 1); flush("short");
t("c", true) ? t("yes", 1) : t("no", 2); flush("conditional");
const { [t("key1", "p")]: p = t("def1", 5), [t("key2", "q")]: q = t("def2", 6) } = t("src", { q: 1 }); flush("pattern");
const target = { get x() { t("get x"); return { get y() { t("get y"); return 1; }, set y(v) { t("set y " + v); } }; } };
target.x.y += t("rhs", 2); flush("compound");
target.x.y++; flush("increment");
new (t("C", class { constructor(...a) { t("ctor"); } }))(t("arg", 1)); flush("new");
`${t("t1", 1)}${{ toString() { return t("toString", "s"); } }}${t("t2", 2)}`; flush("template");
class A { static [t("m1", "a")]() {} static x = t("field x"); [t("m2", "b")] = t("instance"); static { t("block"); } static y = t("field y"); } flush("class"); new A(); flush("instance");
const cmp = { valueOf() { t("left valueOf"); return 1; } } < { valueOf() { t("right valueOf"); return 2; } }; flush("compare " + cmp);
[t("i", 0), t("j", 1)][t("idx", 1)]; flush("index");
let i = 0; const arr = []; arr[i++] = i++; arr[i] = i = 10; console.log(arr, i);
let x = 1; x += x++ + ++x; console.log(x); let y = 5; y = y++ * 2 + y; console.log(y); let z = 1; const w = z++ + z++ + --z; console.log(w, z);
function f(a = t("a0"), b = t("b0", a), { c = t("c0") } = t("obj", {})) {} f(undefined, 1); flush("defaults");
for (t("init"); t("test", log.length < 4); t("step")) t("body"); flush("for");
switch (t("disc", 2)) { case t("c1", 1): case t("c2", 2): t("two"); case t("c3", 3): t("three"); break; default: t("def"); } flush("switch");
delete t("obj", { a: 1 })[t("key", "a")]; flush("delete"); void t("void"); typeof t("typeof"); flush("unary");
t("obj", null)?.[t("never")]?.(t("never2")); flush("optional"); (t("x", 1), t("y", 2)); flush("comma");
try { t("o2", undefined)[t("k2", "z")]; } catch { flush("member of nothing"); }
try { t("o3", null).x = t("rhs", 1); } catch { flush("write to nothing"); }
try { t("fn", 5)(t("arg", 1)); } catch { flush("call of no function"); }
const fin = () => { try { return t("try", "t"); } finally { t("finally"); } }; fin(); flush("finally");
const over = () => { try { throw 1; } catch { return "catch"; } finally { return "finally"; } }; console.log(over());
const loop = () => { for (const v of [1, 2, 3]) { try { if (v === 2) continue; t("v" + v); } finally { t("f" + v); } } }; loop(); flush("continue");
const tag = (s, ...v) => { t("tag"); return s.raw.join("|") + v; }; console.log(tag`a${t("s1", 1)}\n${t("s2", 2)}`); flush("tagged");
[t("a1", 1), , t("a2", 2)].length; flush("holes"); var { a, ...rest } = { get a() { t("get a"); return 1; }, get b() { t("get b"); return 2; } }; flush("rest");
let [m = t("m"), n = t("n")] = [1]; flush("array pattern"); [m, n] = [n, m]; let obj = {}; [obj[t("k")], obj.q = t("dflt", 7)] = [1]; flush("targets"); console.log(obj);
