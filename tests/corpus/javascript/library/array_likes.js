// covers: methods of arrays on what only looks like one, holes, arrays of classes of their own, what they make
const likes = () => ({ length: 3, 0: "c", 2: "a" });
for (const [name, ...values] of [["push", "x"], ["pop"], ["shift"], ["unshift", "q"], ["reverse"], ["sort"], ["splice", 1, 1, "n", "m"], ["fill", 0, 1], ["copyWithin", 0, 1]]) {
  const like = likes();
  const result = Array.prototype[name].call(like, ...values);
  console.log(name, result === like ? "itself" : result, like);
}
console.log(Array.prototype.slice.call(likes(), 1), Array.prototype.concat.call("ab", ["c"]).length, Array.prototype.map.call("abc", (c) => c + c));
console.log([1, , 3].copyWithin(0, 1), [1, , 3].splice(0, 2), [, 1].reverse(), [1, , 2].slice(1), [1, , 2].concat([, 3]), [, 2].reduceRight((a, b) => a + b));
for (const call of [() => [].reduceRight((a) => a), () => [1].flatMap(), () => Array.prototype.concat.call(null), () => Array.prototype.at.call(undefined, 0), () => Array.prototype.find.call(null, Boolean), () => Array.prototype.push.call({ length: 2 ** 53 - 1 }, 1), () => Array.prototype.keys.call(null)]) {
  try { console.log(call()); } catch (error) { console.log(error.name + ": " + error.message); }
}
// What makes the result is told how many elements come.
class Matrix extends Array {
  constructor(...given) {
    super(...given);
    if (typeof given[0] === "number") console.log("made for", given[0]);
  }
  get total() { return this.reduce((sum, row) => sum + row.reduce((a, b) => a + b, 0), 0); }
}
const matrix = Matrix.from([[1, 2], [3, 4], [5, 6]]);
console.log(matrix, matrix.total, matrix.map((row) => row.map((x) => x * 2)).total, matrix.slice(1), matrix.filter((row) => row[0] > 1) instanceof Matrix);
console.log(matrix.concat([[7, 8]]).total, matrix.splice(0, 1), matrix.flat() instanceof Matrix, matrix.toReversed() instanceof Matrix);
class Plain extends Array { static get [Symbol.species]() { return Array; } }
console.log(Plain.of(1, 2).map((x) => x).constructor.name, Plain.of(1, 2).constructor.name);
const odd = [1, 2];
odd.constructor = { [Symbol.species]: function (count) { this.count = count; } };
console.log(odd.map((x) => x * 3), { ...odd.filter(() => false) });
odd.constructor = { [Symbol.species]: 5 };
try { odd.map((x) => x); } catch (error) { console.log(error.message); }
const asked = [];
const seen = new Proxy(["b", "a"], { has(target, key) { asked.push("has " + String(key)); return key in target; }, deleteProperty(target, key) { asked.push("delete " + key); return delete target[key]; } });
console.log(seen.shift(), seen.length, asked.join(), Array.prototype.indexOf.call({ length: 2, 1: undefined }, undefined));
const frozen = Object.freeze([1, 2]);
for (const name of ["push", "pop", "shift", "unshift", "reverse"]) {
  try { frozen[name](0); } catch (error) { console.log(name, error.message); }
}
