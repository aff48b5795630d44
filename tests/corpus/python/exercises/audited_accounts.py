# covers: decorators with arguments, properties, decimal, fractions, context managers, random
import functools, contextlib, time, random, string, textwrap, copy
from decimal import Decimal, ROUND_HALF_UP, getcontext, InvalidOperation
from fractions import Fraction
class InsufficientFunds(Exception):
    def __init__(self, need, have): self.need, self.have = need, have; super().__init__(f"need {need}, have {have}")
def audited(level="INFO"):
    def deco(f):
        @functools.wraps(f)
        def w(self, *a, **k):
            self.log.append((level, f.__name__, a)); return f(self, *a, **k)
        w.level = level
        return w
    return deco
class Account:
    interest = Decimal("0.015")
    _count = 0
    def __init__(self, owner, balance=Decimal(0)):
        self.owner = owner; self._balance = Decimal(balance); self.log = []; type(self)._count += 1
    @property
    def balance(self): return self._balance.quantize(Decimal("0.01"), ROUND_HALF_UP)
    @balance.setter
    def balance(self, v):
        if v < 0: raise ValueError("negative balance")
        self._balance = Decimal(v)
    @audited()
    def deposit(self, x): self.balance += Decimal(x); return self
    @audited("WARN")
    def withdraw(self, x):
        x = Decimal(x)
        if x > self._balance: raise InsufficientFunds(x, self.balance)
        self.balance -= x
    @staticmethod
    def valid(s): return s.isdigit() and len(s) == 8
    @classmethod
    def count(cls): return cls._count
    def __repr__(self): return f"{type(self).__name__}({self.owner!r}, {self.balance})"
    def __iadd__(self, o): return self.deposit(o)
    def __lt__(self, o): return self._balance < o._balance
    def __bool__(self): return self._balance > 0
class Savings(Account):
    def accrue(self, years=1):
        for _ in range(years): self._balance *= 1 + self.interest
a, b = Account("Ann", "10.005"), Savings("Bob", 1000)
a += "5.55"; b.accrue(3); print(a, b, Account.count(), a < b, bool(Account("x")), Account.withdraw.level)
try: a.withdraw(100)
except InsufficientFunds as e: print("!", e, e.need, e.args)
try: a.balance = -1
except ValueError as e: print(e)
try: Account.balance.fset(a, "x")
except TypeError as e: print(e)
try: Decimal("abc")
except InvalidOperation as e: print(type(e), e)
print(a.log, Account.valid("12345678"))
getcontext().prec = 12
print(Decimal(1) / 3, Decimal("1.10") + Decimal("2.2"), Decimal("1e3"), Decimal(0.1), round(Decimal("2.675"), 2), Decimal("-0"), Decimal(7) // 2, Decimal("7.5") % 2, Decimal(2) ** 0.5 if False else Decimal(2).sqrt(), f"{Decimal('1234567.891'):,.2f}", Decimal("NaN"), max(Decimal(1), Decimal(2)), sum([Decimal("0.1")] * 3), Decimal("0.00001"), Decimal("1E-10"), Decimal(10).log10(), int(Decimal("3.9")), Decimal("3.14").as_tuple(), hash(Decimal(3)) == hash(3), Decimal(3) == 3.0)
print(Fraction(3, 6), Fraction("0.125"), Fraction(1, 3) + 1, Fraction(0.5), Fraction(22, 7).limit_denominator(5), float(Fraction(1, 4)), Fraction(7, 2) // 1, round(Fraction(7, 2)), repr(Fraction(-1, 2)), Fraction(3.14159).limit_denominator(100))
@contextlib.contextmanager
def tag(n, **kw):
    attrs = "".join(f' {k.rstrip("_")}="{v}"' for k, v in kw.items()); print(f"<{n}{attrs}>")
    try: yield n
    except KeyError as e: print("swallowed", e)
    finally: print(f"</{n}>")
with tag("div", class_="x", id=3) as d, tag("p"): print(d); {}["boom"]
with contextlib.suppress(ZeroDivisionError), contextlib.ExitStack() as st:
    for n in "ab": st.enter_context(tag(n))
    st.callback(print, "callback"); 1 / 0
print("after")
import io
with contextlib.redirect_stdout(io.StringIO()) as buf: print("hidden")
print(repr(buf.getvalue()))
print(textwrap.fill("The quick brown fox jumps over the lazy dog " * 2, width=30, initial_indent="* ", subsequent_indent="  "))
print(textwrap.dedent("""
    a
      b
    c""").strip(), textwrap.shorten("Hello big wide world", 15), textwrap.indent("x\ny", "> "))
print(string.ascii_letters[:5], string.digits, string.punctuation, string.capwords("hello big world"), string.Template("$who owes ${amt}$$").substitute(who="Al", amt=3))
random.seed(42); print(random.random(), random.randint(1, 6), random.choice("abc"), random.sample(range(100), 5), random.shuffle(l := list(range(6))), l, random.uniform(1, 2), random.gauss(0, 1), random.choices("ab", [1, 9], k=5), random.randrange(0, 100, 7), random.getrandbits(20), random.betavariate(1, 2), random.expovariate(3), random.triangular(0, 10, 3))
o = {"a": [1, {2}]}; c1, c2 = copy.copy(o), copy.deepcopy(o); o["a"].append(9); print(c1, c2)
