#!/usr/bin/env node
"use strict";
// A program that shows the grammar.
import fs, { readFileSync as read } from "fs";
import * as path from "path";

const [first, , third = 3, ...others] = [1, 2, undefined, 4, 5];
let { a, b: { c = 1 } = {}, ...rest } = { a: 1, d: 2 };
var counter = 0, text = `first is ${first} and ${third + 1}`;

class Animal {
  #secret = 1;
  static count = 0;
  static { Animal.count = 1; }
  constructor(name) { this.name = name; }
  get loud() { return this.name.toUpperCase(); }
  set loud(value) { this.name = value; }
  static make(name) { return new this(name); }
  *[Symbol.iterator]() { yield this.name; yield* this.#parts(); }
  #parts() { return [this.#secret]; }
}

class Dog extends Animal {
  constructor(...args) { super(...args); }
  speak() { return super.toString?.() ?? "woof"; }
}

async function* numbers(limit) {
  for (let i = 0; i < limit; i++) yield await i;
}

const arrow = async (x, y = 2) => { for await (const n of numbers(x)) counter += n; return y; };

outer: for (const key in { p: 1 }) {
  for (;;) {
    if (key === "p") continue outer; else break outer;
  }
}

switch (counter) {
  case 0: counter++; break;
  default: --counter;
}

do { counter **= 2; } while (counter < 10 && counter !== 1);
while (false) { debugger; }

try {
  throw new TypeError("no");
} catch ({ message }) {
  text += message;
} finally {
  delete rest.d;
}

const tag = (strings, ...values) => strings.raw.join("|") + values.length;
console.log(tag`a${1}b\n`, /x(?<y>\d+)/giu.test("x1"), typeof void 0, 10n ** 2n, null, (1, 2));
export { counter as default };
