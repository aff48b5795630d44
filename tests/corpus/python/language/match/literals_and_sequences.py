# covers: match-literal-pattern, match-capture-pattern, match-wildcard, match-sequence-pattern, match-star-pattern, match-or-pattern, match-guard
"""match on literals and sequences."""


def command(text):
    match text.split():
        case []:
            return "nothing"
        case ["quit" | "exit" | "q"]:
            return "bye"
        case ["go", ("north" | "south" | "east" | "west") as direction]:
            return f"walking {direction}"
        case ["go", other]:
            return f"cannot go {other}"
        case ["take", item]:
            return f"taking {item}"
        case ["take", first, *others]:
            return f"taking {first} and {len(others)} more: {others}"
        case ["say", *words] if words:
            return " ".join(words).upper()
        case [single]:
            return f"unknown word {single}"
        case [first, *_, last]:
            return f"from {first} to {last}"


for line in ["", "q", "exit", "go north", "go up", "take lamp", "take a b c", "say hi there", "say", "x y z"]:
    print(repr(line), "->", command(line))


def kind(value):
    match value:
        case 0:
            return "zero"
        case 1 | 2 | 3:
            return "small"
        case -1:
            return "minus one"
        case 1.5:
            return "one and a half"
        case "yes" | "no":
            return "answer"
        case b"raw":
            return "bytes"
        case None:
            return "none"
        case True:
            return "never: 1 came first"
        case False:
            return "never: 0 came first"
        case 2 + 3j:
            return "complex"
        case int() | float():
            return f"number {value}"
        case str():
            return f"text of {len(value)}"
        case _:
            return "something else"


for v in [0, 0.0, False, True, 2, -1, 1.5, "yes", b"raw", None, 2 + 3j, 77, 2.25, "hello", [], (1,)]:
    print(repr(v), "->", kind(v))


def shape(value):
    match value:
        case (x, y):
            return f"pair {x} {y}"
        case [[a, b], [c, d]]:
            return "never"
        case (x, y, z) if x == y == z:
            return f"triple of {x}"
        case [1, *rest]:
            return f"one then {rest}"
        case [*start, 9]:
            return f"{start} then nine"
        case [_, [inner, *_], *_]:
            return f"inner {inner}"
        case ():
            return "empty"
        case _:
            return "no sequence"


for v in [(1, 2), [3, 4], [[1, 2], [3, 4]], (5, 5, 5), [1, 2, 3], [7, 8, 9], [0, "x", 1], [0, [6, 7], 1], (), "ab", {1, 2}, range(2), iter([1, 2])]:
    print(repr(v) if not hasattr(v, "__next__") else "iterator", "->", shape(v))

match 5:
    case n if n < 3:
        print("small")
    case n if n < 10:
        print("medium", n)
print("the name stays bound:", n)

match 1, 2:
    case a, b:
        print(a + b)
match = "match is a soft keyword"
case = "so is case"
print(match, "/", case)
