// Modules of the platform, in each of the ways to import them.
import { EventEmitter } from "node:events";
import type { Readable } from "node:stream";
import * as path from "path";
import assert, { type AssertionError } from "assert";
import util = require("util");
declare const process: { exitCode?: number };
declare function external(x: number): void;
declare global { interface Array<T> { second(): T | undefined } }
Array.prototype.second = function <T>(this: T[]): T | undefined { return this[1]; };
class Clock extends EventEmitter { private n = 0; tick(): boolean { return this.emit("tick", ++this.n); } }
const clock = new Clock(); clock.on("tick", (n: number) => console.log("tick", n)); console.log(clock.tick(), clock.tick());
console.log(path.join("a", "..", "b"), util.inspect({ a: [1] } as const), [1, 2].second());
try { assert.strictEqual<number>(1 as number, 2); } catch (e) { console.log((e as AssertionError).code); }
export type { Readable }; export interface Shape { a: string } export enum Mode { On, Off } export abstract class Thing {} export { clock as theClock };
console.log(Mode[Mode.Off], typeof Thing);
