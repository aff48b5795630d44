export interface Identified { readonly id: number }
type Making<T extends Identified> = (draft: Omit<T, "id">, id: number) => T;
export class Repository<T extends Identified> {
  readonly #items = new Map<number, T>();
  constructor(private readonly make: Making<T>) {}
  get [Symbol.toStringTag](): string { return `Repository of ${this.#items.size}`; }
  add(draft: Omit<T, "id">): number {
    const id = this.#items.size + 1;
    this.#items.set(id, this.make(draft, id));
    return id;
  }
  get(id: number): Readonly<T> | undefined { return this.#items.get(id); }
  find<K extends keyof T>(key: K, value: T[K]): T | undefined;
  find(test: (item: T) => boolean): T | undefined;
  find(first: keyof T | ((item: T) => boolean), value?: unknown): T | undefined {
    const test = typeof first === "function" ? first : (item: T) => item[first] === value;
    return this.all().find(test);
  }
  update(id: number, change: Partial<Omit<T, "id">>): void {
    const item = this.#items.get(id);
    if (item) Object.assign(item, change);
  }
  all(): T[] { return [...this.#items.values()]; }
}
