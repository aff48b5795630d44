import pkg


def read():
    return pkg.counter
