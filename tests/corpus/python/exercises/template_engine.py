# covers: str-find, str-partition, dict-lookup, getattr, recursion, callable-filters, exceptions, nested-functions
"""A template renderer with variables, filters, conditions and loops."""


class TemplateError(Exception):
    pass


FILTERS = {
    "upper": str.upper,
    "title": str.title,
    "money": lambda v: f"{v:,.2f}",
    "count": len,
    "join": lambda v: ", ".join(map(str, v)),
    "yesno": lambda v: "yes" if v else "no",
}


def tokenize(source):
    while source:
        text, mark, rest = source.partition("{")
        if text:
            yield "text", text
        if not mark:
            return
        if rest.startswith("{"):
            body, end, source = rest[1:].partition("}}")
            kind = "var"
        elif rest.startswith("%"):
            body, end, source = rest[1:].partition("%}")
            kind = "tag"
        else:
            yield "text", "{"
            source = rest
            continue
        if not end:
            raise TemplateError(f"unclosed {kind}")
        yield kind, body.strip()


def parse(tokens, until=()):
    nodes = []
    for kind, value in tokens:
        if kind != "tag":
            nodes.append((kind, value))
            continue
        word, *rest = value.split()
        if word in until:
            return nodes, word
        if word == "if":
            then, stop = parse(tokens, ("else", "end"))
            otherwise = []
            if stop == "else":
                otherwise, stop = parse(tokens, ("end",))
            nodes.append(("if", rest, then, otherwise))
        elif word == "for":
            name, _, expr = rest
            body, stop = parse(tokens, ("end",))
            nodes.append(("for", name, expr, body))
        else:
            raise TemplateError(f"unknown tag {word!r}")
    if until:
        raise TemplateError(f"missing {' or '.join(until)}")
    return nodes, None


def lookup(expr, scope):
    path, *filters = expr.split("|")
    name, *attributes = path.strip().split(".")
    try:
        value = scope[name]
    except KeyError:
        raise TemplateError(f"no such variable: {name}") from None
    for a in attributes:
        value = value[a] if isinstance(value, dict) else getattr(value, a)
    for f in filters:
        value = FILTERS[f.strip()](value)
    return value


def render(nodes, scope):
    out = []
    for kind, *args in nodes:
        if kind == "text":
            out.append(args[0])
        elif kind == "var":
            out.append(str(lookup(args[0], scope)))
        elif kind == "if":
            (words, then, otherwise) = args
            negated = words[0] == "not"
            truth = bool(lookup(words[-1], scope)) != negated
            out.append(render(then if truth else otherwise, scope))
        else:
            name, expr, body = args
            items = list(lookup(expr, scope))
            for i, item in enumerate(items):
                inner = {**scope, name: item, "loop": {"index": i + 1, "last": i == len(items) - 1}}
                out.append(render(body, inner))
    return "".join(out)


def template(source):
    nodes, _ = parse(tokenize(source))
    return lambda **scope: render(nodes, scope)


class Customer:
    def __init__(self, name, member):
        self.name, self.member = name, member


letter = template("""Dear {{ who.name|title }},
{% if who.member %}thank you for your loyalty{% else %}welcome to the shop{% end %}.
{% for item in items %}  {{ loop.index }}. {{ item.name }} at {{ item.price|money }}{% if not loop.last %};
{% end %}{% end %}
Total {{ total|money }}, tags { {{ tags|join|upper }} }, gift: {{ gift|yesno }}""")
goods = [{"name": "lamp", "price": 1234.5}, {"name": "wick", "price": 0.999}]
print(letter(who=Customer("ada lovelace", True), items=goods, total=sum(g["price"] for g in goods), tags=["x", "y", 3], gift=0))
print("---")
print(letter(who=Customer("bob", False), items=[], total=0, tags=[], gift="!"))
for bad in ("{{ nothing }}", "{% if x %}open", "{% jump %}", "{{ x", "{{ x.y }}"):
    try:
        print(template(bad)(x=1))
    except (TemplateError, AttributeError) as e:
        print(f"{type(e).__name__}: {e}")
