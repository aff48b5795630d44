// Writes instructions anew, with other numbers for what they name.

import { CODE } from "./instructions.mjs";
import { joined, unsigned } from "../../wasm.js";

const NAMES_FUNCTION = new Set([CODE.call, CODE.returnCall, CODE.refFunction]);
const NAMES_LOCAL = new Set([CODE.localGet, CODE.localSet, CODE.localTee]);

/**
 * The bytes of a list of instructions.
 * @param {Uint8Array} body that they stand in
 * @param {object[]} list
 * @param {number} from the first of the list that is written
 * @param {object} how `named` gives the number of a function; where they are there, `local` that of a local variable, `label` that of a
 * label, given its depth and the number of blocks around the branch, `left` that of the label which stands for the function's end, and
 * `cut` what is to stand for the rest of a list from an instruction on, if that is to be replaced
 */
export function emitted(body, list, from, how) {
  const pieces = [];
  // What stays as it is, is copied in long pieces.
  let kept = null;
  const flush = (until) => {
    if (kept !== null) pieces.push(body.subarray(kept, until));
    kept = null;
  };
  const write = (list, from, depth) => {
    for (let at = from; at < list.length; at++) {
      const item = list[at];
      const instead = how.cut?.(list, at);
      if (instead) {
        flush(item.at);
        pieces.push(instead);
        return;
      }
      const { code } = item;
      let written = null;
      if (NAMES_FUNCTION.has(code)) written = [code, ...unsigned(how.named(item.value))];
      else if (how.local && NAMES_LOCAL.has(code)) written = [code, ...unsigned(how.local(item.value))];
      else if (how.label && (code === CODE.br || code === CODE.brIf)) written = [code, ...unsigned(how.label(item.value, depth))];
      else if (how.label && code === CODE.brTable) {
        const targets = item.values.map((value) => unsigned(how.label(value, depth)));
        written = [code, ...unsigned(targets.length - 1), ...targets.flat()];
      } else if (how.left && code === CODE.return) written = [CODE.br, ...unsigned(how.left(depth))];
      if (written) {
        flush(item.at);
        pieces.push(written);
        continue;
      }
      kept ??= item.at;
      if (!item.items) {
        if (at === list.length - 1) flush(item.to);
        continue;
      }
      flush(item.inner);
      write(item.items, 0, depth + 1);
      if (item.otherwise) {
        pieces.push([CODE.else]);
        write(item.otherwise, 0, depth + 1);
      }
      pieces.push([CODE.end]);
    }
  };
  write(list, from, 0);
  return joined(pieces);
}
