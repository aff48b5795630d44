function logged<T, A extends any[], R>(target: (this: T, ...args: A) => R, context: ClassMethodDecoratorContext) {
  const name = String(context.name);
  return function (this: T, ...args: A): R { console.log("call", name, args); return target.call(this, ...args); };
}
function doubled(_: undefined, context: ClassFieldDecoratorContext) { console.log(context.kind, context.name); return (v: number) => v * 2; }
function named(name: string) { return <C extends new (...a: any[]) => any>(cls: C, context: ClassDecoratorContext) => { console.log("class", context.name, name); }; }
function bound(_: Function, context: ClassMethodDecoratorContext) {
  context.addInitializer(function (this: any) { this[context.name] = this[context.name].bind(this); });
}
@named("calc")
class Calc {
  @doubled base = 5;
  @logged add(n: number): number { return this.base + n; }
  @bound get2(): number { return this.base; }
  @logged static make(): Calc { return new Calc(); }
}
console.log(new Calc().add(3));
const { get2 } = new Calc();
console.log(get2());
console.log(Calc.make().base);
function range(min: number, max: number) {
  return function (target: ClassAccessorDecoratorTarget<any, number>, context: ClassAccessorDecoratorContext): ClassAccessorDecoratorResult<any, number> {
    return {
      get() { return target.get.call(this); },
      set(v) { if (v < min || v > max) throw new RangeError(`${String(context.name)} out of range: ${v}`); target.set.call(this, v); },
      init(v) { return Math.max(min, Math.min(max, v)); },
    };
  };
}
class Thermostat {
  @range(0, 30) accessor target = 50;
  accessor label = "hall";
}
const t = new Thermostat();
console.log(t.target, t.label);
t.target = 20;
console.log(t.target);
try { t.target = 99; } catch (e) { console.log((e as Error).message); }
console.log(t);
function memo(target: Function, context: ClassGetterDecoratorContext): any {
  const cache = new WeakMap<object, unknown>();
  return function (this: any) { if (!cache.has(this)) { console.log("computing"); cache.set(this, target.call(this)); } return cache.get(this); };
}
class Circle { constructor(private r: number) {} @memo get area() { return this.r * this.r; } }
const c = new Circle(3);
console.log(c.area, c.area);
function sealed(cls: Function, _: ClassDecoratorContext) { Object.seal(cls); Object.seal(cls.prototype); }
function withId<C extends new (...a: any[]) => {}>(Base: C, ctx: ClassDecoratorContext) { return class extends Base { id = 42; }; }
@sealed @withId class Item { constructor(public name: string) {} }
console.log((new Item("x") as any).id, Item.name, Object.isSealed(Item));
const order: string[] = [];
const d = (s: string) => { order.push("eval " + s); return (..._: any[]) => { order.push("apply " + s); }; };
@d("c1") @d("c2") class O { @d("f") f = 1; @d("m1") @d("m2") m() {} @d("s") static s() {} }
console.log(order.join(","));
export @d("e") class Exported {}
