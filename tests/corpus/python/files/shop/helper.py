print("loading", __name__)
_private = 1


def shout(text):
    return text.upper() + "!"
