export const registry = new Map();

export default class Animal {
  static count = 0;
  constructor(name) {
    this.name = name;
    registry.set(name, this);
    new.target.count++;
  }
  speak() { return `${this.name} makes a sound`; }
}
