# covers: textwrap-wrap, textwrap-fill, dedent, indent, shorten, difflib-free, str-splitlines, unicode-category-free, str-methods
"""textwrap, and the string methods that go with it."""
import textwrap
from textwrap import TextWrapper, dedent, fill, indent, shorten, wrap

TEXT = "The miller rose before the sun, as millers do, and found the wheel had stopped; nobody could remember a still wheel in that valley."
print(wrap(TEXT, 30))
print(fill(TEXT, width=40, initial_indent="* ", subsequent_indent="  "))
print(fill("a-very-long-hyphenated-word and supercalifragilistic", 12))
print(wrap("supercalifragilistic is long", 10), wrap("supercalifragilistic is long", 10, break_long_words=False), wrap("", 10), wrap("x" * 5, 2))
print(wrap("keep-these-together please", 12, break_on_hyphens=False), wrap("  leading  and   inner  spaces ", 12), wrap("tab\tand\nnewline", 20))
print(shorten(TEXT, 40), "|", shorten("fits", 40), "|", shorten(TEXT, 30, placeholder="..."))
block = """
    def f(x):
        return x

    print(f(1))
"""
print(dedent(block))
print(repr(dedent("  a\n    b\n  c")), repr(dedent("\ta\n\tb")), repr(dedent("a\n  b")), repr(dedent("  x\n\n  y\n   ")))
print(indent("one\n\n  two\n", "> "), end="")
print(indent("one\n\ntwo", "# ", lambda line: True))
wrapper = TextWrapper(width=24, max_lines=3, placeholder=" [..]")
print("\n".join(wrapper.wrap(TEXT)))
print(textwrap.fill("short", 3, drop_whitespace=False).splitlines())


def help_text(options, width=50):
    longest = max(map(len, options)) + 4
    for name, meaning in options.items():
        first, *rest = textwrap.wrap(meaning, width - longest) or [""]
        yield f"  {name:<{longest - 2}}{first}"
        for line in rest:
            yield " " * longest + line


options = {"--help": "show this text and leave", "--width N": "wrap lines at N characters, which must be at least ten and at most two hundred", "-q": ""}
print("\n".join(help_text(options)))
print("a\nb\r\nc\vd".splitlines(), "x\n\ny\n".splitlines(keepends=True), "a\n".split("\n"), " a  b ".split(), " a  b ".split(" "), "a,b,c".rsplit(",", 1), "".split(), "".split(","))
print("Mixed Case".swapcase(), "ß".upper(), "ǆ".title(), "İ".lower() == "i̇", "STRASSE".casefold() == "straße".casefold(), "hello world".title(), "they're".title(), "éa".capitalize())
print("prefix-body".removeprefix("prefix-"), "body.txt".removesuffix(".txt"), "xxhixx".strip("x"), "abcba".lstrip("ab"), "  r ".rstrip() + "|", "a-b".partition("-"), "a-b-c".rpartition("-"), "ab".partition("z"))
print("banana".find("an", 2), "banana".rfind("an"), "banana".count("ana"), "banana".index("n"), "abc".startswith(("x", "a")), "abc".endswith("bc", 1), "banana".replace("a", "o", 2))
print("abc".isalpha(), "12".isdigit(), "½".isnumeric(), "²".isdigit(), "²".isdecimal(), "a1".isalnum(), " \t".isspace(), "Ab".istitle(), "x_1".isidentifier(), "1x".isidentifier(), "".isalpha(), "aB".islower())
print("-".join("abc"), "".join(reversed("abc")), "abc"[::-1], "abcdef"[-3:-1], "ab" * 3, "b" in "abc", "" in "", min("hello"), sorted("hello"), "a" < "B", "a" < "b", "Z" < "a")
print(ascii("é☃"), repr("it's"), repr('say "hi"'), repr("both ' and \""), repr("\\ \n \x00 \x7f \u200b é"), "caf\u00e9", "\N{SNOWMAN}", len("e\u0301"), [*"añ"])
print("é".encode(), "é".encode("latin-1"), b"\xc3\xa9".decode(), b"abc\xff".decode("utf-8", "replace"), b"\xff".decode("ascii", "ignore") == "", "☃".encode("ascii", "backslashreplace"))
try:
    "☃".encode("ascii")
except UnicodeEncodeError as e:
    print(e)
try:
    b"a\xff".decode()
except UnicodeDecodeError as e:
    print(e)
