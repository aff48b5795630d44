"""A parser of HTML that tells what it meets: a program derives from it and says what is to be done."""

from html import unescape

_SPACE = " \t\n\r\f"
_AS_THEY_ARE = ("script", "style")


class HTMLParser:
    CDATA_CONTENT_ELEMENTS = _AS_THEY_ARE

    def __init__(self, *, convert_charrefs=True):
        self.convert_charrefs = convert_charrefs
        self.reset()

    def reset(self):
        self.rawdata = ""
        self.lineno = 1
        self.offset = 0
        self.cdata_elem = None
        self._start_text = None

    def feed(self, data):
        self.rawdata += data
        self._go_ahead(False)

    def close(self):
        self._go_ahead(True)

    def getpos(self):
        return self.lineno, self.offset

    def get_starttag_text(self):
        return self._start_text

    # What a program says about it.

    def handle_starttag(self, tag, attrs):
        pass

    def handle_endtag(self, tag):
        pass

    def handle_startendtag(self, tag, attrs):
        self.handle_starttag(tag, attrs)
        self.handle_endtag(tag)

    def handle_data(self, data):
        pass

    def handle_charref(self, name):
        pass

    def handle_entityref(self, name):
        pass

    def handle_comment(self, data):
        pass

    def handle_decl(self, decl):
        pass

    def handle_pi(self, data):
        pass

    def unknown_decl(self, data):
        pass

    # The reading.

    def _move(self, to):
        """The text up to a place has been read."""
        gone = self.rawdata[:to]
        self.rawdata = self.rawdata[to:]
        lines = gone.count("\n")
        if lines:
            self.lineno += lines
            self.offset = len(gone) - gone.rindex("\n") - 1
        else:
            self.offset += len(gone)

    def _go_ahead(self, is_end):
        while self.rawdata:
            text = self.rawdata
            if self.cdata_elem is not None:
                at = text.lower().find(f"</{self.cdata_elem}")
            else:
                at = text.find("<")
            if at < 0:
                at = len(text)
                if self.convert_charrefs and not is_end:
                    # A reference may go on in what is fed next.
                    begun = text.rfind("&", max(0, at - 34))
                    if begun >= 0 and not any([char in text[begun:] for char in _SPACE + ";"]):
                        at = begun
                self._text(text[:at])
                self._move(at)
                return
            if at:
                self._text(text[:at])
                self._move(at)
                continue
            end = self._markup(text)
            if end is None:
                if not is_end:
                    return
                # Markup without an end is text.
                self._text(text[:1])
                self._move(1)
            else:
                self._move(end)

    def _text(self, text):
        if not text:
            return
        if self.cdata_elem is not None:
            self.handle_data(text)
            return
        if self.convert_charrefs:
            self.handle_data(unescape(text))
            return
        while text:
            at = text.find("&")
            if at < 0:
                self.handle_data(text)
                return
            if at:
                self.handle_data(text[:at])
            text = self._reference(text[at:])

    def _reference(self, text):
        is_number = text[1:2] == "#"
        end = 2 if is_number else 1
        while end < len(text) and (text[end].isalnum() or text[end] in "-."):
            end += 1
        name = text[2:end] if is_number else text[1:end]
        if not name:
            self.handle_data("&")
            return text[1:]
        if is_number:
            self.handle_charref(name)
        else:
            self.handle_entityref(name)
        return text[end + 1 :] if text[end : end + 1] == ";" else text[end:]

    def _markup(self, text):
        """Where the markup at the beginning of a text ends; `None` if it does not."""
        if text.startswith("<!--"):
            return self._until(text, "-->", 4, self.handle_comment)
        if text.startswith("<?"):
            return self._until(text, ">", 2, self.handle_pi)
        if text.startswith("<!["):
            return self._until(text, "]>" if "]]>" not in text else "]]>", 3, self.unknown_decl)
        if text.startswith("<!"):
            if text[2:9].lower() == "doctype" or text[2:3].isalpha():
                return self._until(text, ">", 2, self.handle_decl)
            return self._until(text, ">", 2, self.handle_comment)
        if text.startswith("</"):
            end = text.find(">")
            if end < 0:
                return None
            name = text[2:end].strip()
            if not name[:1].isalpha():
                if name:
                    self.handle_comment(text[2:end])
                return end + 1
            for at, char in enumerate(name):
                if char in _SPACE + "/":
                    name = name[:at]
                    break
            name = name.lower()
            self.cdata_elem = None
            self.handle_endtag(name)
            return end + 1
        if text[1:2].isalpha():
            return self._start_tag(text)
        if len(text) > 1:
            self._text("<")
            return 1
        return None

    def _until(self, text, end, start, handle):
        at = text.find(end, start)
        if at < 0:
            return None
        handle(text[start:at])
        return at + len(end)

    def _start_tag(self, text):
        at = 1
        while at < len(text) and text[at] not in _SPACE + "/>":
            at += 1
        tag = text[1:at].lower()
        attrs = []
        while True:
            while at < len(text) and text[at] in _SPACE + "/":
                at += 1
            if at >= len(text):
                return None
            if text[at] == ">":
                break
            start = at
            at += 1
            while at < len(text) and text[at] not in _SPACE + "/>=":
                at += 1
            name = text[start:at].lower()
            after = at
            while after < len(text) and text[after] in _SPACE:
                after += 1
            value = None
            if text[after : after + 1] == "=":
                at = after + 1
                while at < len(text) and text[at] in _SPACE:
                    at += 1
                quote = text[at : at + 1]
                if quote in ("'", '"') and quote:
                    end = text.find(quote, at + 1)
                    if end < 0:
                        return None
                    value = text[at + 1 : end]
                    at = end + 1
                else:
                    start = at
                    while at < len(text) and text[at] not in _SPACE + ">":
                        at += 1
                    value = text[start:at]
                value = unescape(value)
            attrs.append((name, value))
        self._start_text = text[: at + 1]
        if text[at - 1] == "/":
            self.handle_startendtag(tag, attrs)
        else:
            self.handle_starttag(tag, attrs)
            if tag in self.CDATA_CONTENT_ELEMENTS:
                self.cdata_elem = tag
        return at + 1


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "attrfind_tolerant charref commentclose endendtag endtagfind entityref incomplete interesting_normal "
    "locatestarttagend_tolerant piclose starttagopen tagfind_tolerant"
)
