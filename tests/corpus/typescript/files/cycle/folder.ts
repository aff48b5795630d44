import { Node } from "./node";
import { File } from "./file";
export class Folder extends Node {
  private children: Node[] = [];
  add(child: Node): this {
    child.parent = this;
    this.children.push(child);
    return this;
  }
  get size(): number { return this.children.reduce((sum, child) => sum + child.size, 0); }
  files(): File[] { return this.children.flatMap((child) => (child instanceof Folder ? child.files() : child instanceof File ? [child] : [])); }
  find(name: string): File | undefined { return this.files().find((file) => file.name === name); }
  override show(depth = 0): string { return [super.show(depth), ...this.children.map((child) => child.show(depth + 1))].join("\n"); }
}
