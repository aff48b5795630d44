// A generic repository with keys, partial updates and queries.
interface Entity { readonly id: number }
interface User extends Entity { name: string; age: number; email?: string }
type Draft<T extends Entity> = Omit<T, "id">;
type Predicate<T> = (item: T) => boolean;
abstract class Repository<T extends Entity> {
  protected readonly items: Map<number, T> = new Map<number, T>();
  private nextId = 1;
  protected abstract validate(draft: Draft<T>): string[];
  insert(draft: Draft<T>): T {
    const problems = this.validate(draft);
    if (problems.length > 0) throw new Error(problems.join("; "));
    const item = { id: this.nextId++, ...draft } as T;
    this.items.set(item.id, item);
    return item;
  }
  update(id: number, change: Partial<Draft<T>>): T | undefined {
    const old = this.items.get(id);
    if (!old) return undefined;
    const now: T = { ...old, ...change };
    this.items.set(id, now);
    return now;
  }
  find(predicate: Predicate<T>): T[] { return [...this.items.values()].filter(predicate); }
  pluck<K extends keyof T>(key: K): T[K][] { return Array.from(this.items.values(), item => item[key]); }
  remove(id: number): boolean { return this.items.delete(id); }
}
class Users extends Repository<User> {
  protected validate({ name, age }: Draft<User>): string[] {
    const out: string[] = [];
    if (!name) out.push("name is empty");
    if (age < 0) out.push("age is negative");
    return out;
  }
}
const users = new Users();
users.insert({ name: "Ann", age: 31 });
users.insert({ name: "Bob", age: 17, email: "bob@x.org" });
console.log(users.update(2, { age: 18 }), users.update(9, {}));
console.log(users.find(u => u.age > 20), users.pluck("name"), users.pluck("email"));
try { users.insert({ name: "", age: -1 }); } catch (e) { console.log((e as Error).message); }
console.log(users.remove(1), users.remove(1), users);
