# covers: syntax-error, error-recovery, partial-lowering, sound-functions-still-run, unsupported-node
"""One function does not parse; the others do and the program still shows something."""


def area(width, height):
    return width * height


def broken(a, b):
    if a >
        return a +
    retrun b


def perimeter(width, height):
    return 2 * (width + height)


for w, h in [(2, 3), (4, 5)]:
    print("area", area(w, h), "perimeter", perimeter(w, h))
total = area(1, 2) + perimeter(1, 2)
print("total", total)
