// Events with types for each name, once-listeners, and a store built on them.
type Handler<A extends unknown[]> = (...args: A) => void;
type EventMap = Record<string, unknown[]>;

class Emitter<E extends EventMap> {
  #handlers: { [K in keyof E]?: Set<Handler<E[K]>> } = {};
  on<K extends keyof E>(name: K, handler: Handler<E[K]>): () => void {
    (this.#handlers[name] ??= new Set()).add(handler);
    return () => { this.#handlers[name]?.delete(handler); };
  }
  once<K extends keyof E>(name: K, handler: Handler<E[K]>): void {
    const off = this.on(name, (...args) => { off(); handler(...args); });
  }
  emit<K extends keyof E>(name: K, ...args: E[K]): boolean {
    const handlers = this.#handlers[name];
    if (!handlers?.size) return false;
    for (const handler of [...handlers]) handler(...args);
    return true;
  }
}

interface State { count: number; todos: { id: number; text: string; done: boolean }[]; filter: "all" | "open" | "done" }
type Action =
  | { type: "increment"; by?: number }
  | { type: "add"; text: string }
  | { type: "toggle"; id: number }
  | { type: "filter"; value: State["filter"] };

const initial: Readonly<State> = Object.freeze({ count: 0, todos: [], filter: "all" });

function reducer(state: Readonly<State>, action: Action): State {
  switch (action.type) {
    case "increment": return { ...state, count: state.count + (action.by ?? 1) };
    case "add": return { ...state, todos: [...state.todos, { id: state.todos.length + 1, text: action.text, done: false }] };
    case "toggle": return { ...state, todos: state.todos.map((t) => (t.id === action.id ? { ...t, done: !t.done } : t)) };
    case "filter": return { ...state, filter: action.value };
  }
}

type Middleware = (store: Store) => (next: (a: Action) => void) => (a: Action) => void;
class Store extends Emitter<{ change: [state: State, action: Action]; error: [Error] }> {
  private dispatchers: (a: Action) => void;
  constructor(private state: State = initial, middleware: Middleware[] = []) {
    super();
    const base = (action: Action) => {
      this.state = reducer(this.state, action);
      this.emit("change", this.state, action);
    };
    this.dispatchers = middleware.reduceRight((next, m) => m(this)(next), base);
  }
  get current(): Readonly<State> { return this.state; }
  dispatch(action: Action): this {
    try { this.dispatchers(action); } catch (e) { this.emit("error", e as Error); }
    return this;
  }
  select<T>(selector: (s: Readonly<State>) => T): T { return selector(this.state); }
}

const log: string[] = [];
const logger: Middleware = () => (next) => (action) => { log.push(`> ${action.type}`); next(action); log.push(`< ${action.type}`); };
const guard: Middleware = (store) => (next) => (action) => {
  if (action.type === "add" && store.current.todos.some((t) => t.text === action.text)) throw new Error(`"${action.text}" is there already`);
  next(action);
};

const store = new Store(undefined, [logger, guard]);
store.once("change", ({ count }) => console.log("first change", count));
const off = store.on("change", (state, { type }) => console.log(type, state.count, state.todos.length));
store.on("error", ({ message }) => console.log("error:", message));
store.dispatch({ type: "increment" }).dispatch({ type: "increment", by: 5 }).dispatch({ type: "add", text: "write" })
  .dispatch({ type: "add", text: "write" }).dispatch({ type: "add", text: "read" }).dispatch({ type: "toggle", id: 2 });
off();
store.dispatch({ type: "filter", value: "done" });
const visible = (s: Readonly<State>) => s.todos.filter((t) => s.filter === "all" || t.done === (s.filter === "done")).map((t) => t.text);
console.log(store.select(visible), store.current);
console.log(log.length, log.slice(-4), initial, store.emit("error", new Error("direct")));
