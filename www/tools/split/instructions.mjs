// The instructions of a function's body, as a tree: each list of instructions ends where its block does.
//
// An instruction is `{ code, at, to, height, … }`: its opcode (behind a prefix, `prefix << 8 | opcode`), its bytes in the body, and how
// many values stand on its block's part of the stack in front of it; `null` where it is never reached. A block has its
// `type`, its `items`, and an `if` that has two arms the other one's in `otherwise`.

export const CODE = {
  unreachable: 0x00, block: 0x02, loop: 0x03, if: 0x04, else: 0x05, end: 0x0b, br: 0x0c, brIf: 0x0d, brTable: 0x0e, return: 0x0f,
  call: 0x10, callIndirect: 0x11, returnCall: 0x12, returnCallIndirect: 0x13, localGet: 0x20, localSet: 0x21, localTee: 0x22,
  globalGet: 0x23, globalSet: 0x24, tableSet: 0x26, firstLoad: 0x28, lastLoad: 0x35, constant: 0x41, isZero: 0x45, equal: 0x46,
  isLess: 0x49, add: 0x6a, shiftRight: 0x76, refFunction: 0xd2, copy: 0xfc0a,
};
export const NO_RESULT = 0x40;

/** What numeric instructions take, from the first to the last of each kind: one value, or two; all give one. */
const NUMERIC = [
  [0x45, 1], [0x46, 2], [0x50, 1], [0x51, 2], [0x67, 1], [0x6a, 2], [0x79, 1], [0x7c, 2], [0x8b, 1], [0x92, 2],
  [0x99, 1], [0xa0, 2], [0xa7, 1],
];
const LAST_NUMERIC = 0xc4;
const takes = new Uint8Array(256);
NUMERIC.forEach(([from, count], at) => takes.fill(count, from, NUMERIC[at + 1]?.[0] ?? LAST_NUMERIC + 1));

/** Behind the prefix 0xfc: how many numbers follow, what is taken, what is given. */
const PREFIXED = [
  ...Array(8).fill([0, 1, 1]),
  [2, 3, 0], [1, 0, 0], [2, 3, 0], [1, 3, 0], [2, 3, 0], [1, 0, 0], [2, 3, 0], [1, 2, 1], [1, 0, 1], [1, 3, 0],
];

/** Other instructions: how many bytes follow, then how many numbers, what is taken, what is given. */
const PLAIN = {
  0x1a: [0, 0, 1, 0], 0x1b: [0, 0, 3, 1], 0x23: [0, 1, 0, 1], 0x24: [0, 1, 1, 0], 0x25: [0, 1, 1, 1], 0x26: [0, 1, 2, 0],
  0x3f: [1, 0, 0, 1], 0x40: [1, 0, 1, 1], 0x41: [0, 1, 0, 1], 0x42: [0, 1, 0, 1], 0x43: [4, 0, 0, 1], 0x44: [8, 0, 0, 1],
  0xd0: [0, 1, 0, 1], 0xd1: [0, 0, 1, 1],
};

const NOTHING = { parameters: [], results: [] };

/**
 * @param {Uint8Array} body of a function, as it stands in the module
 * @param {{types: object[], typeOf: (at: number) => number}} module its types, and which one a function has
 * @param {{results: number[]}} type the function's
 * @returns {{locals: number[], items: object[]}} the types of its local variables without the parameters, and what it does
 */
export function parsed(body, module, type) {
  let at = 0;
  const number = () => {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = body[at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  };
  const skip = () => {
    while (body[at++] & 128);
  };
  const locals = [];
  for (let groups = number(); groups; groups--) {
    const count = number();
    const kind = body[at++];
    for (let each = 0; each < count; each++) locals.push(kind);
  }
  const blockType = () => {
    const byte = body[at];
    if (byte === NO_RESULT) return at++, NOTHING;
    if (byte & 64 && byte < 128) return at++, { parameters: [], results: [byte] };
    return module.types[number()];
  };

  const outer = { code: CODE.block, type: { parameters: [], results: type.results }, items: [], otherwise: null };
  const open = [outer];
  let list = outer.items;
  let height = 0;
  const heights = [];
  const stack = (taken, given) => {
    if (height !== null) height += given - taken;
  };
  while (open.length) {
    const from = at;
    const item = { code: body[at++], at: from, to: 0, height };
    const { code } = item;
    if (code === CODE.end || code === CODE.else) {
      const block = open.at(-1);
      if (code === CODE.else) {
        block.otherwise = list = [];
        height = block.type.parameters.length;
        continue;
      }
      open.pop();
      block.to = at;
      list = open.at(-1)?.list;
      const before = heights.pop() ?? null;
      height = before === null ? null : before + block.type.results.length;
      // What cannot be left has nothing behind it that is ever reached, but the format lets it look as if.
      continue;
    }
    list.push(item);
    switch (code) {
      case CODE.block:
      case CODE.loop:
      case CODE.if: {
        item.type = blockType();
        stack(item.type.parameters.length + (code === CODE.if ? 1 : 0), 0);
        heights.push(height);
        open.at(-1).list = list;
        item.inner = at;
        item.items = list = [];
        item.otherwise = null;
        open.push(item);
        height = height === null ? null : item.type.parameters.length;
        break;
      }
      case 0x00:
        height = null;
        break;
      case 0x01:
        break;
      case CODE.br:
        item.value = number();
        height = null;
        break;
      case CODE.brIf:
        item.value = number();
        stack(1, 0);
        break;
      case CODE.brTable:
        item.values = Array.from({ length: number() + 1 }, number);
        height = null;
        break;
      case CODE.return:
        height = null;
        break;
      case CODE.call:
      case CODE.returnCall: {
        item.value = number();
        const { parameters, results } = module.types[module.typeOf(item.value)];
        stack(parameters.length, results.length);
        if (code === CODE.returnCall) height = null;
        break;
      }
      case CODE.callIndirect:
      case CODE.returnCallIndirect: {
        const { parameters, results } = module.types[(item.value = number())];
        skip();
        stack(parameters.length + 1, results.length);
        if (code === CODE.returnCallIndirect) height = null;
        break;
      }
      case 0x1c:
        at += number();
        stack(3, 1);
        break;
      case CODE.localGet:
      case CODE.localSet:
      case CODE.localTee:
        item.value = number();
        stack(code === CODE.localGet ? 0 : 1, code === CODE.localSet ? 0 : 1);
        break;
      case CODE.refFunction:
        item.value = number();
        stack(0, 1);
        break;
      case 0xfc: {
        const kind = number();
        if (!PREFIXED[kind]) throw new Error(`instruction 0xfc ${kind} is not known`);
        const [numbers, taken, given] = PREFIXED[kind];
        for (let each = 0; each < numbers; each++) skip();
        item.code = (0xfc << 8) | kind;
        stack(taken, given);
        break;
      }
      default:
        if (code >= 0x28 && code <= 0x3e) {
          skip();
          item.offset = number();
          if (code <= 0x35) stack(1, 1);
          else stack(2, 0);
        } else if (takes[code]) {
          stack(takes[code], 1);
        } else if (PLAIN[code]) {
          const [bytes, numbers, taken, given] = PLAIN[code];
          at += bytes;
          for (let each = 0; each < numbers; each++) skip();
          stack(taken, given);
        } else {
          throw new Error(`instruction ${code.toString(16)} is not known`);
        }
    }
    item.to = at;
  }
  if (at !== body.length) throw new Error("a body does not end where it should");
  return { locals, items: outer.items, reached: height !== null };
}
