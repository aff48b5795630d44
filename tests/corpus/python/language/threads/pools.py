# covers: ThreadPoolExecutor, submit, map, as_completed, wait, names, exceptions, cancel, callbacks, initializer
"""Pools of threads."""
import threading
import time
from concurrent.futures import FIRST_COMPLETED, ThreadPoolExecutor, TimeoutError, as_completed, wait


def name_of(_):
    time.sleep(0.01)
    return threading.current_thread().name


with ThreadPoolExecutor(max_workers=2, thread_name_prefix="pool") as pool:
    print(sorted(set(pool.map(name_of, range(4)))))


def slow(n):
    time.sleep(n / 100)
    return n * n


with ThreadPoolExecutor(max_workers=3) as pool:
    futures = {pool.submit(slow, n): n for n in (5, 1, 3)}
    for future in as_completed(futures):
        print(futures[future], future.result())

with ThreadPoolExecutor(4) as pool:
    futures = [pool.submit(slow, n) for n in (4, 1, 6)]
    done, waiting = wait(futures, return_when=FIRST_COMPLETED)
    print(len(done), len(waiting), [f.result() for f in done])
    done, waiting = wait(futures, timeout=0.035)
    print(len(done), len(waiting))
print([f.done() for f in futures])


def failing(n):
    if n == 2:
        raise ValueError(f"no {n}")
    return n


with ThreadPoolExecutor(2) as pool:
    futures = [pool.submit(failing, n) for n in range(4)]
    for future in futures:
        error = future.exception()
        print(repr(error) if error else future.result())
    try:
        print(list(pool.map(failing, range(4))))
    except ValueError as error:
        print("map", error)

with ThreadPoolExecutor(1) as pool:
    blocker = pool.submit(slow, 5)
    queued = pool.submit(slow, 1)
    print(blocker.running(), queued.cancel(), queued.cancelled(), blocker.cancel())
    try:
        blocker.result(timeout=0.01)
    except TimeoutError:
        print("too slow")
    print(blocker.result())

seen = []
with ThreadPoolExecutor(2) as pool:
    future = pool.submit(slow, 2)
    future.add_done_callback(lambda f: seen.append(f.result()))
print(seen, future.done())
started = []
with ThreadPoolExecutor(2, initializer=lambda: started.append(threading.current_thread().name), thread_name_prefix="w") as pool:
    list(pool.map(slow, [2, 2, 1]))
print(started)
try:
    pool.submit(slow, 1)
except RuntimeError as error:
    print(error)
