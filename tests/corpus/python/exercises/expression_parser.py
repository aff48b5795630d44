# covers: match-statement, dataclasses, generators, typing
"""Expression parser and interpreter."""
from __future__ import annotations
from dataclasses import dataclass, field
from typing import Union, Optional, List, Dict, Callable, NamedTuple, Iterator
import operator
class Token(NamedTuple):
    kind: str
    text: str
    pos: int = 0
def tokenize(src: str) -> Iterator[Token]:
    i = 0
    while i < len(src):
        ch = src[i]
        if ch.isspace(): i += 1; continue
        if ch.isdigit() or ch == ".":
            j = i
            while j < len(src) and (src[j].isdigit() or src[j] == "."): j += 1
            yield Token("num", src[i:j], i); i = j
        elif ch.isalpha():
            j = i
            while j < len(src) and src[j].isalnum(): j += 1
            yield Token("name", src[i:j], i); i = j
        elif src[i:i+2] in ("**", "<=", ">=", "==", "!="):
            yield Token("op", src[i:i+2], i); i += 2
        elif ch in "+-*/%()<>=,^": yield Token("op", ch, i); i += 1
        else: raise SyntaxError(f"bad char {ch!r} at {i}")
    yield Token("end", "", i)
@dataclass
class Num: value: float
@dataclass
class Var: name: str
@dataclass
class Bin: op: str; left: Expr; right: Expr
@dataclass
class Call: fn: str; args: list = field(default_factory=list)
@dataclass(frozen=True, order=True)
class Ver:
    major: int
    minor: int = 0
    tags: tuple = field(default=(), compare=False, repr=False)
    def __post_init__(self):
        if self.major < 0: raise ValueError("negative")
Expr = Union[Num, Var, Bin, Call]
PREC = {"+": (1, operator.add), "-": (1, operator.sub), "*": (2, operator.mul), "/": (2, operator.truediv), "%": (2, operator.mod), "**": (4, operator.pow), "<": (0, operator.lt), "==": (0, operator.eq)}
class Parser:
    def __init__(self, src): self.toks = list(tokenize(src)); self.i = 0
    @property
    def cur(self) -> Token: return self.toks[self.i]
    def advance(self): t = self.cur; self.i += 1; return t
    def expect(self, text):
        if self.cur.text != text: raise SyntaxError(f"expected {text!r}, got {self.cur.text!r}")
        return self.advance()
    def parse(self, prec=0):
        left = self.atom()
        while self.cur.text in PREC and PREC[self.cur.text][0] >= prec:
            op = self.advance().text
            p = PREC[op][0]
            left = Bin(op, left, self.parse(p if op == "**" else p + 1))
        return left
    def atom(self):
        match self.advance():
            case Token("num", t): return Num(float(t) if "." in t else int(t))
            case Token("name", n) if self.cur.text == "(":
                self.advance(); args = []
                while self.cur.text != ")":
                    args.append(self.parse())
                    if self.cur.text == ",": self.advance()
                self.expect(")"); return Call(n, args)
            case Token("name", n): return Var(n)
            case Token(text="("): e = self.parse(); self.expect(")"); return e
            case Token(text="-"): return Bin("-", Num(0), self.parse(3))
            case t: raise SyntaxError(f"unexpected {t.text!r} at {t.pos}")
def ev(e: Expr, env: dict):
    match e:
        case Num(v): return v
        case Var(name): return env[name]
        case Bin(op, l, r): return PREC[op][1](ev(l, env), ev(r, env))
        case Call("max" | "min" as f, args): return {"max": max, "min": min}[f](ev(a, env) for a in args)
        case Call(fn, args): return env[fn](*(ev(a, env) for a in args))
for src in ["1 + 2 * 3", "(1 + 2) * 3", "2 ** 3 ** 2", "-x + 10 % 4", "max(1, x, 3) - min(2, 5)", "sq(1.5)", "1 / 0", "y", "1 +", "3 $ 4", "(1", "1 < 2"]:
    try: tree = Parser(src).parse(); print(src, "=>", tree, "=", ev(tree, {"x": 7, "sq": lambda v: v * v}))
    except (SyntaxError, ZeroDivisionError, KeyError) as e: print(src, "!!", type(e).__name__, e)
v = Ver(1, 2, ("a",)); print(v, v < Ver(1, 3), v == Ver(1, 2), hash(v) == hash(Ver(1, 2)), sorted([Ver(2), Ver(1, 5)]))
try: v.major = 3
except Exception as e: print(type(e).__name__, e)
try: Ver(-1)
except ValueError as e: print(e)
from dataclasses import asdict, astuple, replace, fields, is_dataclass
print(asdict(v), astuple(v), replace(v, minor=9), [f.name for f in fields(v)], is_dataclass(Ver), Bin.__annotations__)
