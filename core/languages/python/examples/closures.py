# Closures: functions that remember where they were
# made.

def counter(start=0):
    count = start

    def tick(step=1):
        nonlocal count
        count += step
        return count

    def reset():
        nonlocal count
        count = start

    return tick, reset


apples, clear_apples = counter()
pears, _ = counter(100)

apples()
apples()
print("apples", apples(), "pears", pears(10))
clear_apples()
print("after reset", apples())

# Every lambda below shares one variable i; look at its value when they run.
late = [lambda: i * 10 for i in range(3)]
early = [lambda i=i: i * 10 for i in range(3)]
print("late ", [f() for f in late])
print("early", [f() for f in early])
