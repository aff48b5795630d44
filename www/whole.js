// Puts the halves of an engine together (tools/split/) whose second one takes over: that has all functions, so it is the whole engine once it has
// memory, tables and globals of its own, with what the first half begins with.

import { KIND, Reader, SECTION, counted, exported, joined, list, sectionsOf, unsigned, written, writtenExports } from "./wasm.js";

/** How the names begin that only halves have for each other. */
const BETWEEN = "split:";

/**
 * The module that was split.
 * @param {Uint8Array} first
 * @param {Uint8Array} rest
 * @returns {Uint8Array} it does what the halves do together, and wants no other
 */
export function whole(first, rest) {
  const [its, all] = [first, rest].map(sectionsOf);
  const own = [SECTION.table, SECTION.memory, SECTION.global].map((id) => [id, its.get(id)]);
  const [offered, called] = [its, all].map((half) => exported(half.get(SECTION.export)));
  const exports = [...offered.filter(({ name, kind }) => kind !== KIND.function && !name.startsWith(BETWEEN)), ...called];
  const data = [its, all].map((half) => counted(half.get(SECTION.data)));
  const count = data[0].count + data[1].count;
  const changed = [
    [SECTION.import, list(ofFunctions(all.get(SECTION.import)))],
    ...own.filter(([, content]) => content),
    [SECTION.export, list(writtenExports(exports, (at) => at))],
    ...(count ? [[SECTION.data, joined([unsigned(count), data[0].rest, data[1].rest])]] : []),
    ...(all.has(SECTION.count) ? [[SECTION.count, unsigned(count)]] : []),
  ];
  return written(new Map([...all, ...changed]));
}

/** The imports of functions, which come before what one half has of the other. */
function ofFunctions(content) {
  const reader = new Reader(content);
  const imports = [];
  for (let left = reader.number(); left; left--) {
    let kind;
    const bytes = reader.passed((reader) => {
      reader.text();
      reader.text();
      kind = reader.byte();
      reader.number();
    });
    if (kind !== KIND.function) break;
    imports.push(bytes);
  }
  return imports;
}
