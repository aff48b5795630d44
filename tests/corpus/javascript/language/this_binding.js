// covers: this in methods, functions, arrows, callbacks, call, apply, bind, classes, getters
const o = { n: 1, m() { return this.n; }, a: () => typeof this, get g() { return this.n * 2; }, inner: { n: 5, m() { return this.n; } } };
console.log(o.m(), o.inner.m(), o.g, (0, o.m).call({ n: 9 }), [o.m][0].name);
class Button { label = "ok"; handlers = []; constructor() { this.bound = this.click.bind(this); } click() { return this?.label ?? "lost"; } arrow = () => this.label; }
const b = new Button(); const { click, bound, arrow } = b; console.log(click(), bound(), arrow());
console.log([1, 2].map(function () { return this.k; }, { k: "thisArg" }), Array.from([1], function (x) { return x + this.y; }, { y: 1 }));
function F() { this.v = 1; return { v: 2 }; } function G() { this.v = 1; return 5; } console.log(new F().v, new G().v);
function sum(...n) { return n.reduce((a, b) => a + b, this.base); } console.log(sum.call({ base: 10 }, 1, 2), sum.apply({ base: 20 }, [1, 2]), sum.bind({ base: 30 }, 1)(2));
const twice = sum.bind({ base: 1 }).bind({ base: 100 }); console.log(twice(1)); const chain = { v: 0, add(n) { this.v += n; return this; }, mul(n) { this.v *= n; return this; } }; console.log(chain.add(2).mul(5).add(1).v, chain);
class Timer { constructor() { this.ticks = 0; } start() { setTimeout(() => { this.ticks++; console.log("ticks", this.ticks); }, 1); setTimeout(function () { console.log("in function", this === globalThis, this?.constructor?.name); }, 2); } } new Timer().start();
const proto = { hi() { return `hi ${this.name}`; } }; const child = { __proto__: proto, name: "child", hi() { return super.hi() + "!"; } }; console.log(child.hi()); function strict() { "use strict"; return this; } console.log(strict(), strict.call(null), strict.call(1), typeof strict.call("s")); function Outer() { this.x = 1; const f = () => this.x; return f.call({ x: 2 }); } console.log(new Outer() instanceof Outer, Outer.call({}));
