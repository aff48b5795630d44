"""Words as a shell takes them apart."""

from io import StringIO as _StringIO

_SAFE = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789@%+=:,./-_"


def split(s, comments=False, posix=True):
    words = []
    word = None
    at = 0
    while at < len(s):
        letter = s[at]
        at += 1
        if letter.isspace():
            if word is not None:
                words.append(word)
            word = None
        elif letter == "#" and comments and word is None:
            while at < len(s) and s[at] != "\n":
                at += 1
        elif letter == "'":
            end = s.find("'", at)
            if end < 0:
                raise ValueError("No closing quotation")
            word = (word or "") + s[at:end]
            at = end + 1
        elif letter == '"':
            word = word or ""
            while True:
                if at >= len(s):
                    raise ValueError("No closing quotation")
                letter = s[at]
                at += 1
                if letter == '"':
                    break
                if letter == "\\" and s[at : at + 1] in ('"', "\\"):
                    letter = s[at]
                    at += 1
                word += letter
        elif letter == "\\":
            if at >= len(s):
                raise ValueError("No escaped character")
            word = (word or "") + s[at]
            at += 1
        else:
            word = (word or "") + letter
    if word is not None:
        words.append(word)
    return words


def quote(s):
    if not s:
        return "''"
    if all([letter in _SAFE for letter in s]):
        return s
    return "'" + s.replace("'", "'\"'\"'") + "'"


def join(split_command):
    return " ".join([quote(word) for word in split_command])


class shlex:
    """Takes a text apart into tokens, one at a time."""

    def __init__(self, instream=None, infile=None, posix=False, punctuation_chars=False):
        if isinstance(instream, str):
            instream = _StringIO(instream)
        if instream is None:
            import sys

            instream = sys.stdin
        self.instream = instream
        self.infile = infile
        self.posix = posix
        self.eof = None if posix else ""
        self.commenters = "#"
        self.wordchars = "abcdfeghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_"
        if posix:
            self.wordchars += "".join([chr(code) for code in range(0xC0, 0x100) if code not in (0xD7, 0xF7)])
        self.whitespace = " \t\r\n"
        self.whitespace_split = False
        self.quotes = "'\""
        self.escape = "\\"
        self.escapedquotes = '"'
        self.lineno = 1
        self.debug = 0
        self.token = ""
        self.source = None
        self.pushback = []
        self._signs = "();<>|&" if punctuation_chars is True else punctuation_chars or ""
        if self._signs:
            self._behind = []
            self.wordchars = "".join([letter for letter in self.wordchars + "~-./*?=" if letter not in self._signs])
        self._is_over = False

    @property
    def punctuation_chars(self):
        return self._signs

    def push_token(self, tok):
        self.pushback.insert(0, tok)

    def get_token(self):
        if self.pushback:
            return self.pushback.pop(0)
        return self.read_token()

    def _next(self):
        if self._signs and self._behind:
            return self._behind.pop()
        letter = self.instream.read(1)
        if letter == "\n":
            self.lineno += 1
        return letter

    def _put_back(self, letter):
        if self._signs:
            self._behind.append(letter)
        else:
            self.pushback.insert(0, letter)

    def _pass_comment(self):
        self.instream.readline()
        self.lineno += 1

    def _escaped(self, mark, quote):
        """The letter behind a backslash; within quotes the backslash stands for itself before others."""
        letter = self._next()
        if not letter:
            raise ValueError("No escaped character")
        return mark + letter if quote and letter not in (mark, quote) else letter

    def _quoted(self, quote):
        """What stands between quotes."""
        text = ""
        while True:
            letter = self._next()
            if not letter:
                raise ValueError("No closing quotation")
            if letter == quote:
                return text
            if self.posix and letter in self.escape and quote in self.escapedquotes:
                letter = self._escaped(letter, quote)
            text += letter

    def read_token(self):
        token = ""
        is_quoted = False
        while not self._is_over:
            letter = self._next()
            if not letter:
                self._is_over = True
            elif letter in self.whitespace:
                if token or self.posix and is_quoted:
                    return token
            elif letter in self.commenters:
                self._pass_comment()
                if token and self.posix or is_quoted and self.posix:
                    return token
            elif self.posix and letter in self.escape:
                token += self._escaped(letter, "")
                is_quoted = True
            elif letter in self.quotes and (self.posix or not token):
                text = self._quoted(letter)
                if not self.posix:
                    return letter + text + letter
                token += text
                is_quoted = True
            elif letter in self._signs:
                if token or is_quoted:
                    self._put_back(letter)
                    return token
                return self._row_of_signs(letter)
            elif letter in self.wordchars or self.whitespace_split or token and letter in self.quotes:
                token += letter
            elif token or is_quoted:
                self._put_back(letter)
                return token
            else:
                return letter
        if self.posix and not is_quoted and not token:
            return None
        return token

    def _row_of_signs(self, token):
        while True:
            letter = self._next()
            if not letter:
                self._is_over = True
                return token
            if letter in self.commenters:
                self._pass_comment()
                if self.posix:
                    return token
                continue
            if letter not in self._signs:
                if letter not in self.whitespace:
                    self._put_back(letter)
                return token
            token += letter

    def error_leader(self, infile=None, lineno=None):
        return f'"{infile or self.infile}", line {lineno or self.lineno}: '

    def __iter__(self):
        return self

    def __next__(self):
        token = self.get_token()
        if token == self.eof:
            raise StopIteration
        return token


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "StringIO deque"
