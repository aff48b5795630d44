class Animal { constructor(n) { this.n = n; } say() { return this.n + this.sound(); } } //+
class Dog extends Animal { sound() { return "w"; } } //+
class Cat extends Animal { constructor(n) { super(n); this.c = 1; } sound() { return "m"; } }
const d = new Dog("d"); //+
const c = new Cat("c");
const r = d.say(); //+
console.log(r, c.say()); //@r
