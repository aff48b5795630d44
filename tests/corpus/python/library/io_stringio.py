# covers: io-stringio, print-file, stringio-seek-read, readline-iteration, stdin-replacement, bytesio, file-like-objects, csv-like-writer
"""In-memory files."""
import io
import sys
from io import BytesIO, StringIO

out = StringIO()
print("one", 2, file=out)
print("three", end="", file=out)
out.write("!\n")
out.writelines(["x\n", "y"])
print(repr(out.getvalue()), out.tell())
out.seek(0)
print(repr(out.readline()), repr(out.read(4)), repr(out.read()), repr(out.read()), out.getvalue().count("\n"))
source = StringIO("first\nsecond\n\nlast")
print(next(source), end="")
print([line.rstrip("\n") for line in source], source.readline() == "")
source.seek(0)
print(source.readlines(), source.seek(6), source.read(6), source.tell())
edit = StringIO("abcdef")
edit.write("XY")
print(edit.getvalue(), edit.read(), edit.seek(0, 2), edit.write("!"), edit.getvalue())
edit.seek(3)
edit.truncate()
print(edit.getvalue(), edit.readable(), edit.writable(), edit.seekable(), edit.closed)
with StringIO("inside") as f:
    print(f.read())
try:
    f.read()
except ValueError as e:
    print("ValueError:", e)


def parse_ini(stream):
    section, result = None, {}
    for number, line in enumerate(stream, 1):
        line = line.split(";")[0].strip()
        if not line:
            continue
        if line.startswith("[") and line.endswith("]"):
            section = result.setdefault(line[1:-1], {})
        elif "=" in line and section is not None:
            key, value = map(str.strip, line.split("=", 1))
            section[key] = int(value) if value.lstrip("-").isdigit() else value
        else:
            raise SyntaxError(f"line {number}: {line!r}")
    return result


print(parse_ini(StringIO("; comment\n[lamp]\noil = 3\nname = old one ; yes\n\n[mill]\nheight=-2\n")))
try:
    parse_ini(StringIO("[a]\nx=1\nnonsense"))
except SyntaxError as e:
    print("SyntaxError:", e)
old_in, old_out = sys.stdin, sys.stdout
sys.stdin, sys.stdout = StringIO("Ann\n42\n"), StringIO()
try:
    name, n = input("name? "), int(input("number? "))
    print("hello", name)
    captured = sys.stdout.getvalue()
finally:
    sys.stdin, sys.stdout = old_in, old_out
print(repr(captured), name, n + 1)
raw = BytesIO(b"\x01\x02abc\n\xff")
print(raw.read(2), raw.readline(), raw.read(), raw.getvalue()[2:5], raw.seek(1), raw.read(1)[0])
raw = BytesIO()
for value in (1, 256, 65535):
    raw.write(value.to_bytes(2, "big"))
print(raw.getvalue(), raw.getbuffer().nbytes, [int.from_bytes(raw.getvalue()[i:i + 2], "big") for i in range(0, 6, 2)])


class Upper(io.StringIO):
    def write(self, text):
        return super().write(text.upper())


shout = Upper()
print("quiet words", 1.5, None, file=shout)
print(shout.getvalue(), end="")


class Lines:
    def __init__(self):
        self.lines, self.partial = [], ""

    def write(self, text):
        *whole, self.partial = (self.partial + text).split("\n")
        self.lines += whole


sink = Lines()
print("a", "b", sep="\n", file=sink)
print("c", end="...", file=sink)
print("d", file=sink)
print(sink.lines, repr(sink.partial))
