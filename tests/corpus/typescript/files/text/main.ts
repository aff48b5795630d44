// covers: functions composed over files, tagged templates of another module, regular expressions and maps of text
import { dedent, table } from "./format";
import { count, words } from "./words";
import { pipe } from "./pipe";
const text = dedent`
  The cat and the ${"dog"}
    sat; the cat slept.
`;
console.log(text);
const top = pipe(words, count, (counts) => [...counts].sort(([a, n], [b, m]) => m - n || a.localeCompare(b)).slice(0, 3));
console.log(table(top(text)));
console.log(pipe((n: number) => n + 1, String, (s) => s.padStart(3, "0"))(6));
