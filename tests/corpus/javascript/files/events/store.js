const EventEmitter = require("events");

module.exports = class Store extends EventEmitter {
  #state = {};
  constructor(reducers, middleware) {
    super();
    this.reducers = reducers;
    this.middleware = middleware;
    this.#reduce({ type: "init" });
  }
  get state() { return this.#state; }
  #reduce(action) {
    const next = {};
    for (const [name, reduce] of Object.entries(this.reducers)) next[name] = reduce(this.#state[name], action);
    const changed = Object.keys(next).some((name) => next[name] !== this.#state[name]);
    this.#state = next;
    return changed;
  }
  dispatch(action) {
    for (const run of this.middleware) run(action);
    if (this.#reduce(action)) this.emit("change", this.#state);
  }
};
