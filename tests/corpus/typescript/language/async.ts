const wait = <T>(value: T, ms: number): Promise<T> => new Promise<T>((resolve) => setTimeout(() => resolve(value), ms));
interface User { id: number; name: string }
class Repository<T extends { id: number }> {
  private readonly items = new Map<number, T>();
  async save(item: T): Promise<T> { this.items.set(item.id, item); return wait(item, 1); }
  async find(id: number): Promise<T | undefined> { return wait(this.items.get(id), 1); }
  async *all(): AsyncGenerator<T> { for (const item of this.items.values()) yield wait(item, 1); }
}
async function main(): Promise<void> {
  const users = new Repository<User>();
  await Promise.all([users.save({ id: 1, name: "Ann" }), users.save({ id: 2, name: "Bob" })]);
  console.log(await users.find(2), await users.find(3));
  for await (const user of users.all()) console.log(user.name);
  const results = await Promise.allSettled([wait(1, 2), Promise.reject<number>(new Error("no"))]);
  for (const result of results) console.log(result.status === "fulfilled" ? result.value : (result.reason as Error).message);
  const [first, second]: [number, string] = await Promise.all([wait(5, 2), "now" as const]);
  console.log(first, second, await Promise.race([wait("slow", 9), wait("fast", 1)]));
  try { await (async (): Promise<never> => { throw new RangeError("late"); })(); }
  catch (error) { if (error instanceof RangeError) console.log("caught", error.message); }
  finally { console.log("finally"); }
}
main().then(() => console.log("done"));
console.log("started");
