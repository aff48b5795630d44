// covers: async generators, for await, async iterables, cleanup
const sleep = (ms) => new Promise((r) => setTimeout(r, ms));
async function* ticks(n) { try { for (let i = 0; i < n; i++) { await sleep(2); yield i; } } finally { console.log("closed", n); } }
async function main() {
  for await (const t of ticks(3)) console.log("tick", t);
  for await (const t of ticks(5)) { if (t === 1) break; console.log("part", t); }
  for await (const x of [Promise.resolve("p"), "plain"]) console.log(x);
  const it = { from: 1, to: 3, [Symbol.asyncIterator]() { let c = this.from, t = this.to; return { next: async () => c <= t ? { value: c++, done: false } : { value: undefined, done: true } }; } };
  for await (const x of it) console.log("custom", x);
  const g = ticks(2); console.log(await g.next(), await g.next(), await g.next());
  async function* mapped(src, f) { for await (const x of src) yield f(x); }
  const out = []; for await (const x of mapped(ticks(3), (v) => v * v)) out.push(x); console.log(out);
  async function* failing() { yield 1; throw new Error("broken"); }
  try { for await (const x of failing()) console.log(x); } catch (e) { console.log(e.message); }
  async function* both() { yield* ticks(2); yield* ["a", "b"]; } for await (const x of both()) console.log(x);
  console.log(Object.prototype.toString.call(ticks(1)), ticks, typeof ticks(1)[Symbol.asyncIterator]);
}
main().then(() => console.log("end"));
