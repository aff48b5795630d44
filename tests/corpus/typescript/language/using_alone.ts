// covers: `using` as the only thing that is new in a file, and as a name
class Latch {
  static held: string[] = [];
  constructor(readonly name: string) {
    Latch.held.push(name);
  }
  [Symbol.dispose]() {
    Latch.held.splice(Latch.held.indexOf(this.name), 1);
    console.log("released", this.name);
  }
}
function work(name: string): string {
  using lock = new Latch(name);
  return `${lock.name} of ${Latch.held.length}`;
}
console.log(work("a"), Latch.held.length);
{
  using outer = new Latch("outer"),
    inner = new Latch("inner");
  console.log(Latch.held.join(), outer.name < inner.name);
}
const using = 2;
let times = using + 1;
for (const n of [using, times]) times += n * using;
console.log(using, times, { using }, [using].includes(using));
