// Dates in the ways of other countries.
const d = new Date(Date.UTC(2024, 1, 29, 13, 5, 9));
console.log(d.toLocaleDateString("en-GB"), d.toLocaleDateString("de-DE"), d.toLocaleTimeString("en-GB"));
console.log(new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(-1, "day"));
