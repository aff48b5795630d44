// covers: Intl: numbers and dates in en-US by all options, and what they are made of
const n = 1234567.891;
for (const o of [
  {},
  { maximumFractionDigits: 0 },
  { minimumFractionDigits: 4 },
  { style: "currency", currency: "EUR" },
  { style: "currency", currency: "JPY" },
  { style: "currency", currency: "USD", currencyDisplay: "code" },
  { style: "currency", currency: "USD", currencyDisplay: "name" },
  { style: "currency", currency: "USD", minimumFractionDigits: 0 },
  { style: "percent" },
  { notation: "scientific" },
  { notation: "engineering" },
  { notation: "compact" },
  { notation: "compact", compactDisplay: "long" },
  { useGrouping: false },
  { maximumSignificantDigits: 3 },
  { minimumSignificantDigits: 10 },
  { style: "unit", unit: "kilometer" },
  { style: "unit", unit: "liter", unitDisplay: "long" },
  { style: "unit", unit: "kilometer-per-hour" },
  { signDisplay: "always" },
  { minimumIntegerDigits: 10 },
])
  console.log(JSON.stringify(o), n.toLocaleString("en-US", o));
for (const v of [0, -0, -1.5, 0.005, 1e21, NaN, -Infinity, 999999.5, 1500, 1e9, 12345678901234567890n, 0.1 + 0.2])
  console.log(
    v.toLocaleString("en-US"),
    v.toLocaleString(),
    new Intl.NumberFormat("en-US", { notation: "compact" }).format(v),
    new Intl.NumberFormat("en-US", { style: "currency", currency: "USD", currencySign: "accounting" }).format(v),
  );
const d = new Date(Date.UTC(2024, 1, 9, 4, 5, 6, 78));
for (const o of [
  {},
  { dateStyle: "full" },
  { dateStyle: "long" },
  { dateStyle: "medium" },
  { dateStyle: "short" },
  { timeStyle: "full" },
  { timeStyle: "long" },
  { timeStyle: "medium" },
  { timeStyle: "short" },
  { dateStyle: "short", timeStyle: "short" },
  { dateStyle: "full", timeStyle: "long" },
  { year: "numeric" },
  { month: "short" },
  { month: "long", day: "numeric" },
  { weekday: "short" },
  { weekday: "long", hour: "numeric" },
  { year: "2-digit", month: "2-digit", day: "2-digit" },
  { hour: "2-digit", minute: "2-digit" },
  { hour: "2-digit", minute: "2-digit", hour12: false },
  { hour: "numeric", hour12: true },
  { minute: "numeric", second: "numeric" },
  { year: "numeric", month: "short", day: "numeric", hour: "numeric", minute: "2-digit", second: "2-digit" },
  { timeZoneName: "short" },
  { month: "narrow" },
  { hourCycle: "h23", hour: "numeric", minute: "numeric" },
]) {
  try {
    console.log(
      JSON.stringify(o),
      "|",
      d.toLocaleString("en-US", { timeZone: "UTC", ...o }),
      "|",
      d.toLocaleDateString("en-US", { timeZone: "UTC", ...(o.timeStyle ? {} : o) }),
      "|",
      new Intl.DateTimeFormat("en-US", { timeZone: "UTC", ...o })
        .formatToParts(d)
        .map((p) => p.type[0] + p.type.length)
        .join(),
    );
  } catch (e) {
    console.log(JSON.stringify(o), e.name, e.message);
  }
}
console.log(
  d.toLocaleTimeString("en-US"),
  d.toLocaleString(),
  d.toString(),
  d.toDateString(),
  d.toTimeString(),
  new Intl.DateTimeFormat("en-US").resolvedOptions().locale,
  new Intl.NumberFormat("en-US")
    .formatToParts(-1234.5)
    .map((p) => p.type + p.value)
    .join(" "),
  new Intl.ListFormat("en", { type: "disjunction" }).format(["a", "b", "c"]),
  new Intl.PluralRules("en", { type: "ordinal" }).select(22),
  new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-1, "day"),
  new Intl.RelativeTimeFormat("en").format(3, "week"),
  ["b", "a", "C", "é", "e"].sort(new Intl.Collator("en").compare).join(),
  "a".localeCompare("B", undefined, { sensitivity: "base" }),
  ["10", "9", "1"].sort(new Intl.Collator("en", { numeric: true }).compare).join(),
  [..."é"].length,
  (1234.5).toLocaleString("de-DE"),
  (1234567.8).toLocaleString("en-IN"),
);
