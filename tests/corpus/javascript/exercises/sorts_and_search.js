const data = [38, 27, 43, 3, 9, 82, 10, -5, 27, 0];
const sorts = {
  bubble(a) { for (let i = a.length; i > 1; i--) for (let j = 1; j < i; j++) if (a[j - 1] > a[j]) [a[j - 1], a[j]] = [a[j], a[j - 1]]; return a; },
  insertion(a) { for (let i = 1; i < a.length; i++) { const v = a[i]; let j = i; while (j-- > 0 && a[j] > v) a[j + 1] = a[j]; a[j + 1] = v; } return a; },
  selection(a) { a.forEach((_, i) => { let m = i; for (let j = i + 1; j < a.length; j++) if (a[j] < a[m]) m = j; if (m !== i) { const t = a[i]; a[i] = a[m]; a[m] = t; } }); return a; },
  merge(a) { if (a.length < 2) return a; const m = a.length >>> 1, l = sorts.merge(a.slice(0, m)), r = sorts.merge(a.slice(m)), o = []; while (l.length && r.length) o.push(l[0] <= r[0] ? l.shift() : r.shift()); return [...o, ...l, ...r]; },
  quick: ([p, ...rest]) => p === undefined ? [] : [...sorts.quick(rest.filter(x => x < p)), p, ...sorts.quick(rest.filter(x => x >= p))],
  heap(a) {
    const sift = (i, n) => { for (let c; (c = 2 * i + 1) < n; i = c) { if (c + 1 < n && a[c + 1] > a[c]) c++; if (a[i] >= a[c]) break; [a[i], a[c]] = [a[c], a[i]]; } };
    for (let i = a.length >> 1; i--;) sift(i, a.length);
    for (let n = a.length - 1; n > 0; n--) { [a[0], a[n]] = [a[n], a[0]]; sift(0, n); }
    return a;
  },
  counting(a) { const min = Math.min(...a), c = new Array(Math.max(...a) - min + 1).fill(0); for (const x of a) c[x - min]++; return c.flatMap((n, i) => Array(n).fill(i + min)); },
  shell(a) { for (let g = a.length >> 1; g > 0; g >>= 1) for (let i = g; i < a.length; i++) { let j = i; const t = a[i]; for (; j >= g && a[j - g] > t; j -= g) a[j] = a[j - g]; a[j] = t; } return a; },
  builtin: a => a.toSorted((x, y) => x - y),
};
for (const [name, sort] of Object.entries(sorts)) console.log(name.padStart(10), sort([...data]).join(" "));
console.log(data.slice().sort(), [3, undefined, 1, , 2].sort(), ["b", "a", "C", "B"].sort(), ["é", "z", "a"].sort((a, b) => a.localeCompare(b)));
const people = [{ n: "Ann", a: 30 }, { n: "Bob", a: 25 }, { n: "Cid", a: 30 }, { n: "Dee", a: 25 }];
console.log(people.sort((x, y) => y.a - x.a || x.n.localeCompare(y.n)).map(p => p.n).join());
console.log(Object.entries(people.reduce((g, p) => ((g[p.a] ||= []).push(p.n), g), {})));
console.table(people); console.table(people, ["n"]); console.table([[1, 2], [3, "x"]]); console.table(new Map([["k", 1]])); console.table(5);
const find = (a, x, lo = 0, hi = a.length - 1) => { while (lo <= hi) { const mid = lo + hi >> 1; if (a[mid] === x) return mid; a[mid] < x ? lo = mid + 1 : hi = mid - 1; } return ~lo; };
const sorted = sorts.builtin(data); console.log(sorted.map(x => find(sorted, x)), find(sorted, 11), find([], 1));
const perms = ([h, ...t]) => h === undefined ? [[]] : perms(t).flatMap(p => [...Array(p.length + 1).keys()].map(i => [...p.slice(0, i), h, ...p.slice(i)]));
console.log(perms([..."abc"]).map(p => p.join("")), perms([1, 2, 3, 4]).length);
const subsets = a => a.reduce((s, x) => s.concat(s.map(y => [...y, x])), [[]]); console.log(subsets([1, 2, 3]));
const lcs = (a, b) => { const t = Array.from({ length: a.length + 1 }, () => Array(b.length + 1).fill("")); for (let i = 1; i <= a.length; i++) for (let j = 1; j <= b.length; j++) t[i][j] = a[i - 1] === b[j - 1] ? t[i - 1][j - 1] + a[i - 1] : t[i - 1][j].length >= t[i][j - 1].length ? t[i - 1][j] : t[i][j - 1]; return t[a.length][b.length]; };
console.log(lcs("AGGTAB", "GXTXAYB")); const edit = (a, b) => a && b ? Math.min(edit(a.slice(1), b) + 1, edit(a, b.slice(1)) + 1, edit(a.slice(1), b.slice(1)) + (a[0] !== b[0])) : a.length + b.length; console.log(edit("kitten", "sitting"));
const queens = (n, row = 0, c = []) => row === n ? 1 : [...Array(n).keys()].reduce((s, q) => s + (c.every((x, r) => x !== q && Math.abs(x - q) !== row - r) ? queens(n, row + 1, [...c, q]) : 0), 0); console.log([4, 5, 6].map(n => queens(n)));
const hanoi = (n, a, b, c) => n ? [...hanoi(n - 1, a, c, b), a + c, ...hanoi(n - 1, b, a, c)] : []; console.log(hanoi(3, "A", "B", "C"));
