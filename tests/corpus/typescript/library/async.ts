// Typed events, states and asynchronous code.
type Events = { start: [name: string]; stop: [code: number, why?: string] };
class Emitter<E extends Record<string, any[]>> {
  private handlers: { [K in keyof E]?: Array<(...args: E[K]) => void> } = {};
  on<K extends keyof E>(event: K, handler: (...args: E[K]) => void): () => void {
    (this.handlers[event] ||= []).push(handler);
    return () => { this.handlers[event] = this.handlers[event]!.filter(h => h !== handler); };
  }
  emit<K extends keyof E>(event: K, ...args: E[K]): boolean {
    const all = this.handlers[event] as ((...args: E[K]) => void)[] | undefined;
    all?.forEach(h => h(...args));
    return !!all?.length;
  }
}
const e = new Emitter<Events>();
const off = e.on("start", name => console.log("start", name));
console.log(e.emit("start", "a"), e.emit("stop", 1)); off(); console.log(e.emit("start", "b"));
type State = "idle" | "busy" | "done";
const next: Record<State, State[]> = { idle: ["busy"], busy: ["done", "idle"], done: [] };
class Machine { private state: State = "idle"; go(to: State): void { if (!next[this.state].includes(to)) throw new Error(`${this.state} -> ${to}`); this.state = to; } }
const m = new Machine(); m.go("busy"); try { m.go("busy"); } catch (err) { if (err instanceof Error) console.log(err.message); }
const wait = (ms: number): Promise<void> => new Promise<void>(resolve => setTimeout(resolve, ms));
async function fetchAll<T>(jobs: (() => Promise<T>)[]): Promise<T[]> { const out: T[] = []; for (const job of jobs) out.push(await job()); return out; }
(async (): Promise<void> => {
  const all = await fetchAll<number>([async () => { await wait(20); return 1; }, async () => 2]);
  console.log(all);
  for await (const x of (async function* (): AsyncGenerator<number> { yield 1; yield 2; })()) console.log(x);
})();
