import type { Folder } from "./folder";
export abstract class Node {
  parent?: Folder;
  constructor(readonly name: string) {}
  abstract get size(): number;
  get path(): string { return this.parent ? `${this.parent.path}/${this.name}` : this.name; }
  show(depth = 0): string { return `${" ".repeat(depth * 2)}${this.name} ${this.size}`; }
}
