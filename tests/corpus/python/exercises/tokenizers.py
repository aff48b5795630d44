# covers: generators, namedtuple, str-partition, state-machine, dict-lookup, shunting-yard, enum, ast-evaluation, visitor-pattern
"""A tokenizer for a small language, shunting-yard, and three visitors over one tree."""
from collections import namedtuple

Token = namedtuple("Token", ["kind", "text", "line", "column"])
KEYWORDS = {"let", "if", "else", "while", "print"}
OPERATORS = ["<=", ">=", "==", "!=", "&&", "||", "+", "-", "*", "/", "<", ">", "=", "(", ")", "{", "}", ";"]


def scan(source):
    for line_number, line in enumerate(source.splitlines(), 1):
        code = line.split("#", 1)[0]
        column = 0
        while column < len(code):
            ch = code[column]
            start = column
            if ch.isspace():
                column += 1
                continue
            if ch.isdigit():
                while column < len(code) and code[column].isdigit():
                    column += 1
                kind = "number"
            elif ch.isalpha():
                while column < len(code) and (code[column].isalnum() or code[column] == "_"):
                    column += 1
                kind = "keyword" if code[start:column] in KEYWORDS else "name"
            elif ch == '"':
                column = code.find('"', column + 1) + 1
                if column == 0:
                    column = len(code)
                    yield Token("error", code[start:], line_number, start + 1)
                    continue
                kind = "string"
            else:
                kind = "operator"
                for op in OPERATORS:
                    if code.startswith(op, column):
                        column += len(op)
                        break
                else:
                    column += 1
                    kind = "error"
            yield Token(kind, code[start:column], line_number, start + 1)


PRECEDENCE = {"||": 1, "&&": 2, "==": 3, "!=": 3, "<": 4, ">": 4, "<=": 4, ">=": 4, "+": 5, "-": 5, "*": 6, "/": 6}


class Number:
    def __init__(self, value):
        self.value = value

    def accept(self, visitor):
        return visitor.visit_number(self)


class Name:
    def __init__(self, name):
        self.name = name

    def accept(self, visitor):
        return visitor.visit_name(self)


class Binary:
    def __init__(self, op, left, right):
        self.op, self.left, self.right = op, left, right

    def accept(self, visitor):
        return visitor.visit_binary(self)


def shunting_yard(tokens):
    output, operators = [], []

    def reduce():
        op = operators.pop()
        right, left = output.pop(), output.pop()
        output.append(Binary(op.text, left, right))

    for t in tokens:
        if t.kind == "number":
            output.append(Number(int(t.text)))
        elif t.kind == "name":
            output.append(Name(t.text))
        elif t.text == "(":
            operators.append(t)
        elif t.text == ")":
            while operators and operators[-1].text != "(":
                reduce()
            if not operators:
                raise SyntaxError(f"column {t.column}: nothing to close")
            operators.pop()
        else:
            while operators and PRECEDENCE.get(operators[-1].text, 0) >= PRECEDENCE[t.text]:
                reduce()
            operators.append(t)
    while operators:
        if operators[-1].text == "(":
            raise SyntaxError(f"column {operators[-1].column}: never closed")
        reduce()
    [tree] = output
    return tree


class Printer:
    def visit_number(self, n): return str(n.value)
    def visit_name(self, n): return n.name
    def visit_binary(self, n): return f"({n.left.accept(self)} {n.op} {n.right.accept(self)})"


class Evaluator:
    TABLE = {
        "+": lambda a, b: a + b, "-": lambda a, b: a - b, "*": lambda a, b: a * b, "/": lambda a, b: a // b,
        "<": lambda a, b: a < b, ">": lambda a, b: a > b, "<=": lambda a, b: a <= b, ">=": lambda a, b: a >= b,
        "==": lambda a, b: a == b, "!=": lambda a, b: a != b,
    }

    def __init__(self, **names): self.names = names
    def visit_number(self, n): return n.value
    def visit_name(self, n): return self.names[n.name]

    def visit_binary(self, n):
        left = n.left.accept(self)
        if n.op == "&&":
            return left and n.right.accept(self)
        if n.op == "||":
            return left or n.right.accept(self)
        return self.TABLE[n.op](left, n.right.accept(self))


class Folder:
    """Constant folding and the laws of 0 and 1."""

    def visit_number(self, n): return n
    def visit_name(self, n): return n

    def visit_binary(self, n):
        left, right = n.left.accept(self), n.right.accept(self)
        match n.op, left, right:
            case "+", Number(value=0), x:
                return x
            case ("+" | "-"), x, Number(value=0):
                return x
            case "*", (Number(value=1)), x:
                return x
            case ("*" | "/"), x, Number(value=1):
                return x
            case ("*", Number(value=0), _) | ("*", _, Number(value=0)):
                return Number(0)
            case op, Number() as a, Number() as b if op in "+-*":
                return Number(Evaluator.TABLE[op](a.value, b.value))
        return Binary(n.op, left, right)


SAMPLE = '''let total = 0;   # start
while (total <= 10) { total = total + 3; }
if total != 12 && x_1 { print "done"; } else { print @ "oops
'''
for t in scan(SAMPLE):
    print(f"{t.line}:{t.column:<3} {t.kind:<9} {t.text}")
for text in ("1 + 2 * 3 - 4", "(1 + 2) * (3 - x) / 2", "a < 3 && b == 2 * 2 || 0", "0 + x * 1 + 2 * 3", "x * (4 - 4) + y / 1"):
    tree = shunting_yard(scan(text))
    value = tree.accept(Evaluator(x=7, y=5, a=2, b=4))
    print(f"{text} => {tree.accept(Printer())} = {value}; folded {tree.accept(Folder()).accept(Printer())}")
for bad in ("(1 + 2", "1 + 2)", "1 2"):
    try:
        shunting_yard(scan(bad))
    except (SyntaxError, ValueError) as e:
        print(bad, "->", type(e).__name__, e)
shunting_yard(scan("q + 1")).accept(Evaluator(p=1))
