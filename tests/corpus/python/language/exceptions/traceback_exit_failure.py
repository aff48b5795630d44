# covers: uncaught-exception, traceback, exception-in-exit, with-statement, exception-chaining
"""Both the body of a with block and its __exit__ fail."""


class Connection:
    def __init__(self, name):
        self.name = name
        self.open = False

    def __enter__(self):
        self.open = True
        print("connected to", self.name)
        return self

    def __exit__(self, kind, value, tb):
        self.open = False
        if kind is not None:
            self.rollback(value)
        return False

    def rollback(self, reason):
        raise RuntimeError(f"rollback of {self.name} failed")

    def send(self, message):
        if not message:
            raise ValueError("empty message")
        print("sent", message)


with Connection("a") as c:
    c.send("hello")
with Connection("b") as c:
    c.send("again")
    c.send("")
