// covers: matrices: product, transpose, determinant, rotation, identity, power
const mul = (a, b) => a.map((r) => b[0].map((_, j) => r.reduce((s, x, k) => s + x * b[k][j], 0)));
const transpose = (m) => m[0].map((_, j) => m.map((r) => r[j]));
const identity = (n) => Array.from({ length: n }, (_, i) => Array.from({ length: n }, (_, j) => +(i === j)));
const det = (m) => m.length === 1 ? m[0][0] : m[0].reduce((s, x, j) => s + (-1) ** j * x * det(m.slice(1).map((r) => r.filter((_, k) => k !== j))), 0);
const pow = (m, n) => n === 0 ? identity(m.length) : n % 2 ? mul(m, pow(m, n - 1)) : pow(mul(m, m), n / 2);
const rotate = (m) => transpose(m).map((r) => r.reverse());
const show = (m) => console.log(m.map((r) => r.map((x) => String(x).padStart(4)).join("")).join("\n"));
const a = [[1, 2, 3], [4, 5, 6]], b = [[7, 8], [9, 10], [11, 12]];
show(mul(a, b)); show(transpose(a)); console.log(det([[2, 0, 1], [1, 3, 2], [1, 1, 4]]), identity(3)); show(pow([[1, 1], [1, 0]], 30)); show(rotate([[1, 2], [3, 4]]));
console.log(mul(a, b).flat(), a.map((r) => Math.max(...r)), transpose(a).map((c) => c.reduce((p, q) => p + q)));
const saddle = (m) => m.flatMap((r, i) => r.flatMap((v, j) => (r.every((x) => x <= v) && m.every((q) => q[j] >= v) ? [{ row: i + 1, column: j + 1 }] : []))); console.log(saddle([[9, 8, 7], [5, 3, 2], [6, 6, 7]]));
