import { Node } from "./node";
import { Folder } from "./folder";
export class File extends Node {
  constructor(name: string, private readonly bytes: number) { super(name); }
  get size(): number { return this.bytes; }
  moveTo(folder: Folder): Folder { return folder instanceof Folder ? folder.add(this) : folder; }
}
