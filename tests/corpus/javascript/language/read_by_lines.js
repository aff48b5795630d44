// covers: ends of lines that end statements; comments with such; names that are words elsewhere; targets in parentheses
var first
(function () { console.log("called", typeof first); })()
let second, third
;[second, third] = [1, 2]
var x = 1 /* a comment
  of two lines */ var y = 2
console.log(second, third, x, y)
var yield = 5; yield += 1
console.log(yield, ((yield) => yield * 2)(4))
const held = { list: [] };
[(held.a), (held["b"]), ...(held.rest)] = [1, 2, 3, 4];
({ p: (held.c), q: [(second)] } = { p: 5, q: [6] });
console.log(held, second);
for (const text of ["{a: 1, }", "{}.x", "{a} = b", "function(){}()", "{a: 1}", "yield = 3; yield", "[(a), b] = [1, 2]; b"]) {
  try { console.log(text, "gives", (0, eval)(text)); } catch (error) { console.log(text, error.name + ": " + error.message); }
}
