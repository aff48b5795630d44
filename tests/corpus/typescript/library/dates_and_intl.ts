// covers: dates in UTC, calendars, durations, Intl formatting in en-US, typed helpers
type Weekday = "Sun" | "Mon" | "Tue" | "Wed" | "Thu" | "Fri" | "Sat";
const WEEKDAYS = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"] as const satisfies readonly Weekday[];
const utc = (y: number, m: number, d = 1): Date => new Date(Date.UTC(y, m - 1, d));
const iso = (d: Date): string => d.toISOString().slice(0, 10);
const addDays = (d: Date, n: number): Date => new Date(d.getTime() + n * 864e5);
const addMonths = (d: Date, n: number): Date => {
  const r = new Date(d);
  r.setUTCDate(1);
  r.setUTCMonth(r.getUTCMonth() + n);
  r.setUTCDate(Math.min(d.getUTCDate(), new Date(Date.UTC(r.getUTCFullYear(), r.getUTCMonth() + 1, 0)).getUTCDate()));
  return r;
};
console.log(
  iso(addDays(utc(2024, 2, 28), 2)),
  iso(addMonths(utc(2024, 1, 31), 1)),
  iso(addMonths(utc(2023, 12, 31), 2)),
  WEEKDAYS[utc(2000, 1).getUTCDay()],
);
function calendar(year: number, month: number): string {
  const first = utc(year, month),
    days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [
    ...Array<string>(first.getUTCDay()).fill("  "),
    ...Array.from({ length: days }, (_, i) => String(i + 1).padStart(2)),
  ];
  const rows: string[] = [];
  while (cells.length) rows.push(cells.splice(0, 7).join(" "));
  return [
    `${first.toLocaleString("en-US", { month: "long", timeZone: "UTC" })} ${year}`,
    WEEKDAYS.map((d) => d.slice(0, 2)).join(" "),
    ...rows,
  ].join("\n");
}
console.log(calendar(2024, 2));
const weekOf = (d: Date): [year: number, week: number] => {
  const t = addDays(d, 4 - (d.getUTCDay() || 7));
  return [t.getUTCFullYear(), Math.ceil(((t.getTime() - Date.UTC(t.getUTCFullYear(), 0, 1)) / 864e5 + 1) / 7)];
};
console.log(weekOf(utc(2021, 1, 3)), weekOf(utc(2020, 12, 31)), weekOf(utc(2024, 7, 1)));
const easter = (y: number): Date => {
  const a = y % 19,
    b = Math.floor(y / 100),
    c = y % 100,
    h = (19 * a + b - (b >> 2) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30,
    l = (32 + 2 * (b % 4) + 2 * (c >> 2) - h - (c % 4)) % 7,
    m = Math.floor((a + 11 * h + 22 * l) / 451);
  return utc(y, Math.floor((h + l - 7 * m + 114) / 31), ((h + l - 7 * m + 114) % 31) + 1);
};
console.log([2023, 2024, 2025].map(easter).map(iso));
const friday13 = (y: number): number[] =>
  Array.from({ length: 12 }, (_, i) => i + 1).filter((m) => utc(y, m, 13).getUTCDay() === 5);
console.log(friday13(2026));
const span = (ms: number): string => {
  const parts: [number, string][] = [
    [864e5, "d"],
    [36e5, "h"],
    [6e4, "m"],
    [1e3, "s"],
  ];
  let rest = ms;
  return (
    parts
      .flatMap(([size, unit]) => {
        const n = Math.floor(rest / size);
        rest %= size;
        return n ? [`${n}${unit}`] : [];
      })
      .join(" ") || "0s"
  );
};
console.log(span(93784000), span(59999), span(12));
const when = new Date("2024-03-05T14:07:09.050Z");
console.log(
  when.toISOString(),
  when.toJSON(),
  JSON.stringify({ when }),
  when.getTime(),
  when.toUTCString(),
  +new Date("2024-03-05"),
  new Date(NaN).getTime(),
  String(new Date("nope")),
);
console.log(
  when.toLocaleDateString("en-US", { timeZone: "UTC" }),
  when.toLocaleTimeString("en-US", { timeZone: "UTC" }),
  when.toLocaleDateString("en-US", {
    weekday: "long",
    year: "numeric",
    month: "long",
    day: "numeric",
    timeZone: "UTC",
  }),
  new Intl.DateTimeFormat("en-US", { dateStyle: "medium", timeStyle: "short", timeZone: "UTC" }).format(when),
);
console.log(
  (1234567.891).toLocaleString("en-US"),
  (0.256).toLocaleString("en-US", { style: "percent", maximumFractionDigits: 1 }),
  (1e6).toLocaleString("en-US", { style: "currency", currency: "USD" }),
  new Intl.NumberFormat("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(3.14159),
  (12345).toLocaleString("en-US", { notation: "compact" }),
  (5).toLocaleString("en-US", { minimumIntegerDigits: 3 }),
);
try {
  new Date(NaN).toISOString();
} catch (e) {
  console.log(`${e}`);
}
console.log(
  new Date(2024, 0, 31, 12).getMonth(),
  new Date(0).getTimezoneOffset(),
  Date.parse("2024-01-01T00:00:00+02:00"),
  new Date(when).setUTCHours(25),
  typeof Date.now(),
  when > utc(2024, 1),
  Math.max(+utc(2020, 1), +utc(2021, 1)),
);
