class Stack {
  constructor() { this.items = []; }              //+
  push(x) { this.items.push(x); return this; }    //+
  pop() { return this.items.pop(); }              //+
}
const a = new Stack();                            //+
const b = new Stack();                            //-
a.push(1).push(2);                                //+
b.push("x");                                      //-
const top = a.pop();                              //+
const other = b.pop();                            //-
console.log(top);                                 //@top
console.log(other);
