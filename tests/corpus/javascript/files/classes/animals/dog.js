import Animal from "./animal.js";

export class Dog extends Animal {
  static count = 0;
  speak() { return super.speak() + ": woof"; }
}
