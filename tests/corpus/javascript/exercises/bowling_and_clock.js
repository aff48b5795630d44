// covers: exercises with classes: bowling, clock, robot, circular buffer, complex numbers
class Bowling {
  #rolls = [];
  roll(pins) {
    if (pins < 0) throw new Error("Negative roll is invalid");
    if (pins > 10) throw new Error("Pin count exceeds pins on the lane");
    this.#rolls.push(pins);
    return this;
  }
  score() {
    let [at, total] = [0, 0];
    for (let frame = 0; frame < 10; frame++) {
      const [a, b, c] = this.#rolls.slice(at, at + 3);
      if (b === undefined) throw new Error("Score cannot be taken until the end of the game");
      total += a + b;
      if (a === 10 || a + b === 10) total += c;
      at += a === 10 ? 1 : 2;
    }
    return total;
  }
}
const play = (rolls) => rolls.reduce((game, pins) => game.roll(pins), new Bowling());
console.log(play(Array(12).fill(10)).score(), play(Array(21).fill(5)).score(), play([3, 6, ...Array(18).fill(0)]).score());
for (const attempt of [() => play([11]), () => play([-1]), () => play([5]).score()]) {
  try {
    attempt();
  } catch (error) {
    console.log(error.message);
  }
}
class Clock {
  constructor(hours, minutes = 0) {
    this.minutes = (((hours * 60 + minutes) % 1440) + 1440) % 1440;
  }
  plus(minutes) { return new Clock(0, this.minutes + minutes); }
  minus(minutes) { return this.plus(-minutes); }
  equals(other) { return this.minutes === other.minutes; }
  toString() {
    return [Math.floor(this.minutes / 60), this.minutes % 60].map((n) => `${n}`.padStart(2, "0")).join(":");
  }
}
console.log(`${new Clock(25, 160)} ${new Clock(-1, -15)} ${new Clock(10).plus(3061)} ${new Clock(0, 3).minus(4)}`, new Clock(24).equals(new Clock(0)));

class CircularBuffer {
  #items = [];
  #capacity;
  constructor(capacity) { this.#capacity = capacity; }
  write(value) {
    if (this.#items.length === this.#capacity) throw new BufferFullError();
    this.#items.push(value);
  }
  read() {
    if (!this.#items.length) throw new BufferEmptyError();
    return this.#items.shift();
  }
  forceWrite(value) {
    if (this.#items.length === this.#capacity) this.read();
    this.write(value);
  }
}
class BufferFullError extends Error {}
class BufferEmptyError extends Error {}
const ring = new CircularBuffer(2);
ring.write("a");
ring.write("b");
try { ring.write("c"); } catch (error) { console.log(error instanceof BufferFullError, error.name, error.constructor.name); }
ring.forceWrite("c");
console.log(ring.read(), ring.read());
try { ring.read(); } catch (error) { console.log(error instanceof BufferEmptyError, String(error)); }

class Complex {
  constructor(real, imag = 0) { Object.assign(this, { real, imag }); }
  add({ real, imag }) { return new Complex(this.real + real, this.imag + imag); }
  mul({ real: c, imag: d }) { const { real: a, imag: b } = this; return new Complex(a * c - b * d, b * c + a * d); }
  get abs() { return Math.hypot(this.real, this.imag); }
  get conj() { return new Complex(this.real, 0 - this.imag); }
  get exp() { return new Complex(Math.exp(this.real) * Math.cos(this.imag), Math.exp(this.real) * Math.sin(this.imag)); }
}
console.log(new Complex(1, 2).add(new Complex(3, 4)), new Complex(1, 2).mul(new Complex(3, 4)), new Complex(3, -4).abs, new Complex(5, 0).conj);
console.log(Math.round(new Complex(0, Math.PI).exp.real));

const robot = (commands) => [...commands].reduce(({ x, y, facing }, command) => {
  const [dx, dy] = [[0, 1], [1, 0], [0, -1], [-1, 0]][facing];
  return { R: { x, y, facing: (facing + 1) % 4 }, L: { x, y, facing: (facing + 3) % 4 }, A: { x: x + dx, y: y + dy, facing } }[command];
}, { x: 0, y: 0, facing: 0 });
console.log(robot("RAALAL"), robot("LAAARALA"));
