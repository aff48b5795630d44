# covers: print-sep-end, print-file, input, input-prompt, eof-error, stdin, string-conversion, stderr
"""Questions and answers on standard input."""

import sys

name = input("What is your name? ")
age = int(input("How old are you? "))
print(f"Hello {name}, next year you will be {age + 1}")
print(repr(input()))
first, second = input().split()
print(second, first, sep="<->")
numbers = list(map(int, input("numbers: ").split()))
print("sum:", sum(numbers), end=" ")
print("max:", max(numbers), end="\n\n")

while (line := input("> ").strip()) != "stop":
    command, *arguments = line.split()
    match command, arguments:
        case "add", [*ns]:
            print(sum(float(n) for n in ns))
        case "echo", [text]:
            print(text)
        case "say", texts:
            print(*texts, sep="_")
        case _:
            print(f"unknown command {command!r}")

try:
    int(input("a number, please: "))
except ValueError as error:
    print("ValueError:", error)
try:
    input("anything else? ")
    input("and now? ")
except EOFError as error:
    print("EOFError:", error)

print()
print("a", 1, None, [2], sep="")
print("x", "y", sep="\n")
print("no newline", end="")
print(" ... continued", "tabs", sep="\t", end="!\n", flush=True)
print(*"abc", sep=", ")
print(*[], sep="-")
print("to stderr", 42, file=sys.stderr, sep=":")
print("out", file=sys.stdout)
print(sep="x")
print("", "", sep="|")
print("none", None, sep=None, end=None)
count = sys.stdout.write("written\n")
print(count)


class Sink:
    def __init__(self):
        self.parts = []

    def write(self, text):
        self.parts.append(text)


sink = Sink()
print("captured", 1, sep="-", file=sink)
print(sink.parts)
for action in (lambda: print("a", sep=5), lambda: print("a", bogus=1), lambda: print("a", end=3)):
    try:
        action()
    except TypeError as error:
        print("TypeError:", error)
