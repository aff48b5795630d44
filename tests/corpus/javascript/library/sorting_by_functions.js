// What compares may give something else than a number, change what is sorted, or throw; sorting is stable.

const numbers = Array.from({ length: 150 }, (_, i) => (i * 7919) % 151);
const byRest = [...numbers].sort((a, b) => (a % 7) - (b % 7));
console.log(byRest.slice(0, 8), byRest.every((n, i) => i === 0 || byRest[i - 1] % 7 <= n % 7));
console.log([3, 1, 2].sort(() => undefined), [3, 1, 2].sort((a, b) => String(a - b)), [2, 1].sort(() => null));
console.log([3, 1, 2].sort((a, b) => a > b), [1, 2, 3].sort((a, b) => ({ valueOf: () => b - a })));
console.log([5, undefined, 1, , 4].sort((a, b) => b - a));
const calls = [];
[4, 3, 2, 1].sort((a, b) => { calls.push(`${a}:${b}`); return a - b; });
console.log(calls.join(" "));
const mixed = [1, 5, 2, 4, 3];
mixed.sort((a, b) => { calls.push(`${a}:${b}`); return a - b; });
console.log(calls.slice(3).join(" "));
try { [1, 2].sort(() => { throw new RangeError("in the comparison"); }); } catch (error) { console.log(error.message); }
try { [1n, 2n].sort((a, b) => a - b); } catch (error) { console.log(error.name); }
try { [1, 2].sort(3); } catch (error) { console.log(error.name); }
function* sorted() { yield* [2, 3, 1].sort((a, b) => a - b); }
console.log([...sorted()], [3, 2, 1].toSorted((a, b) => a - b), new Int8Array([3, -1, 2]).sort((a, b) => b - a));
const people = [["Ada", 36], ["Bob", 20], ["Cy", 36], ["Di", 20]];
console.log(people.sort(([, a], [, b]) => b - a).map(([name]) => name).join(" "));
