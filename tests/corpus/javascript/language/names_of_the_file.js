// covers: variables that nothing declares and that blocks elsewhere declare too
for (let i = 0; i < 2; i++) console.log("let", i);
for (i = 0; i < 2; i++) console.log("nobody's", i);
console.log(i);
function count(list) {
  total = 0;
  for (const item of list) total += item;
  for (k in list) last = k;
  return total;
}
{ const total = "block", last = "its own"; console.log(total, last); }
console.log(typeof k, count([1, 2, 3]), total, last, k);
function other(x) { return () => x; }
x = 5, y = 6;
console.log(x, y, other(1)(), typeof y);
{ let x = "inner"; [x, y] = ["changed", 7]; console.log(x, y); }
console.log(x, y);
for ({ x, ...y } of [{ x: 1, z: 2 }]) console.log(x, y);
(() => { try { missing; } catch (e) { e = 1; missing = e; } })();
e = "file";
console.log(missing, e);
