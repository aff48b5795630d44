# covers: barrier, action, broken barrier, abort, reset
"""Threads that wait for each other at a barrier."""
import threading

log = []
barrier = threading.Barrier(3, action=lambda: log.append("all here"))


def work(name):
    log.append(f"{name} before")
    index = barrier.wait()
    log.append(f"{name} behind")
    indexes.append(index)


indexes = []
threads = [threading.Thread(target=work, args=(n,)) for n in "abc"]
for t in threads:
    t.start()
for t in threads:
    t.join()
print(len(log), log[:4], sorted(log[4:]), sorted(indexes))
print(barrier.parties, barrier.n_waiting, barrier.broken)

# Rounds after each other.
rounds = threading.Barrier(2)
seen = []


def rounds_of(name):
    for number in range(3):
        seen.append((number, name))
        rounds.wait()


pair = [threading.Thread(target=rounds_of, args=(n,)) for n in "xy"]
[t.start() for t in pair]
[t.join() for t in pair]
print([number for number, _ in seen], sorted(seen))

late = threading.Barrier(2)


def alone():
    try:
        late.wait(timeout=0.05)
    except threading.BrokenBarrierError:
        print("broken", late.broken)


t = threading.Thread(target=alone)
t.start()
t.join()
late.reset()
print(late.broken, late.n_waiting)


def stuck():
    try:
        late.wait()
    except threading.BrokenBarrierError:
        print("aborted", late.broken)


t = threading.Thread(target=stuck)
t.start()
late.abort()
t.join()
try:
    late.wait()
except threading.BrokenBarrierError as error:
    print("still broken", repr(error))
