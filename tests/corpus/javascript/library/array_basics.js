// covers: Array push, pop, shift, unshift, slice, splice, concat, join, reverse, indexOf, includes, fill, from, of, flat
const a = [3, 1, 2];
console.log(a.push(5, 6), a, a.pop(), a.shift(), a.unshift(9, 8), a, a.length);
console.log(a.slice(1, 3), a.slice(-2), a.slice(), a.slice(2, 1), a.splice(1, 2), a, a.splice(1, 0, "x", "y"), a, a.splice(-1), a);
console.log([1, 2].concat(3, [4, [5]]), [1, 2, 3].join("-"), [1, null, undefined, [2, [3]]].join(), [].join(), [1, 2, 3].reverse());
console.log([1, 2, 1].indexOf(1), [1, 2, 1].lastIndexOf(1), [1, 2].indexOf(3), [NaN].indexOf(NaN), [NaN].includes(NaN), [1, 2, 3].includes(2, 2), [1, 2].indexOf(1, -1));
console.log(new Array(3), new Array(3).fill(0), Array(2, 3), Array.of(7), Array.from("abc"), Array.from({ length: 3 }, (_, i) => i * i), Array.from(new Set([1, 1, 2])), Array.from(new Map([[1, 2]])));
console.log([1, [2, [3, [4]]]].flat(), [1, [2, [3, [4]]]].flat(Infinity), [1, 2].flatMap((x) => [x, x * 10]), [0, 1, 2, 3, 4].copyWithin(0, 3), [1, 2, 3, 4].fill(0, 1, 3));
console.log([...[10, 20].entries()], [...[1, 2].keys()], [..."ab"].map((c, i) => c + i), Array.isArray([]), Array.isArray({ length: 0 }));
console.log([1, 2, 3].at(-1), [1, 2, 3].at(5), [3, 1, 2].toSorted(), [1, 2, 3].toReversed(), [1, 2, 3].with(1, 9), [1, 2, 3].toSpliced(1, 1, "n"), [1, 2, 3, 4].findLast((x) => x % 2), [1, 2, 3, 4].findLastIndex((x) => x > 9));
const matrix = Array.from({ length: 3 }, (_, i) => Array.from({ length: 3 }, (_, j) => i * 3 + j)); console.log(matrix, matrix.map((r) => r.join(" ")).join("\n"), matrix[0].map((_, c) => matrix.map((r) => r[c])));
const b = []; b[2] = "c"; b.name = "named"; console.log(b.length, b.length = 0, b); console.log([1, 2, 3].toString(), String([1, [2, 3]]), [] + "", [[]] + "", [1, 2] + [3]);
console.log([5, 25, 100, 1].sort(), [5, 25, 100, 1].sort((x, y) => x - y), ["b", undefined, "a"].sort(), [true, false].sort(), [3, 2, 1].sort(() => 0), ["B", "a", "C"].sort(), ["é", "z", "a"].sort(), ["é", "z", "a"].sort((x, y) => x.localeCompare(y)));
const people = [{ n: "A", a: 30 }, { n: "B", a: 25 }, { n: "C", a: 30 }, { n: "D", a: 25 }]; console.log(people.sort((x, y) => x.a - y.a).map((p) => p.n).join(""));
console.log(Array.prototype.slice.call({ 0: "a", 1: "b", length: 2 }), Array.prototype.map.call("abc", (c) => c + c), [].concat(...[[1], [2]]), [1, 2, 3].length = 5);
console.log([3, 4].entries().next(), [1, 2, 3, 4, 5].copyWithin(1, 3, 4), Array.from([1, 2, 3], function (x) { return x * this.k; }, { k: 10 }), [,].length, 2 in [1, 2], Object.keys([4, 5]));
