# Hundreds of thousands of steps: drag the strip,
# zoom in, and set a condition on a breakpoint.

def length(n):
    steps = 0
    while n != 1:
        n = n // 2 if n % 2 == 0 else 3 * n + 1
        steps += 1
    return steps


longest, best = 0, 0
for start in range(1, 1000):
    steps = length(start)
    if steps > best:
        longest, best = start, steps
print(longest, "takes", best, "steps")
