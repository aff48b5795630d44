// covers: game search with minimax, immutable boards, recursion
const lines = [[0, 1, 2], [3, 4, 5], [6, 7, 8], [0, 3, 6], [1, 4, 7], [2, 5, 8], [0, 4, 8], [2, 4, 6]];
const winner = (b) => { for (const [x, y, z] of lines) if (b[x] && b[x] === b[y] && b[y] === b[z]) return b[x]; return b.every(Boolean) ? "draw" : null; };
const show = (b) => [0, 3, 6].map((i) => b.slice(i, i + 3).map((c) => c ?? " ").join("|")).join("\n-+-+-\n");
let nodes = 0;
function best(b, p) { nodes++; const w = winner(b); if (w) return { score: w === "X" ? 1 : w === "O" ? -1 : 0 }; let top = null; for (const [i, c] of b.entries()) { if (c) continue; const { score } = best(b.with(i, p), p === "X" ? "O" : "X"); if (!top || (p === "X" ? score > top.score : score < top.score)) top = { score, move: i }; } return top; }
let board = ["X", "O", "X", null, "O", null, null, null, null], player = "X";
while (!winner(board)) { const { move } = best(board, player); board = board.with(move, player); player = player === "X" ? "O" : "X"; }
console.log(show(board)); console.log(winner(board), nodes);
