# covers: bounded queue, worker, join, sentinel, priority queue, timeout, deadline
"""Producers and consumers over queues that can be full."""
import queue
import threading
import time

jobs = queue.Queue(maxsize=3)
done = []


def worker():
    while True:
        job = jobs.get()
        if job is None:
            jobs.task_done()
            return
        time.sleep(0.001)
        done.append(job * job)
        jobs.task_done()


thread = threading.Thread(target=worker)
thread.start()
for number in range(5):
    jobs.put(number)
jobs.join()
print(done, jobs.qsize(), jobs.empty())
jobs.put(None)
thread.join()
print(thread.is_alive())

small = queue.Queue(maxsize=1)
small.put("first")
try:
    small.put("second", timeout=0.01)
except queue.Full as error:
    print("full", repr(error))
try:
    small.put_nowait("third")
except queue.Full:
    print("full at once")
print(small.get())
try:
    small.get(timeout=0.01)
except queue.Empty:
    print("empty")
for wrong in (lambda: small.get(timeout=-1), lambda: small.task_done() or small.task_done()):
    try:
        wrong()
    except ValueError as error:
        print(error)

# Three stages.
raw, cooked, served = queue.Queue(2), queue.Queue(2), []


def cook():
    for dish in iter(raw.get, "end"):
        cooked.put(dish.upper())
    cooked.put("end")


def serve():
    for dish in iter(cooked.get, "end"):
        served.append(dish)


stages = [threading.Thread(target=f) for f in (cook, serve)]
for stage in stages:
    stage.start()
for dish in ["soup", "bread", "fish", "cake", "tea", "end"]:
    raw.put(dish)
for stage in stages:
    stage.join()
print(served)

ranked = queue.PriorityQueue()
results = []


def by_rank():
    while True:
        rank, name = ranked.get()
        if name == "stop":
            break
        results.append(name)


for entry in [(3, "low"), (1, "high"), (2, "middle"), (9, "stop")]:
    ranked.put(entry)
t = threading.Thread(target=by_rank)
t.start()
t.join()
print(results)
with ranked.mutex:
    print(ranked.queue)
