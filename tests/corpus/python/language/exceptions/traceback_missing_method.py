# covers: traceback, attribute-error
"""A method that is not there: the look-up is marked, not the call."""

class A:
    def __init__(self): self.items = []
    def go(self):
        return self.items.apend(3)
def outer(a):
    return a.go() + 1
print(outer(A()))
