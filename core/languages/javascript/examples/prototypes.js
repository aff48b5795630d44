// What an object has not itself, its parent may have: no class in sight.
const animal = {
  legs: 4,
  describe() {
    return `${this.name} has ${this.legs} legs`;
  },
};

const bird = Object.create(animal);
bird.legs = 2;

const parrot = Object.create(bird);
parrot.name = "Polly";

console.log(parrot.describe());
animal.describe = function () {
  return `${this.name}: ${this.legs}`;
};
console.log(parrot.describe());
console.log(Object.getPrototypeOf(parrot) === bird, "legs" in parrot);
