class Bag { constructor() { this.items = []; } put(x) { this.items.push(x); } take() { return this.items.pop(); } } //+
const a = new Bag(); //+
const b = new Bag(); //+
b.items = a.items; //+
a.put("x"); //+
const got = b.take(); //+
console.log(got); //@got
