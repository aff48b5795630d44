"""What Python refuses in code given as text: the errors of a program's own files, raised as `SyntaxError`."""

from __intrinsics__ import run_text

# Words of errors that are found once a text has been read as a whole: those do not show its line.
_FOUND_LATER = (
    "' outside ",
    "not properly in loop",
    "duplicate argument ",
    "keyword argument repeated: ",
    "nonlocal declaration not allowed",
    "no binding for nonlocal",
    "is parameter and ",
    "is nonlocal and ",
    "is used prior to ",
    "is assigned to before ",
    "multiple starred expressions in assignment",
    "starred assignment target must be",
    "can't use starred expression here",
    "default 'except:' must be last",
    "import * only allowed",
    "future feature ",
    "from __future__ imports must",
    "' inside ",
    "async generator",
    "alternative patterns bind",
    "multiple assignments to name",
    "makes remaining patterns unreachable",
    "attribute name repeated",
    "comprehension iterable expression",
    "comprehension cannot",
    "cannot assign to __debug__",
    "asynchronous comprehension",
    "assignment expression cannot rebind",
)
# Those of the tokens: the text behind them has not been read.
_OF_TOKENS = (
    "invalid decimal literal",
    "invalid hexadecimal literal",
    "invalid octal literal",
    "invalid binary literal",
    "invalid digit ",
    "invalid imaginary literal",
    "invalid character ",
    "invalid non-printable character ",
    "unmatched ",
    "closing parenthesis ",
    "unterminated ",
    "unexpected character after line continuation",
    "leading zeros in decimal",
)
_INDENTATION = ("unexpected indent", "unindent does not match", "expected an indented block")


def error(message, filename, line, offset, end_line, end_offset, text):
    """The error itself, as CPython fills it in."""
    kind = SyntaxError
    if message.startswith(_INDENTATION):
        kind = IndentationError
    elif message.startswith("inconsistent use of tabs"):
        kind = TabError
    return kind(message, (filename, line, offset, text, end_line, end_offset))


def check(source, filename, mode):
    """Raises what is wrong with a text, if anything is."""
    found = run_text(source, filename, mode, True)
    if not isinstance(found, str):
        return
    places, message = found.split(" ", 4)[:4], found.split(" ", 4)[4:]
    if not message or not all(place.isdigit() for place in places):
        return
    line, offset, end_line, end_offset = map(int, places)
    message = message[0]
    lines = source.split("\n")
    text = lines[line - 1] if line <= len(lines) else ""
    if any(words in message for words in _FOUND_LATER):
        raise error(message, filename, line, offset, end_line, end_offset, None)
    if message.endswith(("was never closed", "expected after dictionary key")):
        end_offset = 0
    elif message.startswith("inconsistent use of tabs"):
        offset, end_line, end_offset = 1, line, 0
    elif message.startswith("expected an indented block"):
        end_offset = offset
        while text[end_offset - 1 : end_offset].isidentifier():
            end_offset += 1
    elif message.startswith(_OF_TOKENS) and not message.startswith("leading zeros"):
        end_line, end_offset = line, offset
    elif message.startswith(("unexpected indent", "unindent does not match", "expected 'except'")):
        end_offset = -1
    # The line that was read last has its end, and so has any other but that of a bracket that is left open.
    if line == len(lines) and not message.startswith(_OF_TOKENS) or line < len(lines) and end_offset != 0:
        text += "\n"
    raise error(message, filename, line, offset, end_line, end_offset, text)
