interface Named { readonly name: string }
interface Greeter extends Named { greet(other?: Named): string }

abstract class Person implements Greeter {
  static #count = 0;
  static get count(): number { return Person.#count; }
  private secret?: string;
  protected readonly born: number;
  declare ghost: string;
  constructor(public readonly name: string, born: number | string, private nick: string | null = null) {
    this.born = Number(born);
    Person.#count++;
  }
  abstract role(): string;
  greet(other?: Named): string {
    return `${this.nick ?? this.name} (${this.role()}) greets ${other?.name ?? "nobody"}`;
  }
  tell(secret: string): this { this.secret = secret; return this; }
  get hint(): string | undefined { return this.secret?.[0]; }
  set hint(value: string | undefined) { this.secret = value; }
}
class Teacher extends Person {
  subjects: string[] = [];
  constructor(name: string, born: number, ...subjects: string[]) {
    super(name, born, name[0]);
    this.subjects = subjects;
  }
  override role(): string { return `teaches ${this.subjects.join(" and ")}`; }
}
class Pupil extends Person {
  grade = 1;
  role() { return `grade ${this.grade}`; }
  static make<T extends typeof Pupil>(this: T, name: string): InstanceType<T> {
    return new this(name, "2010") as InstanceType<T>;
  }
}
const teacher = new Teacher("Tess", 1980, "maths", "music");
const pupil = Pupil.make("Paul");
console.log(teacher.greet(pupil), "/", pupil.greet());
console.log(teacher, pupil, Person.count);
console.log(teacher.tell("xyz").hint, (teacher.hint = "q"), teacher.hint, "ghost" in teacher);
console.log(pupil instanceof Person, Object.keys(pupil), pupil.constructor.name);
const Anonymous = class<T> { constructor(public value: T) {} };
console.log(new Anonymous({ a: 1 }), Anonymous.name);
