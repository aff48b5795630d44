// Sorting with a comparison that is a closure, and a merge sort written out.

function numbers(count) {
  let state = 2024;
  return Array.from({ length: count }, () => (state = (state * 16807) % 2147483647) >> 8);
}

function mergeSort(items, key) {
  if (items.length <= 1) return items;
  const middle = items.length >> 1;
  const left = mergeSort(items.slice(0, middle), key);
  const right = mergeSort(items.slice(middle), key);
  const merged = [];
  let i = 0;
  let j = 0;
  while (i < left.length && j < right.length) {
    merged.push(key(right[j]) < key(left[i]) ? right[j++] : left[i++]);
  }
  return merged.concat(left.slice(i), right.slice(j));
}

const data = numbers(40_000);
const byRemainder = [...data].sort((a, b) => (a % 97) - (b % 97) || a - b);
const merged = mergeSort(data.slice(0, 6_000), (number) => (number % 101) * 1e9 + number);
console.log(byRemainder[0], byRemainder.at(-1), merged[0], merged.at(-1));
