import first


def answer():
    return first.VALUE * 10
