# covers: custom-exceptions, exception-hierarchy, exception-args, exception-attributes, add-note, exception-str-repr
"""Exception classes of one's own."""


class BankError(Exception):
    """Base of all bank errors."""


class InsufficientFunds(BankError):
    def __init__(self, needed, available):
        super().__init__(f"need {needed}, have {available}")
        self.needed = needed
        self.available = available

    @property
    def shortfall(self):
        return self.needed - self.available


class UnknownAccount(BankError, KeyError):
    pass


class Coded(Exception):
    def __init__(self, code, message=""):
        self.code = code
        self.message = message

    def __str__(self):
        return f"[{self.code}] {self.message}"


accounts = {"ann": 100}


def withdraw(name, amount):
    if name not in accounts:
        raise UnknownAccount(name)
    if accounts[name] < amount:
        raise InsufficientFunds(amount, accounts[name])
    accounts[name] -= amount
    return accounts[name]


for request in [("ann", 30), ("ann", 300), ("bob", 1)]:
    try:
        print("left:", withdraw(*request))
    except InsufficientFunds as error:
        print("refused:", error, error.shortfall, error.args)
    except BankError as error:
        print("bank error:", error, isinstance(error, KeyError), error.args)

try:
    raise Coded(404, "not found")
except Coded as error:
    print(error, repr(error), error.args, error.code)

print([c.__name__ for c in UnknownAccount.__mro__])
print(issubclass(ZeroDivisionError, ArithmeticError), issubclass(KeyError, LookupError))
print(issubclass(KeyboardInterrupt, Exception), issubclass(FileNotFoundError, OSError), OSError is IOError)
print(issubclass(UnicodeDecodeError, ValueError), issubclass(RecursionError, RuntimeError))

for error in [
    Exception(), Exception("one"), Exception("one", 2), KeyError("k"), KeyError(), ValueError(None),
    ValueError([1, 2]), StopIteration(5), SystemExit(3), OSError(2, "No such thing"), BankError("x"),
]:
    print(f"{str(error)!r:25} {error!r}")

e = ValueError("main text")
e.add_note("first note")
e.add_note("second note")
print(e.__notes__, e)
print(Exception("a") == Exception("a"), BankError.__doc__)
print(e.with_traceback(None) is e, e.__traceback__)

wrong = [
    lambda: "a" + 1, lambda: 1 + "a", lambda: [] + (), lambda: {}["x"], lambda: [1][5], lambda: (1,)[5],
    lambda: "abc"[9], lambda: None.name, lambda: int("3.5"), lambda: float("abc"), lambda: int([]),
    lambda: len(5), lambda: -"a", lambda: [] < {}, lambda: 5 in 5, lambda: {[]: 1}, lambda: {1}.x,
    lambda: [1, 2].remove(3), lambda: [1].index(7), lambda: "abc".index("z"), lambda: (1,).index(2),
    lambda: [].pop(), lambda: {}.popitem(), lambda: set().pop(), lambda: next(iter([])), lambda: chr(-1),
    lambda: ord("ab"), lambda: undefined_name, lambda: "x" * "y", lambda: accounts["ann"]["a"], lambda: 1 / 0,
    lambda: 1 // 0, lambda: 1 % 0, lambda: 1.0 / 0, lambda: 2.0**10000, lambda: 0**-1, lambda: "%d" % "x",
    lambda: "%s %s" % "x", lambda: "{} {}".format(1), lambda: "{x}".format(), lambda: iter(5), lambda: max([]),
    lambda: sum(["a"]), lambda: 1 << -1, lambda: round("x"), lambda: abs("x"), lambda: print.nope,
]
for attempt in wrong:
    try:
        print("no error?", attempt())
    except Exception as error:
        print(f"{type(error).__name__}: {error}")
