// covers: unknown in catch, error classes with causes, rethrowing, typed results, uncaught at the end
class AppError extends Error {
  constructor(
    message: string,
    readonly code: "E_IO" | "E_PARSE",
    options?: ErrorOptions,
  ) {
    super(message, options);
    this.name = "AppError";
  }
  static from(error: unknown): AppError {
    if (error instanceof AppError) return error;
    if (error instanceof SyntaxError) return new AppError("bad json", "E_PARSE", { cause: error });
    return new AppError(typeof error === "string" ? error : "unknown", "E_IO", { cause: error });
  }
}
function parse<T>(text: string): T {
  try {
    return JSON.parse(text) as T;
  } catch (e: unknown) {
    throw AppError.from(e);
  }
}
const attempts: Array<() => unknown> = [
  () => parse<{ a: number }>('{"a":1}').a,
  () => parse("{"),
  () => {
    throw "text";
  },
  () => {
    throw { odd: true };
  },
  () => {
    throw new AppError("own", "E_IO");
  },
];
for (const attempt of attempts) {
  try {
    console.log("ok", attempt());
  } catch (e) {
    const { code, message, cause } = AppError.from(e);
    console.log(code, message, cause instanceof Error ? cause.name : cause);
  } finally {
    console.log("--");
  }
}
type Result<T> = readonly [error: null, value: T] | readonly [error: Error, value?: undefined];
const attempt = <T>(f: () => T): Result<T> => {
  try {
    return [null, f()];
  } catch (e) {
    return [e instanceof Error ? e : new Error(String(e))];
  }
};
const [error, value] = attempt(() => parse<number[]>("[1,2]"));
console.log(error, value?.length);
const [failed] = attempt(() => (null as unknown as string[]).length);
console.log(failed?.message);
process.exitCode = 3;
process.on("exit", (code: number) => console.log("exit", code));
