// A module split at every possible place answers as it did whole, and fetches its rest only when that is called.

import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { inPieces } from "./pieces.mjs";
import { instrumented, split } from "./split.mjs";
import { read } from "../../wasm.js";
import { whole as together } from "../../whole.js";

const SOURCE = `(module
  (type $unary (func (param i32) (result i32)))
  (import "env" "seen" (func $seen (param i32)))
  (memory (export "memory") 1)
  (data (i32.const 8) "\\2a\\00\\00\\00")
  (table $t 2 2 funcref)
  (elem (i32.const 0) $double $read)
  (global $calls (mut i32) (i32.const 0))
  (func $double (param i32) (result i32) (i32.mul (local.get 0) (i32.const 2)))
  (func $read (param i32) (result i32)
    (local i64 f64)
    (global.set $calls (i32.add (global.get $calls) (i32.const 1)))
    (i32.load (local.get 0)))
  (func $mix (param i64 f64 i32) (result f64)
    (call $seen (local.get 2))
    (f64.add (f64.convert_i64_s (local.get 0)) (local.get 1)))
  (func $down (export "down") (param i32) (result i32)
    (if (result i32) (local.get 0) (then (call $up (i32.sub (local.get 0) (i32.const 1)))) (else (i32.const 7))))
  (func $up (param i32) (result i32) (i32.add (call $down (local.get 0)) (i32.const 1)))
  (func (export "indirect") (param i32 i32) (result i32) (call_indirect (type $unary) (local.get 1) (local.get 0)))
  (func (export "mixed") (result f64) (call $mix (i64.const 40) (f64.const 0.5) (i32.const 3)))
  (func (export "calls") (result i32) (global.get $calls))
)`;
const FUNCTIONS = 8;

const whole = (() => {
  const module = binaryen.parseText(SOURCE);
  module.setFeatures(binaryen.Features.MutableGlobals | binaryen.Features.ReferenceTypes | binaryen.Features.BulkMemory);
  return module.emitBinary();
})();

/** What an instance answers, and what it told the outside. */
function said(exports, seen) {
  const { down, indirect, mixed, calls } = exports;
  return [down(5), indirect(0, 21), indirect(1, 8), mixed(), calls(), ...seen];
}

function joined({ first, rest }, answers) {
  const seen = [];
  let brought = 0;
  const env = {
    seen: (value) => seen.push(value),
  };
  const bring = () => {
    brought++;
    new WebAssembly.Instance(new WebAssembly.Module(rest), { env, split: exports });
    exports["split:here"].value = 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(first), { env, split: { bring } });
  return { answers: answers(exports, seen), brought, exports };
}

test("the halves answer as the whole does, wherever it is split", () => {
  for (let halves = 0; halves < 1 << FUNCTIONS; halves++) {
    const needed = new Set(Array.from({ length: FUNCTIONS }, (_, at) => `${at}`).filter((at) => halves & (1 << at)));
    const { answers, brought } = joined(split(whole, needed, { first: 0, rest: 0 }), said);
    assert.deepEqual(answers, [12, 42, 42, 40.5, 1, 3], `functions ${[...needed]}`);
    assert.equal(brought, needed.size === FUNCTIONS ? 0 : 1, `functions ${[...needed]}`);
    // Some of these are small and some are not.
    const copied = joined(split(whole, needed, { first: 10, rest: 14 }), said);
    assert.deepEqual(copied.answers, answers, `small ones in both, functions ${[...needed]}`);
    const taken = joined(split(whole, needed, { first: 0, takesOver: true }), said);
    assert.deepEqual(taken.answers, answers, `taken over, functions ${[...needed]}`);
  }
});

test("halves of which one takes over are put together again, wherever they were split", () => {
  const alone = (bytes) => {
    const seen = [];
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(bytes), { env: { seen: (value) => seen.push(value) } });
    return [said(exports, seen), Object.keys(exports).sort()];
  };
  for (let halves = 0; halves < 1 << FUNCTIONS; halves++) {
    const needed = new Set(Array.from({ length: FUNCTIONS }, (_, at) => `${at}`).filter((at) => halves & (1 << at)));
    const { first, rest } = split(whole, needed, { first: 0, rest: 0, takesOver: true });
    assert.deepEqual(alone(together(first, rest)), alone(whole), `functions ${[...needed]}`);
  }
});

test("data of both halves is there when they are put together", () => {
  const module = binaryen.parseText(DATA).emitBinary();
  const { first, rest } = split(module, new Set(), { takesOver: true });
  const memory = (bytes) => new Uint8Array(new WebAssembly.Instance(new WebAssembly.Module(bytes)).exports.memory.buffer);
  assert.deepEqual(memory(together(first, rest)), memory(module));
});

test("what came with the first half stays when the rest comes, however small", () => {
  const module = binaryen.parseText(`(module
    (memory (export "memory") 1)
    (data (i32.const 1024) ${bytes(1, 20)})
    (data (i32.const 1044) ${bytes(2, 4)})
    (data (i32.const 1048) ${bytes(3, 20)})
    (func (export "first") (result i32) (i32.load8_u (i32.const 1045)))
    (func (export "late") (result i32) (i32.add (i32.load8_u (i32.const 1025)) (i32.load8_u (i32.const 1049))))
  )`);
  const got = joined(split(module.emitBinary(), new Set(["0"]), { first: 0, rest: 0 }), ({ first, late }) => [first(), late(), first()]);
  assert.deepEqual([got.answers, got.brought], [[2, 4, 2], 1]);
});

/** As a string of the text form. */
const bytes = (value, count) => `"${`\\${value.toString(16).padStart(2, "0")}`.repeat(count)}"`;

const DATA = `(module
  (memory (export "memory") 1)
  (data (i32.const 8) "\\00\\20\\00\\00")
  (data (i32.const 1024) ${bytes(1, 600)})
  (data (i32.const 4096) ${bytes(2, 600)})
  (data (i32.const 8192) ${bytes(3, 600)})
  (data (i32.const 16384) ${bytes(4, 600)})
  (func (export "read") (param i32) (result i32) (i32.load8_u offset=1024 (local.get 0)))
  (func (export "behind") (param i32) (result i32) (i32.load8_u (i32.add (local.get 0) (i32.const 16376))))
  (func (export "pointed") (result i32) (i32.load8_u offset=9 (i32.load (i32.const 8))))
  (func (export "late") (param i32) (result i32) (i32.load8_u offset=4096 (local.get 0)))
)`;

test("data that only the rest looks into comes with it", () => {
  const module = binaryen.parseText(DATA);
  const binary = module.emitBinary();
  const halves = split(binary, new Set(["0", "1", "2"]), { first: 0, rest: 0 });
  const has = (half, value) => Buffer.from(half).includes(Buffer.alloc(600, value));
  assert.deepEqual([1, 2, 3, 4].map((value) => has(halves.first, value)), [true, false, true, true]);
  assert.deepEqual([1, 2, 3, 4].map((value) => has(halves.rest, value)), [false, true, false, false]);
  let brought = 0;
  const bring = () => {
    brought++;
    new WebAssembly.Instance(new WebAssembly.Module(halves.rest), { split: exports });
    exports["split:here"].value = 1;
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(halves.first), { split: { bring } });
  assert.deepEqual([exports.read(599), exports.behind(8), exports.pointed(), brought], [1, 4, 3, 0]);
  assert.deepEqual([exports.late(599), exports.read(0), brought], [2, 1, 1]);
});

test("a rest that takes over is called through the tables, and calls nothing of the first half", () => {
  const needed = new Set(["0", "1", "4", "5"]);
  const brought = (how) => {
    const { first, rest } = split(whole, needed, { first: 0, rest: 0, ...how });
    const env = { seen: () => {} };
    const { exports } = new WebAssembly.Instance(new WebAssembly.Module(first), { env, split: { bring: () => {} } });
    const offered = { ...exports };
    const before = exports["split:table0"].get(0);
    const module = new WebAssembly.Module(rest);
    new WebAssembly.Instance(module, { env, split: offered });
    exports["split:here"].value = 1;
    return { other: exports["split:table0"].get(0) !== before, between: exports["split:table"].length, answers: said(exports, []) };
  };
  const [apart, taken] = [brought({}), brought({ takesOver: true })];
  assert.deepEqual([apart.other, taken.other], [false, true]);
  // `up` is called by `down`, which is in the rest alone.
  assert.equal(apart.between - taken.between, 1);
  assert.deepEqual(taken.answers, apart.answers);
});

test("functions mark that they were called", () => {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(instrumented(whole)), { env: { seen: () => {} } });
  exports.down(0);
  exports.indirect(1, 8);
  const called = Array.from({ length: FUNCTIONS }, (_, at) => exports[`called:${at}`].value);
  assert.deepEqual(called, [0, 1, 0, 1, 0, 1, 0, 0]);
});

// Long enough to be worth cutting, and not done twice without being noticed.
const WORK = "(local.set $a (i32.add (i32.mul (local.get $a) (i32.const 31)) (i32.const 17)))".repeat(6);

const WAYS = `(module
  (global $done (mut i32) (i32.const 0))
  (func (export "ways") (param $way i32) (result i32)
    (local $a i32) (local $b i64) (local $rounds i32)
    (local.set $a (i32.const 1))
    (block $out (result i32)
      (loop $again
        (local.set $rounds (i32.add (local.get $rounds) (i32.const 1)))
        (block $two
          (block $one
            (block $zero
              (br_table $zero $one $two (local.get $way)))
            ${WORK}
            (local.set $way (i32.const 1))
            (br $again))
          ${WORK}
          (if (i32.gt_u (local.get $rounds) (i32.const 1)) (then ${WORK} (return (i32.xor (local.get $a) (local.get $rounds)))))
          (local.set $way (i32.const 7))
          (local.set $b (i64.const 5))
          (br $again))
        ${WORK}
        (local.set $b (i64.add (local.get $b) (i64.extend_i32_u (local.get $a))))
        (if (i32.eq (local.get $way) (i32.const 7)) (then ${WORK} (drop (br_if $out (i32.wrap_i64 (local.get $b)) (i32.ge_u (local.get $rounds) (i32.const 2)))) ${WORK}))
        (if (i32.eq (local.get $way) (i32.const 8)) (then ${WORK} (local.set $way (i32.const 0)) (br $again)) (else ${WORK} (global.set $done (local.get $a)))))
      (if (i32.eq (local.get $way) (i32.const 9)) (then ${WORK} unreachable))
      ${WORK}
      (i32.add (local.get $a) (i32.wrap_i64 (local.get $b)))))
  (func (export "pairs") (param $way i32) (result i32)
    (local $a i32)
    (block (result i32)
      (if (result i32) (local.get $way)
        (then ${WORK} (block $in (br_if $in (i32.eq (local.get $way) (i32.const 2))) ${WORK} (local.set $a (i32.sub (local.get $a) (i32.const 9)))) (local.get $a))
        (else ${WORK} (local.get $a)))))
  (func (export "done") (result i32) (global.get $done))
)`;

/** What every way through it gives. */
const tried = ({ ways, pairs, done }) =>
  [0, 1, 2, 3, 7, 8, 9].map((way) => {
    try {
      return [ways(way), pairs(way), done()];
    } catch (error) {
      return [error.constructor.name, pairs(way), done()];
    }
  });

test("what lies behind places that were not come to can be elsewhere", () => {
  const module = binaryen.parseText(WAYS);
  const binary = module.emitBinary();
  const marked = new WebAssembly.Instance(new WebAssembly.Module(instrumented(binary)), {});
  const marks = Object.keys(marked.exports).filter((name) => name.startsWith("called:")).map((name) => name.slice("called:".length));
  const places = marks.filter((name) => name.includes(":"));
  assert.ok(places.length >= 10, `${places}`);
  const expected = tried(new WebAssembly.Instance(new WebAssembly.Module(binary), {}).exports);
  assert.equal(new Set(expected.map(String)).size, expected.length, "the answers tell the ways apart");
  const functions = marks.filter((name) => !name.includes(":"));
  let cut = 0;
  for (let halves = 0; halves < 1 << places.length; halves += places.length > 12 ? 7 : 1) {
    const reached = new Set([...functions, ...places.filter((_, at) => halves & (1 << at))]);
    const parts = split(binary, reached, { first: 0, rest: 0, takesOver: halves % 2 === 1 });
    cut = Math.max(cut, parts.regions);
    const got = joined(parts, tried);
    assert.deepEqual(got.answers, expected, `come to: ${[...reached]}`);
    assert.equal(got.brought > 0, parts.regions > 0);
  }
  assert.ok(cut >= 4, `${cut} regions at most`);
});

test("a module in pieces answers as it did whole, and none of its functions is as large as one was", () => {
  const binary = binaryen.parseText(WAYS).emitBinary();
  const expected = tried(new WebAssembly.Instance(new WebAssembly.Module(binary), {}).exports);
  const largest = (bytes) => Math.max(...read(bytes).bodies.map((body) => body.length));
  let made = 0;
  for (let most = 40; most < largest(binary); most += 10) {
    const { bytes, pieces } = inPieces(binary, { large: 0, least: 0, most });
    assert.equal(WebAssembly.validate(bytes), true);
    assert.deepEqual(tried(new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports), expected, `pieces of up to ${most} bytes`);
    made = Math.max(made, pieces);
  }
  assert.ok(made >= 6, `${made} pieces at most`);
  const { bytes } = inPieces(binary, { large: 0, least: 40, most: largest(binary) / 2 });
  assert.ok(largest(bytes) < 0.7 * largest(binary), `${largest(bytes)} of ${largest(binary)} bytes`);
  const { pieces } = inPieces(binary, { large: largest(binary) + 1, least: 0 });
  assert.equal(pieces, 0);
});

test("a first half in pieces calls the rest, is taken over, and is put together with it", () => {
  const binary = binaryen.parseText(WAYS).emitBinary();
  const alone = (bytes) => tried(new WebAssembly.Instance(new WebAssembly.Module(bytes), {}).exports);
  const marked = new WebAssembly.Instance(new WebAssembly.Module(instrumented(binary)), {});
  const marks = Object.keys(marked.exports).filter((name) => name.startsWith("called:")).map((name) => name.slice("called:".length));
  for (let every = 2; every < 6; every++) {
    const reached = new Set(marks.filter((name, at) => !name.includes(":") || at % every));
    const parts = split(binary, reached, { first: 0, rest: 0, takesOver: true });
    const { bytes: first, pieces } = inPieces(parts.first, { large: 0, least: 30 });
    assert.ok(pieces > 0 && parts.regions > 0, `${pieces} pieces and ${parts.regions} regions`);
    const got = joined({ first, rest: parts.rest }, tried);
    assert.deepEqual([got.answers, got.brought], [alone(binary), 1]);
    assert.deepEqual(alone(together(first, parts.rest)), alone(binary));
  }
});

test("what was come to needs no rest", () => {
  const binary = binaryen.parseText(WAYS).emitBinary();
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(instrumented(binary)), {});
  const answer = exports.ways(0);
  const reached = Object.entries(exports).filter(([name, mark]) => name.startsWith("called:") && mark.value).map(([name]) => name.slice("called:".length));
  const got = joined(split(binary, new Set(reached), { first: 0, rest: 0 }), ({ ways }) => ways(0));
  assert.deepEqual([got.answers, got.brought], [answer, 0]);
});

test("what cannot be split is refused", () => {
  assert.throws(() => split(new Uint8Array(8), new Set()), /no WebAssembly module/);
  const begins = binaryen.parseText("(module (func $f) (start $f))").emitBinary();
  assert.throws(() => split(begins, new Set()), /begins by itself/);
});
