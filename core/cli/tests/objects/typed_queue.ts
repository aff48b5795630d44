class Queue<T> {
  private items: T[] = [];                        //+
  add(x: T): void { this.items.push(x); }         //+
  take(): T | undefined { return this.items.shift(); } //+
}
const jobs = new Queue<string>();                 //+
const nums = new Queue<number>();                 //-
jobs.add("wash");                                 //+
nums.add(4);                                      //-
const job = jobs.take();                          //+
const num = nums.take();                          //-
console.log(num);                                 //-
console.log(job);                                 //@job
