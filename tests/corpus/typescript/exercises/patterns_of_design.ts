// covers: visitor, command, strategy, builder, observer, iterator, composite, state, memento with types
interface Visitor<R> {
  file(f: File_): R;
  folder(f: Folder): R;
}
interface Entry {
  readonly name: string;
  accept<R>(v: Visitor<R>): R;
}
class File_ implements Entry {
  constructor(
    readonly name: string,
    readonly size: number,
  ) {}
  accept<R>(v: Visitor<R>): R {
    return v.file(this);
  }
}
class Folder implements Entry {
  readonly entries: Entry[] = [];
  constructor(
    readonly name: string,
    ...entries: Entry[]
  ) {
    this.entries.push(...entries);
  }
  accept<R>(v: Visitor<R>): R {
    return v.folder(this);
  }
}
const sizes: Visitor<number> = {
  file: (f) => f.size,
  folder: (f) => f.entries.reduce((s, e) => s + e.accept(sizes), 0),
};
class Printer implements Visitor<string[]> {
  file({ name, size }: File_) {
    return [`${name} (${size})`];
  }
  folder(f: Folder): string[] {
    return [`${f.name}/ ${f.accept(sizes)}`, ...f.entries.flatMap((e) => e.accept(this)).map((l) => `  ${l}`)];
  }
}
const root = new Folder("root", new File_("a.txt", 10), new Folder("sub", new File_("b", 5), new Folder("empty")));
console.log(root.accept(new Printer()).join("\n"));
interface Command {
  do(): void;
  undo(): void;
  readonly label: string;
}
class Editor {
  text = "";
  private done: Command[] = [];
  private undone: Command[] = [];
  insert(s: string, at = this.text.length): this {
    return this.run({
      label: `insert ${s}`,
      do: () => void (this.text = this.text.slice(0, at) + s + this.text.slice(at)),
      undo: () => void (this.text = this.text.slice(0, at) + this.text.slice(at + s.length)),
    });
  }
  remove(from: number, to: number): this {
    const cut = this.text.slice(from, to);
    return this.run({
      label: `remove ${cut}`,
      do: () => void (this.text = this.text.slice(0, from) + this.text.slice(to)),
      undo: () => void (this.text = this.text.slice(0, from) + cut + this.text.slice(from)),
    });
  }
  private run(c: Command): this {
    c.do();
    this.done.push(c);
    this.undone = [];
    return this;
  }
  undo(): string | undefined {
    const c = this.done.pop();
    c?.undo();
    if (c) this.undone.push(c);
    return c?.label;
  }
  redo(): string | undefined {
    const c = this.undone.pop();
    c?.do();
    if (c) this.done.push(c);
    return c?.label;
  }
}
const ed = new Editor().insert("world").insert("hello ", 0).remove(0, 1).insert("H", 0);
console.log(
  ed.text,
  ed.undo(),
  ed.undo(),
  ed.text,
  ed.redo(),
  ed.text,
  ed.undo(),
  ed.undo(),
  ed.undo(),
  ed.undo(),
  JSON.stringify(ed.text),
);
class Query {
  private constructor(
    private readonly parts: Readonly<{ table?: string; where: string[]; limit?: number; columns: string[] }>,
  ) {}
  static from(table: string) {
    return new Query({ table, where: [], columns: [] });
  }
  select(...columns: string[]) {
    return new Query({ ...this.parts, columns: [...this.parts.columns, ...columns] });
  }
  where(c: TemplateStringsArray, ...v: (string | number)[]) {
    return new Query({
      ...this.parts,
      where: [...this.parts.where, String.raw({ raw: c }, ...v.map((x) => JSON.stringify(x)))],
    });
  }
  limit(limit: number) {
    return new Query({ ...this.parts, limit });
  }
  toString() {
    const { table, where, limit, columns } = this.parts;
    return [
      "SELECT " + (columns.join(", ") || "*"),
      `FROM ${table}`,
      where.length && `WHERE ${where.join(" AND ")}`,
      limit !== undefined && `LIMIT ${limit}`,
    ]
      .filter(Boolean)
      .join(" ");
  }
}
console.log(
  `${Query.from("users")}`,
  String(Query.from("t").select("a", "b").where`a > ${5}`.where`b = ${"x"}`.limit(0)),
);
abstract class Light {
  abstract next(): Light;
  abstract readonly color: string;
  toString() {
    return this.color;
  }
}
class Red extends Light {
  color = "red";
  next() {
    return new Green();
  }
}
class Green extends Light {
  color = "green";
  next() {
    return new Yellow();
  }
}
class Yellow extends Light {
  color = "yellow";
  next(): Light {
    return new Red();
  }
}
let light: Light = new Red();
console.log(
  Array.from({ length: 4 }, () => {
    const s = String(light);
    light = light.next();
    return s;
  }),
);
const strategies = {
  asc: (a: number, b: number) => a - b,
  desc: (a: number, b: number) => b - a,
  abs: (a: number, b: number) => Math.abs(a) - Math.abs(b),
} as const;
for (const name of Object.keys(strategies) as (keyof typeof strategies)[])
  console.log(name, [3, -1, 2, -5].sort(strategies[name]));
class Memo<S> {
  private saves: string[] = [];
  constructor(public state: S) {}
  save(): number {
    return this.saves.push(JSON.stringify(this.state)) - 1;
  }
  restore(i: number): void {
    this.state = JSON.parse(this.saves[i] ?? "null") ?? this.state;
  }
}
const game = new Memo({ level: 1, items: ["key"] });
const at = game.save();
game.state.level++;
game.state.items.push("map");
game.restore(at);
console.log(game.state);
game.restore(9);
console.log(game.state.items.length);
const handlers: ((n: number) => string | undefined)[] = [
  (n) => (n < 10 ? "small" : undefined),
  (n) => (n % 2 ? undefined : "even"),
  () => "rest",
];
console.log(
  [5, 12, 13].map((n) => {
    for (const h of handlers) {
      const r = h(n);
      if (r) return r;
    }
    return;
  }),
);
