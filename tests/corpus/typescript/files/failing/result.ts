export type Result<T> = { ok: true; value: T } | { ok: false; error: string };
export function attempt<T>(run: () => T): Result<T> {
  try {
    return { ok: true, value: run() };
  } catch (e) {
    return { ok: false, error: e instanceof SyntaxError ? "syntax" : String(e) };
  }
}
