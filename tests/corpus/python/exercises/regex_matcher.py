# covers: dataclass, match-statement, class-patterns, generators, backtracking, recursive-descent, nfa-simulation, frozenset
"""Regular expressions: a parser, a backtracking matcher with groups, and an NFA."""
from dataclasses import dataclass
from typing import Union


@dataclass(frozen=True)
class Char:
    allowed: frozenset
    negated: bool = False

    def matches(self, ch):
        return (ch in self.allowed) != self.negated


@dataclass(frozen=True)
class Seq:
    parts: tuple


@dataclass(frozen=True)
class Alt:
    options: tuple


@dataclass(frozen=True)
class Repeat:
    node: "Node"
    least: int
    most: float


@dataclass(frozen=True)
class Group:
    node: "Node"
    number: int


Node = Union[Char, Seq, Alt, Repeat, Group]
ANY = Char(frozenset(), negated=True)
CLASSES = {"d": "0123456789", "w": "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_", "s": " \t\n"}


class Parser:
    def __init__(self, pattern):
        self.text, self.at, self.groups = pattern, 0, 0

    def peek(self):
        return self.text[self.at] if self.at < len(self.text) else ""

    def take(self):
        ch = self.peek()
        self.at += 1
        return ch

    def parse(self):
        node = self.alternation()
        if self.peek():
            raise ValueError(f"unexpected {self.peek()!r} at {self.at}")
        return node

    def alternation(self):
        options = [self.sequence()]
        while self.peek() == "|":
            self.take()
            options.append(self.sequence())
        return options[0] if len(options) == 1 else Alt(tuple(options))

    def sequence(self):
        parts = []
        while self.peek() and self.peek() not in "|)":
            parts.append(self.repetition())
        return Seq(tuple(parts))

    def repetition(self):
        node = self.atom()
        while self.peek() and self.peek() in "*+?{":
            match self.take():
                case "*":
                    node = Repeat(node, 0, float("inf"))
                case "+":
                    node = Repeat(node, 1, float("inf"))
                case "?":
                    node = Repeat(node, 0, 1)
                case _:
                    end = self.text.index("}", self.at)
                    low, comma, high = self.text[self.at:end].partition(",")
                    self.at = end + 1
                    node = Repeat(node, int(low), float("inf") if comma and not high else int(high or low))
        return node

    def atom(self):
        match ch := self.take():
            case "(":
                self.groups += 1
                number = self.groups
                node = self.alternation()
                if self.take() != ")":
                    raise ValueError("missing )")
                return Group(node, number)
            case ".":
                return ANY
            case "[":
                return self.char_class()
            case "\\":
                escaped = self.take()
                return Char(frozenset(CLASSES.get(escaped, escaped)))
            case "*" | "+" | "?":
                raise ValueError(f"nothing to repeat at {self.at - 1}")
            case _:
                return Char(frozenset(ch))

    def char_class(self):
        negated = self.peek() == "^" and bool(self.take())
        allowed = set()
        while (ch := self.take()) != "]":
            if not ch:
                raise ValueError("missing ]")
            if self.peek() == "-" and self.text[self.at + 1:self.at + 2] not in ("]", ""):
                self.take()
                allowed.update(map(chr, range(ord(ch), ord(self.take()) + 1)))
            else:
                allowed.add(ch)
        return Char(frozenset(allowed), negated)


def ends(node, text, at, groups):
    """All (end, groups) that node can reach from `at`, greedy first."""
    match node:
        case Char():
            if at < len(text) and node.matches(text[at]):
                yield at + 1, groups
        case Seq(parts=()):
            yield at, groups
        case Seq(parts=(first, *rest)):
            for middle, g in ends(first, text, at, groups):
                yield from ends(Seq(tuple(rest)), text, middle, g)
        case Alt(options):
            for option in options:
                yield from ends(option, text, at, groups)
        case Group(inner, number):
            for end, g in ends(inner, text, at, groups):
                yield end, {**g, number: text[at:end]}
        case Repeat(inner, least, most):
            if most > 0:
                for middle, g in ends(inner, text, at, groups):
                    if middle > at:
                        yield from ends(Repeat(inner, max(least - 1, 0), most - 1), text, middle, g)
            if least == 0:
                yield at, groups


def search(pattern, text):
    tree = Parser(pattern).parse()
    for start in range(len(text) + 1):
        for end, groups in ends(tree, text, start, {}):
            return text[start:end], start, groups
    return None


def full_match(pattern, text):
    return any(end == len(text) for end, _ in ends(Parser(pattern).parse(), text, 0, {}))


tests = [
    ("ab*c", "xxabbbc"), ("a|bc|d", "zbcz"), ("(a+)(b+)", "caabbb"), (r"\d+-\d{2,3}", "tel 12-3456"),
    ("[a-c]+[^a-c]", "zzabcaX"), ("(x(y)?)+z", "xyxz"), ("colou?r", "the color"), ("q", "nothing"),
    (r"(\w+)@(\w+)\.com", "write to ann_1@mail.com now"), ("a{3}", "aaaa"), ("", "abc"), ("(a|ab)(c|bcd)", "abcd"),
]
for pattern, text in tests:
    print(f"{pattern!r:<22} {text!r:<32} {search(pattern, text)}")
print([w for w in ("aa", "ab", "abab", "aba", "") if full_match("(ab)*", w)])
print([n for n in range(40) if full_match("(0|1(01*0)*1)*", f"{n:b}")])
for bad in ("(a", "*a", "[abc", "a)"):
    try:
        Parser(bad).parse()
    except ValueError as e:
        print(f"{bad!r}: {e}")
print(Parser("a?").parse())
