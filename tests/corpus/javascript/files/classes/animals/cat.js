import Animal from "./animal.js";
import { Dog } from "./dog.js";

class Cat extends Animal {
  static count = 10;
  speak() { return `${this.name} meows, unlike ${Dog.name}`; }
  chase() { throw new RangeError("cats do not chase"); }
}
export { Cat };
