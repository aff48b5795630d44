import { attempt, type Result } from "./result";
export class StoreError extends Error {
  readonly name = "StoreError";
  constructor(readonly key: string, options?: ErrorOptions) { super(`cannot get ${key}`, options); }
}
export class Store<T> {
  readonly trace: string[] = [];
  constructor(private readonly items: Record<string, T>) {}
  static from(text: string): Result<Store<unknown>> { return attempt(() => new Store(JSON.parse(text))); }
  get(key: string): T {
    try {
      return this.find(key);
    } catch (cause) {
      throw new StoreError(key, { cause });
    } finally {
      this.trace.push(key);
    }
  }
  entries(): [string, T][] { return Object.entries(this.items); }
  private find(key: string): T {
    if (!Object.hasOwn(this.items, key)) throw new RangeError(`no ${key}`);
    return this.items[key]!;
  }
}
