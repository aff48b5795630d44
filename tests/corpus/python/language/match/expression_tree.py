# covers: match-class-pattern, match-nested-pattern, dataclass, recursion, match-or-pattern, match-guard
"""Simplifying and differentiating formulas with match."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Num:
    value: float


@dataclass(frozen=True)
class Var:
    name: str


@dataclass(frozen=True)
class Op:
    sign: str
    left: object
    right: object


def simplify(e):
    match e:
        case Op(sign, left, right):
            left, right = simplify(left), simplify(right)
            match Op(sign, left, right):
                case Op("+", Num(a), Num(b)):
                    return Num(a + b)
                case Op("*", Num(a), Num(b)):
                    return Num(a * b)
                case Op("+", Num(0), x) | Op("+", x, Num(0)):
                    return x
                case Op("*", Num(0), _) | Op("*", _, Num(0)):
                    return Num(0)
                case Op("*", Num(1), x) | Op("*", x, Num(1)):
                    return x
                case Op("+", a, b) if a == b:
                    return Op("*", Num(2), a)
                case other:
                    return other
        case _:
            return e


def derive(e, name):
    match e:
        case Num():
            return Num(0)
        case Var(n):
            return Num(1 if n == name else 0)
        case Op("+", a, b):
            return Op("+", derive(a, name), derive(b, name))
        case Op("*", a, b):
            return Op("+", Op("*", derive(a, name), b), Op("*", a, derive(b, name)))
        case _:
            raise TypeError(f"cannot derive {e!r}")


def show(e):
    match e:
        case Num(v):
            return str(v)
        case Var(n):
            return n
        case Op("+", a, b):
            return f"({show(a)} + {show(b)})"
        case Op(s, a, b):
            return f"{show(a)} {s} {show(b)}"


def evaluate(e, env):
    match e:
        case Num(v):
            return v
        case Var(n) if n in env:
            return env[n]
        case Var(n):
            raise NameError(f"no value for {n}")
        case Op("+", a, b):
            return evaluate(a, env) + evaluate(b, env)
        case Op("*", a, b):
            return evaluate(a, env) * evaluate(b, env)


x, y = Var("x"), Var("y")
formula = Op("+", Op("*", x, x), Op("*", Num(3), Op("+", y, Num(0))))
print(show(formula), "=>", show(simplify(formula)))
for name in "xy":
    d = derive(formula, name)
    print(f"d/d{name}:", show(d), "=>", show(simplify(d)))
print(evaluate(formula, {"x": 4, "y": 2}))
try:
    evaluate(formula, {"x": 4})
except NameError as error:
    print(error)
try:
    derive("text", "x")
except TypeError as error:
    print(error)
print(simplify(Op("*", Num(2), Op("+", Num(3), Num(4)))))
