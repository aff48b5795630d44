// Which local variables are still read, and where: what has to be handed to a region that is cut out, and what back.

import { CODE } from "./instructions.mjs";

/** A set of small numbers. */
export class Bits {
  constructor(words) {
    this.words = words;
  }

  static none(size) {
    return new Bits(new Uint32Array((size + 31) >> 5));
  }

  copy() {
    return new Bits(this.words.slice());
  }

  add(at) {
    this.words[at >> 5] |= 1 << (at & 31);
  }

  remove(at) {
    this.words[at >> 5] &= ~(1 << (at & 31));
  }

  has(at) {
    return (this.words[at >> 5] >>> (at & 31)) & 1;
  }

  /** Adds all of another set. */
  join(other) {
    for (let at = 0; at < this.words.length; at++) this.words[at] |= other.words[at];
    return this;
  }

  includes(other) {
    return this.words.every((word, at) => (other.words[at] & ~word) === 0);
  }
}

/**
 * What is read before it is written from a place on.
 * @param {object[]} list instructions, of which those from `from` on count
 * @param {Bits} after what is read behind the list
 * @param {Bits[]} labels what is read where each label that is around the list leads, the innermost last
 * @param {(list: object[], after: Bits, labels: Bits[]) => void} seen is told of each list what is read behind it; the last time that a
 * list is told of is the right one
 */
export function live(list, from, after, labels, seen = () => {}) {
  seen(list, after, labels);
  const label = (depth) => labels[labels.length - 1 - depth];
  let now = after.copy();
  for (let at = list.length - 1; at >= from; at--) {
    const { code, value, values, items, otherwise } = list[at];
    switch (code) {
      case CODE.localGet:
        now.add(value);
        break;
      case CODE.localSet:
      case CODE.localTee:
        now.remove(value);
        break;
      case CODE.br:
        now = label(value).copy();
        break;
      case CODE.brIf:
        now.join(label(value));
        break;
      case CODE.brTable:
        now = label(values[0]).copy();
        for (const each of values) now.join(label(each));
        break;
      case CODE.return:
      case CODE.returnCall:
      case CODE.returnCallIndirect:
      case CODE.unreachable:
        now.words.fill(0);
        break;
      case CODE.block:
        now = live(items, 0, now, [...labels, now], seen);
        break;
      case CODE.if: {
        const around = [...labels, now];
        const other = otherwise ? live(otherwise, 0, now, around, seen) : now;
        now = live(items, 0, now, around, seen).join(other);
        break;
      }
      case CODE.loop: {
        let again = new Bits(new Uint32Array(now.words.length));
        for (;;) {
          const next = live(items, 0, now, [...labels, again], seen);
          if (again.includes(next)) break;
          again = next.join(again);
        }
        // What regions were told of is not to change.
        now = again.copy();
        break;
      }
      default:
    }
  }
  return now;
}
