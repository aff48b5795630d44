# covers: when a method is looked up, property, AttributeError before the arguments run, hidden intermediate values


class Switchboard:
    @property
    def handler(self):
        print("looked up")
        return lambda value: print("handled", value)

    def plain(self, value):
        print("plain", value)


def argument(value):
    print("argument", value)
    return value


board = Switchboard()
board.handler(argument(1))
board.plain(argument(2))
for receiver in (None, 3, board):
    try:
        receiver.missing(argument(3))
    except AttributeError as error:
        print(error)


def replace(self):
    type(self).plain = lambda self, value: print("replaced", value)
    return 4


board.plain(replace(board))
board.plain(5)


class Told:
    def __init__(self, number):
        self.number = number

    def __del__(self):
        print("gone", self.number)


kept = Told(1) if argument(False) else Told(2)
kept = None
other = argument(None) or Told(3)
other = None
print("end")
