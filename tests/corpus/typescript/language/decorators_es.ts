// covers: decorators of classes, methods, accessors, fields, getters; factories, context, addInitializer
const order: string[] = [];
const note = (s: string) => void order.push(s);
function logged<This, Args extends any[], Return>(
  target: (this: This, ...args: Args) => Return,
  context: ClassMethodDecoratorContext<This, (this: This, ...args: Args) => Return>,
) {
  const name = String(context.name);
  return function (this: This, ...args: Args): Return {
    console.log(`enter ${name}(${args.join()})`);
    const result = target.call(this, ...args);
    console.log(`leave ${name} = ${result}`);
    return result;
  };
}
function bound(_: Function, context: ClassMethodDecoratorContext) {
  const name = context.name;
  if (context.private) throw new Error("private");
  context.addInitializer(function (this: any) {
    this[name] = this[name].bind(this);
  });
}
function first() {
  note("first(): factory evaluated");
  return function (_t: any, c: ClassMethodDecoratorContext) {
    note(`first(): called ${String(c.name)}`);
  };
}
function second() {
  note("second(): factory evaluated");
  return (_t: any, _c: ClassMethodDecoratorContext) => {
    note("second(): called");
  };
}
class Person {
  name: string;
  constructor(name: string) {
    this.name = name;
  }
  @logged greet(other = "you", times = 1) {
    return `${this.name} greets ${other}`.repeat(times);
  }
  @bound hello() {
    return "hello " + this.name;
  }
  @first() @second() method() {}
  @logged static make(n: string) {
    return new Person(n);
  }
}
const p = new Person("Ron");
p.greet("Ann");
const { hello } = p;
console.log(hello(), order);
Person.make("x").greet();
function doubled(_: undefined, c: ClassFieldDecoratorContext) {
  return (v: number) => {
    note(`${c.kind} ${String(c.name)} ${c.static}`);
    return v * 2;
  };
}
function plus(n: number) {
  return (_: undefined, __: ClassFieldDecoratorContext) => (v: number) => v + n;
}
class Fields {
  @doubled x = 1;
  @plus(1) @doubled y = 10;
  @doubled static z = 4;
  @doubled ["comp" + 1] = 3;
}
console.log(new Fields(), Fields.z, order.slice(4));
function clamp(min: number, max: number) {
  return function <T>(
    value: ClassAccessorDecoratorTarget<T, number>,
    context: ClassAccessorDecoratorContext<T, number>,
  ): ClassAccessorDecoratorResult<T, number> {
    return {
      get() {
        return value.get.call(this);
      },
      set(v) {
        value.set.call(this, Math.min(max, Math.max(min, v)));
      },
      init(v) {
        console.log("init", String(context.name), v);
        return Math.max(min, v);
      },
    };
  };
}
class Volume {
  @clamp(0, 10) accessor level = -5;
  accessor plain = "p";
}
const vol = new Volume();
console.log(vol.level);
vol.level = 99;
console.log(vol.level, vol.plain, Object.keys(vol));
function sealed<T extends abstract new (...a: any[]) => any>(value: T, { name, kind }: ClassDecoratorContext<T>) {
  console.log("seal", name, kind);
  Object.seal(value);
  Object.seal(value.prototype);
}
function withId<T extends new (...a: any[]) => object>(Base: T, _c: ClassDecoratorContext<T>) {
  return class extends Base {
    id = 7;
  };
}
const registry = new Map<string, Function>();
function register(key: string) {
  return (c: Function, ctx: ClassDecoratorContext) => {
    ctx.addInitializer(function () {
      registry.set(key, this as Function);
    });
  };
}
@sealed
@withId
@register("bug")
class BugReport {
  type = "report";
  constructor(public title: string) {}
}
const bug = new BugReport("dark mode");
console.log({ ...bug }, registry.get("bug") === BugReport, Object.isSealed(BugReport), BugReport.name);
function cached<T, V>(get: (this: T) => V, c: ClassGetterDecoratorContext<T, V>) {
  return function (this: T): V {
    const v = get.call(this);
    Object.defineProperty(this, c.name, { value: v });
    return v;
  };
}
let computed = 0;
class Lazy {
  @cached get value() {
    computed++;
    return 42;
  }
  #v = 1;
  set v(n: number) {
    this.#v = n;
  }
  get v() {
    return this.#v;
  }
}
const lazy = new Lazy();
console.log(lazy.value + lazy.value, computed);
lazy.v = 3;
console.log(lazy.v);
function traceSet<T, V>(set: (this: T, v: V) => void, c: ClassSetterDecoratorContext<T, V>) {
  return function (this: T, v: V) {
    console.log("set", String(c.name), v, c.access.has(this));
    set.call(this, v);
  };
}
class S {
  _x = 0;
  @traceSet set x(v: number) {
    this._x = v;
  }
  get x() {
    return this._x;
  }
}
const s = new S();
s.x = 5;
console.log(s.x, s);
const Deco = (tag: string) => (_v: unknown, c: DecoratorContext) => {
  console.log(tag, c.kind, String(c.name));
};
@Deco("class")
class All {
  @Deco("f") f = 1;
  @Deco("m") m() {}
  @Deco("g") get g() {
    return 1;
  }
  @Deco("s") set g(_) {}
  @Deco("a") accessor a = 1;
  @Deco("sf") static sf = 1;
  @Deco("sm") static sm() {}
}
new All().m();
const five: any = () => 5;
try {
  @five
  class Bad {}
  console.log(typeof Bad);
} catch (e) {
  console.log((e as Error).name, (e as Error).message);
}
export class Exported {
  @logged m() {
    return this.constructor.name;
  }
}
new Exported().m();
const Expr =
  @Deco("expr")
  class Named {};
console.log(Expr.name);
