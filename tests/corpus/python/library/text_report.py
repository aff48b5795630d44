# covers: textwrap-fill, textwrap-dedent, string-capwords, str-center, str-format, itertools-zip-longest, io-stringio, print-file
"""A plain text report put together with textwrap, string and io."""
import textwrap
from io import StringIO
from itertools import zip_longest
from string import ascii_uppercase, capwords

NOTES = {
    "the river": "Low for the season. The gauge at the bridge read forty centimetres, ten less than a year ago.",
    "the mill": "Wheel repaired; two paddles are new. Grinding resumes on Monday if the river allows.",
    "accounts": "In credit.",
}


def heading(text, level):
    mark = "=-"[level]
    title = capwords(text)
    return f"{title}\n{mark * len(title)}"


def columns(left, right, width):
    for a, b in zip_longest(textwrap.wrap(left, width), textwrap.wrap(right, width), fillvalue=""):
        yield f"{a:<{width}} | {b}".rstrip()


out = StringIO()
print(heading("weekly report", 0), file=out)
for letter, (name, text) in zip(ascii_uppercase, NOTES.items()):
    print(file=out)
    print(heading(f"{letter}. {name}", 1), file=out)
    print(textwrap.fill(text, 36, initial_indent="  ", subsequent_indent="    "), file=out)
report = out.getvalue()
print(report)
print(f"{len(report)} characters, {report.count(chr(10))} lines, longest {max(map(len, report.splitlines()))}")
print("\n".join(columns(NOTES["the river"], NOTES["the mill"], 24)))
print(textwrap.dedent("""\
    Signed,
      the miller
    """), end="")
print(textwrap.shorten(NOTES["the river"], 30), "|", textwrap.indent("a\nb", "~ ").replace("\n", "/"))
rows = [("wheat", 12.5, 3), ("rye", 8, 10), ("oats", 0.75, 140)]
for name, price, sacks in rows:
    print("{:.<12}{:>8.2f} x{:<4}{:>10,.2f}".format(name, price, sacks, price * sacks))
print("total".center(24, "-"), sum(p * n for _, p, n in rows))
