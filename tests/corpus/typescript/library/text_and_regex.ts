// covers: typed text processing, named groups, tagged templates, template literal helpers, reports
interface Entry {
  level: "INFO" | "WARN" | "ERROR";
  at: Date;
  source: string;
  text: string;
}
const LINE =
  /^(?<at>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ)\s+\[(?<level>INFO|WARN|ERROR)\]\s+(?<source>[\w.]+):\s*(?<text>.*)$/;
function parse(line: string): Entry | undefined {
  const groups = LINE.exec(line)?.groups as Record<"at" | "level" | "source" | "text", string> | undefined;
  return (
    groups && {
      level: groups.level as Entry["level"],
      at: new Date(groups.at),
      source: groups.source,
      text: groups.text,
    }
  );
}
const text = `2024-03-01T10:00:00Z [INFO] app.main: started
2024-03-01T10:00:05Z [WARN] app.db: slow query (320ms)
broken line
2024-03-01T10:01:00Z [ERROR] app.db: lost connection
2024-03-01T11:30:00Z [INFO]  app.main: stopped`;
const entries = text
  .split("\n")
  .map(parse)
  .filter((e): e is Entry => e !== undefined);
console.log(entries.length, entries[1]);
const counts = entries.reduce<Partial<Record<Entry["level"], number>>>(
  (c, { level }) => ({ ...c, [level]: (c[level] ?? 0) + 1 }),
  {},
);
console.log(counts, Object.groupBy ? "grouped" : "by hand");
console.log(
  entries.map((e) => `${e.at.getUTCHours()}h ${e.source.split(".").pop()!.padEnd(6, ".")}${e.text.slice(0, 10)}`),
  (entries.at(-1)!.at.getTime() - entries[0]!.at.getTime()) / 60000,
);
type Escaper = (x: unknown) => string;
const tag =
  (escape: Escaper) =>
  (strings: TemplateStringsArray, ...values: unknown[]) =>
    strings.reduce((out, s, i) => out + s + (i < values.length ? escape(values[i]) : ""), "");
const html = tag((x) =>
  String(x).replace(/[&<>"]/g, (c) => ({ "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" })[c]!),
);
console.log(
  html`<p title="${'"q"'}">${"<b>&"}</p>
    ${[1, 2]}`,
);
function raw<T extends unknown[]>(s: TemplateStringsArray, ...v: T): [readonly string[], T, string] {
  return [s.raw, v, String.raw(s, ...v)];
}
console.log(raw`a\n${1}\t${"x"}`, (raw`` as any)[0].length);
const camel = (s: string) => s.replace(/[-_\s]+(\w)/g, (_, c: string) => c.toUpperCase()),
  snake = (s: string): string => s.replace(/([a-z\d])([A-Z])/g, "$1_$2").toLowerCase();
console.log(camel("some-long_name here"), snake("someLongNameX2Y"), camel(snake("fooBar")) === "fooBar");
const wrap = (s: string, width: number): string[] =>
  s.split(/\s+/).reduce<string[]>((lines, w) => {
    const last = lines.at(-1);
    if (last !== undefined && last.length + 1 + w.length <= width) lines[lines.length - 1] = `${last} ${w}`;
    else lines.push(w);
    return lines;
  }, []);
console.log(wrap("the quick brown fox jumps over the lazy dog", 12));
const words = new Map<string, number>();
for (const [w] of "It was the best of times, it was the worst of times".toLowerCase().matchAll(/\b[a-z]+\b/g))
  words.set(w, (words.get(w) ?? 0) + 1);
console.log([...words].filter(([, n]) => n > 1).sort(([a, m], [b, n]) => n - m || a.localeCompare(b)));
function table<T extends object>(rows: readonly T[], ...columns: (keyof T & string)[]): string {
  const width = columns.map((c) => Math.max(c.length, ...rows.map((r) => String(r[c]).length)));
  const line = (cells: string[]) =>
    cells
      .map((c, i) => c.padEnd(width[i]!))
      .join(" | ")
      .trimEnd();
  return [
    line(columns),
    width.map((w) => "-".repeat(w)).join("-+-"),
    ...rows.map((r) => line(columns.map((c) => String(r[c])))),
  ].join("\n");
}
console.log(
  table(
    [
      { id: 1, name: "Ann", ok: true },
      { id: 22, name: "Bo", ok: undefined },
    ],
    "id",
    "name",
    "ok",
  ),
);
const isPalindrome = (s: string): boolean => {
  const t = [...s.toLowerCase()].filter((c) => /[a-z0-9]/.test(c));
  return t.join() === t.reverse().join();
};
console.log(["A man, a plan", "Was it a car or a cat I saw?"].map(isPalindrome));
type Money = `${number} ${"EUR" | "USD"}`;
const money = (n: number, c: "EUR" | "USD"): Money => `${n} ${c}`;
const [amount, currency] = money(12.5, "EUR").split(" ") as [string, string];
console.log(
  Number(amount) * 2,
  currency,
  "x".localeCompare("y"),
  "ß".toUpperCase(),
  "İ".length,
  [..."👍🏽é"].length,
  "abc".at(-1),
  "a-b-c".replaceAll("-", () => "+"),
  "%s is %d",
  5,
);
console.log("%s is %d years and %i, %f, %j %o %O %%", "Ann", 42.5, 42.9, "1.5", { a: 1 }, [1], { b: { c: {} } });
