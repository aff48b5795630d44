import second

VALUE = 1


def ask():
    return second.answer() + 1
