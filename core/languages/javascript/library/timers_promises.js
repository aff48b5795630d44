// The modules `timers` and `timers/promises`.

const _timersPromises = {};
_methods(_timersPromises, {
  setTimeout(delay, value, options) {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(resolve, delay, value);
      _abortable(options, reject, () => clearTimeout(timer));
    });
  },
  setImmediate(value, options) {
    return new Promise((resolve, reject) => {
      const immediate = setImmediate(resolve, value);
      _abortable(options, reject, () => clearImmediate(immediate));
    });
  },
  async *setInterval(delay, value) {
    while (true) {
      await _timersPromises.setTimeout(delay);
      yield value;
    }
  },
});
_timersPromises.scheduler = { wait(delay, options) { return _timersPromises.setTimeout(delay, undefined, options); }, yield() { return _timersPromises.setImmediate(); } };
// What is given up when a signal says so.
function _abortable(options, reject, stop) {
  const signal = options?.signal;
  if (signal === undefined) return;
  const leave = () => {
    stop();
    const error = new Error("The operation was aborted", { cause: signal.reason });
    error.name = "AbortError";
    error.code = "ABORT_ERR";
    reject(error);
  };
  if (signal.aborted) leave();
  else signal.addEventListener("abort", leave, { once: true });
}
$define(setTimeout, Symbol.for("nodejs.util.promisify.custom"), _timersPromises.setTimeout, 5);
_offer("timers", { setTimeout, setInterval, setImmediate, clearTimeout, clearInterval, clearImmediate, promises: _timersPromises });
_offer("timers/promises", _timersPromises);
