// covers: generic store with events, immutable updates, selectors, undo and redo
type Listener<S> = (state: Readonly<S>, previous: Readonly<S>) => void;
type Reducer<S, A> = (state: S, action: A) => S;
interface Todo {
  readonly id: number;
  text: string;
  done: boolean;
  priority?: "low" | "high";
}
type Action =
  | { type: "todo/add"; text: string; priority?: Todo["priority"] }
  | { type: "todo/toggle"; id: number }
  | { type: "todo/remove"; id: number }
  | { type: "filter/set"; filter: Filter };
type Filter = "all" | "open" | "done";
interface State {
  todos: readonly Todo[];
  filter: Filter;
  next: number;
}
class Store<S extends object, A extends { type: string }> {
  #state: S;
  #past: S[] = [];
  #future: S[] = [];
  readonly #listeners = new Set<Listener<S>>();
  constructor(
    private readonly reducer: Reducer<S, A>,
    initial: S,
    private middleware: ((a: A, next: (a: A) => void) => void)[] = [],
  ) {
    this.#state = initial;
  }
  get state(): Readonly<S> {
    return this.#state;
  }
  subscribe(f: Listener<S>): () => boolean {
    this.#listeners.add(f);
    return () => this.#listeners.delete(f);
  }
  dispatch(action: A): this {
    const run = (i: number, a: A): void => {
      const m = this.middleware[i];
      if (m) m(a, (x) => run(i + 1, x));
      else this.#move(this.reducer(this.#state, a));
    };
    run(0, action);
    return this;
  }
  #move(next: S, keep = true) {
    if (next === this.#state) return;
    const previous = this.#state;
    if (keep) {
      this.#past.push(previous);
      this.#future.length = 0;
    }
    this.#state = next;
    for (const f of this.#listeners) f(next, previous);
  }
  undo(): boolean {
    const p = this.#past.pop();
    if (!p) return false;
    this.#future.push(this.#state);
    this.#move(p, false);
    return true;
  }
  redo(): boolean {
    const n = this.#future.pop();
    if (!n) return false;
    this.#past.push(this.#state);
    this.#move(n, false);
    return true;
  }
  select<R>(f: (s: S) => R): R {
    return f(this.#state);
  }
}
const reducer: Reducer<State, Action> = (state, action) => {
  switch (action.type) {
    case "todo/add": {
      const { text, priority } = action;
      const todo: Todo = { id: state.next, text, done: false, ...(priority && { priority }) };
      return { ...state, todos: [...state.todos, todo], next: state.next + 1 };
    }
    case "todo/toggle":
      return { ...state, todos: state.todos.map((t) => (t.id === action.id ? { ...t, done: !t.done } : t)) };
    case "todo/remove":
      return state.todos.some(({ id }) => id === action.id)
        ? { ...state, todos: state.todos.filter(({ id }) => id !== action.id) }
        : state;
    case "filter/set":
      return { ...state, filter: action.filter };
    default: {
      const _: never = action;
      return state;
    }
  }
};
const log: string[] = [];
const store = new Store<State, Action>(reducer, { todos: [], filter: "all", next: 1 }, [
  (a, next) => {
    log.push(a.type);
    next(a);
  },
  (a, next) => {
    if (a.type === "todo/add" && !a.text.trim()) return void log.push("refused");
    next(a);
  },
]);
const visible = ({ todos, filter }: State) =>
  todos
    .filter((t) => filter === "all" || (filter === "done") === t.done)
    .map((t) => `${t.done ? "x" : " "} ${t.id} ${t.text}${t.priority === "high" ? "!" : ""}`);
let changes = 0;
const stop = store.subscribe((now, before) => {
  changes++;
  if (now.todos.length !== before.todos.length) console.log("count", before.todos.length, "->", now.todos.length);
});
store
  .dispatch({ type: "todo/add", text: "write", priority: "high" })
  .dispatch({ type: "todo/add", text: "  " })
  .dispatch({ type: "todo/add", text: "test" })
  .dispatch({ type: "todo/toggle", id: 1 });
console.log(store.select(visible));
store.dispatch({ type: "filter/set", filter: "open" });
console.log(store.select(visible), store.state.filter);
console.log(store.undo(), store.undo(), store.select(visible), store.redo(), store.select(visible));
store.dispatch({ type: "todo/remove", id: 99 }).dispatch({ type: "todo/remove", id: 2 });
console.log(store.redo(), changes, log.join());
stop();
while (store.undo());
console.log(store.state, changes, store);
