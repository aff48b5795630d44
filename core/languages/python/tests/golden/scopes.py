count = 0


def outer():
    count = 1

    def bump():
        global count
        count += 1

    def inner():
        nonlocal count
        count += 1
        return lambda: count

    return bump, inner


def nested():
    level = 1

    class Inner:
        before = level
        level = 2
        after = level

    return Inner
