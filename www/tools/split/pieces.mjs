// Breaks the large functions of a module in pieces, each a function of its own.
//
// For a browser that has only just met the module: it compiles a function when it is first called, and once more, optimised, when it has been
// run for a while, which it measures by how long the way is from the end of a round to its beginning. Large functions look
// busy after a hundred rounds, and take longest. So what a page begins with is in pieces (the interpreter's loop, of two hundred kilobytes of code,
// becomes some dozens, of which few are ever worth a second look); what takes over from it when there is time is not.

import { CODE, parsed } from "./instructions.mjs";
import { regions, without } from "./regions.mjs";
import { Types } from "./tables.mjs";
import { SECTION, code, extended, read, unsigned, written } from "../../wasm.js";

/** From how many bytes on a function is large. */
const LARGE = 1500;
/** What a piece is to have, in bytes, if there is such a place to cut. */
const PIECE = { least: 100, most: 1000 };

/** To how much of its size a function has to come for it to be looked at once more. */
const WORTH = 0.8;

/**
 * The module, with more functions at its end.
 * @param {Uint8Array} bytes
 * @param {{large?: number, least?: number, most?: number}} sizes from how many bytes on a function is large, and those of pieces
 * @returns {{bytes: Uint8Array, pieces: number}} the module, and how many pieces were made
 */
export function inPieces(bytes, { large = LARGE, least = PIECE.least, most = PIECE.most } = {}) {
  const module = read(bytes);
  const known = new Types(module.types);
  const types = [...module.types];
  const typed = (parameters, results) => {
    const number = known.of(parameters, results);
    types[number] ??= { parameters, results };
    return number;
  };
  const own = module.imports.length;
  const functions = [...module.functions];
  const bodies = [...module.bodies];
  const here = { types, typeOf: (at) => (at < own ? module.imports[at].type : functions[at - own]) };
  const isPiece = (_, size) => size >= least && size <= most;

  const named = (at) => at;

  /** The body with calls in the place of pieces. */
  const broken = (body, type) => {
    const of = { body, what: parsed(body, here, type), type };
    return without(of, regions(of, isPiece), named, (region) => {
      const number = own + functions.length;
      functions.push(typed(region.type.parameters, region.type.results));
      bodies.push(region.does(named, typed));
      return [CODE.call, ...unsigned(number)];
    });
  };

  // What is still large when its pieces are gone may have others, as long as the calls of those are not all that is left.
  for (let at = 0; at < module.bodies.length; at++) {
    for (let before = Infinity; bodies[at].length >= large && bodies[at].length < WORTH * before; ) {
      before = bodies[at].length;
      bodies[at] = broken(bodies[at], types[functions[at]]);
    }
  }
  const { sections } = module;
  sections.set(SECTION.type, known.written());
  sections.set(SECTION.function, extended(sections.get(SECTION.function), functions.slice(module.functions.length).map(unsigned)));
  sections.set(SECTION.code, code(bodies));
  return { bytes: written(sections), pieces: bodies.length - module.bodies.length };
}
