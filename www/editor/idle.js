// The browser's idle time, in slices that leave time for what follows on them in the same task: CodeMirror highlights a long text in as
// much as is left, up to 45 milliseconds, and then shows what it made. The bundler puts this in the place of the browser's own.

/** At most so many milliseconds at a time. */
const SLICE = 25;

const idle = globalThis.requestIdleCallback;

/** Nothing where the browser has none, as others ask for that. */
export const requestIdleCallback = idle && ((callback, options) => idle((deadline) => callback({ timeRemaining: () => Math.min(SLICE, deadline.timeRemaining()) }), options));
