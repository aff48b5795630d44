// Splits a WebAssembly module in two: what is needed at first, and the rest, which is fetched when one of its functions is
// first called (or before that, when there is nothing better to do).
//
// Both halves have the same functions at the same indices, so that no body need be rewritten: a function that is in the
// other half is a few instructions that call it through a table which both share. So everything means what it meant: a
// function can be called from anywhere, be in tables and be exported whichever half it is in. Memory, tables and globals
// are the first half's; data that only the rest looks into comes with it (data.mjs). In front of the first call into the rest, the first half calls one of its own imports, which has to
// bring it: synchronously, as that call cannot wait.
//
// Small functions are in both halves: a call from one half into the other costs more than a call within, and a copy hardly more
// than what would stand in its place.
//
// The first half exports, besides what the module did, the parts that the rest is made with (`split:…`); `split:here` is a
// global that is to be set when the rest is there.

import { parted } from "./data.mjs";
import { KIND, SECTION, behindLocals, code, counted, extended, joined, list, read, signed, text, unsigned, written } from "./wasm.mjs";

const OPCODE = { if: 0x04, end: 0x0b, call: 0x10, callIndirect: 0x11, localGet: 0x20, globalGet: 0x23, globalSet: 0x24, constant: 0x41, isZero: 0x45 };
const NO_RESULT = 0x40;
const REFERENCE_TO_FUNCTION = 0x70;
const NUMBER = 0x7f;
const MUTABLE = 1;

/** What the halves call each other through, and what tells whether both are here. */
export const NAMES = { table: "split:table", here: "split:here", part: (kind, at) => `split:${kind}${at}` };

/**
 * The module with a global for each function that is set when the function is called, exported as `called:<number>`.
 * Functions are numbered from the first that is not imported.
 */
export function instrumented(bytes) {
  const module = read(bytes);
  const first = module.globals.length;
  const marks = module.bodies.map(() => [NUMBER, MUTABLE, OPCODE.constant, 0, OPCODE.end]);
  const exported = module.bodies.map((_, at) => [...text(`called:${at}`), KIND.global, ...unsigned(first + at)]);
  const bodies = module.bodies.map((body, at) => {
    const from = behindLocals(body);
    const mark = [OPCODE.constant, 1, OPCODE.globalSet, ...unsigned(first + at)];
    return joined([body.subarray(0, from), mark, body.subarray(from)]);
  });
  const { sections } = module;
  sections.set(SECTION.global, extended(sections.get(SECTION.global), marks));
  sections.set(SECTION.export, extended(sections.get(SECTION.export), exported));
  sections.set(SECTION.code, code(bodies));
  return written(sections);
}

/** Up to how many bytes a function is small, in the first half and in the rest. */
const SMALL = { first: 24, rest: 400 };

/**
 * The two halves of a module.
 * @param {Uint8Array} bytes
 * @param {Set<number>} needed the functions of the first half, numbered from the first that is not imported
 * @param {RegExp} brings the name of the import without parameters that brings the rest
 * @param {{first: number, rest: number}} small
 */
export function split(bytes, needed, brings, small = SMALL) {
  const module = read(bytes);
  const bring = module.imports.findIndex((each) => brings.test(each.name));
  if (bring < 0) throw new Error(`no import is named ${brings}`);
  const { parameters, results } = module.types[module.imports[bring].type];
  if (parameters.length || results.length) throw new Error(`${brings} takes or gives something`);
  const total = module.functions.length;
  const indices = module.functions.map((_, at) => at);
  const both = [indices.filter((at) => needed.has(at)), indices.filter((at) => !needed.has(at))];
  const slots = new Map(both.flat().map((at, slot) => [at, slot]));
  const shared = module.tables.length;
  const here = module.globals.length;

  const elsewhere = (at, before) => {
    const type = module.functions[at];
    const handedOn = module.types[type].parameters.flatMap((_, local) => [OPCODE.localGet, ...unsigned(local)]);
    const call = [OPCODE.constant, ...signed(slots.get(at)), OPCODE.callIndirect, ...unsigned(type), ...unsigned(shared)];
    return Uint8Array.from([0, ...before, ...handedOn, ...call, OPCODE.end]);
  };
  const brought = [OPCODE.globalGet, ...unsigned(here), OPCODE.isZero, OPCODE.if, NO_RESULT, OPCODE.call, ...unsigned(bring), OPCODE.end];
  const filled = (functions, from) => {
    const active = [0x02, ...unsigned(shared), OPCODE.constant, ...signed(from), OPCODE.end, 0x00];
    return joined([active, list(functions.map((at) => unsigned(module.imports.length + at)))]);
  };

  const first = new Map(module.sections);
  const rest = new Map();
  const table = [REFERENCE_TO_FUNCTION, 0x01, ...unsigned(total), ...unsigned(total)];
  first.set(SECTION.table, extended(first.get(SECTION.table), [table]));
  first.set(SECTION.global, extended(first.get(SECTION.global), [[NUMBER, MUTABLE, OPCODE.constant, 0, OPCODE.end]]));
  const parts = [
    ...module.memories.map((type, at) => ["memory", at, type]),
    ...module.tables.map((type, at) => ["table", at, type]),
    ...module.globals.map(({ type }, at) => ["global", at, type]),
  ];
  const exported = [
    ...parts.map(([kind, at]) => [...text(NAMES.part(kind, at)), KIND[kind], ...unsigned(at)]),
    [...text(NAMES.table), KIND.table, ...unsigned(shared)],
    [...text(NAMES.here), KIND.global, ...unsigned(here)],
  ];
  first.set(SECTION.export, extended(first.get(SECTION.export), exported));
  first.set(SECTION.element, extended(first.get(SECTION.element), [filled(both[0], 0)]));
  const isFirst = (body, at) => needed.has(at) || body.length <= small.first;
  first.set(SECTION.code, code(module.bodies.map((body, at) => (isFirst(body, at) ? body : elsewhere(at, brought)))));
  const data = parted(module.sections, module.bodies.filter(isFirst));
  for (const [half, content] of [[first, data.first], [rest, data.rest]]) {
    half.set(SECTION.data, content);
    if (module.sections.has(SECTION.count)) half.set(SECTION.count, unsigned(counted(content).count));
  }

  for (const kept of [SECTION.type, SECTION.function]) rest.set(kept, module.sections.get(kept));
  const taken = (kind, name, type) => joined([text("split"), text(name), [KIND[kind]], type]);
  rest.set(
    SECTION.import,
    extended(module.sections.get(SECTION.import), [
      ...parts.map(([kind, at, type]) => taken(kind, NAMES.part(kind, at), type)),
      taken("table", NAMES.table, table),
    ]),
  );
  rest.set(SECTION.element, list([filled(both[1], both[0].length)]));
  rest.set(SECTION.code, code(module.bodies.map((body, at) => (needed.has(at) && body.length > small.rest ? elsewhere(at, []) : body))));
  return { first: written(first), rest: written(rest) };
}
