class Box<T> {
  constructor(private v: T) {} //+
  get(): T { return this.v; } //+
}
const a = new Box<number>(1); //+
const b = new Box<string>("x"); //-
const r: number = a.get(); //+
console.log(r, b.get()); //@r
