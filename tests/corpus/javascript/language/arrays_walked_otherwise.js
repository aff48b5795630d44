// covers: another iterator for all arrays, and none
const walks = Array.prototype[Symbol.iterator];
Array.prototype[Symbol.iterator] = function* () {
  for (let i = this.length - 1; i >= 0; i--) yield this[i];
};
const [first, ...rest] = [1, 2, 3];
console.log(first, rest.length, Math.max(...[4, 5]), [...[6, 7]].join());
for (const item of ["a", "b"]) console.log(item);
(([x, y] = [8, 9]) => console.log(x, y))();
console.log([..."abc"].length, [...new Set([1, 2])].length);
delete Array.prototype[Symbol.iterator];
[() => { const [a] = [1]; }, () => { for (const a of [1]) ; }, () => [...[1]], (a = [1]) => { [a] = a; }].forEach((walk) => {
  try { walk(); console.log("walked"); } catch (error) { console.log(error.name); }
});
Object.defineProperty(Array.prototype, Symbol.iterator, { value: walks, writable: true, configurable: true });
const [again] = [10];
console.log(again, [...[11, 12]]);
