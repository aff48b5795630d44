// covers: var, let, const, hoisting, temporal dead zone, closures in loops, block scope
console.log(hoisted, typeof later);
var hoisted = 1;
console.log(hoisted);
function later() { return "later"; }
{
  let hoisted = 2;
  const inner = hoisted + 1;
  console.log(hoisted, inner);
}
console.log(hoisted);
try { early; let early = 1; } catch (error) { console.log(error.name + ": " + error.message); }
try { const fixed = 1; fixed = 2; } catch (error) { console.log(error.name + ": " + error.message); }
try { missing; } catch (error) { console.log(error.name + ": " + error.message); }
const lets = [];
for (let i = 0; i < 3; i++) lets.push(() => i);
console.log(lets.map((f) => f()));
var vars = [];
for (var i = 0; i < 3; i++) vars.push(() => i);
console.log(vars.map((f) => f()), i);
const ofs = [];
for (const x of ["a", "b"]) ofs.push(() => x);
console.log(ofs.map((f) => f()));
function counter() {
  let count = 0;
  return { up() { return ++count; }, down: () => --count, get value() { return count; } };
}
const a = counter(), b = counter();
a.up(); a.up(); b.down();
console.log(a.value, b.value);
if (true) { function inside() { return "in"; } }
console.log(inside());
console.log((function () { if (false) { var x = 1; } return x; })());
let shadow = "outer";
function shadowing() { console.log(shadow); { let shadow = "inner"; console.log(shadow); } }
shadowing();
(() => { let i = 10; for (let i = 0; i < 1; i++) { let i = 5; console.log(i); } console.log(i); })();
console.log(typeof notDeclared);
