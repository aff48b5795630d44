function counter(start) {                         //+
  let n = start;                                  //+
  return { inc() { n += 1; return n; }, get() { return n; } }; //+
}
const up = counter(10);                           //+
const down = counter(99);
up.inc();                                         //+
const seen = up.get();                            //+
const label = "count";                            //-
console.log(label);                               //-
console.log(seen);                                //@seen
console.log(down.get());
