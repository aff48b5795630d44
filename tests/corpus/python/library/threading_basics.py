# covers: threading-thread, lock, event, queue-queue, join, thread-subclass, thread-local, condition-free, semaphore, producer-consumer
"""Threads used so that the result does not depend on their order."""
import queue
import threading
from queue import Empty, Full, LifoQueue, PriorityQueue, Queue

results = []
lock = threading.Lock()


def worker(n):
    total = sum(i * i for i in range(n))
    with lock:
        results.append((n, total))


threads = [threading.Thread(target=worker, args=(n,), name=f"w{n}") for n in (3, 10, 5)]
for t in threads:
    t.start()
for t in threads:
    t.join()
print(sorted(results), [t.name for t in threads], any(t.is_alive() for t in threads), threading.current_thread().name, lock.locked())
counter = 0


def bump(times):
    global counter
    for _ in range(times):
        with lock:
            counter += 1


crew = [threading.Thread(target=bump, kwargs={"times": 200}) for _ in range(4)]
[t.start() for t in crew]
[t.join() for t in crew]
print(counter)


class Squarer(threading.Thread):
    def __init__(self, x):
        super().__init__(daemon=True)
        self.x, self.answer = x, None

    def run(self):
        self.answer = self.x**2


squarers = [Squarer(i) for i in range(5)]
for s in squarers:
    s.start()
for s in squarers:
    s.join()
print([s.answer for s in squarers], squarers[0].daemon)

jobs, done = Queue(maxsize=3), Queue()
STOP = object()


def producer():
    for i in range(8):
        jobs.put(i)
    jobs.put(STOP)


def consumer():
    while (item := jobs.get()) is not STOP:
        done.put(item * 10)
        jobs.task_done()
    jobs.task_done()


pair = [threading.Thread(target=producer), threading.Thread(target=consumer)]
for t in pair:
    t.start()
for t in pair:
    t.join()
jobs.join()
print([done.get() for _ in range(done.qsize())], done.empty(), jobs.qsize())
ready = threading.Event()
message = []


def waiter():
    ready.wait()
    message.append("released")


t = threading.Thread(target=waiter)
t.start()
print(message, ready.is_set())
ready.set()
t.join(timeout=5)
print(message, ready.is_set())
local = threading.local()
local.value = "main"
seen = []


def look():
    seen.append(hasattr(local, "value"))
    local.value = "thread"


t = threading.Thread(target=look)
t.start()
t.join()
print(seen, local.value)
small = Queue(maxsize=1)
small.put("x")
for attempt in (lambda: small.put("y", block=False), lambda: (small.get(), small.get_nowait())):
    try:
        attempt()
    except (Full, Empty) as e:
        print(type(e).__name__)
stack, heap = LifoQueue(), PriorityQueue()
for x in (3, 1, 2):
    stack.put(x)
    heap.put((x, f"task {x}"))
print([stack.get() for _ in range(3)], [heap.get()[1] for _ in range(3)], isinstance(heap, queue.Queue))
again = threading.RLock()
with again:
    with again:
        print("reentrant", lock.acquire(blocking=False), lock.acquire(blocking=False), lock.release())
seats = threading.Semaphore(2)
print([seats.acquire(blocking=False) for _ in range(3)])
errors = []


def risky(x):
    try:
        results.append(10 // x)
    except ZeroDivisionError as e:
        errors.append(str(e))


for x in (5, 0):
    t = threading.Thread(target=risky, args=[x])
    t.start()
    t.join()
print(results[-1], errors, threading.active_count(), threading.main_thread() is threading.current_thread())
try:
    t.start()
except RuntimeError as e:
    print("RuntimeError:", e)
