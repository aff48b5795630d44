// covers: closing of iterators by loops and patterns, order of what patterns evaluate
function numbers(log, until = 5) {
  return {
    [Symbol.iterator]() {
      log.push("begin");
      let at = 0;
      return {
        next() {
          log.push("next");
          return at < until ? { value: at++, done: false } : { value: undefined, done: true };
        },
        return(value) {
          log.push("return");
          return {};
        },
      };
    },
  };
}
const show = (label, action) => {
  const log = [];
  try {
    const result = action(log);
    console.log(label, log.join(" "), "->", result);
  } catch (error) {
    console.log(label, log.join(" "), "threw", error.message);
  }
};
show("one", (log) => { const [a] = numbers(log); return a; });
show("none", (log) => { const [] = numbers(log); });
show("all", (log) => { const [a, b, c] = numbers(log, 2); return [a, b, c]; });
show("rest", (log) => { const [a, ...rest] = numbers(log, 3); return rest; });
show("holes", (log) => { const [, , a] = numbers(log); return a; });
show("default", (log) => { const [a, b = log.push("default")] = numbers(log, 1); return b; });
show("failing default", (log) => {
  const [a, b = missing()] = [1];
  function missing() { throw new Error("no default"); }
});
show("failing target", (log) => {
  const target = { set value(_) { throw new Error("refused"); } };
  [target.value] = numbers(log);
});
show("break", (log) => { for (const n of numbers(log)) if (n === 1) break; });
show("throw", (log) => { for (const n of numbers(log)) throw new Error("at " + n); });
show("return", (log) => { for (const n of numbers(log)) return "left with " + n; });
show("continue outer", (log) => {
  let rounds = 0;
  outer: for (const i of [1, 2]) {
    for (const n of numbers(log)) { rounds++; continue outer; }
  }
  return rounds;
});
show("to the end", (log) => { let sum = 0; for (const n of numbers(log, 3)) sum += n; return sum; });
show("order", (log) => {
  const source = () => (log.push("source"), { x: undefined });
  const target = () => (log.push("target"), {});
  const key = () => (log.push("key"), "x");
  const other = () => (log.push("default"), 7);
  ({ [key()]: target().y = other() } = source());
});
function* generator(log) {
  try {
    yield 1;
    yield 2;
  } finally {
    log.push("finally");
  }
}
show("generator", (log) => { const [first] = generator(log); return first; });
show("generator throws", (log) => { for (const n of generator(log)) throw new Error("left"); });
show("spread", (log) => [...numbers(log, 2)].length + Math.max(...numbers(log, 3)));
