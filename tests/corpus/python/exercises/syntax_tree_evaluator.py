# covers: frozen dataclasses, match, operator precedence, slots
from __future__ import annotations
import sys
from dataclasses import dataclass, field, asdict, astuple, replace, fields, KW_ONLY, FrozenInstanceError
# tokenizer, parser, evaluator, and match
@dataclass(frozen=True)
class Num: value: float
@dataclass(frozen=True)
class Bin: op: str; left: Expr; right: Expr
@dataclass(frozen=True, slots=True)
class Neg: operand: Expr
@dataclass(frozen=True)
class Var: name: str
Expr = Num | Bin | Neg | Var
class ParseError(SyntaxError): ...
class Parser:
    PREC = {"+": 1, "-": 1, "*": 2, "/": 2, "^": 3}
    def __init__(self, text): self.toks = self.lex(text); self.i = 0
    @staticmethod
    def lex(text):
        out, i = [], 0
        while i < len(text):
            ch = text[i]
            if ch.isspace(): i += 1
            elif ch.isdigit() or ch == ".":
                j = i
                while j < len(text) and (text[j].isdigit() or text[j] == "."): j += 1
                out.append(("num", float(text[i:j]))); i = j
            elif ch.isalpha():
                j = i
                while j < len(text) and text[j].isalnum(): j += 1
                out.append(("id", text[i:j])); i = j
            elif ch in "+-*/^()": out.append((ch, ch)); i += 1
            else: raise ParseError(f"unexpected {ch!r} at {i}")
        return out + [("end", None)]
    @property
    def tok(self): return self.toks[self.i]
    def advance(self): t = self.tok; self.i += 1; return t
    def parse(self):
        e = self.expr(0)
        if self.tok[0] != "end": raise ParseError(f"trailing {self.tok[1]!r}")
        return e
    def expr(self, minp):
        left = self.atom()
        while (op := self.tok[0]) in self.PREC and self.PREC[op] >= minp:
            self.advance()
            right = self.expr(self.PREC[op] + (op != "^"))
            left = Bin(op, left, right)
        return left
    def atom(self):
        match self.advance():
            case ("num", v): return Num(v)
            case ("id", n): return Var(n)
            case ("-", _): return Neg(self.expr(2))
            case ("(", _):
                e = self.expr(0)
                if self.advance()[0] != ")": raise ParseError("expected )")
                return e
            case (k, _): raise ParseError(f"unexpected {k}")
def ev(e, env):
    match e:
        case Num(v): return v
        case Var(n) if n in env: return env[n]
        case Var(n): raise NameError(f"unbound {n}")
        case Neg(x): return -ev(x, env)
        case Bin("+", l, r): return ev(l, env) + ev(r, env)
        case Bin("-", l, r): return ev(l, env) - ev(r, env)
        case Bin(op="*", left=l, right=r): return ev(l, env) * ev(r, env)
        case Bin("/", l, r): return ev(l, env) / ev(r, env)
        case Bin("^", l, r): return ev(l, env) ** ev(r, env)
def simp(e):
    match e:
        case Bin("*", Num(0), _) | Bin("*", _, Num(0)): return Num(0)
        case Bin("*", Num(1), x) | Bin("*", x, Num(1)) | Bin("+", x, Num(0)) | Bin("+", Num(0), x): return simp(x)
        case Bin(o, l, r): return Bin(o, simp(l), simp(r))
        case _: return e
for src in ["1 + 2 * 3", "-(2 - x) ^ 2", "2 ^ 3 ^ 2", "1 / 0", "(1", "a b", "3 $ 4", "y", "0 * x + 1 * y"]:
    try: t = Parser(src).parse(); print(src, "=", ev(t, {"x": 5}), simp(t))
    except (ParseError, NameError, ZeroDivisionError) as e: print(src, "->", type(e).__name__ + ":", e)
t = Parser("1+x").parse()
print(asdict(t), astuple(t), replace(t, op="-"), hash(t) == hash(Parser("1+x").parse()), [f.name for f in fields(t)], [f.type for f in fields(t)])
try: t.op = "x"
except FrozenInstanceError as e: print(type(e).__name__, e)
@dataclass
class C:
    a: int
    _: KW_ONLY
    b: list = field(default_factory=list)
    c: str = field(default="x", metadata={"m": 1}, repr=False)
    def __post_init__(self): self.d = self.a * 2
print(C(1), C(1, b=[2]), C(1) == C(1), C.__dataclass_fields__["c"].metadata, C.__match_args__)
for bad in (lambda: C(), lambda: C(1, 2), lambda: C(1, z=3)):
    try: bad()
    except TypeError as e: print(e)
try:
    @dataclass
    class D: x: list = []
except ValueError as e: print(e)
try:
    @dataclass
    class D2: x: int = 0; y: str
except TypeError as e: print(e)
def classify(x):
    match x:
        case None | True | False: return "singleton"
        case int(n) if n > 100: return f"big {n}"
        case int() | float(): return "number"
        case str(s) if s.startswith("a"): return "a-word"
        case "": return "empty"
        case str(): return "str"
        case []: return "empty seq"
        case [x]: return f"one {x}"
        case [1, *rest, 9]: return f"1..9 {rest}"
        case [[a, b], *_]: return f"pair {a} {b}"
        case (_, _, *_): return "seq"
        case {"type": "circle", "r": r, **rest}: return f"circle {r} {rest}"
        case {}: return "map"
        case complex(real=re, imag=im): return f"{re}+{im}i"
        case type(): return "type"
        case sys.maxsize: return "never"
        case _: return "other"
for v in (None, True, 5, 500, 1.5, "apple", "", "zed", [], [7], [1, 2, 3, 9], [[1, 2], 3], (1, 2), {"type": "circle", "r": 2, "z": 0}, {}, 3j, int, b"x", range(3), {1}): print(repr(v), "=>", classify(v))
