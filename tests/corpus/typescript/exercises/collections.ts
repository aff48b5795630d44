class ListNode<T> { constructor(public value: T, public next: ListNode<T> | null = null) {} }
class LinkedList<T> implements Iterable<T> {
  #head: ListNode<T> | null = null;
  #size = 0;
  static of<U>(...values: U[]): LinkedList<U> { const list = new LinkedList<U>(); values.forEach((v) => list.append(v)); return list; }
  get size() { return this.#size; }
  append(value: T): this {
    const node = new ListNode(value);
    if (!this.#head) this.#head = node;
    else { let at = this.#head; while (at.next) at = at.next; at.next = node; }
    this.#size++;
    return this;
  }
  reverse(): this {
    let before: ListNode<T> | null = null;
    for (let at = this.#head; at; ) [at.next, before, at] = [before, at, at.next];
    this.#head = before;
    return this;
  }
  remove(predicate: (value: T) => boolean): number {
    let removed = 0;
    for (let link: { next: ListNode<T> | null } = { next: this.#head }, root = link; ; link = link.next) {
      while (link.next && predicate(link.next.value)) { link.next = link.next.next; removed++; }
      if (link === root || !link.next) this.#head = root.next;
      if (!link.next) break;
    }
    this.#size -= removed;
    return removed;
  }
  *[Symbol.iterator]() { for (let at = this.#head; at; at = at.next) yield at.value; }
}
class PriorityQueue<T> {
  private heap: T[] = [];
  constructor(private readonly less: (a: T, b: T) => boolean = (a, b) => a < b) {}
  push(...items: T[]): number {
    for (const item of items) {
      let at = this.heap.push(item) - 1;
      for (let up = (at - 1) >> 1; at > 0 && this.less(this.heap[at], this.heap[up]); at = up, up = (at - 1) >> 1)
        [this.heap[at], this.heap[up]] = [this.heap[up], this.heap[at]];
    }
    return this.heap.length;
  }
  pop(): T | undefined {
    const top = this.heap[0], last = this.heap.pop();
    if (this.heap.length && last !== undefined) {
      this.heap[0] = last;
      for (let at = 0; ; ) {
        let best = at;
        for (const child of [2 * at + 1, 2 * at + 2]) if (child < this.heap.length && this.less(this.heap[child], this.heap[best])) best = child;
        if (best === at) break;
        [this.heap[at], this.heap[best]] = [this.heap[best], this.heap[at]];
        at = best;
      }
    }
    return top;
  }
}
class LRU<K, V> {
  private map = new Map<K, V>();
  constructor(private capacity: number) {}
  get(key: K): V | undefined {
    const value = this.map.get(key);
    if (value !== undefined) { this.map.delete(key); this.map.set(key, value); }
    return value;
  }
  set(key: K, value: V): void {
    this.map.delete(key);
    if (this.map.size === this.capacity) this.map.delete(this.map.keys().next().value!);
    this.map.set(key, value);
  }
  keys = (): K[] => [...this.map.keys()];
}
const list = LinkedList.of(1, 2, 3, 4, 5, 6);
console.log([...list.reverse()], list.remove((n) => n % 2 === 0), [...list], list.size);
const queue = new PriorityQueue<{ name: string; rank: number }>((a, b) => a.rank < b.rank);
queue.push({ name: "c", rank: 3 }, { name: "a", rank: 1 }, { name: "b", rank: 2 });
console.log([queue.pop(), queue.pop(), queue.pop(), queue.pop()].map((x) => x?.name));
const lru = new LRU<string, number>(2);
lru.set("a", 1); lru.set("b", 2); lru.get("a"); lru.set("c", 3);
console.log(lru.keys(), lru.get("b"), lru);
