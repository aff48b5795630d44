# covers: threading-thread, busy-wait, join, is-alive
"""Threads that go round a loop until another one has done something."""
import threading
import time

done = False


def finish():
    global done
    done = True


def spin():
    rounds = 0
    while not done:
        rounds += 1
    print("spun")


first = threading.Thread(target=spin)
first.start()
second = threading.Thread(target=finish)
second.start()
first.join()
second.join()

flags = []


def endless():
    while True:
        if flags:
            break
    print("the list is filled")


waiting = threading.Thread(target=endless)
waiting.start()
flags.append(1)
waiting.join()


class Gate:
    is_open = False


gate = Gate()


def before_the_gate():
    while not gate.is_open:
        pass


both = [threading.Thread(target=before_the_gate) for _ in range(2)]
for thread in both:
    thread.start()
gate.is_open = True
while any(thread.is_alive() for thread in both):
    pass
print("the gate is open")


def sleeper():
    time.sleep(0.02)
    flags.clear()


threading.Thread(target=sleeper).start()
while flags:
    pass
print("end")
