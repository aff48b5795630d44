// Errors as values: a result is one or the other, and the types say which.
type Result<T, E> = { ok: true; value: T } | { ok: false; error: E };

const ok = <T>(value: T): Result<T, never> => ({ ok: true, value });
const fail = <E>(error: E): Result<never, E> => ({ ok: false, error });

function parse(text: string): Result<number, string> {
  const value = Number(text);
  return Number.isNaN(value) ? fail(`"${text}" is no number`) : ok(value);
}

function divide(a: number, b: number): Result<number, string> {
  return b === 0 ? fail("division by zero") : ok(a / b);
}

for (const [a, b] of [["12", "4"], ["1", "0"], ["x", "2"]]) {
  const left = parse(a);
  const right = parse(b);
  const result = !left.ok ? left : !right.ok ? right : divide(left.value, right.value);
  console.log(result.ok ? `= ${result.value}` : `error: ${result.error}`);
}
