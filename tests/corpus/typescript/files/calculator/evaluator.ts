import type { Op, Tree } from "./tree";

const operations: { [K in Op]: (a: number, b: number) => number } = {
  "+": (a, b) => a + b,
  "-": (a, b) => a - b,
  "*": (a, b) => a * b,
  "/": (a, b) => a / b,
  "%": (a, b) => a % b,
  "^": (a, b) => a ** b,
};

export function evaluate(tree: Tree, env: Record<string, number>): number {
  switch (tree.kind) {
    case "number": return tree.value;
    case "name": {
      if (!(tree.name in env)) throw new ReferenceError(`no ${tree.name}`);
      return env[tree.name]!;
    }
    case "negate": return -evaluate(tree.inner, env);
    case "binary": return operations[tree.op](evaluate(tree.left, env), evaluate(tree.right, env));
  }
}

export function show(tree: Tree): string {
  switch (tree.kind) {
    case "number": return String(tree.value);
    case "name": return tree.name;
    case "negate": return `-${show(tree.inner)}`;
    case "binary": return `(${show(tree.left)} ${tree.op} ${show(tree.right)})`;
  }
}
