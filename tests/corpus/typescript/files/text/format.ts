export function dedent(parts: TemplateStringsArray, ...values: unknown[]): string {
  const whole = String.raw({ raw: parts }, ...values);
  const lines = whole.split("\n").filter((line) => line.trim() !== "");
  const depth = Math.min(...lines.map((line) => line.search(/\S/)));
  return lines.map((line) => line.slice(depth)).join("\n");
}
export const table = (rows: readonly (readonly [string, number])[]): string => {
  const width = Math.max(...rows.map(([name]) => name.length));
  return rows.map(([name, n]) => `${name.padEnd(width)} ${"*".repeat(n)}`).join("\n");
};
