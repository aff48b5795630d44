class Log { constructor() { this.lines = []; } add(line) { this.lines.push(line); return this; } } //+
const log = new Log(); //+
const other = new Log();
["a", "b"].forEach((w) => log.add(w)); //+
other.add("z");
const n = log.lines.length; //+
console.log(n); //@n
