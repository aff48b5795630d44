# covers: time-time, perf-counter, sleep, monotonic, timing-decorator, context-manager, time-struct, strftime-fixed
"""time, used the ordinary ways without printing what depends on the clock."""
import time
from functools import wraps
from time import perf_counter, sleep

start = time.time()
sleep(0.01)
elapsed = time.time() - start
print(elapsed >= 0.009, elapsed < 5, isinstance(start, float), start > 1_600_000_000)
t0, t1 = perf_counter(), perf_counter()
print(t1 >= t0, time.monotonic() <= time.monotonic(), time.perf_counter_ns() > 0, isinstance(time.time_ns(), int), time.process_time() >= 0)


def timed(f):
    @wraps(f)
    def wrapper(*args, **kwargs):
        begin = time.perf_counter()
        try:
            return f(*args, **kwargs)
        finally:
            wrapper.calls += 1
            wrapper.seconds += time.perf_counter() - begin

    wrapper.calls, wrapper.seconds = 0, 0.0
    return wrapper


@timed
def work(n):
    if n < 0:
        raise ValueError("negative work")
    sleep(0.001)
    return sum(range(n))


print([work(n) for n in (10, 100)], work.calls, work.seconds >= 0.002, f"{work.seconds:.0f}")
try:
    work(-1)
except ValueError as e:
    print(e, work.calls)


class Stopwatch:
    def __init__(self, clock=time.perf_counter):
        self.clock, self.laps = clock, []

    def __enter__(self):
        self.began = self.clock()
        return self

    def lap(self):
        self.laps.append(self.clock() - self.began)

    def __exit__(self, *exc):
        self.lap()
        return False


with Stopwatch() as watch:
    for _ in range(3):
        sleep(0.001)
        watch.lap()
print(len(watch.laps), watch.laps == sorted(watch.laps), watch.laps[0] < watch.laps[-1])


def fake_clock(step=1.5):
    now = 0.0
    while True:
        yield now
        now += step


ticks = fake_clock()
with Stopwatch(lambda: next(ticks)) as watch:
    watch.lap()
    watch.lap()
print(watch.laps)


def retry(times, delay):
    def decorate(f):
        def wrapper():
            for attempt in range(1, times + 1):
                try:
                    return f(attempt)
                except ConnectionError as e:
                    print(f"  attempt {attempt}: {e}")
                    sleep(delay * 2**attempt)
            return None

        return wrapper

    return decorate


@retry(times=3, delay=0.0005)
def flaky(attempt):
    if attempt < 3:
        raise ConnectionError("not yet")
    return f"ok after {attempt}"


print(flaky())
epoch = time.gmtime(0)
print(epoch.tm_year, epoch.tm_mon, epoch.tm_mday, epoch[3:6], epoch.tm_wday, epoch.tm_yday)
print(time.strftime("%Y-%m-%d %H:%M:%S", time.gmtime(1_000_000_000)), time.strftime("%d %b %Y, %A %j %p %I %%", time.gmtime(86400 * 45)))
print(time.strptime("2024-02-29 13:45", "%Y-%m-%d %H:%M")[:6], time.asctime(time.gmtime(1e9)))
try:
    sleep(-1)
except ValueError as e:
    print("ValueError:", e)
