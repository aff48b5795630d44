class Grid { constructor() { this.rows = []; } add(row) { this.rows.push(row); } text() { return this.rows.join(); } } //+
const inner = new Grid(); //+
const outer = new Grid(); //+
inner.add("x"); //+
outer.add(inner.rows); //+
const text = outer.text(); //+
console.log(text); //@text
