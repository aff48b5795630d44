// covers: export =, import = require, import aliases, cycles, counters that live in modules
import Counter = require("./counter");
import { log, lines as seen } from "./log";
import type { Logger } from "./log";
import Step = Counter.Step;
const counter = new Counter(5);
const by: Step = Step.Big;
counter.step(by).step(Step.Small);
const logger: Logger = { write: log };
logger.write(`value ${counter.value}`);
log(Counter.describe(counter));
console.log(seen, Counter.made, Object.keys(Counter));
