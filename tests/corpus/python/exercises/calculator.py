# covers: recursive-descent, tokenizer, exceptions, str-isdigit, dict-of-functions, stdin-iteration, right-associativity, repl
"""A calculator with variables and functions, reading expressions from standard input."""
import math
import sys


class CalcError(Exception):
    def __init__(self, message, position=None):
        super().__init__(message)
        self.position = position


def tokenize(text):
    i = 0
    while i < len(text):
        ch = text[i]
        if ch.isspace():
            i += 1
        elif ch.isdigit() or ch == ".":
            start = i
            while i < len(text) and (text[i].isdigit() or text[i] == "."):
                i += 1
            literal = text[start:i]
            try:
                yield "num", float(literal) if "." in literal else int(literal), start
            except ValueError:
                raise CalcError(f"bad number {literal}", start) from None
        elif ch.isalpha() or ch == "_":
            start = i
            while i < len(text) and (text[i].isalnum() or text[i] == "_"):
                i += 1
            yield "name", text[start:i], start
        elif text[i:i + 2] in ("**", "//"):
            yield "op", text[i:i + 2], i
            i += 2
        elif ch in "+-*/%^(),=!":
            yield "op", ch, i
            i += 1
        else:
            raise CalcError(f"unexpected {ch!r}", i)
    yield "end", "", len(text)


class Calculator:
    functions = {
        "sqrt": math.sqrt, "abs": abs, "max": max, "min": min, "round": round,
        "sin": math.sin, "hyp": lambda *xs: math.sqrt(sum(x * x for x in xs)),
    }

    def __init__(self):
        self.variables = {"pi": math.pi, "_": 0}

    def evaluate(self, text):
        self.tokens = list(tokenize(text))
        self.index = 0
        result = self.statement()
        if self.kind != "end":
            raise CalcError(f"unexpected {self.value!r}", self.position)
        self.variables["_"] = result
        return result

    @property
    def kind(self):
        return self.tokens[self.index][0]

    @property
    def value(self):
        return self.tokens[self.index][1]

    @property
    def position(self):
        return self.tokens[self.index][2]

    def accept(self, *ops):
        if self.kind == "op" and self.value in ops:
            self.index += 1
            return self.tokens[self.index - 1][1]
        return None

    def expect(self, op):
        if not self.accept(op):
            raise CalcError(f"expected {op!r}", self.position)

    def statement(self):
        if self.kind == "name" and self.tokens[self.index + 1][1] == "=":
            name = self.value
            self.index += 2
            self.variables[name] = value = self.statement()
            return value
        return self.sum()

    def sum(self):
        left = self.product()
        while op := self.accept("+", "-"):
            right = self.product()
            left = left + right if op == "+" else left - right
        return left

    def product(self):
        left = self.unary()
        while op := self.accept("*", "/", "//", "%"):
            right = self.unary()
            if op == "*":
                left *= right
            elif right == 0:
                raise CalcError("division by zero")
            else:
                left = {"/": left / right, "//": left // right, "%": left % right}[op]
        return left

    def unary(self):
        if self.accept("-"):
            return -self.unary()
        if self.accept("+"):
            return self.unary()
        return self.power()

    def power(self):
        base = self.postfix()
        if self.accept("^", "**"):
            return base ** self.unary()
        return base

    def postfix(self):
        value = self.atom()
        while self.accept("!"):
            value = math.factorial(value)
        return value

    def atom(self):
        kind, value, position = self.tokens[self.index]
        self.index += 1
        if kind == "num":
            return value
        if kind == "name":
            if self.accept("("):
                arguments = []
                if not self.accept(")"):
                    arguments.append(self.sum())
                    while self.accept(","):
                        arguments.append(self.sum())
                    self.expect(")")
                if value not in self.functions:
                    raise CalcError(f"no function {value}", position)
                return self.functions[value](*arguments)
            if value in self.variables:
                return self.variables[value]
            raise CalcError(f"unknown variable {value}", position)
        if value == "(":
            inner = self.sum()
            self.expect(")")
            return inner
        raise CalcError("unexpected end" if kind == "end" else f"unexpected {value!r}", position)


calculator = Calculator()
for line in sys.stdin:
    line = line.rstrip("\n")
    if not line or line.startswith("#"):
        continue
    try:
        print(f"{line} = {calculator.evaluate(line)}")
    except CalcError as e:
        print(line)
        if e.position is not None:
            print(" " * e.position + "^", end=" ")
        print("error:", e)
    except (ValueError, TypeError, OverflowError) as e:
        print(f"{line}: {type(e).__name__}: {e}")
print({k: v for k, v in sorted(calculator.variables.items()) if k != "pi"})
