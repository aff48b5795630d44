// A module split at every possible place answers as it did whole, and fetches its rest only when that is called.

import assert from "node:assert/strict";
import { test } from "node:test";
import binaryen from "binaryen";
import { instrumented, split } from "./split.mjs";

const SOURCE = `(module
  (type $unary (func (param i32) (result i32)))
  (import "env" "bringRest" (func $bring))
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
function answers(exports, seen) {
  const { down, indirect, mixed, calls } = exports;
  return [down(5), indirect(0, 21), indirect(1, 8), mixed(), calls(), ...seen];
}

function joined({ first, rest }) {
  const seen = [];
  let brought = 0;
  const env = {
    seen: (value) => seen.push(value),
    bringRest: () => {
      brought++;
      new WebAssembly.Instance(new WebAssembly.Module(rest), { env, split: exports });
      exports["split:here"].value = 1;
    },
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(first), { env });
  return { answers: answers(exports, seen), brought, exports };
}

test("the halves answer as the whole does, wherever it is split", () => {
  for (let halves = 0; halves < 1 << FUNCTIONS; halves++) {
    const needed = new Set(Array.from({ length: FUNCTIONS }, (_, at) => at).filter((at) => halves & (1 << at)));
    const { answers, brought } = joined(split(whole, needed, /bringRest/, { first: 0, rest: 0 }));
    assert.deepEqual(answers, [12, 42, 42, 40.5, 1, 3], `functions ${[...needed]}`);
    assert.equal(brought, needed.size === FUNCTIONS ? 0 : 1, `functions ${[...needed]}`);
    // Some of these are small and some are not.
    const copied = joined(split(whole, needed, /bringRest/, { first: 10, rest: 14 }));
    assert.deepEqual(copied.answers, answers, `small ones in both, functions ${[...needed]}`);
  }
});

/** As a string of the text form. */
const bytes = (value, count) => `"${`\\${value.toString(16).padStart(2, "0")}`.repeat(count)}"`;

const DATA = `(module
  (import "env" "bringRest" (func $bring))
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
  const halves = split(binary, new Set([0, 1, 2]), /bringRest/, { first: 0, rest: 0 });
  const has = (half, value) => Buffer.from(half).includes(Buffer.alloc(600, value));
  assert.deepEqual([1, 2, 3, 4].map((value) => has(halves.first, value)), [true, false, true, true]);
  assert.deepEqual([1, 2, 3, 4].map((value) => has(halves.rest, value)), [false, true, false, false]);
  let brought = 0;
  const env = {
    bringRest: () => {
      brought++;
      new WebAssembly.Instance(new WebAssembly.Module(halves.rest), { env, split: exports });
      exports["split:here"].value = 1;
    },
  };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(halves.first), { env });
  assert.deepEqual([exports.read(599), exports.behind(8), exports.pointed(), brought], [1, 4, 3, 0]);
  assert.deepEqual([exports.late(599), exports.read(0), brought], [2, 1, 1]);
});

test("functions mark that they were called", () => {
  const env = { bringRest: () => {}, seen: () => {} };
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(instrumented(whole)), { env });
  exports.down(0);
  exports.indirect(1, 8);
  const called = Array.from({ length: FUNCTIONS }, (_, at) => exports[`called:${at}`].value);
  assert.deepEqual(called, [0, 1, 0, 1, 0, 1, 0, 0]);
});

test("what cannot be split is refused", () => {
  assert.throws(() => split(new Uint8Array(8), new Set(), /bringRest/), /no WebAssembly module/);
  assert.throws(() => split(whole, new Set(), /seen/), /takes or gives/);
  assert.throws(() => split(whole, new Set(), /nothing/), /no import/);
});
