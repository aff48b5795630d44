type State = "idle" | "loading" | "done" | "failed";
type Event = { type: "start"; url: string } | { type: "ok"; data: number[] } | { type: "error"; reason: string } | { type: "reset" };
type Transitions = { [S in State]?: { [E in Event["type"]]?: State } };
const transitions = {
  idle: { start: "loading" },
  loading: { ok: "done", error: "failed" },
  done: { reset: "idle" },
  failed: { reset: "idle", start: "loading" },
} as const satisfies Transitions;
class Machine {
  #state: State = "idle";
  readonly log: string[] = [];
  private listeners: Partial<Record<State, Array<(event: Event) => void>>> = {};
  get state(): State { return this.#state; }
  when(state: State, listener: (event: Event) => void): this { (this.listeners[state] ??= []).push(listener); return this; }
  send(event: Event): boolean {
    const next = (transitions[this.#state] as Record<string, State | undefined>)[event.type];
    if (!next) { this.log.push(`${this.#state}: no ${event.type}`); return false; }
    this.log.push(`${this.#state} -> ${next}`);
    this.#state = next;
    this.listeners[next]?.forEach((listener) => listener(event));
    return true;
  }
}
const machine = new Machine()
  .when("done", (event) => { if (event.type === "ok") console.log("sum", event.data.reduce((a, b) => a + b, 0)); })
  .when("failed", (event) => console.log("failed:", event.type === "error" ? event.reason : "?"));
const events: Event[] = [{ type: "ok", data: [] }, { type: "start", url: "u" }, { type: "ok", data: [1, 2, 3] }, { type: "reset" }, { type: "start", url: "v" }, { type: "error", reason: "timeout" }];
console.log(events.map((event) => machine.send(event)), machine.state);
console.log(machine.log.join("\n"));
type Reducer<S, A> = (state: S, action: A) => S;
type Todo = Readonly<{ id: number; text: string; done: boolean }>;
type Action = { type: "add"; text: string } | { type: "toggle"; id: number } | { type: "clear" };
const todos: Reducer<readonly Todo[], Action> = (state, action) => {
  switch (action.type) {
    case "add": return [...state, { id: state.length + 1, text: action.text, done: false }];
    case "toggle": return state.map((todo) => (todo.id === action.id ? { ...todo, done: !todo.done } : todo));
    case "clear": return state.filter((todo) => !todo.done);
  }
};
const actions: Action[] = [{ type: "add", text: "write" }, { type: "add", text: "test" }, { type: "toggle", id: 1 }, { type: "clear" }];
console.log(actions.reduce(todos, [] as readonly Todo[]));
