# covers: uncaught-exception, traceback, recursion, repeated-frames
"""A recursive function that fails at the bottom: equal lines are folded."""


def countdown(n):
    if n == 0:
        raise RuntimeError("reached the bottom")
    countdown(n - 1)


countdown(3)
print("never")
