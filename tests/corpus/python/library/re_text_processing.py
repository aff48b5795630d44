# covers: re-sub-function, re-finditer, re-compile, text-cleanup, date-rewriting, template-substitution, link-extraction, dict-dispatch-regex
"""A few text chores done with regular expressions."""
import re
from collections import Counter

PAGE = """
<html><body><h1>The  Lamp</h1>
<p>See <a href="https://example.org/oil?x=1">oil</a> and <a class='b' href='/wick.html'>the wick</a>.</p>
<!-- hidden <a href="no">no</a> -->
<p>Sold 12/03/2021, again 1/11/2022; call 555-0142 or (555) 0199 x7. Mail: ann.b@shop.example, bob@x</p>
<p>Prices: $5, $12.50, &pound;3 &amp; more &#8230; EUR 1.299,00</p>
</body></html>
"""
clean = re.sub(r"<!--.*?-->", "", PAGE, flags=re.S)
links = re.findall(r"""<a\s[^>]*?href=(["'])(.*?)\1[^>]*>(.*?)</a>""", clean)
print([(url, text) for _, url, text in links])
text = re.sub(r"<[^>]+>", "", clean)
ENTITIES = {"amp": "&", "pound": "£", "lt": "<"}
text = re.sub(r"&(#?)(\w+);", lambda m: chr(int(m[2])) if m[1] else ENTITIES.get(m[2], m[0]), text)
text = re.sub(r"[ \t]+", " ", text).strip()
print(text)
print(re.sub(r"\b(\d{1,2})/(\d{1,2})/(\d{4})\b", lambda m: f"{m[3]}-{int(m[2]):02}-{int(m[1]):02}", text).splitlines()[2])
print(re.findall(r"[\w.]+@[\w]+(?:\.\w+)+", text), re.findall(r"\(?\d{3}\)?[- ]\d{4}(?: x\d+)?", text))
print([float(p) for p in re.findall(r"\$(\d+(?:\.\d\d)?)", text)])

ROUTES = [
    (re.compile(r"^/$"), lambda: "home"),
    (re.compile(r"^/users/(?P<id>\d+)$"), lambda id: f"user {int(id)}"),
    (re.compile(r"^/files/(?P<path>.+)\.(?P<ext>\w+)$"), lambda path, ext: f"{ext} file {path}"),
    (re.compile(r"^/search(?:\?q=(?P<q>\w*))?$"), lambda q: f"search {q!r}"),
]


def route(path):
    for pattern, handler in ROUTES:
        if m := pattern.match(path):
            return handler(**m.groupdict())
    return "404"


print([route(p) for p in ("/", "/users/007", "/users/x", "/files/a/b.c.txt", "/search", "/search?q=lamp", "/nope")])


def check_password(p):
    rules = {"length": r".{8,}", "lower": r"[a-z]", "upper": r"[A-Z]", "digit": r"\d", "symbol": r"[^\w\s]"}
    return [name for name, rule in rules.items() if not re.search(rule, p)] or "ok"


print([check_password(p) for p in ("short", "longenough", "Longenough1", "L0ng-enough")])
SOURCE = '''x = 1  # set "x"
s = "a # not comment"
def area(w, h): return w*h  # area
print(area(x, 2), 'it\\'s')
'''
token = re.compile(r"""(?P<string>"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*')|(?P<comment>\#.*)|(?P<number>\d+)|(?P<word>[A-Za-z_]\w*)|(?P<space>\s+)|(?P<other>.)""")
kinds = Counter(m.lastgroup for m in token.finditer(SOURCE))
print(sorted(kinds.items()))
print([m.group() for m in token.finditer(SOURCE) if m.lastgroup in ("string", "comment")])
print("".join(m.group() for m in token.finditer(SOURCE) if m.lastgroup != "comment").splitlines())
print(re.sub(r"(\d)(?=(\d{3})+$)", r"\1,", "1234567890"), re.sub(r"(?m)^", "> ", "quote\nme"), re.sub(r"\s+$", "", "a  \nb \n", flags=re.M).splitlines())
print(re.sub(r"\{(\w+)(?::([^}]*))?\}", lambda m: {"name": "Ann"}.get(m[1], m[2] or "?"), "{name} {title:Dr} {x}"))
roman = re.compile(r"^(?=.)M{0,3}(CM|CD|D?C{0,3})(XC|XL|L?X{0,3})(IX|IV|V?I{0,3})$")
print([r for r in ("MCMXCIV", "IIII", "XLII", "", "VX") if roman.match(r)])
words = Counter(re.findall(r"[a-z']+", text.lower()))
print(words.most_common(3), re.findall(r"\b(\w)\w*\1\b", "level area noon xyz dad"))
