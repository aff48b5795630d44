// covers: forEach, map, filter, reduce, some, every, find, flatMap, chaining
const nums = [1, 2, 3, 4, 5, 6];
nums.forEach((x, i, all) => { if (i < 2) console.log(x, i, all === nums); });
console.log(nums.map((x) => x ** 2), nums.filter((x) => x % 2), nums.reduce((a, b) => a + b), nums.reduce((a, b) => a + b, 100), nums.reduceRight((a, b) => a + "-" + b));
console.log(nums.some((x) => x > 5), nums.every((x) => x > 0), [].some(() => true), [].every(() => false), nums.find((x) => x > 3), nums.findIndex((x) => x > 3), nums.find((x) => x > 10), nums.findIndex((x) => x > 10));
const words = ["apple", "banana", "cherry", "avocado", "blueberry"];
const groups = words.reduce((acc, w) => { (acc[w[0]] ||= []).push(w); return acc; }, {}); console.log(groups);
console.log(Object.entries(groups).map(([k, v]) => `${k}:${v.length}`).join(" "), words.map((w) => w.length), Object.fromEntries(words.map((w, i) => [w, i])));
console.log(["1", "2", "3"].map(Number), ["1", "2", "3"].map(parseInt), [0, 1, "", null, "a"].filter(Boolean), [1, 2, 3].map(String), [[1, 2], [3]].map(([a]) => a));
const count = {}; for (const c of "mississippi") count[c] = (count[c] || 0) + 1; console.log(count, Object.entries(count).sort(([, a], [, b]) => b - a || 0)[0]);
console.log([...new Set([3, 1, 3, 2, 1])], nums.filter((x, i, a) => a.indexOf(x) === i).length, nums.slice().sort((a, b) => b - a), Math.max(...nums), Math.min.apply(null, nums));
const chunk = (a, n) => a.length ? [a.slice(0, n), ...chunk(a.slice(n), n)] : []; console.log(chunk(nums, 4));
const zip = (...as) => as[0].map((_, i) => as.map((a) => a[i])); console.log(zip([1, 2], ["a", "b"], [true, false]));
const partition = (a, f) => a.reduce(([y, n], x) => f(x) ? [[...y, x], n] : [y, [...n, x]], [[], []]); console.log(partition(nums, (x) => x > 3));
const range = (a, b, s = 1) => Array.from({ length: Math.ceil((b - a) / s) }, (_, i) => a + i * s); console.log(range(0, 10, 3), range(5, 8));
console.log(nums.map(function (x) { return x * this.f; }, { f: 2 }), [1, 2, 3].map((x) => ({ x })), [[3, "c"], [1, "a"]].sort(), nums.reduce((m, x) => m.set(x, x * x), new Map()));
console.log([1, 2, 3, 4].reduce((acc, x, i, arr) => acc + x / arr.length, 0), [["a", 1], ["b", 2]].map(([k, v]) => ({ [k]: v })), "hello world".split(" ").map((w) => w[0].toUpperCase() + w.slice(1)).join(" "));
const seen = []; [1, 2, 3].forEach((x, i, a) => { seen.push(x); if (i === 0) a.push(99); }); console.log(seen); try { [].reduce((a, b) => a); } catch (e) { console.log(e.message); } try { [1].map(5); } catch (e) { console.log(e.message); } try { [1].forEach(); } catch (e) { console.log(e.message); }
