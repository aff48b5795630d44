// covers: yield* of asynchronous generators over iterators that are not, steps that fail, and ends
const log = [];
const made = (members) => ({ [Symbol.iterator]: () => ({ next: (value) => { log.push("next " + value); return { value: "v", done: false }; }, ...members }) });
async function drive(what, given, ...steps) {
  log.length = 0;
  const walk = (async function* () {
    try { const result = yield* given; return ["end", result]; } finally { log.push("outer"); }
  })();
  const results = [];
  for (const [method, value] of steps) {
    try { const step = await walk[method](value); results.push(step.value + (step.done ? "." : "")); } catch (error) { results.push("!" + (error.message ?? error)); }
  }
  console.log(what, results.join(" | "), "-", log.join(", "));
}
const next = ["next", "n"], leave = ["return", "r"], fail = ["throw", "t"];
(async () => {
  await drive("no object", made({ next: () => 7 }), next, next);
  await drive("done fails", made({ next: () => ({ get done() { throw new Error("done"); } }) }), next, next);
  await drive("value fails", made({ next: () => ({ done: true, get value() { throw new Error("value"); } }) }), next);
  await drive("no next", made({ next: undefined }), next);
  await drive("null", made({ next: null }), next);
  await drive("no throw", made({}), next, fail, next);
  await drive("throw", made({ throw: (error) => { log.push("throw " + error); return { value: "caught", done: true }; } }), next, fail);
  await drive("bad throw", made({ throw: 5 }), next, fail);
  await drive("return", made({ return: (value) => { log.push("return " + value); return { value: "left", done: true }; } }), next, leave);
  await drive("goes on", made({ return: () => ({ value: "on", done: false }) }), next, leave, next);
  await drive("rejected", [Promise.reject(new Error("no")), 1], next, next);
  await drive("values", [Promise.resolve(1), 2], next, next, next);
  await drive("nothing", {}, next);
  await drive("number", 5, next);
  await drive("text", { [Symbol.iterator]: "x" }, next);
  await drive("asynchronous", { [Symbol.asyncIterator]: () => ({ next: async () => ({ value: 1, done: false }), return: () => 1 }) }, next, fail, next);
  for (const given of [made({ next: null }), made({ throw: 1 }), made({ throw: undefined, return: () => 2 })]) {
    const walk = (function* () { yield* given; })();
    const results = [];
    for (const [method, value] of [next, fail]) {
      try { results.push(walk[method](value).value); } catch (error) { results.push(error.name); }
    }
    console.log(results);
  }
})();
