# covers: sys-exit, exit-code, system-exit, finally, nested-functions, large-exit-code
"""SystemExit passes `except Exception`; its code becomes the exit status."""

import sys


def protected(action):
    try:
        action()
    except Exception as error:
        print("handled", repr(error))
    else:
        print("fine")
    finally:
        print("finally")


def stop():
    print("stopping")
    sys.exit(7)


protected(lambda: None)
protected(lambda: 1 / 0)
try:
    protected(stop)
except SystemExit as leaving:
    print("code", leaving.code)
    raise SystemExit(leaving.code * 6) from None
