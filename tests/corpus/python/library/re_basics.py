# covers: re-match, re-search, re-findall, re-sub, re-split, named-groups, re-compile, re-flags, match-object, finditer
"""Regular expressions as small programs use them."""
import re

print(re.match(r"\d+", "123abc").group(), re.match(r"\d+", "abc123"), re.search(r"\d+", "abc123def").group(), re.fullmatch(r"[a-z]+", "abc") is not None)
m = re.search(r"(\w+)@(\w+)\.(com|org)", "write to ann@mail.org today")
print(m.group(0), m.group(1), m.groups(), m.group(1, 3), m.start(), m.end(2), m.span(), m[2])
print(m)
d = re.match(r"(?P<year>\d{4})-(?P<month>\d\d)(?:-(?P<day>\d\d))?", "2024-05")
print(d.groupdict(), d["year"], d.group("month"), d.group("day"), d.lastgroup, d.groups("none"))
print(re.findall(r"\d+", "1 22 333"), re.findall(r"(\w)=(\d)", "a=1, b=2"), re.findall(r"(\w)\d", "a1b2"), re.findall(r"x*", "axxb"))
print([(x.group(), x.start()) for x in re.finditer(r"\b\w{3}\b", "the cat sat on mats")])
print(re.sub(r"\s+", " ", "too   many\n spaces"), re.sub(r"(\w+) (\w+)", r"\2 \1", "hello world"), re.sub("a", "b", "aaaa", count=2))
print(re.sub(r"\d+", lambda k: str(int(k.group()) * 2), "3 apples, 12 pears"), re.sub(r"(?P<x>\d)", r"<\g<x>>", "a1b2"), re.subn("o", "0", "foo boo"))
print(re.split(r"[,;]\s*", "a, b;c,d"), re.split(r"(-)", "1-2-3"), re.split(r"\W+", "words, more words.", maxsplit=1), re.split("x", ""))
print(re.findall("abc", "ABC abc aBc", re.I), re.findall(r"^\w", "one\ntwo\nthree", re.M), re.search("a.b", "a\nb", re.S) is not None, re.search("a.b", "a\nb"))
verbose = re.compile(r"""
    (\d+)      # whole part
    (\.\d+)?   # fraction
    \s*(kg|g)  # unit
""", re.VERBOSE | re.IGNORECASE)
print([verbose.match(t).groups() for t in ("12kg", "3.5 G")], verbose.match("x"), verbose.groups)
print(re.findall(r"<(.+?)>", "<a><b>"), re.findall(r"<(.+)>", "<a><b>"), re.findall(r"a{2,3}", "a aa aaa aaaa"), re.findall(r"[^aeiou\s]+", "hello world"))
print(re.findall(r"\w+(?=!)", "hi! there! you"), re.findall(r"(?<=\$)\d+", "$5 and 6 and $70"), re.findall(r"\b(?!the\b)\w+", "the cat the dog"), re.findall(r"(?<!\d)\d{2}(?!\d)", "1 22 333 44"))
print(re.findall(r"(\w)\1", "aabbcdd"), re.sub(r"\b(\w+) \1\b", r"\1", "the the cat sat sat"), re.findall(r"(?:ab)+", "ababab ab"))
print(re.escape("1.5*2?[x]"), re.search(re.escape("a.b"), "a.b axb").start(), re.findall(r"\\", r"a\b"), re.findall(r"[\]\-^]", "a]b-c^"))
pattern = re.compile(r"(\d+)")
print(pattern.pattern, pattern.sub("#", "a1b22"), pattern.search("xx55", 2).span(), pattern.findall("1 2"), bool(pattern.fullmatch("12")), pattern.split("a1b"))
print(re.findall(r"^$", ""), re.findall(r"\d*", "a1"), re.sub("", "-", "ab"), re.search(r"z?", "abc").span(), re.findall(r"a|ab|abc", "abc"))

TOKEN = re.compile(r"\s*(?:(?P<num>\d+\.?\d*)|(?P<name>[A-Za-z_]\w*)|(?P<op>[-+*/()=]))")


def tokens(text):
    at = 0
    while at < len(text.rstrip()):
        m = TOKEN.match(text, at)
        if not m:
            raise ValueError(f"bad character at {at}: {text[at]!r}")
        yield m.lastgroup, m.group(m.lastgroup)
        at = m.end()


print(list(tokens("x1 = 3.5*(y + 42)")))
try:
    list(tokens("a $ b"))
except ValueError as e:
    print(e)
LOG = """2024-01-05 ERROR disk full (code 7)
2024-01-06 INFO started
garbage
2024-01-07 ERROR no net (code 42)"""
line = re.compile(r"(?P<date>[\d-]+) (?P<level>[A-Z]+) (?P<text>.*?)(?: \(code (?P<code>\d+)\))?$")
for entry in map(line.match, LOG.splitlines()):
    print(entry.groupdict() if entry else "no match")
print(re.sub(r"(?<!^)(?=[A-Z])", "_", "someCamelCase").lower(), re.sub(r"_(\w)", lambda k: k[1].upper(), "snake_case_name"))
print(bool(re.fullmatch(r"(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}", "192.168.1.254")), re.findall(r"[à-ü]+|\w+", "déjà vu", re.ASCII))
for bad in ("(", "[a", "a**", "(?P<x>a)(?P<x>b)", r"\1", "*a"):
    try:
        re.compile(bad)
    except re.error as e:
        print(f"{bad!r}: {e}")
