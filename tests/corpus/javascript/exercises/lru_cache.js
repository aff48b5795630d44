// A cache that forgets what was used least recently, in two makes.
class LRUCache {
  #capacity;
  #entries = new Map();
  static #made = 0;
  constructor(capacity) {
    this.#capacity = capacity;
    LRUCache.#made++;
  }
  get(key) {
    if (!this.#entries.has(key)) return -1;
    const value = this.#entries.get(key);
    this.#entries.delete(key);
    this.#entries.set(key, value);
    return value;
  }
  put(key, value) {
    this.#entries.delete(key);
    if (this.#entries.size >= this.#capacity) {
      const oldest = this.#entries.keys().next().value;
      console.log(`evict ${oldest}`);
      this.#entries.delete(oldest);
    }
    this.#entries.set(key, value);
    return this;
  }
  get size() { return this.#entries.size; }
  static get made() { return LRUCache.#made; }
  *[Symbol.iterator]() { yield* this.#entries; }
  get [Symbol.toStringTag]() { return "LRU"; }
}
const cache = new LRUCache(2);
cache.put("a", 1).put("b", 2);
console.log(cache.get("a"));
cache.put("c", 3);
console.log(cache.get("b"), cache.get("c"), cache.size, LRUCache.made);
console.log([...cache]);
console.log(String(cache), Object.prototype.toString.call(cache));
console.log(cache);

class Node {
  constructor(key, value) { this.key = key; this.value = value; this.prev = this.next = null; }
}
class LinkedLRU {
  constructor(limit) {
    this.limit = limit; this.map = {}; this.count = 0;
    this.head = new Node(); this.tail = new Node();
    this.head.next = this.tail; this.tail.prev = this.head;
  }
  _remove(node) { node.prev.next = node.next; node.next.prev = node.prev; }
  _front(node) {
    node.next = this.head.next; node.prev = this.head;
    this.head.next.prev = node; this.head.next = node;
  }
  get(key) {
    const node = this.map[key];
    if (!node) return undefined;
    this._remove(node); this._front(node);
    return node.value;
  }
  set(key, value) {
    let node = this.map[key];
    if (node) { node.value = value; this._remove(node); this._front(node); return; }
    if (this.count === this.limit) {
      const last = this.tail.prev;
      this._remove(last); delete this.map[last.key]; this.count--;
    }
    node = this.map[key] = new Node(key, value);
    this._front(node); this.count++;
  }
  keys() {
    const out = [];
    for (let n = this.head.next; n !== this.tail; n = n.next) out.push(n.key);
    return out;
  }
}
const l = new LinkedLRU(3);
for (const w of "the quick brown the fox jumps the".split(" ")) l.set(w, (l.get(w) ?? 0) + 1);
console.log(l.keys(), l.get("the"), l.get("quick"));
console.log(l.head.next);
