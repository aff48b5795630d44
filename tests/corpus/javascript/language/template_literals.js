// covers: template literals, tagged templates, raw, nesting, escapes
const name = "World", n = 3;
console.log(`Hello, ${name}!`, `${n} + ${n} = ${n + n}`, `a${1}${2}b`, `line 1
line 2`, `\${escaped} \`tick\` \u0041 \x42 \t|`);
function tag(strings, ...values) { return strings.raw.join("|") + " / " + strings.join("|") + " / " + values.join(","); }
console.log(tag`x${1}y${2}z`, tag`\n${"v"}`, tag``, tag`only`);
const upper = (s, ...v) => s.reduce((acc, str, i) => acc + str + (v[i] !== undefined ? String(v[i]).toUpperCase() : ""), "");
console.log(upper`hello ${name} and ${"you"}!`, String.raw`C:\new\${1}`, `${[1, 2, 3]}`, `${{}}`, `${null} ${undefined} ${true}`, `${() => 1}`);
console.log(`nested ${`inner ${`deep ${n}`}`}`, `${n > 2 ? `big ${n}` : "small"}`, typeof `t`, `` === "");
const same = (s) => s; const f = () => same`a${0}b`; console.log(f() === f(), Object.isFrozen(f()), f());
const html = (s, ...v) => s.map((x, i) => x + (v[i] ?? "").toString().replace(/[<>&]/g, (c) => ({ "<": "&lt;", ">": "&gt;", "&": "&amp;" })[c])).join(""); console.log(html`<b>${"<i>&"}</b>`);
console.log("\u{1F600}", "\u{1F600}".length, "caf\u00e9", 'single \'quote\'', "tab\there", "a\
b", "nul\0".length, "\x41\u0042C".length);
const obj = { m(s) { return this.k + s[0]; }, k: "K" }; console.log(obj.m`x`);
console.log(`${1}${"a"}${[]}${[[]]}${[null]}`, `${new Date(0).toISOString()}`, `${Symbol("d").description}`); try { `${Symbol("x")}`; } catch (e) { console.log(e.message); }
