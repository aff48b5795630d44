// covers: generators that go on when they are left, iterators whose parts are none, for await
function* stubborn() {
  try {
    yield 1;
  } finally {
    console.log("asked to end");
    yield 2;
    console.log("ended");
  }
}
const [first] = stubborn();
console.log(first);
for (const item of stubborn()) { console.log("walked", item); break; }
const kept = stubborn();
for (const item of kept) break;
console.log(kept.next(), kept.next());
for (const next of [5, "text", {}, null, undefined]) {
  try {
    for (const item of { [Symbol.iterator]: () => ({ next }) });
  } catch (error) {
    console.log(error.message);
  }
}
async function* given() { yield 1; }
const walked = (result) => ({
  [Symbol.asyncIterator]: () => ({ next: async () => ({ value: 1, done: false }), return: result }),
});
(async () => {
  for (const result of [() => 5, async () => "text", async () => ({}), undefined]) {
    try {
      for await (const item of walked(result)) break;
      console.log("left");
    } catch (error) {
      console.log(error.message);
    }
  }
  try {
    for await (const item of walked(() => 5)) throw new Error("the body's own counts");
  } catch (error) {
    console.log(error.message);
  }
  await given.prototype.next.call({}).catch((error) => console.log(error.message));
})();
