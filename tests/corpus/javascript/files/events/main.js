const Store = require("./store");
const { increment, rename } = require("./actions");
const { log } = require("./middleware");
const reducers = require("./reducers");

const store = new Store(reducers, [log]);
store.on("change", (state) => console.log("->", JSON.stringify(state)));
store.dispatch(increment(2));
store.dispatch(rename("counter"));
store.dispatch({ type: "unknown" });
console.log(store.state, log.seen);
setTimeout(() => {
  store.dispatch(increment());
  console.log(require("./actions").made);
}, 5);
