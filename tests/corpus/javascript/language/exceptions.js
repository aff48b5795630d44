// covers: try, catch, finally, throw, error classes, cause, rethrow, custom errors
function f(x) { try { if (x === 1) throw new Error("one"); if (x === 2) return "returned"; return "end"; } catch (e) { return "caught " + e.message; } finally { console.log("finally", x); } }
console.log(f(1), f(2), f(3));
console.log((() => { try { return 1; } finally { return 2; } })());
for (const make of [() => null.x, () => undefined.foo(), () => { let o = {}; o.f(); }, () => { let o = { a: {} }; o.a.b.c; }, () => x1, () => { const c = 1; c = 2; }, () => (1)(), () => new (() => {})(), () => [].reduce((a, b) => a), () => "x".repeat(-1), () => new Array(-1), () => (1.5).toFixed(200), () => null[Symbol.iterator], () => { const [a] = null; }, () => { const { a } = undefined; }, () => BigInt(1.5), () => 1n + 1, () => Symbol() + "", () => JSON.parse("{bad"), () => decodeURIComponent("%"), () => { class A { constructor() { this.x; } } A(); }, () => ({}).x.y, () => { let fn = 5; fn(); }, () => [...123], () => new 5, () => { for (const a of {}) ; }, () => 1 in "x", () => ({}) instanceof 5, () => { null.x = 1; }, () => Object.defineProperty(1, "a", {}), () => { undefinedFunction(); }, () => { let a = {}; a.b.c(); }, () => { let a = []; a[0].x; }, () => { const s = "str"; s.foo(); }, () => "abc".x.y]) {
  try { make(); console.log("no error", make.toString()); } catch (e) { console.log(`${e.name}: ${e.message}`, e instanceof Error, e.constructor.name); }
}
class ValidationError extends Error { constructor(field, message) { super(message); this.name = "ValidationError"; this.field = field; } }
try { throw new ValidationError("age", "must be positive"); } catch (e) { console.log(e.name, e.message, e.field, e instanceof ValidationError, e instanceof Error, String(e), Object.keys(e), e.toString(), Object.prototype.toString.call(e)); }
try { try { throw new Error("inner"); } catch (e) { throw new Error("outer", { cause: e }); } } catch (e) { console.log(e.message, e.cause.message); }
for (const thrown of ["text", 42, null, undefined, { code: 1 }, [1]]) { try { throw thrown; } catch (e) { console.log("thrown", e); } }
try { throw new AggregateError([new Error("a"), new TypeError("b")], "many"); } catch (e) { console.log(e.name, e.message, e.errors.map(String)); }
const order = []; try { try { order.push(1); throw 1; } finally { order.push(2); } } catch { order.push(3); } finally { order.push(4); } console.log(order);
function loop() { for (let i = 0; i < 3; i++) { try { if (i === 1) continue; if (i === 2) break; console.log("body", i); } finally { console.log("fin", i); } } } loop();
console.log(new Error("m", { cause: "c" }).cause, "cause" in new Error("x"), Error("no new") instanceof Error, new RangeError("r").name, Error.prototype.name, TypeError.prototype instanceof Error);
const e = new Error("stack test"); console.log(e.stack.split("\n")[0], typeof e.stack, Object.getOwnPropertyNames(e).sort(), e.hasOwnProperty("message"), new Error().hasOwnProperty("message"));
console.log((() => { let r = ""; l: try { r += "a"; break l; } finally { r += "b"; } return r; })());
function deep(n) { return n === 0 ? 0 : 1 + deep(n - 1); } try { deep(1e6); } catch (e) { console.log(e instanceof RangeError, e.message); }
