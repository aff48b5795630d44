// A class that was shown or asked for its members makes the same instances afterwards.
class Animal {
  static kingdom = "animals";
  speak() { return "..."; }
}
class Dog extends Animal {
  speak() { return super.speak() + "woof"; }
  fetch() { return "ball"; }
}
function Old() {}
Old.prototype.method = function () { return "old"; };
for (const C of [Animal, Dog, Old]) {
  const prototype = C.prototype, before = new C();
  console.log(C, { C }, Object.hasOwn(C, "prototype"), Object.getOwnPropertySymbols(C));
  console.log(Object.getOwnPropertyDescriptor(C, "prototype").writable, C.prototype === prototype);
  console.log(before instanceof C, before.constructor === C, Object.getPrototypeOf(new C()) === prototype);
  console.log(Object.getOwnPropertyNames(C.prototype), Reflect.ownKeys(prototype));
}
console.log(new Dog().speak(), new Dog().fetch(), new Old().method());
