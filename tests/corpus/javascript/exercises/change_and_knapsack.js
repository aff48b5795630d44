// covers: dynamic programming, memoization with Map, reconstruction of solutions
function fewestCoins(coins, target) {
  if (target < 0) throw new Error("Negative totals are not allowed.");
  const best = [[]];
  for (let amount = 1; amount <= target; amount++) {
    for (const coin of coins) {
      const before = best[amount - coin];
      if (before && (!best[amount] || before.length + 1 < best[amount].length)) best[amount] = [coin, ...before];
    }
  }
  if (!best[target]) throw new Error(`The total ${target} cannot be represented in the given currency.`);
  return best[target].sort((a, b) => a - b);
}
for (const [coins, target] of [[[1, 5, 10, 25, 100], 15], [[1, 4, 15, 20, 50], 23], [[2, 5, 10], 21], [[4, 5], 27], [[5, 10], 3], [[1], -5]]) {
  try {
    console.log(target, fewestCoins(coins, target));
  } catch ({ message }) {
    console.log(target, message);
  }
}
const ways = (coins, target) => coins.reduce((counts, coin) => {
  for (let n = coin; n <= target; n++) counts[n] += counts[n - coin];
  return counts;
}, [1, ...Array(target).fill(0)])[target];
console.log(ways([1, 5, 10, 25, 50], 100), ways([2, 4], 7));

function knapsack(items, limit) {
  const seen = new Map();
  const solve = (at, left) => {
    if (at === items.length) return { value: 0, taken: [] };
    const key = `${at}:${left}`;
    if (seen.has(key)) return seen.get(key);
    let best = solve(at + 1, left);
    const { weight, value, name } = items[at];
    if (weight <= left) {
      const rest = solve(at + 1, left - weight);
      if (rest.value + value > best.value) best = { value: rest.value + value, taken: [name, ...rest.taken] };
    }
    seen.set(key, best);
    return best;
  };
  return solve(0, limit);
}
const items = [["map", 9, 150], ["compass", 13, 35], ["water", 153, 200], ["sandwich", 50, 160], ["glucose", 15, 60], ["tin", 68, 45], ["banana", 27, 60], ["apple", 39, 40], ["cheese", 23, 30], ["camera", 32, 30]]
  .map(([name, weight, value]) => ({ name, weight, value }));
console.log(knapsack(items, 200));

function longestCommon(a, b) {
  const table = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = 1; i <= a.length; i++) {
    for (let j = 1; j <= b.length; j++) {
      table[i][j] = a[i - 1] === b[j - 1] ? table[i - 1][j - 1] + 1 : Math.max(table[i - 1][j], table[i][j - 1]);
    }
  }
  let [i, j, result] = [a.length, b.length, ""];
  while (i && j) {
    if (a[i - 1] === b[j - 1]) [result, i, j] = [a[i - 1] + result, i - 1, j - 1];
    else if (table[i - 1][j] >= table[i][j - 1]) i--;
    else j--;
  }
  return result;
}
console.log(longestCommon("thisisatest", "testing123testing"), longestCommon("1234", "1224533324"));
const levenshtein = (a, b) => {
  let row = [...Array(b.length + 1).keys()];
  for (const [i, x] of [...a].entries()) row = [...b].reduce((next, y, j) => [...next, Math.min(row[j] + (x !== y), row[j + 1] + 1, next[j] + 1)], [i + 1]);
  return row.at(-1);
};
console.log(levenshtein("kitten", "sitting"), levenshtein("rosettacode", "raisethysword"), levenshtein("", "abc"));
