# covers: shlex-class, shlex-posix, shlex-punctuation, shlex-push-token, shlex-errors, string-io
"""Tokens of a small language, as a shell reads them."""
import shlex

TEXTS = ["a b=c 'd e' # f\n g", "x&&y | z;(w)", "path/to-file *.txt ~/x", "say \"it's\" a\\ b", "''", "", "a#b", "key: 'it'\n\nnext"]
for text in TEXTS:
    for posix in (False, True):
        for signs in (False, True):
            print(repr(text), posix, signs, list(shlex.shlex(text, posix=posix, punctuation_chars=signs)))

reader = shlex.shlex("one, two,'three four'", posix=True)
reader.whitespace = ","
reader.whitespace_split = True
print(list(reader))
reader = shlex.shlex("first\nsecond third")
print(reader.get_token(), reader.lineno)
reader.push_token("pushed")
print(reader.get_token(), reader.get_token(), reader.lineno, repr(reader.error_leader("file", 3)))
print([reader.get_token() for _ in range(3)], repr(reader.eof), repr(shlex.shlex("", posix=True).get_token()))
for wrong in ("'open", '"open', "end\\"):
    try:
        print(list(shlex.shlex(wrong, posix=True)))
    except ValueError as error:
        print(error)
