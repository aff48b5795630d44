"""The kinds of numbers, as abstract classes."""

from abc import ABCMeta


class Number(metaclass=ABCMeta):
    __hash__ = None


class Complex(Number):
    pass


class Real(Complex):
    pass


class Rational(Real):
    pass


class Integral(Rational):
    pass


Complex.register(complex)
Real.register(float)
Integral.register(int)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "abstractmethod"
