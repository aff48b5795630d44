// covers: eval in methods, fields and functions: super, new.target, arguments, private names, let around
class Parent {
  get word() { return "parent"; }
}
class Child extends Parent {
  #secret = 1;
  field = eval("super.word");
  target = eval("new.target");
  method() { return eval("super.word + this.#secret"); }
  has(object) { return eval("#secret in object"); }
}
const child = new Child();
console.log(child.field, child.target, child.method(), child.has(child), child.has({}));
function Made() { this.target = eval("new.target"); }
console.log(new Made().target === Made, eval("typeof new.target"));
function given(first) { eval("arguments[0] = 'changed'"); return first + arguments.length; }
console.log(given("kept", 2));
const refused = (text, where = eval) => {
  try {
    return String(where(text));
  } catch (error) {
    return `${error.name}: ${error.message}`;
  }
};
console.log(refused("super.word"), refused("this.#nowhere"), refused("new.target", (text) => (0, eval)(text)));
console.log(refused("arguments", (text) => new (class { field = eval(text); })()));
function shadowed() { let own = 1; { eval("var own = 2"); } }
console.log(refused("", shadowed));
console.log(refused("", () => Function("/*", "*/) {")).split(":")[0]);
