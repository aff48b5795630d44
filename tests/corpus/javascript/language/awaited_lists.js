// covers: await of a list whose elements or methods follow, in functions, loops and arguments
const later = (value) => new Promise((resolve) => setTimeout(resolve, 1, value));
const sum = async (...numbers) => await numbers.reduce(async (total, n) => (await total) + n, Promise.resolve(0));
async function main() {
  console.log(await [1, 2, 3].map((n) => n * n));
  console.log(await [1, 2, 3].reduce(async (total, n) => (await total) + (await later(n)), Promise.resolve(0)));
  const first = await [later("a"), later("b")][0];
  console.log(first, (await [later(1)]).length, await [4][0], await ["x", "y"].join("-"));
  for (const n of await [5, 6]) console.log(n);
  for await (const n of [later(7), 8].reverse()) console.log(n);
  const all = await Promise.all(await [1, 2].map(later));
  console.log(all, await sum(1, 2, 3), await [[1, 2], [3]].flat().length);
  return await [9].at(-1);
}
main().then(console.log);
