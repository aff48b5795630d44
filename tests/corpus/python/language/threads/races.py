# covers: lost update, sleep in threads, flag polled with sleep, crosswise locks with timeout, event, timer, daemon
"""Threads whose steps interleave because they sleep."""
import threading
import time

count = 0


def careless():
    global count
    seen = count
    time.sleep(0.01)
    count = seen + 1


threads = [threading.Thread(target=careless) for _ in range(10)]
for t in threads:
    t.start()
for t in threads:
    t.join()
print("lost updates", count < 10)

guard = threading.Lock()


def careful():
    global count
    with guard:
        seen = count
        time.sleep(0.01)
        count = seen + 1


count = 0
threads = [threading.Thread(target=careful) for _ in range(10)]
[t.start() for t in threads]
[t.join() for t in threads]
print("guarded", count)

first, second = threading.Lock(), threading.Lock()
outcome = []


def crosswise(name, one, other):
    with one:
        time.sleep(0.01)
        if other.acquire(timeout=0.05 if name == "a" else 0.2):
            outcome.append(f"{name} got both")
            other.release()
        else:
            outcome.append(f"{name} gave up")


pair = [threading.Thread(target=crosswise, args=("a", first, second)), threading.Thread(target=crosswise, args=("b", second, first))]
[t.start() for t in pair]
[t.join() for t in pair]
print(outcome)

done = False


def poll():
    rounds = 0
    while not done:
        time.sleep(0.01)
        rounds += 1
    print("polled", rounds > 2)


t = threading.Thread(target=poll)
t.start()
time.sleep(0.055)
done = True
t.join()

go = threading.Event()
steps = []


def patient(name):
    steps.append("waits")
    go.wait()
    steps.append("goes")


t = threading.Thread(target=patient, args=("one",))
t.start()
time.sleep(0.01)
print(steps, go.is_set())
go.set()
t.join()
print(steps)
print(go.wait(0.01))
go.clear()
print(go.wait(0.01))

order = []
late = threading.Timer(0.05, order.append, args=("late",))
soon = threading.Timer(0.02, order.append, args=("soon",))
never = threading.Timer(0.03, order.append, args=("never",))
for timer in (late, soon, never):
    timer.start()
never.cancel()
for timer in (late, soon, never):
    timer.join()
print(order)


def sleeper(seconds):
    time.sleep(seconds / 100)
    order.append(seconds)


order.clear()
crew = [threading.Thread(target=sleeper, args=(n,)) for n in (5, 1, 4, 2, 3)]
[t.start() for t in crew]
[t.join() for t in crew]
print(order)


def background():
    while True:
        time.sleep(0.01)


t = threading.Thread(target=background, daemon=True)
t.start()
t.join(timeout=0.03)
print("alive", t.is_alive(), t.daemon)


def tail():
    time.sleep(0.02)
    print("printed after the main thread's last line")


threading.Thread(target=tail).start()
print("last line")
