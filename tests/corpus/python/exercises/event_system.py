# covers: observer-pattern, strategy-pattern, decorators, heapq-scheduler, weak-ordering, closures, functools-partial, command-undo, context-manager
"""Events, observers, strategies, undoable commands and a discrete event scheduler."""
import heapq
from collections import defaultdict
from contextlib import contextmanager
from functools import partial
from itertools import count


class EventBus:
    def __init__(self):
        self._handlers = defaultdict(list)
        self.errors = []

    def on(self, event, priority=0):
        def register(handler):
            self._handlers[event].append((-priority, len(self._handlers[event]), handler))
            self._handlers[event].sort(key=lambda h: h[:2])
            return handler

        return register

    def emit(self, event, **data):
        handled = 0
        for _, _, handler in self._handlers[event] + self._handlers["*"]:
            try:
                if handler(event, **data) is False:
                    break
            except Exception as e:
                self.errors.append(f"{handler.__name__}: {e!r}")
            handled += 1
        return handled


bus = EventBus()


@bus.on("order")
def confirm(event, *, who, total, **_):
    print(f"  confirm: thank you {who}, {total:.2f}")


@bus.on("order", priority=10)
def fraud_check(event, *, total, **_):
    if total > 1000:
        print("  fraud check: stopped")
        return False


@bus.on("order", priority=5)
def broken(event, **data):
    return data["missing key"]


@bus.on("*")
def log(event, **data):
    print(f"  log: {event} {sorted(data)}")


print(bus.emit("order", who="ann", total=20))
print(bus.emit("order", who="bob", total=2000))
print(bus.emit("refund", reason="late"), bus.errors)

# strategies
SHIPPING = {
    "flat": lambda weight: 5,
    "per_kilo": lambda weight: 2 * weight,
    "tiered": lambda weight: next(price for limit, price in ((1, 3), (5, 6), (float("inf"), 10)) if weight <= limit),
}
print({w: min((f(w), name) for name, f in SHIPPING.items()) for w in (0.5, 2, 4, 20)})


# commands with undo
class Editor:
    def __init__(self):
        self.text, self._undo, self._redo = "", [], []

    def _do(self, command, inverse):
        command()
        self._undo.append((command, inverse))
        self._redo.clear()

    def _set(self, text):
        self.text = text

    def insert(self, at, s):
        self._do(partial(self._set, self.text[:at] + s + self.text[at:]), partial(self._set, self.text))

    def delete(self, start, end):
        self._do(partial(self._set, self.text[:start] + self.text[end:]), partial(self._set, self.text))

    def undo(self):
        if self._undo:
            step = self._undo.pop()
            step[1]()
            self._redo.append(step)
        return self.text

    def redo(self):
        if self._redo:
            step = self._redo.pop()
            step[0]()
            self._undo.append(step)
        return self.text

    @contextmanager
    def transaction(self):
        depth = len(self._undo)
        try:
            yield self
        except ValueError as e:
            while len(self._undo) > depth:
                self.undo()
            print("  rolled back:", e)


editor = Editor()
editor.insert(0, "hello world")
editor.insert(5, ",")
editor.delete(0, 1)
editor.insert(0, "J")
print(editor.text, "|", editor.undo(), "|", editor.undo(), "|", editor.redo())
with editor.transaction() as e:
    e.insert(0, ">>> ")
    e.delete(2, 6)
    raise ValueError("changed my mind")
print(editor.text, "|", editor.undo(), editor.undo(), editor.undo() == "", editor.undo() == "")


# scheduler
class Scheduler:
    def __init__(self):
        self.now, self._queue, self._ticket = 0, [], count()

    def after(self, delay, action, *args):
        heapq.heappush(self._queue, (self.now + delay, next(self._ticket), action, args))

    def run(self, until):
        while self._queue and self._queue[0][0] <= until:
            self.now, _, action, args = heapq.heappop(self._queue)
            action(*args)
        self.now = until
        return len(self._queue)


s = Scheduler()


def beat(name, period):
    print(f"  t={s.now:>4} {name}")
    s.after(period, beat, name, period)


s.after(0, beat, "drum", 4)
s.after(1, beat, "bell", 3)
s.after(4, print, "  t=   4 once")
print("pending:", s.run(until=10))
