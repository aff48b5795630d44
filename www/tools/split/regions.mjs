// Cuts regions out of functions: what lies behind a place (places.mjs) becomes a function of its own,
// which is handed the local variables that it reads, and hands back those that it wrote and that are read behind it. As it may
// go on in several ways, it also says in which: to the end of its block, or to the label of one around it.

import { CODE } from "./instructions.mjs";
import { Bits, live } from "./live.mjs";
import { emitted } from "./emit.mjs";
import { places } from "./places.mjs";
import { behindLocals, joined, signed, unsigned } from "../../wasm.js";

const NUMBER = 0x7f;
const NO_RESULT = 0x40;
/** By how many bytes cutting has to make a function smaller. */
const GAIN = 8;

/**
 * The regions to cut out of a function.
 * @param {{body: Uint8Array, what: {locals: number[], items: object[]}, type: {parameters: number[], results: number[]}}} of
 * @param {(place: number, size: number) => boolean} isCut whether to cut at its place of this number, behind which are so many bytes
 * @returns {Map<object[], {list: object[], from: number, type: object, does: Function, instead: Function}>} by the list of which each is the
 * end: where it begins, the type of the function that it becomes, what that does, and what stands in its place
 */
export function regions({ body, what, type }, isCut) {
  const first = new Map();
  places(what.items, body.length).forEach(({ list, from, end }, place) => {
    if (!first.has(list) && isCut(place, end - list[from].at)) first.set(list, { list, from, end });
  });
  if (!first.size) return first;
  const kinds = [...type.parameters, ...what.locals];
  const outermost = around(what.items, type, first);
  const nothing = Bits.none(kinds.length);
  const seen = (list, after, labels) => {
    const region = outermost.get(list);
    if (region) Object.assign(region, { after, labels });
  };
  live(what.items, 0, nothing, [nothing], seen);
  const found = [...outermost.values()].map((region) => cut(region, body, kinds)).filter(Boolean);
  return new Map(found.map((region) => [region.list, region]));
}

/**
 * The body of a function with calls in the place of its regions.
 * @param {{body: Uint8Array, what: object, type: object}} of as for `regions`, which found them
 * @param {Map<object[], object>} found
 * @param {(at: number) => number} named the number of a function
 * @param {(region: object) => number[]} calls the instructions that call the function which a region became
 * @param {number[]} before what is done in front of each call
 */
export function without({ body, what, type }, found, named, calls, before = []) {
  const kinds = [...type.parameters, ...what.locals];
  const spares = [];
  const spare = (kind, nth) => {
    let at = spares.findIndex((each) => each.kind === kind && each.nth === nth);
    if (at < 0) at = spares.push({ kind, nth }) - 1;
    return kinds.length + at;
  };
  const cut = (list, index) => {
    const region = found.get(list);
    return region?.from === index ? region.instead(before, calls(region), spare) : null;
  };
  const does = emitted(body, what.items, 0, { named, cut });
  const head = spares.length ? declared([...what.locals, ...spares.map(({ kind }) => kind)]) : body.subarray(0, behindLocals(body));
  return joined([head, does, [CODE.end]]);
}

/** Those that are in no other, with the blocks around each: what its labels take, and whether they are a loop's. */
function around(items, type, first) {
  const found = new Map();
  const look = (list, blocks) => {
    const region = first.get(list);
    if (region) found.set(list, { ...region, blocks });
    const until = region ? region.from : list.length;
    for (let at = 0; at < until; at++) {
      const item = list[at];
      if (!item.items) continue;
      const inside = [...blocks, { taken: item.code === CODE.loop ? item.type.parameters : item.type.results, given: item.type.results }];
      look(item.items, inside);
      if (item.otherwise) look(item.otherwise, inside);
    }
  };
  look(items, [{ taken: type.results, given: type.results }]);
  return found;
}

/** How a region goes on: at the end of its block, or by leaving the function. */
const BEHIND = -1;
const LEFT = Infinity;

function cut({ list, from, end, blocks, after, labels }, body, kinds) {
  const { reads, writes, exits } = survey(list, from);
  if (list.at(-1) && !endsDead(list)) exits.add(BEHIND);
  const label = (depth) => labels[labels.length - 1 - depth];
  const ways = [...exits].sort((a, b) => a - b).map((depth) => ({
    depth,
    values: depth === BEHIND ? blocks.at(-1).given : depth === LEFT ? blocks[0].taken : blocks[blocks.length - 1 - depth].taken,
    read: depth === BEHIND ? after : depth === LEFT ? Bits.none(kinds.length) : label(depth),
  }));
  const wanted = ways.reduce((sum, { read }) => sum.join(read), Bits.none(kinds.length));
  const back = [...writes].filter((local) => wanted.has(local)).sort((a, b) => a - b);
  const before = live(list, from, after, labels);
  const handed = [...new Set([...reads, ...back])].filter((local) => before.has(local)).sort((a, b) => a - b);
  // Values that a way takes along are handed back in variables too, which several ways share.
  const extra = [];
  for (const way of ways) {
    const used = new Set();
    way.slots = way.values.map((kind) => {
      let slot = extra.findIndex((each, at) => each === kind && !used.has(at));
      if (slot < 0) slot = extra.push(kind) - 1;
      used.add(slot);
      return slot;
    });
  }
  const says = ways.length > 1;
  const type = {
    parameters: handed.map((local) => kinds[local]),
    results: [...(says ? [NUMBER] : []), ...back.map((local) => kinds[local]), ...extra],
  };
  const locals = [...new Set([...reads, ...writes])].filter((local) => !handed.includes(local)).sort((a, b) => kinds[a] - kinds[b] || a - b);
  const region = { list, from, body, kinds, blocks, type, ways, handed, back, extra, locals };
  const costs = 12 + 2 * handed.length + 2 * back.length + (says ? 4 + 6 * (ways.length - 2) : 1) + 5 * extra.length;
  if (end - list[from].at < costs + GAIN) return null;
  return { list, from, type, does: (...how) => does(region, ...how), instead: (...how) => instead(region, ...how) };
}

/** What a list reads and writes, and the labels around it that it branches to; its own block's is 0. */
function survey(list, from) {
  const [reads, writes, exits] = [new Set(), new Set(), new Set()];
  const leaves = (depth, inside) => {
    if (depth >= inside) exits.add(depth - inside);
  };
  const look = (list, from, inside) => {
    for (let at = from; at < list.length; at++) {
      const { code, value, values, items, otherwise } = list[at];
      if (code === CODE.localGet) reads.add(value);
      else if (code === CODE.localSet || code === CODE.localTee) writes.add(value);
      else if (code === CODE.br || code === CODE.brIf) leaves(value, inside);
      else if (code === CODE.brTable) values.forEach((each) => leaves(each, inside));
      else if (code === CODE.return) exits.add(LEFT);
      if (items) look(items, 0, inside + 1);
      if (otherwise) look(otherwise, 0, inside + 1);
    }
  };
  look(list, from, 0);
  return { reads, writes, exits };
}

const NEVER_ENDS = new Set([CODE.unreachable, CODE.br, CODE.brTable, CODE.return, CODE.returnCall, CODE.returnCallIndirect]);

/** Whether the end of a list is never come to, as far as can be told simply. */
const endsDead = (list) => list.at(-1).height === null || NEVER_ENDS.has(list.at(-1).code);

const get = (local) => [CODE.localGet, ...unsigned(local)];
const set = (local) => [CODE.localSet, ...unsigned(local)];

/**
 * The body of the function that a region becomes.
 * @param {object} region
 * @param {(at: number) => number} named the number of a function
 * @param {(parameters: number[], results: number[]) => number} typed the number of a type
 */
function does({ list, from, body, kinds, ways, handed, back, extra, locals }, named, typed) {
  const own = [...handed, ...locals];
  const numbers = new Map(own.map((local, at) => [local, at]));
  const stash = (slot) => own.length + slot;
  const labels = ways.filter(({ depth }) => depth !== BEHIND);
  const wrapper = new Map(labels.map(({ depth }, at) => [depth, at]));
  const goes = (way) => [
    ...[...way.slots].reverse().flatMap((slot) => set(stash(slot))),
    ...(ways.length > 1 ? [CODE.constant, ...signed(ways.indexOf(way))] : []),
    ...back.flatMap((local) => get(numbers.get(local))),
    ...extra.flatMap((_, slot) => get(stash(slot))),
    CODE.return,
  ];
  const outside = (depth, inside) => inside + wrapper.get(depth);
  const behind = ways.find(({ depth }) => depth === BEHIND);
  const gives = ({ values }) => (values.length > 1 ? signed(typed([], values)) : [values[0] ?? NO_RESULT]);
  return joined([
    declared([...locals.map((local) => kinds[local]), ...extra]),
    // The block of the first way is the innermost.
    ...[...labels].reverse().map((way) => [CODE.block, ...gives(way)]),
    emitted(body, list, from, {
      named,
      local: (local) => numbers.get(local),
      label: (depth, inside) => (depth < inside ? depth : outside(depth - inside, inside)),
      left: (inside) => outside(LEFT, inside),
    }),
    behind ? goes(behind) : [],
    ...labels.map((way) => [CODE.end, ...goes(way)]),
    [CODE.end],
  ]);
}

/** The head of a body, which declares local variables of these types. */
export function declared(kinds) {
  const groups = [];
  for (const kind of kinds) {
    if (groups.at(-1)?.kind === kind) groups.at(-1).count++;
    else groups.push({ kind, count: 1 });
  }
  return joined([unsigned(groups.length), ...groups.map(({ kind, count }) => [...unsigned(count), kind])]);
}

/**
 * What stands in a region's place.
 * @param {object} region
 * @param {number[]} calls the instructions that call the function which it became, behind its parameters
 * @param {(kind: number, nth: number) => number} spare local variables that nothing else uses
 */
function instead({ ways, handed, back, extra, blocks }, before, calls, spare) {
  const slots = [];
  extra.forEach((kind, at) => slots.push(spare(kind, extra.slice(0, at).filter((each) => each === kind).length + 1)));
  const values = (way) => way.slots.flatMap((slot) => get(slots[slot]));
  const bytes = [...before, ...handed.flatMap(get), ...calls, ...[...slots].reverse().flatMap(set), ...[...back].reverse().flatMap(set)];
  const goes = (way, inside) => {
    if (way.depth === BEHIND) return values(way);
    if (way.depth === LEFT) return [...values(way), CODE.return];
    return [...values(way), CODE.br, ...unsigned(way.depth + inside)];
  };
  if (!ways.length) return [...bytes, CODE.unreachable];
  if (ways.length === 1) return [...bytes, ...goes(ways[0], 0)];
  const target = (way) => (way.depth === LEFT ? blocks.length - 1 : way.depth);
  const [first, second] = ways;
  // The way behind is the first, whose number is 0.
  if (ways.length === 2 && first.depth === BEHIND && !second.values.length) return [...bytes, CODE.brIf, ...unsigned(target(second)), ...values(first)];
  const which = spare(NUMBER, 0);
  const rest = ways.slice(1).flatMap((way) => {
    const asked = [...get(which), CODE.constant, ...signed(ways.indexOf(way)), CODE.equal];
    if (!way.values.length) return [...asked, CODE.brIf, ...unsigned(target(way))];
    return [...asked, CODE.if, NO_RESULT, ...goes(way, 1), CODE.end];
  });
  return [...bytes, ...set(which), ...rest, ...goes(first, 0)];
}
