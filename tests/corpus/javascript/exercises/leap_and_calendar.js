// covers: Date arithmetic, calendars, padding
function calendar(year, month) {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const days = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [...Array(first).fill("  "), ...Array.from({ length: days }, (_, i) => String(i + 1).padStart(2))];
  const weeks = [];
  while (cells.length) weeks.push(cells.splice(0, 7).join(" "));
  return ["Su Mo Tu We Th Fr Sa", ...weeks].join("\n");
}
console.log(calendar(2024, 2));
console.log(calendar(2023, 10));
const friday13 = [];
for (let m = 0; m < 12; m++) if (new Date(Date.UTC(2026, m, 13)).getUTCDay() === 5) friday13.push(m + 1);
console.log(friday13);
const gigasecond = (d) => new Date(d.getTime() + 1e12);
console.log(gigasecond(new Date("2015-01-24T22:00:00Z")).toISOString());
const daysBetween = (a, b) => Math.round((Date.parse(b) - Date.parse(a)) / 864e5);
console.log(daysBetween("2024-01-01", "2024-12-31"), daysBetween("1970-01-01", "2000-01-01"));
const week = (d) => { const t = new Date(d); t.setUTCDate(t.getUTCDate() + 4 - (t.getUTCDay() || 7)); return Math.ceil(((t - Date.UTC(t.getUTCFullYear(), 0, 1)) / 864e5 + 1) / 7); };
console.log(week("2024-01-01"), week("2021-01-03"), week("2020-12-31"));
