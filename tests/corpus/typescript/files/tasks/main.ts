// covers: asynchronous functions over files, generics with promises, order of what is awaited, abort by a flag of another file
import { Queue } from "./queue";
import { delay, type Task } from "./task";
const order: string[] = [];
const task = (name: string, ms: number, fails = false): Task<string> => async () => {
  order.push(`+${name}`);
  await delay(ms);
  if (fails) throw new Error(`${name} fails`);
  order.push(`-${name}`);
  return name.toUpperCase();
};
async function main(): Promise<void> {
  const queue = new Queue<string>(2);
  const results = await queue.run([task("a", 80), task("b", 1), task("c", 1, true), task("d", 1)]);
  for (const result of results) console.log(result.status, result.status === "fulfilled" ? result.value : result.reason.message);
  console.log(order.join(" "), queue.most);
}
main().then(() => console.log("done"));
console.log("started");
