# covers: uncaught-exception, traceback, reraise, bare-raise, exception-variable
"""An exception that is logged and raised again."""


def risky(data, index):
    value = data[index]
    return value / (value - 2)


def logged(data, index):
    try:
        return risky(data, index)
    except IndexError:
        print("no such index:", index)
        raise
    except ZeroDivisionError as error:
        print("division:", error)
        raise error


print(logged([1, 2], 0))
try:
    logged([1, 2], 9)
except IndexError as error:
    print("caught:", error)
logged([1, 2], 1)
