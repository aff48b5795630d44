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
// than what would stand in its place. A rest can also have all functions whole, and take over: what is called through the module's own tables
// is then its own from the moment when it is there, and no loop that begins behind that calls between the halves. That is for programs that run
// long, and costs the bytes of the first half once more.
//
// The first half exports, besides what the module did, the parts that the rest is made with (`split:…`); `split:here` is a
// global that is to be set when the rest is there.

import { SEEN, parted } from "./data.mjs";
import { CODE, NO_RESULT, parsed } from "./instructions.mjs";
import { places } from "./places.mjs";
import { Functions } from "./functions.mjs";
import { Half, Slots, Types, elements, writtenElements } from "./tables.mjs";
import { KIND, SECTION, behindLocals, code, counted, exported, extended, joined, list, read, segments, signed, text, unsigned, written, writtenExports } from "../../wasm.js";

const REFERENCE_TO_FUNCTION = 0x70;
const NUMBER = 0x7f;
const MUTABLE = 1;
/** A segment of a table that only says which functions are referred to. */
const DECLARED = 3;

/** How the names of marks begin. */
export const MARK = "called:";
/** What the halves call each other through, what tells whether both are here, and what brings the rest. */
export const NAMES = { module: "split", bring: "bring", table: "split:table", here: "split:here", seen: "split:seen", part: (kind, at) => `split:${kind}${at}` };

/** How the mark of an address begins. */
const AT = "@";

/** What was marked in an instance of an instrumented module: functions and places by their numbers, and addresses. */
export function marked(exports, { mark, table, at } = { mark: MARK, table: NAMES.seen, at: AT }) {
  const all = Object.entries(exports).filter(([name, { value }]) => name.startsWith(mark) && value);
  const seen = Array.from({ length: exports[table].length }, (_, word) => word).filter((word) => exports[table].get(word));
  return [...all.map(([name]) => name.slice(mark.length)), ...seen.map((word) => `${at}${word}`)];
}

/** What `marked` is to be told where it is taken to another place. */
export const MARKS = { mark: MARK, table: NAMES.seen, at: AT };

const seenIn = (reached) => [...reached].filter((mark) => mark.startsWith(AT)).map((mark) => SEEN * Number(mark.slice(AT.length)));

/**
 * The module with a global for each function and each place in one (places.mjs) that is set when it is come to, and a table with an
 * entry for every few bytes of memory that holds something when they are read. Functions are numbered from the first that is not imported.
 */
export function instrumented(bytes) {
  const module = read(bytes);
  const { sections } = module;
  const globals = [];
  const exported = [];
  const mark = (name) => {
    const at = module.globals.length + globals.length;
    globals.push([NUMBER, MUTABLE, CODE.constant, 0, CODE.end]);
    exported.push([...text(MARK + name), KIND.global, ...unsigned(at)]);
    return [CODE.constant, 1, CODE.globalSet, ...unsigned(at)];
  };
  const looked = module.imports.length + module.bodies.length;
  const bodies = module.bodies.map((body, at) => {
    const { items } = parsed(body, module, module.types[module.functions[at]]);
    const marks = [{ at: behindLocals(body), put: mark(at) }];
    places(items, body.length).forEach(({ list, from }, place) => marks.push({ at: list[from].at, put: mark(`${at}:${place}`) }));
    const look = (items) => {
      for (const item of items) {
        if (item.code >= CODE.firstLoad && item.code <= CODE.lastLoad) {
          marks.push({ at: item.at, put: [CODE.constant, ...signed(item.offset), CODE.call, ...unsigned(looked)] });
        } else if (item.code === CODE.copy) {
          marks.push({ at: item.at, put: [CODE.call, ...unsigned(looked + 1)] });
        }
        if (item.items) look(item.items);
        if (item.otherwise) look(item.otherwise);
      }
    };
    look(items);
    marks.sort((a, b) => a.at - b.at);
    const pieces = [];
    let done = 0;
    for (const { at, put } of marks) {
      pieces.push(body.subarray(done, at), put);
      done = at;
    }
    return joined([...pieces, body.subarray(done)]);
  });
  const words = Math.max(0, ...(segments(sections.get(SECTION.data)) ?? []).map(({ at, bytes }) => Math.ceil((at + bytes.length) / SEEN)));
  const seen = module.tables.length;
  const marksWord = [
    ...[CODE.constant, Math.log2(SEEN), CODE.shiftRight, CODE.localTee, 3, CODE.constant, ...signed(words), CODE.isLess, CODE.if, NO_RESULT],
    ...[CODE.localGet, 3, CODE.refFunction, ...unsigned(looked), CODE.tableSet, ...unsigned(seen), CODE.end],
  ];
  // Of a load: the address and what is added to it; of a copy: to, from and how many. What was taken is given back.
  const ofLoad = [1, 2, NUMBER, CODE.localGet, 0, CODE.localGet, 1, CODE.add, ...marksWord, CODE.localGet, 0, CODE.end];
  const ofCopy = [1, 1, NUMBER, CODE.localGet, 1, ...marksWord, CODE.localGet, 0, CODE.localGet, 1, CODE.localGet, 2, CODE.end];
  const types = new Types(module.types);
  const [two, three] = [[NUMBER, NUMBER], [NUMBER, NUMBER, NUMBER]];
  const helpers = [types.of(two, [NUMBER]), types.of(three, three)];
  exported.push([...text(NAMES.seen), KIND.table, ...unsigned(seen)]);
  sections.set(SECTION.type, types.written());
  sections.set(SECTION.function, extended(sections.get(SECTION.function), helpers.map(unsigned)));
  sections.set(SECTION.table, extended(sections.get(SECTION.table), [[REFERENCE_TO_FUNCTION, 0, ...unsigned(words)]]));
  sections.set(SECTION.global, extended(sections.get(SECTION.global), globals));
  sections.set(SECTION.export, extended(sections.get(SECTION.export), exported));
  sections.set(SECTION.element, extended(sections.get(SECTION.element), [[DECLARED, 0, 1, ...unsigned(looked)]]));
  sections.set(SECTION.code, code([...bodies, ofLoad, ofCopy].map((body) => Uint8Array.from(body))));
  return written(sections);
}

/** Up to how many bytes a function is small, in the first half and in the rest. */
const SMALL = { first: 24, rest: 400 };

/**
 * The two halves of a module.
 * @param {Uint8Array} bytes
 * @param {Set<string>} reached the functions and places that the first half is to have, named as `instrumented` marks them
 * @param {{first?: number, rest?: number, isCut?: boolean, takesOver?: boolean}} how up to how many bytes a function is small; whether functions
 * of the first half do without the places that were not come to; and whether the rest takes over
 */
export function split(bytes, reached, { first: smallFirst = SMALL.first, rest: smallRest = SMALL.rest, isCut = true, takesOver = false } = {}) {
  const module = read(bytes);
  const { sections } = module;
  if (sections.has(SECTION.start)) throw new Error("a module that begins by itself is not split");
  const functions = new Functions(module, reached, isCut);
  const segments = elements(sections.get(SECTION.element));
  const exports = exported(sections.get(SECTION.export));

  const [first, rest] = [new Half(module.imports.length), new Half(module.imports.length)];
  // What each half does for the other.
  const [ofRest, ofFirst] = [new Slots(), new Slots()];
  const inFirst = (at, named, bring) => {
    if (functions.isNeeded(at)) return functions.cut(at, named, bring, ofRest.of);
    if (functions.body(at).length <= smallFirst) return functions.whole(at, named);
    return functions.elsewhere(at, bring, ofRest.of(at));
  };
  // Behind those of the rest.
  const slotOfFirst = (at) => ofRest.size + ofFirst.of(at);
  const inRest = (at, named) => {
    if (takesOver || !functions.isNeeded(at) || functions.body(at).length <= smallRest) return functions.whole(at, named);
    return functions.elsewhere(at, [], slotOfFirst(at));
  };

  // Which functions there are, before any has its number.
  const taken = takesOver ? segments : [];
  for (const segment of segments) segment.functions.forEach(first.need);
  for (const segment of taken) segment.functions.forEach(rest.need);
  // With what the first half works on, a rest that takes over can be all there is (whole.js).
  const called = takesOver ? exports.filter(({ kind }) => kind === KIND.function) : [];
  for (const { at } of called) rest.need(at);
  for (const { kind, at } of exports) if (kind === KIND.function) first.need(at);
  while (first.open.length) {
    first.gather((at) => inFirst(at, first.need, []));
    ofRest.functions.forEach(rest.need);
    for (const region of ofRest.regions) region.does(rest.need, functions.types.of);
    rest.gather((at) => inRest(at, rest.need));
    ofFirst.functions.forEach(first.need);
  }
  first.number(1);
  rest.number(0);

  const bring = [CODE.call, ...unsigned(first.next)];
  const total = ofRest.size + ofFirst.size;
  const shared = functions.table;
  const here = module.globals.length;
  const table = [REFERENCE_TO_FUNCTION, 0x01, ...unsigned(total), ...unsigned(total)];
  const type = functions.types.of([], []);
  const brings = [0, CODE.globalGet, ...unsigned(here), CODE.isZero, CODE.if, NO_RESULT, CODE.call, ...unsigned(first.imported.length), CODE.end, CODE.end];
  const bodies = [...first.functions.map((at) => inFirst(at, first.named, bring)), Uint8Array.from(brings)];
  const regionsFrom = rest.next;
  const restBodies = [...rest.functions.map((at) => inRest(at, rest.named)), ...ofRest.regions.map((region) => region.does(rest.named, functions.types.of))];
  const filled = (from, numbers) => {
    const active = [0x02, ...unsigned(shared), CODE.constant, ...signed(from), CODE.end, 0x00];
    return joined([active, list(numbers.map(unsigned))]);
  };
  const regionNumbers = new Map(ofRest.regions.map((region, at) => [region, regionsFrom + at]));
  const inTable = ofRest.all.map((each) => regionNumbers.get(each) ?? rest.named(each));
  const parts = [
    ...module.memories.map((type, at) => ["memory", at, type]),
    ...module.tables.map((type, at) => ["table", at, type]),
    ...module.globals.map(({ type }, at) => ["global", at, type]),
  ];
  const offered = [
    ...parts.map(([kind, at]) => [...text(NAMES.part(kind, at)), KIND[kind], ...unsigned(at)]),
    [...text(NAMES.table), KIND.table, ...unsigned(shared)],
    [...text(NAMES.here), KIND.global, ...unsigned(here)],
  ];
  const imported = (kind, name, type) => joined([text(NAMES.module), text(name), [KIND[kind]], type]);
  const numbersOf = (half) => half.functions.map((at) => unsigned(module.typeOf(at)));
  const importsOf = (half) => half.imported.map((at) => module.imports[at].bytes);
  const data = parted(sections, bodies, module.bodies, seenIn(reached));
  const types = functions.types.written();
  const made = (content) => {
    const half = new Map([[SECTION.type, types], ...content]);
    if (sections.has(SECTION.count)) half.set(SECTION.count, unsigned(counted(half.get(SECTION.data)).count));
    return written(half);
  };
  return {
    regions: ofRest.regions.length,
    first: made([
      [SECTION.import, list([...importsOf(first), imported("function", NAMES.bring, unsigned(type))])],
      [SECTION.function, list([...numbersOf(first), unsigned(type)])],
      [SECTION.table, extended(sections.get(SECTION.table), [table])],
      [SECTION.memory, sections.get(SECTION.memory)],
      [SECTION.global, extended(sections.get(SECTION.global), [[NUMBER, MUTABLE, CODE.constant, 0, CODE.end]])],
      [SECTION.export, list([...writtenExports(exports, first.named), ...offered])],
      [SECTION.element, list([...writtenElements(segments, first.named), filled(ofRest.size, ofFirst.functions.map(first.named))])],
      [SECTION.code, code(bodies)],
      [SECTION.data, data.first],
    ]),
    rest: made([
      [SECTION.import, list([...importsOf(rest), ...parts.map(([kind, at, type]) => imported(kind, NAMES.part(kind, at), type)), imported("table", NAMES.table, table)])],
      [SECTION.function, list([...numbersOf(rest), ...ofRest.regions.map(({ type }) => unsigned(functions.types.of(type.parameters, type.results)))])],
      ...(called.length ? [[SECTION.export, list(writtenExports(called, rest.named))]] : []),
      [SECTION.element, list([...writtenElements(taken, rest.named), filled(0, inTable)])],
      [SECTION.code, code(restBodies)],
      [SECTION.data, data.rest],
    ]),
  };
}
