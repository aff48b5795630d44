"""Words as a shell takes them apart."""

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


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "StringIO deque shlex"
