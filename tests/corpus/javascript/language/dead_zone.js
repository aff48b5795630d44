// covers: variables that are read or called before their declaration, this in front of super, new.target
function t() { g(); let g = () => 1; }
try { t(); } catch (e) { console.log(e.name, e.message); }
function u() { const h = () => k(1); h(); const k = (x) => x; }
try { u(); } catch (e) { console.log(e.name, e.message); }
try { m(); } catch (e) { console.log(e.name, e.message); }
const m = () => 1;
function w() { for (const x of list) ; let list = []; }
try { w(); } catch (e) { console.log(e.name, e.message); }
class A { constructor() { this.a = 1; } } class B extends A { constructor() { this.b = 1; super(); } }
try { new B(); } catch (e) { console.log(e.name, e.message); }
class C extends A { constructor() { const f = () => this.a; console.log(f.length); super(); console.log(f()); } } new C();
function Outer() { return (() => new.target === Outer)(); } console.log(typeof new Outer(), Outer());
function P(n) { if (!new.target) return new P(n); this.n = n; } console.log(P(3), new P(4)); const o = { P, name: 1 }; console.log(o.P(5));
