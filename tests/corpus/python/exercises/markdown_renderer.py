# covers: string-methods, state-machine, str-replace, generators, list-of-lines, nested-functions, regex-free-parsing, enumerate
"""Renders a small dialect of Markdown to HTML and to plain text."""

DOCUMENT = """\
# The *Lamp* Manual

A lamp has **three** parts: `wick`, *oil*
and a [flame](https://example.org/flame?a=1&b=2).

## Parts
- wick
- oil, *clean*
  - olive
  - rape
- flame

1. fill
2. light & wait

> Never leave
> it **alone**.

```
if lamp < 1:
    print("*dark*")
```

---
Last line with 2 * 3 * 4 and **unclosed.
"""


def escape(text):
    for old, new in (("&", "&amp;"), ("<", "&lt;"), (">", "&gt;")):
        text = text.replace(old, new)
    return text


def inline(text):
    out, i = [], 0
    while i < len(text):
        for mark, tag in (("**", "strong"), ("*", "em"), ("`", "code")):
            if text.startswith(mark, i):
                end = text.find(mark, i + len(mark))
                body = text[i + len(mark):end]
                if end > 0 and body and not body.startswith(" "):
                    inner = escape(body) if tag == "code" else inline(body)
                    out.append(f"<{tag}>{inner}</{tag}>")
                    i = end + len(mark)
                    break
        else:
            if text[i] == "[" and (mid := text.find("](", i)) > 0 and (end := text.find(")", mid)) > 0:
                out.append(f'<a href="{escape(text[mid + 2:end])}">{inline(text[i + 1:mid])}</a>')
                i = end + 1
            else:
                out.append(escape(text[i]))
                i += 1
    return "".join(out)


def blocks(lines):
    kind, buffer = None, []
    for line in [*lines, ""]:
        if kind == "code":
            if line == "```":
                yield kind, buffer
                kind, buffer = None, []
            else:
                buffer.append(line)
            continue
        stripped = line.strip()
        if line == "```":
            new = "code"
        elif not stripped:
            new = None
        elif line.startswith("#"):
            new = "heading"
        elif stripped == "---":
            new = "rule"
        elif stripped.startswith("- "):
            new = "bullets"
        elif stripped.partition(". ")[0].isdigit():
            new = "numbers"
        elif line.startswith("> "):
            new = "quote"
        else:
            new = "paragraph"
        if new != kind or new == "heading":
            if kind:
                yield kind, buffer
            kind, buffer = new, []
        if new and new != "code":
            buffer.append(line)


def bullet_list(lines):
    depth = -1
    for line in lines:
        level = (len(line) - len(line.lstrip())) // 2
        while depth < level:
            depth += 1
            yield "  " * depth + "<ul>"
        while depth > level:
            yield "  " * depth + "</ul>"
            depth -= 1
        yield "  " * depth + f"<li>{inline(line.strip()[2:])}</li>"
    while depth >= 0:
        yield "  " * depth + "</ul>"
        depth -= 1


def to_html(text):
    for kind, lines in blocks(text.splitlines()):
        if kind == "heading":
            marks, _, title = lines[0].partition(" ")
            yield f"<h{len(marks)}>{inline(title)}</h{len(marks)}>"
        elif kind == "rule":
            yield "<hr>"
        elif kind == "bullets":
            yield from bullet_list(lines)
        elif kind == "numbers":
            items = "".join(f"<li>{inline(l.partition('. ')[2])}</li>" for l in lines)
            yield f"<ol>{items}</ol>"
        elif kind == "quote":
            yield f"<blockquote>{inline(' '.join(l[2:] for l in lines))}</blockquote>"
        elif kind == "code":
            yield "<pre>" + escape("\n".join(lines)) + "</pre>"
        else:
            yield f"<p>{inline(' '.join(l.strip() for l in lines))}</p>"


html = list(to_html(DOCUMENT))
print("\n".join(html))
print()
print([kind for kind, _ in blocks(DOCUMENT.splitlines())])
outline = [(kind, len(lines)) for kind, lines in blocks(DOCUMENT.splitlines()) if kind not in ("rule",)]
print(outline)
tags = {}
for line in html:
    for piece in line.split("<")[1:]:
        name = piece.split(">")[0].split()[0]
        tags[name.lstrip("/")] = tags.get(name.lstrip("/"), 0) + (1 if not name.startswith("/") else -1)
print("unbalanced:", {t: n for t, n in tags.items() if n})
print(inline("***both*** **a *b* c** `<x>` [**l**](u)"))
