// Which of a module's data the first half can do without: tables that only functions of the rest look into.
//
// What a function looks into is known by the addresses that it mentions, and what stands in memory mentions addresses too. A
// segment whose address nothing in the first half mentions, directly or by way of other segments, can wait for the rest:
// nothing could have read it, or changed it, before. This takes every item to be a segment of its own, as the linker
// leaves them where it is told to.
//
// An address may be mentioned by way of a place a little before or behind it, as when a loop counts from 1. So what is near a place
// that code mentions counts as mentioned, and only large segments wait. Bytes that merely look like an address
// do no harm: they keep something that could have waited.

import { SECTION, list, segments, signed, unsigned } from "./wasm.mjs";

/** How far from an item code may point and mean it, in bytes. */
const NEAR = 256;
/** Segments smaller than this stay: they cost less than they would save. */
const LARGE = 512;
/** Segments that are no further apart than this are written as one: the head of another takes as much. */
const GAP = 8;

const OPCODE = { constant: 0x41, end: 0x0b, firstAccess: 0x28, lastAccess: 0x3e, vector: 0xfd };
/** The largest binary logarithm of an alignment. */
const ALIGNED = 4;

/**
 * The data sections of both halves, and how many segments each has.
 * @param {Map<number, Uint8Array>} sections those of the module
 * @param {Uint8Array[]} bodies the functions of the first half
 */
export function parted(sections, bodies) {
  const all = segments(sections.get(SECTION.data));
  if (!all) return { first: sections.get(SECTION.data), rest: undefined };
  all.sort((a, b) => a.at - b.at);
  const waiting = unmentioned(all, bodies);
  const half = (isWaiting) => encoded(together(all.filter((each) => waiting.has(each) === isWaiting)));
  return { first: half(false), rest: waiting.size ? half(true) : undefined };
}

function unmentioned(all, bodies) {
  const waiting = new Set(all.filter((each) => each.bytes.length >= LARGE));
  const open = all.filter((each) => !waiting.has(each));
  const mention = (from, to) => {
    for (let at = firstBehind(all, from); at < all.length && all[at].at <= to; at++) {
      if (waiting.delete(all[at])) open.push(all[at]);
    }
  };
  const [lowest, highest] = [all[0]?.at - NEAR, end(all.at(-1)) + NEAR];
  const look = (address) => {
    if (address >= lowest && address <= highest) mention(address - NEAR, address + NEAR);
  };
  for (const body of bodies) addresses(body, look);
  while (open.length) {
    const { at, bytes } = open.pop();
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.length);
    // Pointers are aligned.
    for (let word = (4 - (at % 4)) % 4; word + 4 <= bytes.length; word += 4) {
      const address = view.getUint32(word, true);
      mention(address, address);
    }
  }
  return waiting;
}

const end = (segment) => (segment ? segment.at + segment.bytes.length : 0);

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

/** Calls `look` with all numbers in a body that may be addresses: where instructions begin is not looked for. */
function addresses(body, look) {
  for (let at = 0; at < body.length; at++) {
    const opcode = body[at];
    if (opcode === OPCODE.constant) {
      look(number(body, at + 1).value >>> 0);
    } else if (opcode >= OPCODE.firstAccess && opcode <= OPCODE.lastAccess && body[at + 1] <= ALIGNED) {
      look(number(body, at + 2).value >>> 0);
    } else if (opcode === OPCODE.vector) {
      const { next } = number(body, at + 1);
      if (body[next] <= ALIGNED) look(number(body, next + 1).value >>> 0);
    }
  }
}

/** A number as it stands in code, signed or not: addresses are the same either way as long as they are small. */
function number(body, at) {
  let value = 0;
  for (let shift = 0; shift < 35; shift += 7) {
    const byte = body[at++];
    value |= (byte & 127) << shift;
    if (!(byte & 128)) break;
  }
  return { value, next: at };
}

/** Segments that touch as one. */
function together(sorted) {
  const runs = [];
  for (const each of sorted) {
    const last = runs.at(-1);
    if (last && each.at - last.end <= GAP) last.end = end(each);
    else runs.push({ at: each.at, end: end(each), parts: [] });
    runs.at(-1).parts.push(each);
  }
  return runs.map(({ at, end, parts }) => {
    const bytes = new Uint8Array(end - at);
    for (const part of parts) bytes.set(part.bytes, part.at - at);
    return { at, bytes };
  });
}

const encoded = (all) =>
  list(all.map(({ at, bytes }) => [0, OPCODE.constant, ...signed(at), OPCODE.end, ...unsigned(bytes.length), ...bytes]));
