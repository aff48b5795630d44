// The functions of a module as either half has them: whole, without what was never come to, or as a call into the other half.

import { emitted } from "./emit.mjs";
import { CODE, parsed } from "./instructions.mjs";
import { regions, without } from "./regions.mjs";
import { Types } from "./tables.mjs";
import { behindLocals, joined, signed, unsigned } from "../../wasm.js";

export class Functions {
  /**
   * @param {object} module as it is read
   * @param {Set<string>} reached what was come to, as `instrumented` names it
   * @param {boolean} isCut whether the places that were not come to are cut out
   */
  constructor(module, reached, isCut) {
    this.isCut = isCut;
    this.module = module;
    this.reached = reached;
    this.types = new Types(module.types);
    /** The number of the table that the halves share. */
    this.table = module.tables.length;
    this.read = new Map();
  }

  type(at) {
    return this.module.types[this.module.typeOf(at)];
  }

  body(at) {
    return this.module.bodies[at - this.module.imports.length];
  }

  isNeeded(at) {
    return this.reached.has(`${at - this.module.imports.length}`);
  }

  /** What a function does, and the regions that are cut out of it. */
  of(at) {
    if (!this.read.has(at)) {
      const [body, type] = [this.body(at), this.type(at)];
      const what = parsed(body, this.module, type);
      const own = at - this.module.imports.length;
      const found = this.isCut && this.isNeeded(at) ? regions({ body, what, type }, (place) => !this.reached.has(`${own}:${place}`)) : new Map();
      this.read.set(at, { ...what, regions: found });
    }
    return this.read.get(at);
  }

  head(at) {
    return this.body(at).subarray(0, behindLocals(this.body(at)));
  }

  /** The body of a function as it was. */
  whole(at, named) {
    return joined([this.head(at), emitted(this.body(at), this.of(at).items, 0, { named }), [CODE.end]]);
  }

  /** The body of one that calls the other half's. */
  elsewhere(at, before, slot) {
    const handed = this.type(at).parameters.flatMap((_, local) => [CODE.localGet, ...unsigned(local)]);
    return joined([[0], before, handed, this.through(slot, this.module.typeOf(at)), [CODE.end]]);
  }

  through(slot, type) {
    return [CODE.constant, ...signed(slot), CODE.callIndirect, ...unsigned(type), ...unsigned(this.table)];
  }

  /** The body of a function without what was never come to. */
  cut(at, named, before, slot) {
    const type = ({ type: { parameters, results } }) => this.types.of(parameters, results);
    const what = this.of(at);
    return without({ body: this.body(at), what, type: this.type(at) }, what.regions, named, (region) => this.through(slot(region), type(region)), before);
  }
}
