# covers: sys-exit, exit-message, exit-code
"""A string given to sys.exit goes to standard error; the status is 1."""

import sys


def main(items):
    for item in items:
        if not item.isalpha():
            sys.exit(f"error: {item!r} is not a word")
        print(item.capitalize())


if __name__ == "__main__":
    main(["alpha", "beta", "g4mma", "delta"])
