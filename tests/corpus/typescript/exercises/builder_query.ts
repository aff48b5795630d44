// A query builder whose type remembers what was chosen.
type Operator = "=" | "<" | ">" | "like";
type Row = Record<string, unknown>;
type Condition<T> = { [K in keyof T]: { field: K; op: Operator; value: T[K] } }[keyof T];

class Query<T extends Row, Chosen extends keyof T = keyof T> {
  private conditions: Condition<T>[] = [];
  private orders: Array<[field: keyof T, direction: "asc" | "desc"]> = [];
  private fields?: readonly (keyof T)[];
  private count?: number;

  private constructor(private readonly source: readonly T[]) {}

  static from<T extends Row>(source: readonly T[]): Query<T> { return new Query<T>(source); }

  where<K extends keyof T>(field: K, op: Operator, value: T[K]): this {
    this.conditions.push({ field, op, value } as Condition<T>);
    return this;
  }
  orderBy(field: keyof T, direction: "asc" | "desc" = "asc"): this {
    this.orders.push([field, direction]);
    return this;
  }
  select<K extends keyof T>(...fields: K[]): Query<T, K> {
    this.fields = fields;
    return this as unknown as Query<T, K>;
  }
  limit(count: number): this { this.count = count; return this; }

  run(): Pick<T, Chosen>[] {
    const holds = (row: T, { field, op, value }: Condition<T>): boolean => {
      const own = row[field];
      switch (op) {
        case "=": return own === value;
        case "<": return (own as number) < (value as number);
        case ">": return (own as number) > (value as number);
        case "like": return String(own).toLowerCase().includes(String(value).toLowerCase());
        default: { const never: never = op; throw new Error(`unknown ${never}`); }
      }
    };
    let rows = this.source.filter((row) => this.conditions.every((condition) => holds(row, condition)));
    rows = [...rows].sort((a, b) => {
      for (const [field, direction] of this.orders) {
        if (a[field] === b[field]) continue;
        const sign = (a[field] as any) < (b[field] as any) ? -1 : 1;
        return direction === "asc" ? sign : -sign;
      }
      return 0;
    });
    if (this.count !== undefined) rows = rows.slice(0, this.count);
    const { fields } = this;
    if (!fields) return rows;
    return rows.map((row) => Object.fromEntries(fields.map((field) => [field, row[field]])) as Pick<T, Chosen>);
  }

  toString(): string {
    const where = this.conditions.map(({ field, op, value }) => `${String(field)} ${op} ${JSON.stringify(value)}`);
    return ["query", where.length ? `where ${where.join(" and ")}` : "", this.count ? `limit ${this.count}` : ""]
      .filter(Boolean).join(" ");
  }
}

const people = [
  { id: 1, name: "Ann", age: 31, city: "Bonn" },
  { id: 2, name: "Bob", age: 25, city: "Köln" },
  { id: 3, name: "Cid", age: 42, city: "Bonn" },
  { id: 4, name: "Dana", age: 25, city: "Bonn" },
];
const query = Query.from(people).where("city", "=", "Bonn").orderBy("age", "desc").orderBy("name");
console.log(query.run());
console.log(`${query.limit(2)}`);
console.log(query.select("name", "age").run());
console.table(Query.from(people).where("age", ">", 26).select("id", "name").run());
console.log(Query.from(people).where("name", "like", "A").run().map((p) => p.name).join());
