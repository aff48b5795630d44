// covers: classes, generators, recursion, iterators
class Node {
  constructor(key, value) { this.key = key; this.value = value; this.left = null; this.right = null; }
}
class Tree {
  #root = null;
  #size = 0;
  static from(entries) { const tree = new Tree(); for (const [k, v] of entries) tree.set(k, v); return tree; }
  get size() { return this.#size; }
  set(key, value) {
    const put = (node) => {
      if (!node) { this.#size++; return new Node(key, value); }
      if (key < node.key) node.left = put(node.left);
      else if (key > node.key) node.right = put(node.right);
      else node.value = value;
      return node;
    };
    this.#root = put(this.#root);
    return this;
  }
  get(key) {
    let node = this.#root;
    while (node) { if (key === node.key) return node.value; node = key < node.key ? node.left : node.right; }
    return undefined;
  }
  delete(key) {
    const before = this.#size;
    const drop = (node, key) => {
      if (!node) return null;
      if (key < node.key) node.left = drop(node.left, key);
      else if (key > node.key) node.right = drop(node.right, key);
      else {
        this.#size--;
        if (!node.left) return node.right;
        if (!node.right) return node.left;
        let least = node.right;
        while (least.left) least = least.left;
        node.key = least.key; node.value = least.value;
        this.#size++;
        node.right = drop(node.right, least.key);
      }
      return node;
    };
    this.#root = drop(this.#root, key);
    return this.#size < before;
  }
  *[Symbol.iterator]() { yield* this.#walk(this.#root); }
  *#walk(node) { if (node) { yield* this.#walk(node.left); yield [node.key, node.value]; yield* this.#walk(node.right); } }
  height(node = this.#root) { return node === null ? 0 : 1 + Math.max(this.height(node.left), this.height(node.right)); }
  levels() {
    const out = []; let row = this.#root ? [this.#root] : [];
    while (row.length) { out.push(row.map((n) => n.key)); row = row.flatMap((n) => [n.left, n.right].filter(Boolean)); }
    return out;
  }
  get root() { return this.#root; }
}
const tree = Tree.from([[50, "a"], [30, "b"], [70, "c"], [20, "d"], [40, "e"], [60, "f"], [80, "g"]]);
console.log(tree, tree.size, tree.height());
console.log(tree.root);
console.log([...tree]);
console.log(Object.fromEntries(tree), new Map(tree));
console.log(tree.levels(), tree.delete(50), tree.delete(99), tree.levels());
for (const [key] of tree) { if (key > 60) break; process.stdout.write(key + " "); }
console.log();
console.log(tree.get(60), tree.get(1), JSON.stringify(tree), Object.keys(tree));
