# covers: html: escape and unescape, entities, parsing with a class of the program's own
import html
from html.entities import codepoint2name, html5, name2codepoint
from html.parser import HTMLParser

for text in (
    "&lt;&eacute;&#39;&#x41;&amp;lt;", "&notit; &notin; &ampx &amp", "&#128; &#x80;&#0;&#xD800;&#x110000;&#1;&#x7f;", "&bogus; & && &; &# &#x; &#xg",
    "&hellip;&euro;&Aacute &copy2024 &NotEqualTilde;", "a & b < c", "&#65B&#x42C;", "&AMP;&LT", "no entities", "&#13;&#10;",
):
    print(ascii(html.unescape(text)))
print(html.escape("<a href=\"x\">'&'</a>"), html.escape("'\"", quote=False))
print(len(html5), len(name2codepoint), codepoint2name[233], ascii(html5["fjlig;"]), name2codepoint["lang"], "amp" in html5, "alpha" in html5)


class Links(HTMLParser):
    def __init__(self):
        super().__init__()
        self.links = []
        self.depth = 0

    def handle_starttag(self, tag, attrs):
        print("  " * self.depth + "start", tag, attrs)
        if tag == "a":
            self.links += [value for name, value in attrs if name == "href"]
        if tag not in ("br", "img", "input"):
            self.depth += 1

    def handle_endtag(self, tag):
        self.depth -= 1
        print("  " * self.depth + "end", tag)

    def handle_startendtag(self, tag, attrs):
        print("  " * self.depth + "empty", tag, attrs, self.get_starttag_text())

    def handle_data(self, data):
        if data.strip():
            print("  " * self.depth + "text", repr(data), self.getpos())

    def handle_comment(self, data):
        print("comment", repr(data))

    def handle_decl(self, decl):
        print("decl", repr(decl))

    def handle_pi(self, data):
        print("pi", repr(data))


page = """<!DOCTYPE html>
<html lang=en>
<!-- a comment -->
<head><title>Caf&eacute; &amp; more</title>
<style>p > a { color: red }</style>
<script type="text/javascript">if (a < b && c > d) { x = "<b>"; }</script>
</head>
<body class='main' DATA-x="1 &lt; 2" hidden>
<p>One<br>two<br/>three <a href="/a?x=1&amp;y=2">link &gt;</a> 1 < 2
<IMG src=pic.png alt="" /><input type = checkbox checked>
<a
   href='b.html'>B</A ></p>
<?php echo 1 ?>
</body></html>
"""
parser = Links()
parser.feed(page)
parser.close()
print(parser.links, parser.depth)


class Raw(HTMLParser):
    def handle_entityref(self, name):
        print("entity", name)

    def handle_charref(self, name):
        print("character", name)

    def handle_data(self, data):
        print("data", repr(data))

    def handle_starttag(self, tag, attrs):
        print("start", tag, attrs)


raw = Raw(convert_charrefs=False)
for piece in ("a &lt; b &#62; c <", "b cl", "ass=x>t &amp; u</b", "> end"):
    raw.feed(piece)
raw.close()
