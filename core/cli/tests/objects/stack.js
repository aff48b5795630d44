class Stack {
  constructor() { this.items = []; } //+
  push(x) { this.items.push(x); return this; } //+
  top() { return this.items[this.items.length - 1]; } //+
}
const s = new Stack(); //+
const t = new Stack(); //-
s.push(1).push(2); //+
t.push(3); //-
const r = s.top(); //+
console.log(r, t.top()); //@r
