// covers: mapped types, keyof, event emitters, this types
type Events = { login: [user: string, at: number]; logout: [user: string]; error: [Error] };
type Listener<A extends unknown[]> = (...args: A) => void;
class Emitter<E extends Record<string, unknown[]>> {
  #listeners: { [K in keyof E]?: Set<Listener<E[K]>> } = {};
  on<K extends keyof E>(name: K, listener: Listener<E[K]>): () => void {
    (this.#listeners[name] ??= new Set()).add(listener);
    return () => this.off(name, listener);
  }
  once<K extends keyof E>(name: K, listener: Listener<E[K]>): this {
    const off = this.on(name, (...args) => { off(); listener(...args); });
    return this;
  }
  off<K extends keyof E>(name: K, listener: Listener<E[K]>): void { this.#listeners[name]?.delete(listener); }
  emit<K extends keyof E>(name: K, ...args: E[K]): boolean {
    const all = this.#listeners[name];
    if (!all?.size) return false;
    for (const listener of [...all]) listener(...args);
    return true;
  }
  count(name: keyof E): number { return this.#listeners[name]?.size ?? 0; }
}
class Session extends Emitter<Events> {
  private users = new Set<string>();
  constructor(public readonly name: string, protected clock: () => number) {
    super();
    this.on("login", (user) => this.users.add(user));
    this.on("logout", (user) => void this.users.delete(user));
  }
  login(...names: string[]): this { names.forEach((name) => this.emit("login", name, this.clock())); return this; }
  logout(name: string): this {
    if (!this.users.has(name)) this.emit("error", new Error(`${name} is not here`));
    else this.emit("logout", name);
    return this;
  }
  get online(): readonly string[] { return [...this.users].sort(); }
}
let tick = 0;
const session = new Session("main", () => ++tick * 10);
const log: string[] = [];
const stop = session.on("login", (user, at) => log.push(`${user}@${at}`));
session.once("logout", (user) => log.push(`first to go: ${user}`));
console.log(session.logout("zoe").online);
session.on("error", ({ message }) => log.push(`! ${message}`));
session.login("bo", "ann", "cy").logout("ann").logout("bo").logout("ann");
stop();
session.login("dan");
console.log(session.online, log, session.count("login"), session.emit("logout", "nobody"));
console.log(session);
