import Animal, { registry } from "./animals/animal.js";
import { Dog, Cat } from "./animals/index.js";
import * as animals from "./animals/index.js";

const pets = [new Dog("Rex"), new Cat("Tom"), new Animal("Generic")];
for (const pet of pets) console.log(pet.speak(), pet);
console.log(registry.size, [...registry.keys()]);
console.log(Object.keys(animals), animals.Dog === Dog, typeof animals.default);
console.log(pets[0] instanceof Animal, Dog.count, Cat.count);
await Promise.resolve();
console.log("after a turn");
try {
  registry.clear = null;
  pets[1].chase();
} catch (error) {
  console.log(`${error.name}: ${error.message}`);
}
