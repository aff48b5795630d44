// covers: decorators of private members, and of static accessors
function logged(v: any, c: any) {
  console.log(c.kind, c.name, c.private, c.static, typeof c.access.get, typeof c.access.set);
  return c.kind === "method"
    ? function (this: any, ...a: any[]) {
        console.log("call", c.name);
        return v.call(this, ...a);
      }
    : undefined;
}
class A {
  @logged #m(x: number) {
    return x + 1;
  }
  @logged get #g() {
    return 5;
  }
  @logged static #s() {
    return 7;
  }
  @logged #f = 1;
  @logged accessor #acc = 2;
  run() {
    return [this.#m(1), this.#g, A.#s(), this.#f, this.#acc];
  }
  @logged static accessor sa = 9;
  @logged static sf = 3;
}
console.log(new A().run(), A.sa, A.sf);
