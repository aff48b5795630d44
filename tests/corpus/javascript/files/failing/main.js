// covers: errors thrown by required files, causes, what module.exports holds when a file fails, require of one that fails twice
const { Store, StoreError } = require("./store");
const store = new Store({ a: 1 });
console.log(store.get("a"));
try {
  store.get("b");
} catch (e) {
  console.log(e instanceof StoreError, String(e), String(e.cause), e.cause instanceof RangeError);
}
for (let i = 0; i < 2; i++) {
  try {
    require("./broken");
  } catch (e) {
    console.log(e.message);
  }
}
try {
  require("./not-there");
} catch (e) {
  console.log(e.code, e.message.split("\n")[0]);
}
console.log(store.trace, globalThis.runs);
store.half(null);
