// covers: members, readonly, accessors, static blocks, parameter properties, this types, relationships
class Point {
  x = 0;
  y: number = 0;
  declare z?: number;
  readonly name: string = "origin";
  [s: string]: unknown;
  constructor(x?: number, y?: number) {
    if (x) this.x = x;
    if (y !== undefined) this.y = y;
  }
  scale(n: number): void {
    this.x *= n;
    this.y *= n;
  }
}
const pt = new Point(3);
pt.scale(2);
console.log(pt, Object.keys(pt), "z" in pt);
class Greeter {
  constructor(
    public readonly name: string,
    protected greeting: string = "Hello",
    private count = 0,
    readonly tags?: string[],
  ) {}
  greet(): string {
    this.count++;
    return `${this.greeting}, ${this.name}!`;
  }
  get times() {
    return this.count;
  }
  set times(v: number | string) {
    this.count = Number(v);
  }
  static #made = 0;
  static make(...args: ConstructorParameters<typeof Greeter>) {
    Greeter.#made++;
    return new this(...args);
  }
  static get made(): number {
    return Greeter.#made;
  }
}
const greeter = Greeter.make("Ann");
greeter.greet();
greeter.times = "41";
greeter.greet();
console.log(greeter, greeter.times, Greeter.made, greeter["count"]);
class Polite extends Greeter {
  constructor(
    name: string,
    private readonly title = "Dr.",
  ) {
    super(name, "Good day");
  }
  override greet() {
    return super.greet().replace(this.name, `${this.title} ${this.name}`);
  }
  override get times() {
    return super.times * 10;
  }
}
const polite = new Polite("Bo");
console.log(polite.greet(), polite.times, polite instanceof Greeter, polite);
class Thing {
  _length = 0;
  get length() {
    return this._length;
  }
  set length(value) {
    this._length = value;
  }
  private ["computed" + 1] = 5;
  "quoted name" = 1;
  42 = "num";
  static readonly kinds: readonly string[] = ["a"];
}
const thing = new Thing();
thing.length += 3;
console.log(thing, thing.length, thing["quoted name"], thing[42], Thing.kinds);
class Counter {
  static instances = 0;
  static readonly log: string[] = [];
  static {
    try {
      this.log.push("static", typeof this);
      Counter.instances = 100;
    } finally {
      this.log.push("done");
    }
  }
  id = ++Counter.instances;
  static {
    this.log.push(String(this.instances));
  }
}
console.log(new Counter().id, new Counter().id, Counter.log);
class Box<T = string> {
  contents: T;
  constructor(value: T) {
    this.contents = value;
  }
  set(value: T): this {
    this.contents = value;
    return this;
  }
  sameAs(other: this): boolean {
    return other.contents === this.contents;
  }
  isText(): this is Box<string> {
    return typeof this.contents === "string";
  }
}
class ClearableBox extends Box<string> {
  clear() {
    this.contents = "";
    return this;
  }
}
console.log(new ClearableBox("a").set("b").clear().set("c"), new Box(1).isText(), new Box("x").sameAs(new Box("x")));
class MyClass {
  private x = 10;
  protected name = "My";
  getName = () => this.name;
  getSlow() {
    return this?.name;
  }
  compare(other: MyClass) {
    return other.x === this.x;
  }
}
const c = new MyClass();
const loose = { name: "obj", getName: c.getName, getSlow: c.getSlow };
console.log(loose.getName(), loose.getSlow(), c.compare(new MyClass()), (c as any).x);
class Account {
  #balance = 0;
  static isAccount(x: object): x is Account {
    return #balance in x;
  }
  #check(n: number): asserts n is number {
    if (n < 0) throw new RangeError(`negative: ${n}`);
  }
  deposit(n: number) {
    this.#check(n);
    this.#balance += n;
    return this;
  }
  get #half() {
    return this.#balance / 2;
  }
  get half() {
    return this.#half;
  }
}
const account = new Account().deposit(9).deposit(1);
console.log(account.half, Account.isAccount(account), Account.isAccount({}), account);
try {
  account.deposit(-1);
} catch (e) {
  console.log(`${e}`);
}
interface Pingable {
  ping(n?: number): string;
  label?: string;
}
class Sonar implements Pingable, Iterable<number> {
  label;
  constructor() {
    this.label = "s";
  }
  ping(n = 1) {
    return "ping!".repeat(n);
  }
  *[Symbol.iterator]() {
    yield 1;
    yield 2;
  }
}
const s: Pingable = new Sonar();
console.log(s.ping(2), [...(s as Sonar)], s.label);
class Base {
  name = "base";
  constructor() {
    console.log("My name is " + this.name, this.hook());
  }
  hook(): string {
    return "base hook";
  }
}
class Derived extends Base {
  override name = "derived";
  extra = this.name.length;
  override hook() {
    return `derived hook ${this.extra}`;
  }
}
console.log(new Derived().hook());
const Anonymous = class<T> {
  constructor(public content: T) {}
  static of = <U>(u: U) => new Anonymous(u);
};
console.log(new Anonymous("x"), Anonymous.of(5), Anonymous.name);
class MsgError extends Error {
  readonly code: number;
  constructor(m: string, code = 1) {
    super(m);
    this.code = code;
    this.name = new.target.name;
    Object.setPrototypeOf(this, MsgError.prototype);
  }
  sayHello() {
    return "hello " + this.message;
  }
}
const me = new MsgError("msg", 3);
console.log(me.sayHello(), me instanceof MsgError, me.name, me.code, String(me));
