# covers: uncaught-exception, traceback, finally, output-order, nested-functions
"""What is printed before the program dies."""


def outer():
    def inner(n):
        try:
            return [10, 20][n]
        finally:
            print("inner done", n)

    try:
        print(inner(1))
        print(inner(2))
    finally:
        print("outer done")


try:
    outer()
except KeyError:
    print("not this kind")
finally:
    print("program done")
