# covers: text-justification, str-ljust, str-center, divmod, list-slicing, textwrap-by-hand, table-formatting, max-default
"""Filling, justifying and tabulating text by hand."""

TEXT = (
    "A small lamp burned in the window of the last house before the moor, and "
    "whoever came over the hill after dark steered by it without thinking."
)


def fill(words, width):
    line, length = [], 0
    for word in words:
        if line and length + len(line) + len(word) > width:
            yield line
            line, length = [], 0
        line.append(word)
        length += len(word)
    if line:
        yield line


def justify(text, width):
    lines = list(fill(text.split(), width))
    out = []
    for line in lines[:-1]:
        if len(line) == 1:
            out.append(line[0].ljust(width))
            continue
        spaces = width - sum(map(len, line))
        each, extra = divmod(spaces, len(line) - 1)
        gaps = [" " * (each + (i < extra)) for i in range(len(line) - 1)] + [""]
        out.append("".join(w + g for w, g in zip(line, gaps)))
    out.append(" ".join(lines[-1]).ljust(width))
    return out


def boxed(lines, title="", style="+-|"):
    corner, horizontal, vertical = style
    width = max((len(line) for line in lines), default=0)
    width = max(width, len(title) + 2)
    head = f" {title} " if title else ""
    yield corner + head.center(width + 2, horizontal) + corner
    for line in lines:
        yield f"{vertical} {line:<{width}} {vertical}"
    yield corner + horizontal * (width + 2) + corner


def table(rows, header, align):
    cells = [list(map(str, row)) for row in [header, *rows]]
    widths = [max(len(row[i]) for row in cells) for i in range(len(header))]
    pad = {"l": str.ljust, "r": str.rjust, "c": str.center}

    def line(row):
        return " | ".join(pad[a](c, w) for c, w, a in zip(row, widths, align)).rstrip()

    yield line(cells[0])
    yield "-+-".join("-" * w for w in widths)
    for row in cells[1:]:
        yield line(row)


def two_columns(text, width, gap=4):
    lines = [" ".join(l) for l in fill(text.split(), width)]
    half = (len(lines) + 1) // 2
    left, right = lines[:half], lines[half:]
    right += [""] * (half - len(right))
    return [f"{a:<{width}}{'':{gap}}{b}".rstrip() for a, b in zip(left, right)]


for line in justify(TEXT, 30):
    print(f"|{line}|")
print(*boxed(justify("tiny box", 10), "Hi"), sep="\n")
print(*boxed([], "empty", style="*=!"), sep="\n")
rows = [("apple", 3, 0.5), ("watermelon", 12, 4.25), ("fig", 140, 0.1)]
print(*table(rows, ("fruit", "count", "price"), "lrc"), sep="\n")
print(*two_columns(TEXT, 24), sep="\n")
print("tabs:", "a\tbc\tdef".expandtabs(4), "|", "x".zfill(3), "-7".zfill(4), "mid".center(8, "*"))
