// covers: how messages show what was called: members by key, operators, literals, parents
const handlers = { add: (a, b) => a + b }, event = { type: "remove" }, list = [];
class Shape { describe() { return "shape"; } }
class Square extends Shape { describe() { return super.describe() + super.area(); } optional() { return super.area?.() ?? "no area"; } }
const attempts = [
  () => handlers[event.type](1, 2),
  () => handlers["re" + "move"](),
  () => handlers[list.length - 1](),
  () => handlers[`${event.type}`](),
  () => handlers[-1](),
  () => handlers[pick()](),
  () => [1, "two", event][7](),
  () => ({ a: 1, b: 2 }).c(),
  () => new { Square }[event.type](),
  () => (list.length + 1)(),
  () => (!list)(),
  () => (typeof list)(),
  () => (list || handlers)(),
  () => "text".shout(),
  () => `text`.shout(),
  () => new Square().describe(),
  () => handlers?.[event.type](),
  () => list.map("x"),
  () => { class Wrong extends handlers {} },
];
function pick() { return "none"; }
for (const attempt of attempts) {
  try { console.log(attempt()); } catch (error) { console.log(error.name + ":", error.message); }
}
console.log(new Square().optional());
