known = {}


def stage(function):
    known[f"{function.__module__}.{function.__name__}"] = function
    return function
