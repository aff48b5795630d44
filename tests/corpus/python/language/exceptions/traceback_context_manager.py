# covers: uncaught-exception, traceback, with-statement, index-error, class-method
"""An error that passes through a with block and a class method."""


class Session:
    opened = 0

    @classmethod
    def start(cls, *rows):
        session = cls()
        session.rows = rows
        return session.third()

    def __enter__(self):
        Session.opened += 1
        return self

    def __exit__(self, kind, value, tb):
        print("closing after", kind.__name__, "-", value)

    def third(self):
        with self as inner:
            print("opened", inner.opened)
            return inner.rows[2].name[0] + self.rows[1]


Session.start("a", "b")
