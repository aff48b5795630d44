# covers: sys-argv, sys-exit, sys-maxsize, stdin-iteration, stdout-write, stderr, print-file, recursion-limit, exc-info, system-exit
"""The parts of sys that small programs use; reads numbers from standard input and exits with a status."""
import sys
from sys import stderr, stdin, stdout

print(len(sys.argv), sys.argv[0].endswith(".py"), sys.argv[1:], sys.maxsize == 2**63 - 1, sys.byteorder in ("little", "big"))
print(sys.version_info >= (3, 8), sys.version_info.major, isinstance(sys.version, str), sys.float_info.max, sys.float_info.epsilon)
print(sys.getrecursionlimit() >= 500, sys.getsizeof([]) > 0, "sys" in sys.modules, sys.platform in ("linux", "darwin", "win32", "emscripten", "wasi"))
written = stdout.write("no newline, ")
stdout.write(f"wrote {written} characters\n")
print("to stderr", file=sys.stderr)
stderr.write("also to stderr\n")
print("a", "b", sep="", end="!\n", file=stdout, flush=True)
stdout.writelines(["one\n", "two\n"])
first = stdin.readline()
print(repr(first), repr(stdin.readline()))
total, bad = 0, []
for number, line in enumerate(stdin, start=3):
    line = line.strip()
    if line == "end":
        break
    try:
        total += sum(map(int, line.split()))
    except ValueError:
        bad.append((number, line))
        print(f"line {number}: not numbers: {line!r}", file=stderr)
print("total", total, "bad", bad)
print(repr(input("prompt> ")))
rest = stdin.read()
print(repr(rest), repr(stdin.read()), repr(stdin.readline()))
try:
    input()
except EOFError as e:
    print("EOFError:", e)
try:
    raise ValueError("inside")
except ValueError:
    kind, value, trace = sys.exc_info()
    print(kind.__name__, value, trace is not None)
print(sys.exc_info())


def depth(n):
    return 1 + depth(n + 1)


try:
    depth(0)
except RecursionError as e:
    print("RecursionError:", str(e)[:32])
for argument in (None, 0, 3, "message", True, (1, 2)):
    try:
        sys.exit(argument)
    except SystemExit as e:
        print("SystemExit", repr(e.code), e.args)
try:
    try:
        sys.exit("first")
    finally:
        print("finally runs")
except BaseException as e:
    print(type(e).__mro__[1].__name__, isinstance(e, Exception))


class Tee:
    def __init__(self, *streams):
        self.streams, self.count = streams, 0

    def write(self, text):
        self.count += len(text)
        for s in self.streams:
            s.write(text.upper())

    def flush(self):
        pass


tee, old = Tee(stdout), sys.stdout
sys.stdout = tee
print("shouted through the tee")
sys.stdout = old
print("back to normal", tee.count)
status = min(len(bad), 5)
sys.exit(status + 40)
