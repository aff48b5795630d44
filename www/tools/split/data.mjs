// Which of a module's data the first half can do without: what only functions of the rest look into.
//
// What a function looks into is known by the addresses that it mentions, and what stands in memory mentions addresses too. A
// segment whose address nothing in the first half mentions, directly or by way of other segments, can wait for the rest:
// nothing could have read it, or changed it, before. This takes every item to be a segment of its own, as the linker
// leaves them where it is told to.
//
// An address may be mentioned by way of a place a little before or behind it, as when a loop counts from 1. Then nothing in the whole
// module mentions the item itself, as all that looks into it goes by that place: so what is near a mentioned place counts as mentioned if
// it is mentioned nowhere. And what was looked into while the first half was found out stays in any case. Bytes that merely look
// like an address do no harm: they keep something that could have waited.

import { parsed } from "./instructions.mjs";
import { SECTION, list, segments, signed, unsigned } from "../../wasm.js";

/** How far from an item code may point and mean it, in bytes. */
const NEAR = 256;
/** Segments that are no further apart than this are written as one: the head of another takes as much. */
const GAP = 8;

const OPCODE = { constant: 0x41, long: 0x42, end: 0x0b, firstAccess: 0x28, lastAccess: 0x3e };

/**
 * The data sections of both halves.
 * @param {Map<number, Uint8Array>} sections those of the module
 * @param {Uint8Array[]} first the functions of the first half
 * @param {Uint8Array[]} whole those of the module
 * @param {number[]} seen addresses that were looked at
 */
export function parted(sections, first, whole, seen) {
  const all = segments(sections.get(SECTION.data));
  if (!all?.length) return { first: sections.get(SECTION.data), rest: undefined };
  all.sort((a, b) => a.at - b.at);
  const waiting = unmentioned(all, first, whole, seen);
  const half = (isWaiting) => encoded(together(all, (each) => waiting.has(each) === isWaiting));
  return { first: half(false), rest: waiting.size ? half(true) : undefined };
}

function unmentioned(all, first, whole, seen) {
  const [lowest, highest] = [all[0].at - NEAR, end(all.at(-1)) + NEAR];
  const isAddress = (number) => number >= lowest && number <= highest;
  const between = (from, to, then) => {
    for (let at = firstBehind(all, from); at < all.length && all[at].at <= to; at++) then(all[at]);
  };
  const named = new Set();
  const name = (address) => isAddress(address) && between(address, address, (each) => address < end(each) && named.add(each));
  for (const body of whole) mentions(body, name);
  for (const each of all) words(each, name);

  const waiting = new Set(all);
  const open = [];
  const keep = (each) => waiting.delete(each) && open.push(each);
  for (const address of seen) between(address, address + SEEN - 1, keep);
  for (const body of first) {
    mentions(body, (address) => {
      if (!isAddress(address)) return;
      between(address - NEAR, address + NEAR, (each) => {
        if (!named.has(each) || (each.at <= address && address <= end(each))) keep(each);
      });
    });
  }
  while (open.length) words(open.pop(), (address) => isAddress(address) && between(address, address, keep));
  return waiting;
}

/** How many bytes a mark stands for that says that one of them was looked at. */
export const SEEN = 4;

const end = (segment) => segment.at + segment.bytes.length;

/** Calls `look` with what a segment has where pointers can be: they are aligned. */
function words({ at, bytes }, look) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
  for (let word = (4 - (at % 4)) % 4; word + 4 <= bytes.length; word += 4) look(view.getUint32(word, true));
}

/** The first segment that ends at or behind an address. */
function firstBehind(all, address) {
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (end(all[middle]) < address) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** Stands for a module where only instructions matter. */
const ANY = { types: new Proxy([], { get: () => NOTHING }), typeOf: () => 0 };
const NOTHING = { parameters: [], results: [] };

/** Calls `look` with all numbers in a body that may be addresses. */
function mentions(body, look) {
  const go = (items) => {
    for (const { code, at, offset, items: inner, otherwise } of items) {
      if (code === OPCODE.constant) look(Number(BigInt.asUintN(32, number(body, at + 1))));
      else if (code >= OPCODE.firstAccess && code <= OPCODE.lastAccess) look(offset);
      else if (code === OPCODE.long) {
        // Two of them may be written at once.
        const value = number(body, at + 1);
        look(Number(BigInt.asUintN(32, value)));
        look(Number(BigInt.asUintN(32, value >> 32n)));
      }
      if (inner) go(inner);
      if (otherwise) go(otherwise);
    }
  };
  go(parsed(body, ANY, NOTHING).items);
}

/** A number as it stands in code, signed or not: addresses are the same either way as long as they are small. */
function number(body, at) {
  let value = 0n;
  for (let shift = 0n; ; shift += 7n) {
    const byte = body[at++];
    value |= BigInt(byte & 127) << shift;
    if (!(byte & 128)) return byte & 64 && shift > 28n ? BigInt.asIntN(Number(shift) + 7, value) : value;
  }
}

/** Those that are taken, as one where they touch. What is not taken stays as it is in memory, so nothing reaches over it. */
function together(sorted, isTaken) {
  const runs = [];
  let last = null;
  for (const each of sorted) {
    if (!isTaken(each)) {
      last = null;
      continue;
    }
    if (last && each.at - last.end <= GAP) last.end = end(each);
    else runs.push((last = { at: each.at, end: end(each), parts: [] }));
    last.parts.push(each);
  }
  return runs.map(({ at, end, parts }) => {
    const bytes = new Uint8Array(end - at);
    for (const part of parts) bytes.set(part.bytes, part.at - at);
    return { at, bytes };
  });
}

const encoded = (all) =>
  list(all.map(({ at, bytes }) => [0, OPCODE.constant, ...signed(at), OPCODE.end, ...unsigned(bytes.length), ...bytes]));
