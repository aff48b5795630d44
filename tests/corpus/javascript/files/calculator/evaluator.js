const operations = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "^": (a, b) => a ** b,
  neg: (a) => -a,
};
export function evaluate({ op, parts, value, name }, env) {
  if (value !== undefined) return value;
  if (name !== undefined) {
    if (!env.has(name)) throw new ReferenceError(`no ${name}`);
    return env.get(name);
  }
  return operations[op](...parts.map((part) => evaluate(part, env)));
}
export const show = (tree) => tree.parts ? `(${tree.op} ${tree.parts.map(show).join(" ")})` : String(tree.value ?? tree.name);
