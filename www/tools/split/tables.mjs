// The parts of a module that name functions or types: read, and written with other numbers.

import { Reader, joined, list, unsigned } from "../../wasm.js";

const FUNCTION_TYPE = 0x60;
const CONSTANT = 0x41;
const END = 0x0b;
/** A segment of the first table that is put there at the start; that of another table names it, and what it holds. */
const OF_FIRST = 0;
const OF_OTHER = 2;

const asBytes = (...both) => joined([[FUNCTION_TYPE], ...both.map((kinds) => list(kinds.map((kind) => [kind])))]);

/** Types of functions, to which more can be added. */
export class Types {
  constructor(types) {
    this.numbers = new Map();
    this.all = [];
    for (const { parameters, results } of types) this.add(parameters, results);
  }

  add(parameters, results) {
    const bytes = asBytes(parameters, results);
    const key = bytes.join();
    if (!this.numbers.has(key)) this.numbers.set(key, this.all.length);
    this.all.push(bytes);
    return this.all.length - 1;
  }

  /** The number of a type. */
  of = (parameters, results) => {
    return this.numbers.get(asBytes(parameters, results).join()) ?? this.add(parameters, results);
  };

  /** The contents of the section. */
  written() {
    return list(this.all);
  }
}

/** The segments of tables: how each begins, and the functions that it holds. */
export function elements(content) {
  if (!content) return [];
  return new Reader(content).list((reader) => {
    const head = reader.passed((reader) => {
      const kind = reader.number();
      if (kind !== OF_FIRST && kind !== OF_OTHER) throw new Error(`a segment of a table is of kind ${kind}`);
      if (kind === OF_OTHER) reader.number();
      if (reader.byte() !== CONSTANT) throw new Error("a segment of a table does not begin at a constant");
      reader.signed();
      if (reader.byte() !== END) throw new Error("a segment of a table begins at a sum");
      if (kind === OF_OTHER) reader.byte();
    });
    return { head, functions: reader.list((reader) => reader.number()) };
  });
}

export const writtenElements = (all, named) => all.map(({ head, functions }) => joined([head, list(functions.map((at) => unsigned(named(at))))]));

/** The functions that a half is made of, and their numbers in it. */
export class Half {
  constructor(imports) {
    this.imports = imports;
    this.used = new Set();
    this.open = [];
  }

  /** Takes a function, whose number is not known yet. */
  need = (at) => {
    if (!this.used.has(at)) {
      this.used.add(at);
      if (at >= this.imports) this.open.push(at);
    }
    return 0;
  };

  /** Has every function written that was taken, as long as there are more. */
  gather(write) {
    while (this.open.length) write(this.open.pop());
  }

  /** Gives the functions their numbers, in the order in which they were, with `more` imports. */
  number(more) {
    const all = [...this.used].sort((a, b) => a - b);
    this.imported = all.filter((at) => at < this.imports);
    this.functions = all.filter((at) => at >= this.imports);
    const before = this.imported.length + more;
    this.numbers = new Map([...this.imported.map((at, number) => [at, number]), ...this.functions.map((at, number) => [at, before + number])]);
    this.next = before + this.functions.length;
  }

  named = (at) => {
    const number = this.numbers.get(at);
    if (number === undefined) throw new Error(`function ${at} is not in this half`);
    return number;
  };
}

/** Places in the table that the halves share, for functions of the module and for regions. */
export class Slots {
  constructor() {
    this.numbers = new Map();
  }

  of = (what) => {
    if (!this.numbers.has(what)) this.numbers.set(what, this.numbers.size);
    return this.numbers.get(what);
  };

  get size() {
    return this.numbers.size;
  }

  get all() {
    return [...this.numbers.keys()];
  }

  get functions() {
    return this.all.filter((each) => typeof each === "number");
  }

  get regions() {
    return this.all.filter((each) => typeof each !== "number");
  }
}
