import type { Task } from "./task";
export class Queue<T> {
  most = 0;
  private active = 0;
  constructor(private readonly width: number) {}
  async run(tasks: Task<T>[]): Promise<PromiseSettledResult<T>[]> {
    const results: PromiseSettledResult<T>[] = new Array(tasks.length);
    const left = tasks.entries();
    const worker = async (): Promise<void> => {
      for (const [at, task] of left) {
        this.most = Math.max(this.most, ++this.active);
        try {
          results[at] = { status: "fulfilled", value: await task() };
        } catch (reason) {
          results[at] = { status: "rejected", reason };
        }
        this.active--;
      }
    };
    await Promise.all(Array.from({ length: this.width }, worker));
    return results;
  }
}
