// A machine that has much to do: timers of the page and what its workers say come late, each by its own time.
//
//     REDDRAGON_LATE=200 node tests/browser/run.mjs
//
// With that every journey has to pass as it does without: one that does not reads what the page has not shown yet, or the page says
// that it is at rest when it is not.

/** In the page before anything else: whatever is due comes up to so many milliseconds later. */
export function late(most) {
  let seed = 1;
  // The same times in every visit (D. H. Lehmer's generator).
  const lateness = () => ((seed = (seed * 48_271) % 2_147_483_647) / 2_147_483_647) * most;
  const { setTimeout } = globalThis;
  globalThis.setTimeout = (call, delay = 0, ...rest) => setTimeout(call, delay + lateness(), ...rest);

  const { addEventListener } = EventTarget.prototype;
  Worker.prototype.addEventListener = function (type, listener, ...rest) {
    if (type !== "message") return addEventListener.call(this, type, listener, ...rest);
    const queue = [];
    const deliver = () => {
      const now = performance.now();
      while (queue.length > 0 && queue[0].due <= now) listener.call(this, queue.shift().event);
      if (queue.length > 0) setTimeout(deliver, queue[0].due - now);
    };
    // In their order: none before the one ahead of it.
    const put = (event) => {
      const due = Math.max(performance.now() + lateness(), queue.at(-1)?.due ?? 0);
      if (queue.push({ event, due }) === 1) setTimeout(deliver, due - performance.now());
    };
    return addEventListener.call(this, type, put, ...rest);
  };
}
