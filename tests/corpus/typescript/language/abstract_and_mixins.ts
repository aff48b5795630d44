// covers: abstract classes and members, construct signatures, mixins, interfaces extending classes
abstract class Employee {
  private static next = 1;
  readonly id: number = Employee.next++;
  abstract readonly role: string;
  protected abstract baseSalary(): number;
  constructor(public name: string) {}
  abstract get bonus(): number;
  salary(): number {
    return this.baseSalary() + this.bonus;
  }
  toString() {
    return `#${this.id} ${this.name} (${this.role}): ${this.salary()}`;
  }
  static compare(a: Employee, b: Employee): number {
    return b.salary() - a.salary() || a.name.localeCompare(b.name);
  }
}
class Manager extends Employee {
  role = "manager";
  #reports: Employee[] = [];
  protected baseSalary() {
    return 5000;
  }
  get bonus() {
    return this.#reports.length * 250;
  }
  add(...reports: Employee[]): this {
    this.#reports.push(...reports);
    return this;
  }
}
class Engineer extends Employee {
  readonly role = "engineer";
  constructor(
    name: string,
    private level: 1 | 2 | 3 = 1,
  ) {
    super(name.toUpperCase());
  }
  protected override baseSalary() {
    return 4000 + this.level * 500;
  }
  get bonus() {
    return this.level > 1 ? 100 : 0;
  }
}
const team = [new Engineer("zed", 3), new Engineer("amy"), new Engineer("bob")];
const boss = new Manager("Eve").add(...team);
for (const e of [boss, ...team].sort(Employee.compare)) console.log(String(e));
try {
  new (Employee as any)("nobody").salary();
} catch (e) {
  console.log((e as Error).message.includes("baseSalary"));
}

type Constructor<T = {}> = new (...args: any[]) => T;
type AbstractConstructor<T = object> = abstract new (...args: any[]) => T;
function Timestamped<TBase extends Constructor>(Base: TBase) {
  return class extends Base {
    created = 1000;
    get age() {
      return 5000 - this.created;
    }
  };
}
function Activatable<TBase extends Constructor<{ name: string }>>(Base: TBase) {
  return class Activatable extends Base {
    isActive = false;
    activate() {
      this.isActive = true;
      return `${this.name} is active`;
    }
  };
}
function Scale<T extends AbstractConstructor>(Base: T) {
  abstract class Scaling extends Base {
    _scale = 1;
    setScale(n: number): this {
      this._scale = n;
      return this;
    }
    get scale() {
      return this._scale;
    }
  }
  return Scaling;
}
class User {
  constructor(public name: string) {}
}
const Special = Activatable(Timestamped(User));
const user = new Special("Kim");
console.log(user.activate(), user.age, user, Special.name, Object.getPrototypeOf(Special).name);
class Sprite extends Scale(User) {
  x = 0;
  override setScale(n: number) {
    super.setScale(n * 2);
    return this;
  }
}
console.log(new Sprite("bird").setScale(0.4).scale, new Sprite("b"));

class Jumpable {
  jump() {
    return "jump";
  }
}
class Duckable {
  duck() {
    return "duck";
  }
  get low() {
    return true;
  }
}
class Character {
  x = 1;
}
interface Character extends Jumpable, Duckable {}
function applyMixins(derived: any, constructors: any[]) {
  for (const base of constructors)
    for (const name of Object.getOwnPropertyNames(base.prototype))
      Object.defineProperty(
        derived.prototype,
        name,
        Object.getOwnPropertyDescriptor(base.prototype, name) ?? Object.create(null),
      );
}
applyMixins(Character, [Jumpable, Duckable]);
const player = new Character();
console.log(player.jump(), player.duck(), player.low, player);
class Control {
  private state: any = "s";
  get value() {
    return this.state;
  }
}
interface Selectable extends Control {
  select(): string;
}
class Button extends Control implements Selectable {
  select() {
    return "selected " + this.value;
  }
}
const sel: Selectable = new Button();
console.log(sel.select());
const greetAll = (ctors: (new (name: string) => Employee)[]) => ctors.map((c) => new c("new").toString());
console.log(greetAll([Manager, Engineer]));
abstract class Template {
  run(): string[] {
    return [this.before?.(), this.step(1), this.step(2), this.after()].filter((x): x is string => x !== undefined);
  }
  protected before?(): string;
  protected abstract step(n: number): string;
  protected after() {
    return "end";
  }
}
class Simple extends Template {
  protected step(n: number) {
    return "step" + n;
  }
}
class Full extends Simple {
  protected override before() {
    return "begin";
  }
  protected override after() {
    return super.after() + "!";
  }
}
console.log(new Simple().run(), new Full().run());
