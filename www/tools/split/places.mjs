// Where a function may be cut: places from which on everything up to the end of the block is reached only through the place
// itself, and nothing stands on the stack that what follows would want. What lies behind a place that is never
// come to can be elsewhere (regions.mjs).
//
// Such are the arms of an `if`, what follows a conditional branch, and what follows a block, whose end is branched to.

import { CODE } from "./instructions.mjs";

/** Less than this is not worth the call that would stand in its place, in bytes. */
export const SMALLEST = 24;

/**
 * The places in a function, in the order in which they stand in it.
 * @param {object[]} items what it does, as `parsed` gives it
 * @param {number} length that of its body
 * @returns {{list: object[], from: number, end: number}[]} each as the list it is in, the first of it that is cut off, and where the bytes
 * of that list end
 */
export function places(items, length) {
  const found = [];
  const look = (list, isArm, end) => {
    for (let from = 0; from < list.length; from++) {
      const item = list[from];
      const before = list[from - 1];
      const begins = from === 0 ? isArm : before.items || before.code === CODE.brIf;
      if (begins && item.height === 0 && end - item.at >= SMALLEST) found.push({ list, from, end });
      if (!item.items) continue;
      const isIf = item.code === CODE.if;
      // Between the arms stands one byte.
      look(item.items, isIf, item.otherwise?.length ? item.otherwise[0].at - 1 : item.to - 1);
      if (item.otherwise) look(item.otherwise, isIf, item.to - 1);
    }
  };
  look(items, false, length - 1);
  return found;
}
