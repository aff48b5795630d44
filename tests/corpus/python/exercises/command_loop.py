# covers: input-function, match-statement, eof-error
name = input("What is your name? ")
print(f"Hello, {name}!")
total = 0
while True:
    try:
        line = input("> ")
    except EOFError:
        print("\nEOF")
        break
    if line == "quit":
        break
    parts = line.split()
    match parts:
        case ["add", *nums]:
            try: total += sum(int(n) for n in nums)
            except ValueError as e: print("bad:", e)
            else: print("total", total)
        case ["show"]: print(total)
        case []: print("(empty)")
        case [cmd, *rest]: print(f"unknown {cmd!r} with {len(rest)} args")
import sys
rest = sys.stdin.read()
print(repr(rest), len(rest.split()))
input("more? ")
