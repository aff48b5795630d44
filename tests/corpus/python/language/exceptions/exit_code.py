# covers: sys-exit, system-exit, exit-code, finally, stderr
"""sys.exit runs the cleanup and sets the exit status."""

import sys


def worker(jobs):
    try:
        for job in jobs:
            if job < 0:
                sys.exit(3)
            print("job", job)
    finally:
        print("worker cleanup")


for value in (None, 0, 5, "message"):
    try:
        sys.exit(value)
    except SystemExit as leaving:
        print("caught", repr(leaving.code), leaving.args)

try:
    raise SystemExit
except SystemExit as leaving:
    print("bare:", leaving.code)

print("a warning", file=sys.stderr)
sys.stderr.write("and another\n")
worker([1, 2, -1, 3])
print("never")
