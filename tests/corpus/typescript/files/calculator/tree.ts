export type Op = "+" | "-" | "*" | "/" | "%" | "^";
export type Tree =
  | { kind: "number"; value: number }
  | { kind: "name"; name: string }
  | { kind: "negate"; inner: Tree }
  | { kind: "binary"; op: Op; left: Tree; right: Tree };
