# covers: what stands behind `match`: lists, starred elements, operators, parts of a list
x = [3, 4]
match [1, 2]:
    case [a, b]: print(a, b)
match [*x, 5]:  # :
    case [a, *rest]:
        print(a, rest)
match (*x, 5):
    case [a, *rest]: print(a, rest)
match *x, 6:
    case [a, *rest]: print(type((*x, 6)).__name__, a, rest)
match -x[0]:
    case -3: print("negative")
match not x:
    case False: print("false")
match [i * i for i in x]:
    case [9, 16]: print("comprehension")
match lambda: 1:
    case made: print(made())
match [x, "]:"][0]:
    case [3, _]: print("an element")
match x[0], x[1]:
    case 3, 4: print("a tuple")
match (named := 2),:
    case (2,): print("one", named)


def told(*given):
    match [
        given,
        *x,
    ]:
        case [(), *rest]:
            return "none", rest
        case [(first, *_), *_] if first:
            return first
        case _:
            return "other"


print(told(), told(1, 2), told(0))
match = {"a": 1}; print(match ["a"])
match ["b"] = 3
print(match)
