// A small container for dependencies, with tokens and scopes.
type Factory<T> = (container: Container) => T;
type Scope = "singleton" | "transient";

class Token<T> {
  declare private readonly _type: T;
  constructor(public readonly name: string) {}
  toString(): string { return `Token(${this.name})`; }
}

interface Registration<T> { readonly factory: Factory<T>; readonly scope: Scope; instance?: T; }

class ResolutionError extends Error {
  override readonly name = "ResolutionError";
  constructor(readonly path: readonly string[], message: string) { super(`${message} (${path.join(" -> ")})`); }
}

class Container {
  readonly #registrations = new Map<Token<unknown>, Registration<unknown>>();
  #path: string[] = [];
  constructor(private readonly parent?: Container) {}

  bind<T>(token: Token<T>, factory: Factory<T>, scope: Scope = "singleton"): this {
    this.#registrations.set(token, { factory, scope });
    return this;
  }

  get<T>(token: Token<T>): T {
    const registration = this.#registrations.get(token) as Registration<T> | undefined;
    if (!registration) {
      if (this.parent) return this.parent.get(token);
      throw new ResolutionError([...this.#path, token.name], `nothing is bound to ${token}`);
    }
    if (registration.scope === "singleton" && registration.instance !== undefined) return registration.instance;
    if (this.#path.includes(token.name)) throw new ResolutionError([...this.#path, token.name], "circular dependency");
    this.#path.push(token.name);
    try {
      const made = registration.factory(this);
      if (registration.scope === "singleton") registration.instance = made;
      return made;
    } finally {
      this.#path.pop();
    }
  }

  child(): Container { return new Container(this); }
}

interface Logger { log(message: string): void; }
interface Clock { now(): number; }
class MemoryLogger implements Logger {
  readonly lines: string[] = [];
  log(message: string): void { this.lines.push(message); }
}
class Greeter {
  constructor(private logger: Logger, private clock: Clock, private greeting = "Hello") {}
  greet(name: string): string {
    const text = `${this.greeting}, ${name}!`;
    this.logger.log(`[${this.clock.now()}] ${text}`);
    return text;
  }
}

const LOGGER = new Token<MemoryLogger>("logger");
const CLOCK = new Token<Clock>("clock");
const GREETER = new Token<Greeter>("greeter");
const LOOP_A = new Token<object>("a");
const LOOP_B = new Token<object>("b");

let ticks = 0;
const container = new Container()
  .bind(LOGGER, () => new MemoryLogger())
  .bind(CLOCK, () => ({ now: () => ++ticks }))
  .bind(GREETER, (c) => new Greeter(c.get(LOGGER), c.get(CLOCK)), "transient")
  .bind(LOOP_A, (c) => ({ b: c.get(LOOP_B) }))
  .bind(LOOP_B, (c) => ({ a: c.get(LOOP_A) }));

console.log(container.get(GREETER).greet("Ann"));
console.log(container.get(GREETER) === container.get(GREETER), container.get(LOGGER) === container.get(LOGGER));
const child = container.child().bind(GREETER, (c) => new Greeter(c.get(LOGGER), c.get(CLOCK), "Bye"));
console.log(child.get(GREETER).greet("Bob"));
console.log(container.get(LOGGER).lines);
for (const token of [LOOP_A, new Token<string>("missing")]) {
  try {
    container.get(token);
  } catch (error) {
    if (error instanceof ResolutionError) console.log(error.name, error.message, error.path.length);
  }
}
