// covers: Date in UTC, calendars, differences of dates
const DAYS = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"];
function meetup(year, month, week, day) {
  const wanted = DAYS.indexOf(day);
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const starts = { first: 1, second: 8, third: 15, fourth: 22, teenth: 13, last: length - 6 };
  const start = starts[week];
  const weekday = new Date(Date.UTC(year, month - 1, start)).getUTCDay();
  return new Date(Date.UTC(year, month - 1, start + ((wanted - weekday + 7) % 7)));
}
for (const [week, day] of [["teenth", "Monday"], ["first", "Friday"], ["last", "Sunday"], ["fourth", "Saturday"]]) {
  console.log(week, day, meetup(2024, 2, week, day).toISOString().slice(0, 10));
}
function calendar(year, month) {
  const first = new Date(Date.UTC(year, month - 1, 1)).getUTCDay();
  const count = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const cells = [...Array(first).fill("  "), ...Array.from({ length: count }, (_, i) => String(i + 1).padStart(2))];
  const weeks = [];
  while (cells.length) weeks.push(cells.splice(0, 7).join(" "));
  return ["Su Mo Tu We Th Fr Sa", ...weeks].join("\n");
}
console.log(calendar(2024, 2));
const isLeap = (year) => new Date(Date.UTC(year, 1, 29)).getUTCMonth() === 1;
console.log([1900, 2000, 2023, 2024].map((year) => `${year}:${isLeap(year)}`).join(" "));
const daysBetween = (a, b) => Math.round((Date.parse(b) - Date.parse(a)) / 86_400_000);
console.log(daysBetween("2024-01-01", "2024-12-31"), daysBetween("2000-02-28", "2000-03-01"));
const gigasecond = (date) => new Date(date.getTime() + 1e12);
console.log(gigasecond(new Date(Date.UTC(1977, 5, 13))).toJSON());
const date = new Date(2024, 0, 31, 12, 30);
date.setMonth(1);
console.log(date.getMonth(), date.getDate(), date.toISOString());
console.log(new Date("2024-03-10T10:00:00+02:00").toISOString(), new Date("2024-03-10").getTime());
console.log(new Date(NaN).getTime(), String(new Date("nonsense")), isNaN(new Date("2024-13-01")));
console.log(new Date(0).toUTCString(), new Date(86399999).toISOString(), new Date(2024, 1, 29).toDateString());
console.log(typeof Date.now(), new Date(2020, 5) < new Date(2020, 6), new Date(5) - new Date(2), new Date(1e9) + 1);
console.log(JSON.stringify({ at: new Date(Date.UTC(2020, 1, 2, 3, 4, 5, 6)) }));
