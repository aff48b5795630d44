# covers: argparse, options, operands, subcommands, argument-errors
"""Options, operands and commands, from lists that are given."""
import argparse


def number(text):
    value = int(text)
    if value < 0:
        raise argparse.ArgumentTypeError(f"{value} is negative")
    return value


parser = argparse.ArgumentParser(prog="tool", description="A tool.", exit_on_error=False)
parser.add_argument("name", help="what it is called")
parser.add_argument("files", nargs="*")
parser.add_argument("-n", "--count", type=int, default=3, help="how many (default: %(default)s)")
parser.add_argument("-v", "--verbose", action="store_true")
parser.add_argument("--level", choices=["low", "high"], default="low")
parser.add_argument("--tag", action="append")
parser.add_argument("-q", action="count", default=0)
parser.add_argument("--size", nargs=2, type=float)
parser.add_argument("--limit", type=number)
for args in [
    ["a"],
    ["a", "b", "c", "-n", "5", "--verbose"],
    ["--count=7", "x", "--tag", "p", "--tag", "q", "-qqv"],
    ["y", "--size", "1", "2.5", "--level", "high"],
    ["w", "-n4", "--limit", "8"],
]:
    print(parser.parse_args(args))
for args in [["a", "-n", "many"], ["a", "--level", "mid"], ["a", "--limit", "-1"], ["a", "--size", "1"], ["a", "-n"]]:
    try:
        print(parser.parse_args(args))
    except argparse.ArgumentError as error:
        print("error:", error)
print(parser.parse_known_args(["a", "--unknown", "b"]))
print(parser.parse_known_args(["a", "b", "-v", "c"]))
commands = argparse.ArgumentParser(prog="box")
choice = commands.add_subparsers(dest="command")
add = choice.add_parser("add", help="add things")
add.add_argument("values", nargs="+", type=int)
add.set_defaults(run=sum)
choice.add_parser("list").add_argument("--all", action="store_true")
found = commands.parse_args(["add", "1", "2", "3"])
print(found.command, found.values, found.run(found.values))
print(commands.parse_args(["list", "--all"]))
group = argparse.ArgumentParser(prog="one")
either = group.add_mutually_exclusive_group(required=True)
either.add_argument("--on", action="store_true")
either.add_argument("--off", action="store_true")
print(group.parse_args(["--on"]))
small = argparse.ArgumentParser(prog="small")
small.add_argument("x", type=int, help="a number")
small.add_argument("--double", action="store_true", help="twice as much")
small.print_help()
small.parse_args(["five"])
