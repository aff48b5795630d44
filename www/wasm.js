// Reading and writing the binary format of WebAssembly, as far as splitting (tools/split/) and putting together (whole.js) need it: sections,
// types, indices. Bodies of functions stay as they are, so nothing here knows an instruction but the few that it writes.

export const SECTION = { type: 1, import: 2, function: 3, table: 4, memory: 5, global: 6, export: 7, start: 8, element: 9, code: 10, data: 11, count: 12 };
export const KIND = { function: 0, table: 1, memory: 2, global: 3 };
const FUNCTION_TYPE = 0x60;
const HEADER = [0x00, 0x61, 0x73, 0x6d, 1, 0, 0, 0];

/** An unsigned number. */
export function unsigned(value) {
  const bytes = [];
  do {
    const more = value > 127;
    bytes.push((value & 127) | (more ? 128 : 0));
    value >>>= 7;
  } while (value);
  return bytes;
}

/** A signed number, as constants are written. */
export function signed(value) {
  const bytes = [];
  for (;;) {
    const low = value & 127;
    value >>= 7;
    if ((value === 0 && !(low & 64)) || (value === -1 && low & 64)) return [...bytes, low];
    bytes.push(low | 128);
  }
}

/** A name. */
export const text = (name) => {
  const bytes = new TextEncoder().encode(name);
  return [...unsigned(bytes.length), ...bytes];
};

/** Pieces, which are numbers or bytes, one after the other. */
export function joined(pieces) {
  const arrays = pieces.map((piece) => (piece instanceof Uint8Array ? piece : Uint8Array.from(piece)));
  const all = new Uint8Array(arrays.reduce((sum, each) => sum + each.length, 0));
  let at = 0;
  for (const each of arrays) {
    all.set(each, at);
    at += each.length;
  }
  return all;
}

/** Several of something: how many, then each. */
export const list = (items) => joined([unsigned(items.length), ...items]);

/** Reads bytes from the start. */
export class Reader {
  constructor(bytes) {
    this.bytes = bytes;
    this.at = 0;
  }

  byte() {
    if (this.at >= this.bytes.length) throw new Error("the module ends too early");
    return this.bytes[this.at++];
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      if (byte < 128) return value >>> 0;
    }
  }

  signed() {
    let value = 0;
    for (let shift = 0; ; ) {
      const byte = this.byte();
      value |= (byte & 127) << shift;
      shift += 7;
      if (byte < 128) return shift < 32 && byte & 64 ? value | (-1 << shift) : value;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }

  text() {
    return new TextDecoder().decode(this.take(this.number()));
  }

  /** What `read` gives for each of several. */
  list(read) {
    return Array.from({ length: this.number() }, () => read(this));
  }

  /** The bytes that `read` passes over. */
  passed(read) {
    const from = this.at;
    read(this);
    return this.bytes.slice(from, this.at);
  }
}

const limits = (reader) => {
  const flags = reader.byte();
  reader.number();
  if (flags & 1) reader.number();
};
const table = (reader) => {
  reader.byte();
  limits(reader);
};
const global = (reader) => reader.take(2);

/** A constant expression, up to its end: those that occur are one constant, global or null. */
const constant = (reader) => {
  const opcode = reader.byte();
  if (opcode === 0x44) reader.take(8);
  else if (opcode === 0x43) reader.take(4);
  else if ([0x41, 0x42, 0x23, 0xd0, 0xd2].includes(opcode)) while (reader.byte() & 128);
  else throw new Error(`a constant is made with instruction ${opcode}`);
  if (reader.byte() !== 0x0b) throw new Error("a constant is made with several instructions");
};

/** The contents of a module's sections, by their numbers. */
export function sectionsOf(bytes) {
  if (HEADER.some((byte, at) => bytes[at] !== byte)) throw new Error("this is no WebAssembly module");
  const reader = new Reader(bytes.subarray(HEADER.length));
  const sections = new Map();
  while (reader.at < reader.bytes.length) {
    const id = reader.byte();
    const content = reader.take(reader.number());
    // Custom sections are of no consequence.
    if (id) sections.set(id, content);
  }
  return sections;
}

/**
 * What a module is made of. `sections` holds the contents of each; the rest is read out of those. `imports` are those of
 * functions, `functions` the types of the module's own, `globals` and `tables` the bytes of their types.
 */
export function read(bytes) {
  const sections = sectionsOf(bytes);
  const of = (id, read) => (sections.has(id) ? new Reader(sections.get(id)).list(read) : []);
  const types = of(SECTION.type, (reader) => {
    if (reader.byte() !== FUNCTION_TYPE) throw new Error("a type is not that of a function");
    const parameters = reader.list((reader) => reader.byte());
    return { parameters, results: reader.list((reader) => reader.byte()) };
  });
  const imports = of(SECTION.import, (reader) => {
    const each = {};
    const bytes = reader.passed((reader) => {
      Object.assign(each, { module: reader.text(), name: reader.text(), kind: reader.byte() });
      if (each.kind !== KIND.function) throw new Error(`${each.name} is imported and no function`);
      each.type = reader.number();
    });
    return { ...each, bytes };
  });
  const functions = of(SECTION.function, (reader) => reader.number());
  return {
    sections,
    types,
    imports,
    functions,
    typeOf: (at) => (at < imports.length ? imports[at].type : functions[at - imports.length]),
    tables: of(SECTION.table, (reader) => reader.passed(table)),
    memories: of(SECTION.memory, (reader) => reader.passed(limits)),
    globals: of(SECTION.global, (reader) => {
      const type = reader.passed(global);
      return { type, value: reader.passed(constant) };
    }),
    bodies: of(SECTION.code, (reader) => reader.take(reader.number())),
  };
}

/** What is exported. */
export function exported(content) {
  if (!content) return [];
  return new Reader(content).list((reader) => ({ name: reader.text(), kind: reader.byte(), at: reader.number() }));
}

/** The items of the section, where functions have these numbers. */
export const writtenExports = (all, named) =>
  all.map(({ name, kind, at }) => [...text(name), kind, ...unsigned(kind === KIND.function ? named(at) : at)]);

/** The segments of a data section: where in memory each begins and its bytes; `null` where one is not simply put there. */
export function segments(content) {
  if (!content) return null;
  const reader = new Reader(content);
  const all = reader.list((reader) => {
    if (reader.number() !== 0 || reader.byte() !== 0x41) return null;
    const at = reader.signed();
    if (reader.byte() !== 0x0b) return null;
    return { at, bytes: reader.take(reader.number()) };
  });
  return all.includes(null) ? null : all;
}

/** The contents of a section without how many there are, and that number. */
export function counted(content) {
  if (!content) return { count: 0, rest: new Uint8Array() };
  const reader = new Reader(content);
  const count = reader.number();
  return { count, rest: content.subarray(reader.at) };
}

/** A section's contents with more at its end. */
export function extended(content, items) {
  const { count, rest } = counted(content);
  return joined([unsigned(count + items.length), rest, ...items]);
}

/** Where the instructions of a body begin: behind its local variables. */
export function behindLocals(body) {
  const reader = new Reader(body);
  reader.list((reader) => {
    reader.number();
    reader.byte();
  });
  return reader.at;
}

/** A module of sections, which are put in the order that the format wants. */
export function written(sections) {
  const order = [1, 2, 3, 4, 5, 6, 7, 8, 9, 12, 10, 11];
  const parts = order
    .filter((id) => sections.get(id))
    .flatMap((id) => [[id, ...unsigned(sections.get(id).length)], sections.get(id)]);
  return joined([HEADER, ...parts]);
}

/** The contents of the code section. */
export const code = (bodies) => list(bodies.map((body) => joined([unsigned(body.length), body])));
