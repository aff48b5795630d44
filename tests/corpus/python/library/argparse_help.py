# covers: argparse: help texts, groups, formatters, subcommands, actions of the program's own, messages
import argparse
import sys


def attempt(parser, *args):
    try:
        print(parser.parse_args(list(args)))
    except SystemExit as stop:
        print("exit", stop.code)


sys.stderr = sys.stdout

tool = argparse.ArgumentParser(
    prog="backup",
    description="Copies files from one place to another and keeps a number of older versions, "
    "so that nothing that was there last week is lost without a trace.",
    epilog="Numbers may have a suffix: k, M or G.",
)
tool.add_argument("source", help="where files come from")
tool.add_argument("target", nargs="?", default="backup", help="where they go (default: %(default)s)")
tool.add_argument("others", nargs="*", metavar="OTHER")
tool.add_argument("-n", "--number", type=int, default=3, help="how many versions are kept, older ones are removed after the new one has been written (default: %(default)s)")
tool.add_argument("-v", "--verbose", action="count", default=0)
tool.add_argument("--mode", choices=["copy", "link", "move"], default="copy")
tool.add_argument("--size", type=float, metavar="MB", required=True)
tool.add_argument("--point", nargs=2, type=int, metavar=("X", "Y"))
tool.add_argument("--tags", nargs="+")
tool.add_argument("--maybe", nargs="?", const="yes", default="no")
tool.add_argument("--version", action="version", version="%(prog)s 1.2")
tool.add_argument("--hidden", help=argparse.SUPPRESS)
tool.add_argument("--very-long-option-name", help="text beside a long name")
either = tool.add_mutually_exclusive_group()
either.add_argument("--quiet", action="store_true")
either.add_argument("--log", metavar="FILE")
extra = tool.add_argument_group("network", "Only where the target is another machine.")
extra.add_argument("--host")
extra.add_argument("--port", type=int, default=22)
tool.print_help()
tool.print_usage()

attempt(tool, "a", "--size", "1.5")
attempt(tool, "a", "b", "c", "d", "-vvn5", "--size=2", "--mode", "link", "--point", "1", "2")
attempt(tool, "--size", "1", "--tags", "x", "y", "--", "src")
attempt(tool, "--size", "1", "s", "--maybe", "--por", "8080")
attempt(tool, "--size", "1", "s", "--maybe", "m", "-v", "--log", "f")
attempt(tool, "--size", "big", "s")
attempt(tool, "s")
attempt(tool)
attempt(tool, "--size", "1", "s", "--mode", "burn")
attempt(tool, "--size", "1", "s", "--point", "1")
attempt(tool, "--size", "1", "s", "--tags")
attempt(tool, "--size", "1", "s", "--number")
attempt(tool, "--size", "1", "s", "--quiet", "--log", "f")
attempt(tool, "--size", "1", "s", "--quiet=1")
attempt(tool, "--size", "1", "s", "--bogus", "-q")
attempt(tool, "--size", "1", "s", "--ver")
attempt(tool, "--version")
attempt(tool, "--size", "-1", "s", "-n", "-4")
print(tool.parse_known_args(["s", "--size", "1", "--what", "is", "this", "-x"]))


class Upper(argparse.Action):
    def __init__(self, option_strings, dest, nargs=None, **named):
        if nargs is not None:
            raise ValueError("nargs not allowed")
        super().__init__(option_strings, dest, **named)

    def __call__(self, parser, namespace, values, option_string=None):
        print("called", values, option_string)
        setattr(namespace, self.dest, values.upper())


def even(text):
    number = int(text)
    if number % 2:
        raise argparse.ArgumentTypeError(f"{text} is odd")
    return number


kinds = argparse.ArgumentParser(prog="kinds", formatter_class=argparse.ArgumentDefaultsHelpFormatter)
kinds.add_argument("--name", action=Upper, default="nobody", help="a name")
kinds.add_argument("--even", type=even, help="an even number")
kinds.add_argument("--color", action=argparse.BooleanOptionalAction, default=True, help="in colours")
kinds.add_argument("--add", action="append", help="several")
kinds.add_argument("--const", action="append_const", const=5, dest="numbers")
kinds.add_argument("--other", action="append_const", const=6, dest="numbers")
kinds.add_argument("--more", action="extend", nargs="+", type=int, default=[0])
kinds.add_argument("--off", action="store_false", help="turned off")
kinds.add_argument("--set", action="store_const", const=9)
kinds.add_argument("rest", nargs=argparse.REMAINDER)
kinds.print_help()
attempt(kinds, "--name", "ann", "--even", "4", "--no-color", "--add", "1", "--add=2", "--const", "--other", "--const")
attempt(kinds, "--more", "1", "2", "--more", "3", "--off", "--set", "run", "--fast", "-x")
attempt(kinds, "--even", "3")
attempt(kinds, "--even", "x")
attempt(kinds, "--no-color=1")
print(kinds, kinds._actions[1])

git = argparse.ArgumentParser(prog="git", description="A content tracker.")
git.add_argument("-C", dest="folder", default=".")
commands = git.add_subparsers(dest="command", title="commands", description="what can be done", help="one of these", metavar="COMMAND")
commit = commands.add_parser("commit", help="record changes", aliases=["ci"], description="Records changes.")
commit.add_argument("-m", "--message", required=True)
commit.add_argument("--amend", action="store_true")
commit.set_defaults(func=lambda args: f"commit {args.message!r}")
push = commands.add_parser("push", help="send what is new to another place, which may take a while when much is new")
push.add_argument("remote", nargs="?", default="origin")
push.add_argument("branches", nargs="*")
hidden = commands.add_parser("gc")
git.print_help()
commit.print_help()
push.print_help()
args = git.parse_args(["-C", "home", "ci", "-m", "fix"])
print(args.command, args.folder, args.func(args), sorted(vars(args))[:3])
attempt(git, "push", "upstream", "a", "b")
attempt(git, "pull")
attempt(git, "commit")
attempt(git, "push", "--force")
attempt(git)

required = argparse.ArgumentParser(prog="r", add_help=False)
required.add_subparsers(dest="what", required=True).add_parser("x")
attempt(required)
one = argparse.ArgumentParser(prog="one")
group = one.add_mutually_exclusive_group(required=True)
group.add_argument("--up", action="store_const", const=1, dest="way")
group.add_argument("--down", action="store_const", const=-1, dest="way")
one.print_usage()
attempt(one)
attempt(one, "--down")

common = argparse.ArgumentParser(add_help=False)
common.add_argument("--shared", type=int, default=7)
child = argparse.ArgumentParser(prog="child", parents=[common], usage="%(prog)s [options]", prefix_chars="-+")
child.add_argument("+x", action="store_true")
child.set_defaults(y=1)
attempt(child, "+x", "--shared", "8")
child.print_help()

raw = argparse.ArgumentParser(
    prog="raw",
    formatter_class=argparse.RawDescriptionHelpFormatter,
    description="First line\n  second line, indented",
    epilog="examples:\n  raw --a 1\n  raw --b",
)
raw.add_argument("--a", help="one\ntwo   three")
raw.print_help()
text = argparse.ArgumentParser(
    prog="text", formatter_class=lambda prog: argparse.RawTextHelpFormatter(prog, max_help_position=40, width=100)
)
text.add_argument("--with-a-long-name", metavar="VALUE", help="one\n  two")
text.print_help()

for wrong in (
    lambda: one.add_argument("--up"),
    lambda: one.add_argument("a", required=True),
    lambda: one.add_argument("--b", action="nothing"),
    lambda: one.add_argument("--c", action="store_true", nargs=1),
    lambda: one.add_argument("--d", nargs=0),
    lambda: one.add_argument("--e", type="int"),
    lambda: one.add_argument("--f", nargs=2, metavar=("A",)),
):
    try:
        wrong()
    except Exception as error:
        print(type(error).__name__, error)
quiet = argparse.ArgumentParser(prog="q", exit_on_error=False)
quiet.add_argument("--n", type=int)
try:
    quiet.parse_args(["--n", "x"])
except argparse.ArgumentError as error:
    print("caught", error, type(error))
space = argparse.Namespace(a=1, b="x")
print(space, "a" in space, space == argparse.Namespace(a=1, b="x"), vars(space))
