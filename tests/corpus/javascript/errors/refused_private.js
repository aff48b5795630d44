console.log("this never runs");
class Box {
  #content = 1;
  open() { return this.#contents; }
}
