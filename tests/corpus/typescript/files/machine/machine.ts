type Table<S extends string> = Record<S, Partial<Record<string, S>>>;
export class Machine<S extends string> {
  readonly history: S[] = [];
  constructor(private readonly table: Table<S>, public state: S) {}
  can(event: string): boolean { return event in this.table[this.state]; }
  send(event: string): boolean {
    const next = this.table[this.state][event];
    if (next === undefined) return false;
    this.history.push(this.state);
    this.state = next;
    return true;
  }
  handlers(): `on${string}`[] {
    const names = new Set(Object.values<Partial<Record<string, S>>>(this.table).flatMap((row) => Object.keys(row)));
    return [...names].map((name): `on${string}` => `on${name[0]!.toUpperCase()}${name.slice(1)}`);
  }
}
