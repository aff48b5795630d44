// Decorators of classes, methods and fields.
function logged<T, A extends any[], R>(target: (this: T, ...args: A) => R, context: ClassMethodDecoratorContext) {
  const name = String(context.name);
  return function (this: T, ...args: A): R { console.log("call", name, args); return target.call(this, ...args); };
}
function doubled(_: undefined, context: ClassFieldDecoratorContext) { console.log(context.kind, context.name); return (v: number) => v * 2; }
function named(name: string) { return <C extends new (...a: any[]) => any>(cls: C, context: ClassDecoratorContext) => { console.log("class", context.name, name); }; }
@named("calc")
class Calc {
  @doubled base = 5;
  @logged add(n: number): number { return this.base + n; }
}
console.log(new Calc().add(3));
