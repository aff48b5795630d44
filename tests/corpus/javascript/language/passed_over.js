// covers: elements that patterns leave out, closing what is taken apart, names of members that are numbers
const log = [];
const walk = (count) => ({
  [Symbol.iterator]() {
    let at = 0;
    return {
      next() {
        log.push("next");
        at++;
        return at > count ? { done: true } : { get done() { log.push("done?"); return false; }, get value() { log.push("value"); return at; } };
      },
      return() { log.push("return"); return {}; },
    };
  },
});
const tell = (what, run) => {
  log.length = 0;
  let result;
  try { result = run(); } catch (error) { result = error.name + ": " + error.message; }
  console.log(what, result, log.join(" "));
};
tell("one", () => { const [,] = walk(2); });
tell("two", () => { const [, , third] = walk(5); return third; });
tell("rest", () => { const [, ...rest] = walk(3); return rest; });
tell("given", () => (([, a, , b = 9]) => [a, b])(walk(2)));
tell("assigned", () => { let a; [, a, ,] = walk(9); return a; });
tell("array", () => { const [, a] = [1, 2]; return a; });
tell("text", () => { const [, a, ...rest] = "text"; return a + rest; });
tell("generator", () => { const [, a] = (function* () { try { yield 1; yield 2; yield 3; } finally { log.push("end"); } })(); return a; });
tell("none", () => { const [,] = {}; });
tell("constant", () => { const fixed = 1; [fixed] = walk(3); });
tell("too early", () => { [late] = walk(3); let late; });
tell("undeclared", () => { "use strict"; [nowhere] = walk(3); });
tell("nested", () => { const fixed = 1; [[fixed]] = [walk(3)]; });

class Numbers {
  0x10() { } 1e3() { } 1_0() { } 7n() { } .5() { } 1e21() { } 1e-7() { }
  static 0b11 = () => { };
  get 2.50() { return 1; }
}
const keys = Object.getOwnPropertyNames(Numbers.prototype).filter((key) => key !== "constructor");
console.log(keys.map((key) => [key, Object.getOwnPropertyDescriptor(Numbers.prototype, key)]).map(([key, { value, get }]) => key + "=" + (value ?? get).name).join());
console.log(Numbers[3].name, { 0xff: () => { } }[255].name, { 0x1fn() { } }[31].name);
