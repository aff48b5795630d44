// covers: spread and rest everywhere
const a = [1, 2], o = { x: 1, y: { z: 2 } };
console.log([...a, ...a], [0, ...a, 3], { ...o, x: 9 }, { x: 9, ...o }, Math.max(...a, ...[7]), [...new Set("aab")], [...new Map([["k", 1]])]);
const copy = { ...o }; copy.y.z = 5; copy.x = 2; console.log(o, copy, copy.y === o.y); const f = (...args) => args.length; console.log(f(), f(...a), f(...a, ...a), f(..."hey"), f(undefined));
const [h, ...t] = a, { x, ...r } = o; console.log(h, t, x, r); function g(a, { b, ...c }, ...[d, e]) { return [a, b, c, d, e]; } console.log(g(1, { b: 2, p: 3, q: 4 }, 5, 6, 7));
console.log({ ...null, ...undefined, ...5, ..."ab", ...[9] }, [...[]], [...[, 1]], Object.assign([], [1, 2, 3], [9])); const merged = [{ a: 1 }, { b: 2 }, { a: 3 }].reduce((m, x) => ({ ...m, ...x }), {}); console.log(merged); const without = ({ a, ...rest }) => rest; console.log(without({ a: 1, b: 2 }));
console.log(new Date(...[2020, 0, 1]).getFullYear(), String.fromCharCode(...[72, 105]), [..."😀é"].length, [...[1, 2].keys()], [...Array(3)].map((_, i) => i), [...Array(3).keys()], Array(...[1, 2]), [...a.entries()].flat()); const cond = true; console.log([...(cond ? ["yes"] : []), "always"], { ...(cond && { k: 1 }), ...(false && { j: 2 }) }); try { f(...5); } catch (e) { console.log(e.name); } try { f(...undefined); } catch (e) { console.log(e.name); }
