// covers: assertions of what is not null between operators, optional calls, optional elements
const rows: number[][] = [[1, 2], [3, 4]];
const at: Record<string, { n: number; next?: { n: number } } | undefined> = { a: { n: 5, next: { n: 7 } } };
console.log(10 / rows[0]![1]! - rows[1]![0]!, 1 + rows[1]![1]! * 2, 2 * at.a!.n + at["a"]!.next!.n ** 2);
console.log(rows[0]![0]! < rows[1]![0]!, at.a! === at["a"]!, -rows[0]![1]! + 1, typeof at.a!.n, !at.b!, rows.length > 1 && rows[1]![0]! > 2);
console.log(rows[0]![0]! > 5 ? rows[0]![0]! : rows[1]![1]! + rows[0]![0]!, `${1 + at.a!.next!.n}`, [..."ab"].map((c) => c + rows[0]![0]!.toFixed(1)));
let total = 0;
for (let i = 0; i < rows.length; i++) for (let j = 0; j < rows[i]!.length; j++) total += i * 10 + rows[i]![j]!;
rows[0]![0]! += total - rows[1]![1]!;
rows[1]![0]!++;
console.log(total, rows);
const most = rows.reduce((m, r) => Math.max(m, r[0]! - r[1]!), -Infinity);
console.log(most, (async () => 1 + (await Promise.resolve(at.a))!.n)().then((v) => console.log("later", v)) instanceof Promise);
class Holder { constructor(private f?: (n: number) => number, readonly list?: number[]) {} run(n: number) { return this.f?.(n) ?? "none"; } first() { return this.list?.[0]?.toFixed(1) ?? "empty"; } }
console.log(new Holder().run(1), new Holder((n) => n + 1, [3]).run(1), new Holder().first(), new Holder(undefined, [3]).first());
const o: { f?: () => string; g?: { h?: (x: string) => string } } = { g: { h: (x) => x + "!" } };
console.log(o.f?.(), o.g?.h?.("hey"), o.g!.h!("you"), o?.g?.["h"]?.("we"), (o.f as any)?.().length);
const maybe = (x: number): (() => number) | undefined => (x > 0 ? () => x : undefined);
console.log(maybe(1)?.(), maybe(-1)?.(), maybe(2)!() + maybe(3)!(), 5 - maybe(2)!());
