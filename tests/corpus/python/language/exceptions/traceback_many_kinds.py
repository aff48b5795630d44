# covers: uncaught-exception, traceback, subscript-traceback, binary-operator-traceback, exception-chaining, multi-line-expression
"""Which part of a line the traceback points at: one chain with many links."""

data = {"rows": [[1, 2], [3]]}
text = "abc"


def cell():
    return data["rows"][0][1] + data["rows"][1][1] * 2


def concatenation():
    total = 10
    return text + total + len(text)


def call():
    return max(text.index("b"), text.index("z")) + 1


def attribute():
    return text.upper().lenght + 1


def unknown():
    return 1 + undefined


def compare():
    return 3 < 5 and [] < len(text)


def unpack():
    first, second = text
    return first


def store():
    text[0] = "A"


def negate():
    return 2 * -text


def multi_line():
    return (data["rows"][0][0] /
            (len(text) - 3))


def run(actions):
    try:
        actions[0]()
    finally:
        print("finished", actions[0].__name__)
        if len(actions) > 1:
            run(actions[1:])


run([cell, concatenation, call, attribute, unknown, compare, unpack, store, negate, multi_line])
