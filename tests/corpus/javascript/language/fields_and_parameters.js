// covers: fields of a class see none of its constructor's names; new.target in fields
const size = "outer";
class Box {
  content = size;
  later = () => size;
  constructor(size) { this.size = size; }
}
const box = new Box("given");
console.log(box.content, box.later(), box.size);
class Large extends Box {
  own = size + this.size;
  target = new.target;
  static target = new.target;
  constructor(first) { const size = "local"; super(first + size); }
}
console.log(new Large("big"), Large.target);
const chain = { call() { return this === chain; }, none: null };
console.log((chain?.call)(), (chain?.["call"])(), chain.none?.call());
class Bare extends Box { remove() { delete super.size; } }
try { new Bare(1).remove(); } catch (error) { console.log(error.name, error.message); }
