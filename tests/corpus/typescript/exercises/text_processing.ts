// covers: strings, regular expressions with names, maps, sorting, records
const text = `The quick brown fox jumps over the lazy dog. The dog sleeps;
the fox -- being quick -- runs away! "Is it 2024-01-15 or 15/01/2024?" asked Dr. Ann O'Hara.`;
type Counts = Record<string, number>;
const words = (s: string): string[] => s.toLowerCase().match(/[a-z]+(?:'[a-z]+)?/g) ?? [];
const tally = <T extends PropertyKey>(xs: readonly T[]): Record<T, number> => xs.reduce((c, x) => ({ ...c, [x]: (c[x] ?? 0) + 1 }), {} as Record<T, number>);
const top = (c: Counts, n: number) => Object.entries(c).sort(([a, x], [b, y]) => y - x || a.localeCompare(b)).slice(0, n);
console.log(top(tally(words(text)), 4));
const longest = words(text).reduce<string>((a, b) => (b.length > a.length ? b : a), "");
console.log(longest, [...new Set(words(text).map((w) => w.length))].sort((a, b) => a - b));
const date = /(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})/u.exec(text)?.groups as { year: string; month: string; day: string } | undefined;
console.log(date?.year, { ...date }, text.replace(/(\d+)\/(\d+)\/(\d+)/, "$3.$2.$1").slice(-45));
const title = (s: string) => s.replace(/\b[a-z]/g, (c) => c.toUpperCase());
const camel = (s: string) => s.replace(/[-_\s]+(.)?/g, (_, c?: string) => c?.toUpperCase() ?? "");
const snake = (s: string) => s.replace(/[A-Z]/g, (c, at: number) => (at ? "_" : "") + c.toLowerCase());
console.log(title("hello big world"), camel("some-long_name here"), snake("SomeLongName"));
function wrap(s: string, width: number): string[] {
  const lines: string[] = [];
  let line = "";
  for (const word of s.split(/\s+/)) {
    if (line && line.length + 1 + word.length > width) { lines.push(line); line = word; } else line = line ? `${line} ${word}` : word;
  }
  return line ? [...lines, line] : lines;
}
wrap(text, 30).forEach((l, i) => console.log(`${i + 1}|${l.padEnd(30, ".")}|`));
const isPalindrome = (s: string): boolean => { const t = s.toLowerCase().replace(/[^a-z0-9]/g, ""); return t === [...t].reverse().join(""); };
console.log(["A man, a plan, a canal: Panama", "nope"].map(isPalindrome));
const caesar = (s: string, k: number) => s.replace(/[a-z]/gi, (c) => { const b = c <= "Z" ? 65 : 97; return String.fromCharCode(((c.charCodeAt(0) - b + k + 26) % 26) + b); });
console.log(caesar("Hello, World!", 3), caesar(caesar("Hello", 3), -3));
const rle = (s: string) => s.replace(/(.)\1*/g, (m, c: string) => (m.length > 1 ? m.length : "") + c);
console.log(rle("aaabccd"), rle("").length, "3a2b".replace(/(\d+)(\w)/g, (_, n: string, c: string) => c.repeat(+n)));
const groups = new Map<string, string[]>();
for (const w of ["listen", "silent", "enlist", "google", "elgoog", "abc"]) { const k = [...w].sort().join(""); groups.get(k)?.push(w) ?? groups.set(k, [w]); }
console.log([...groups.values()].filter((g) => g.length > 1), groups.size);
const csv = `name,age\n"Smith, J",42\nbo,7\n`;
type Person = { name: string; age: number };
const people = csv.trim().split("\n").slice(1).map((l): Person => { const [, q, n, a] = /^(?:"([^"]*)"|([^,]*)),(\d+)$/.exec(l)!; return { name: q ?? n!, age: Number(a!) }; });
console.table(people);
console.log(people.map((p) => p.age).reduce((a, b) => a + b) / people.length!, `${people.at(-1)?.name}`);
for (const { 0: m, index } of "a1b22c".matchAll(/\d+/g)) console.log(m, index);
console.log("%s is %d years and %o %j", "bo", 7.5, { a: 1 }, { b: 2 }, "extra");
