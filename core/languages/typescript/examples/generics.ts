class Stack<T> {
  private items: T[] = [];

  push(item: T): this {
    this.items.push(item);
    return this;
  }

  pop(): T | undefined {
    return this.items.pop();
  }

  map<U>(change: (item: T) => U): Stack<U> {
    const result = new Stack<U>();
    for (const item of this.items) result.push(change(item));
    return result;
  }
}

const words = new Stack<string>().push("a").push("bcd").push("ef");
const lengths = words.map((word) => word.length);
console.log(lengths.pop(), lengths.pop(), words.pop());
console.log(lengths);
