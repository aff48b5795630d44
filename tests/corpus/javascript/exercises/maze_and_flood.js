// covers: breadth-first search, flood fill, parsing a maze, path reconstruction with Map
const maze = ["#########", "#S..#...#", "#.#.#.#.#", "#.#...#.#", "#.#####.#", "#......E#", "#########"];
const find = (c) => { for (const [y, row] of maze.entries()) { const x = row.indexOf(c); if (x >= 0) return [x, y]; } };
function solve() {
  const start = find("S"), end = String(find("E"));
  const came = new Map([[String(start), null]]), queue = [start];
  while (queue.length) {
    const at = queue.shift();
    if (String(at) === end) break;
    for (const [dx, dy] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) {
      const next = [at[0] + dx, at[1] + dy];
      if (maze[next[1]][next[0]] === "#" || came.has(String(next))) continue;
      came.set(String(next), String(at));
      queue.push(next);
    }
  }
  const path = [];
  for (let at = end; at; at = came.get(at)) path.unshift(at);
  return path;
}
const path = solve(); console.log(path.length, path.join(" "));
console.log(maze.map((r, y) => [...r].map((c, x) => (c === "." && path.includes(`${x},${y}`) ? "*" : c)).join("")).join("\n"));
const image = [[1, 1, 1, 2], [1, 1, 0, 2], [1, 0, 1, 2]];
function flood(img, r, c, color, old = img[r][c]) { if (img[r]?.[c] !== old || old === color) return img; img[r][c] = color; for (const [a, b] of [[1, 0], [-1, 0], [0, 1], [0, -1]]) if (img[r + a]?.[c + b] === old) flood(img, r + a, c + b, color, old); return img; }
console.log(flood(image, 1, 1, 9)); const islands = (g) => { let n = 0; const seen = new Set(); const go = (y, x) => { const k = y * 100 + x; if (!g[y]?.[x] || seen.has(k)) return; seen.add(k); go(y + 1, x); go(y - 1, x); go(y, x + 1); go(y, x - 1); }; g.forEach((r, y) => r.forEach((v, x) => { if (v && !seen.has(y * 100 + x)) { n++; go(y, x); } })); return n; }; console.log(islands([[1, 1, 0, 0], [0, 0, 0, 1], [1, 0, 1, 1]]));
