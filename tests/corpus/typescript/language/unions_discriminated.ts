// covers: unions, discriminated unions, exhaustiveness, never
type Shape =
  | { kind: "circle"; radius: number }
  | { kind: "square"; side: number }
  | { kind: "rect"; width: number; height: number }
  | { kind: "polygon"; points: readonly [number, number][] };

function assertNever(value: never, message = "unexpected"): never {
  throw new TypeError(`${message}: ${JSON.stringify(value)}`);
}

function area(shape: Shape): number {
  switch (shape.kind) {
    case "circle":
      return Math.round(Math.PI * shape.radius ** 2 * 100) / 100;
    case "square":
      return shape.side ** 2;
    case "rect": {
      const { width, height } = shape;
      return width * height;
    }
    case "polygon": {
      const n = shape.points.length;
      return Math.abs(
        shape.points.reduce((sum, [x, y], i) => {
          const [nx, ny] = shape.points[(i + 1) % n]!;
          return sum + x * ny - nx * y;
        }, 0) / 2,
      );
    }
    default:
      return assertNever(shape, "no such shape");
  }
}

const shapes: Shape[] = [
  { kind: "circle", radius: 2 },
  { kind: "square", side: 3 },
  { kind: "rect", width: 2, height: 5 },
  {
    kind: "polygon",
    points: [
      [0, 0],
      [4, 0],
      [4, 3],
    ],
  },
];
for (const shape of shapes) console.log(shape.kind.padEnd(8), area(shape));

try {
  area({ kind: "star" } as unknown as Shape);
} catch (error) {
  if (error instanceof TypeError) console.log(error.name, "-", error.message);
}

type Action<T extends string, P = undefined> = P extends undefined ? { type: T } : { type: T; payload: P };
type Actions = Action<"reset"> | Action<"add", number> | Action<"rename", { name: string }>;
interface State {
  readonly total: number;
  readonly name: string;
  history?: string[];
}

const reduce = (state: State, action: Actions): State => {
  const history = [...(state.history ?? []), action.type];
  if (action.type === "add") return { ...state, total: state.total + action.payload, history };
  if (action.type === "rename") return { ...state, ...action.payload, history };
  return { total: 0, name: state.name, history };
};
const actions: Actions[] = [
  { type: "add", payload: 4 },
  { type: "rename", payload: { name: "sum" } },
  { type: "add", payload: 38 },
];
console.log(actions.reduce(reduce, { total: 0, name: "none" }));
console.log([...actions, { type: "reset" } as const].reduce<State>(reduce, { total: 1, name: "x" }));

type Result<T, E extends Error = Error> = { ok: true; value: T } | { ok: false; error: E };
function parseNumber(text: string): Result<number, RangeError | SyntaxError> {
  const value = Number(text);
  if (text.trim() === "" || Number.isNaN(value))
    return { ok: false, error: new SyntaxError(`not a number: "${text}"`) };
  if (!Number.isFinite(value)) return { ok: false, error: new RangeError("too large") };
  return { ok: true, value };
}
for (const text of ["12", " 3.5 ", "", "abc", "1e999", "0x1f"]) {
  const result = parseNumber(text);
  console.log(result.ok ? result.value.toFixed(2) : `${result.error.name}: ${result.error.message}`);
}
