"""Names that match patterns with `*`, `?` and sets in brackets."""


def fnmatch(name, pat):
    return fnmatchcase(name, pat)


def fnmatchcase(name, pat):
    place = 0
    at = 0
    # Where to go on if what follows the last star does not fit.
    star = -1
    resumed = 0
    while place < len(name):
        if at < len(pat) and pat[at] == "*":
            star = at
            resumed = place
            at += 1
            continue
        end = _fits(pat, at, name[place]) if at < len(pat) else 0
        if end:
            at = end
            place += 1
        elif star >= 0:
            resumed += 1
            place = resumed
            at = star + 1
        else:
            return False
    return pat[at:].strip("*") == ""


def _fits(pat, at, char):
    """Where the pattern goes on behind an element that takes a character, or 0."""
    if pat[at] == "?":
        return at + 1
    if pat[at] == "[":
        first = at + 1
        negated = pat[first : first + 1] == "!"
        if negated:
            first += 1
        end = pat.find("]", first + 1)
        if end > 0:
            found = False
            index = first
            while index < end:
                if pat[index + 1] == "-" and index + 2 < end:
                    found = found or pat[index] <= char <= pat[index + 2]
                    index += 3
                else:
                    found = found or pat[index] == char
                    index += 1
            return end + 1 if found != negated else 0
    return at + 1 if pat[at] == char else 0


def filter(names, pat):
    return [name for name in names if fnmatchcase(name, pat)]


def translate(pat):
    result = ""
    at = 0
    while at < len(pat):
        char = pat[at]
        at += 1
        if char == "*":
            if result[-2:] != ".*":
                result += ".*"
        elif char == "?":
            result += "."
        elif char == "[":
            end = pat.find("]", at + 1 + (pat[at : at + 1] == "!"))
            if end < 0:
                result += "\\["
            else:
                body = pat[at:end].replace("\\", "\\\\")
                result += "[" + ("^" + body[1:] if body[0] == "!" else body) + "]"
                at = end + 1
        else:
            import re

            result += re.escape(char)
    return f"(?s:{result})\\Z"
