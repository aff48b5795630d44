// What `using` and `await using` do, as TypeScript emits them.

function _holder() { return { items: [], error: undefined, hasError: false }; }

function _hold(held, value, isWaited) {
  if (value === null || value === undefined) {
    if (isWaited) held.items.push({ isWaited });
    return value;
  }
  if (typeof value !== "object" && typeof value !== "function") throw new TypeError("Object expected.");
  let dispose = isWaited ? value[Symbol.asyncDispose] : undefined;
  if (dispose === undefined) {
    const inner = value[Symbol.dispose];
    const later = function () { try { inner.call(this); } catch (error) { return Promise.reject(error); } };
    dispose = isWaited && inner !== undefined ? later : inner;
  }
  if (typeof dispose !== "function") throw new TypeError("Object not disposable.");
  held.items.push({ value, dispose, isWaited });
  return value;
}

// The block is left by an error, or because the generator that it is in is asked to end.
function _leftBy(held, error) {
  if ($is_closing(error)) return;
  held.error = error;
  held.hasError = true;
}

function _disposeFailed(held, error) {
  if (held.hasError) {
    const both = new Error("An error was suppressed during disposal.");
    both.name = "SuppressedError";
    both.error = error;
    both.suppressed = held.error;
    error = both;
  }
  held.error = error;
  held.hasError = true;
}

// Gives a promise where something is waited for. `state` says whether nothing (0), what was nothing (1) or something (2) was.
function _dispose(held) {
  let state = 0;
  function next() {
    while (held.items.length > 0) {
      const item = held.items.pop();
      try {
        if (!item.isWaited && state === 1) {
          state = 0;
          held.items.push(item);
          return Promise.resolve().then(next);
        }
        if (item.dispose) {
          const result = item.dispose.call(item.value);
          if (item.isWaited) {
            state |= 2;
            return Promise.resolve(result).then(next, (error) => { _disposeFailed(held, error); return next(); });
          }
        } else state |= 1;
      } catch (error) { _disposeFailed(held, error); }
    }
    if (state === 1) return held.hasError ? Promise.reject(held.error) : Promise.resolve();
    if (held.hasError) throw held.error;
  }
  return next();
}
