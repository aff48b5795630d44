// covers: what the object of a module allows, and the names in it
import * as values from "./values.mjs";
import { count, bump } from "./values.mjs";
console.log(Object.keys(values), values.count, bump(), count, values.count);
console.log(Object.isFrozen(values), Object.isSealed(values), Object.isExtensible(values), Object.getOwnPropertyDescriptor(values, "count"));
const attempts = {
  write: () => { values.count = 5; },
  add: () => { values.other = 5; },
  take: () => delete values.count,
  takeNothing: () => delete values.nothing,
  assign: () => { count = 5; },
  set: () => Reflect.set(values, "count", 5),
  freeze: () => Object.freeze(values),
  parent: () => Object.setPrototypeOf(values, null) === values,
};
for (const [name, attempt] of Object.entries(attempts)) {
  try { console.log(name, attempt()); } catch (error) { console.log(name, error.name + ": " + error.message); }
}
console.log(values, Object.keys(await import("./old.cjs")), (await import("./values.mjs")) === values);
