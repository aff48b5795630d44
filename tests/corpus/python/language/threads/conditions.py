# covers: Condition, wait_for, notify, RLock, Semaphore, BoundedSemaphore, local, excepthook, enumerate
"""Conditions and what guards them."""
import sys
import threading
import time

condition = threading.Condition()
stock = []


def consumer(name):
    with condition:
        condition.wait_for(lambda: stock)
        print(name, "takes", stock.pop(0))


crew = [threading.Thread(target=consumer, args=(n,)) for n in "ab"]
[t.start() for t in crew]
for item in ("apple", "pear"):
    with condition:
        stock.append(item)
        condition.notify()
    time.sleep(0.01)
[t.join() for t in crew]
with condition:
    print(condition.wait(timeout=0.01), condition.wait_for(lambda: False, timeout=0.01))
for wrong in (condition.notify, condition.wait, threading.RLock().release, threading.Lock().release):
    try:
        wrong()
    except RuntimeError as error:
        print(error)

turn = threading.Condition()
whose = 0
said = []


def speaker(number):
    global whose
    for _ in range(3):
        with turn:
            while whose != number:
                turn.wait()
            said.append("ping" if number == 0 else "pong")
            whose = 1 - whose
            turn.notify_all()


pair = [threading.Thread(target=speaker, args=(n,)) for n in (0, 1)]
[t.start() for t in pair]
[t.join() for t in pair]
print(said)

places = threading.Semaphore(2)
inside = most = 0


def visitor():
    global inside, most
    with places:
        inside += 1
        most = max(most, inside)
        time.sleep(0.01)
        inside -= 1


guests = [threading.Thread(target=visitor) for _ in range(6)]
[t.start() for t in guests]
[t.join() for t in guests]
print("at most", most)
bounded = threading.BoundedSemaphore(1)
bounded.acquire()
print(bounded.acquire(blocking=False), bounded.acquire(timeout=0.01))
bounded.release()
try:
    bounded.release()
except ValueError as error:
    print(error)

own = threading.local()
own.value = "main"


def with_own(number):
    own.value = number
    time.sleep(0.01)
    kept.append(number == own.value)


kept = []
crew = [threading.Thread(target=with_own, args=(n,)) for n in range(3)]
[t.start() for t in crew]
[t.join() for t in crew]
print(own.value, kept)

threading.excepthook = lambda args: print("caught", args.exc_type.__name__, args.exc_value, args.thread.name)


def broken():
    raise KeyError("lost")


t = threading.Thread(target=broken, name="breaker")
t.start()
t.join()
print(t.is_alive(), threading.active_count(), threading.main_thread().name)


def leaves():
    sys.exit(3)


t = threading.Thread(target=leaves)
t.start()
t.join()
reentrant = threading.RLock()
with reentrant, reentrant:
    print("twice")
try:
    t.start()
except RuntimeError as error:
    print(error)
try:
    threading.current_thread().join()
except RuntimeError as error:
    print(error)
