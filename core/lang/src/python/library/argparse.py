"""Options and operands of a command. What helps a reader is laid out as simply as can be."""

import sys

SUPPRESS = "==SUPPRESS=="
OPTIONAL = "?"
ZERO_OR_MORE = "*"
ONE_OR_MORE = "+"
REMAINDER = "..."


class ArgumentError(Exception):
    def __init__(self, argument, message):
        self.argument = argument
        self.message = message

    def __str__(self):
        return self.message if self.argument is None else f"argument {self.argument.title()}: {self.message}"


class ArgumentTypeError(Exception):
    pass


class HelpFormatter:
    pass


RawDescriptionHelpFormatter = RawTextHelpFormatter = ArgumentDefaultsHelpFormatter = HelpFormatter


class Namespace:
    def __init__(self, **named):
        for name, value in named.items():
            setattr(self, name, value)

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, Namespace) else NotImplemented

    def __contains__(self, name):
        return name in self.__dict__

    def __repr__(self):
        return "Namespace(" + ", ".join([f"{name}={value!r}" for name, value in self.__dict__.items()]) + ")"


class Action:
    """One option or operand."""

    def __init__(self, names, dest, kind, nargs, const, default, type, choices, required, help, metavar):
        self.option_strings = names
        self.dest = dest
        self.kind = kind
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar

    def title(self):
        return "/".join(self.option_strings) or self.metavar or self.dest

    def placeholder(self):
        if self.metavar is not None:
            return self.metavar
        if self.choices is not None:
            return "{" + ",".join([str(choice) for choice in self.choices]) + "}"
        return self.dest.upper() if self.option_strings else self.dest

    def usage(self):
        name = self.placeholder()
        if self.kind not in ("store", "append"):
            values = ""
        elif self.nargs is None:
            values = name
        elif self.nargs == "?":
            values = f"[{name}]"
        elif self.nargs == "*":
            values = f"[{name} ...]"
        elif self.nargs == "+":
            values = f"{name} [{name} ...]"
        else:
            values = " ".join([name] * self.nargs)
        if not self.option_strings:
            return values
        return f"{self.option_strings[0]} {values}".rstrip()


class _Group:
    """Arguments under a title; they are the parser's."""

    def __init__(self, parser, required=False, exclusive=False):
        self._parser = parser
        self.required = required
        self._exclusive = exclusive
        self._members = []

    def __repr__(self):
        return f"ArgumentParser(prog={self.prog!r}, usage={self.usage!r}, description={self.description!r}, formatter_class={self.formatter_class!r}, conflict_handler={self.conflict_handler!r}, add_help={self.add_help!r})"

    def add_argument(self, *names, **options):
        action = self._parser.add_argument(*names, **options)
        self._members.append(action)
        return action


class _Subparsers:
    def __init__(self, parser, dest, required, help):
        self._parser = parser
        self.dest = dest
        self.required = required
        self.help = help
        self.choices = {}

    def add_parser(self, name, **options):
        options.setdefault("prog", f"{self._parser.prog} {name}")
        options.pop("aliases", None)
        options.pop("help", None)
        made = ArgumentParser(**options)
        self.choices[name] = made
        return made


class ArgumentParser:
    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=(), formatter_class=HelpFormatter, prefix_chars="-", fromfile_prefix_chars=None, argument_default=None, conflict_handler="error", add_help=True, allow_abbrev=True, exit_on_error=True):
        self.prog = prog or sys.argv[0].rpartition("/")[2]
        self.usage = usage
        self.description = description
        self.epilog = epilog
        self.exit_on_error = exit_on_error
        self.formatter_class = formatter_class
        self.conflict_handler = conflict_handler
        self.add_help = add_help
        self._actions = []
        self._defaults = {}
        self._groups = []
        self._subparsers = None
        if add_help:
            self.add_argument("-h", "--help", action="help", help="show this help message and exit")
        for parent in parents:
            self._actions += [action for action in parent._actions if action.kind != "help"]

    def add_argument(self, *names, action="store", nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None, dest=None, version=None):
        is_option = bool(names) and names[0].startswith("-")
        if is_option and dest is None:
            long = [name for name in names if name.startswith("--")]
            dest = (long or names)[0].lstrip("-").replace("-", "_")
        elif not is_option:
            dest = names[0] if names else dest
            names = ()
            required = nargs not in ("?", "*")
        if action == "store_true":
            const, default = True, False if default is None else default
        elif action == "store_false":
            const, default = False, True if default is None else default
        elif action == "version":
            const = version
        made = Action(list(names), dest, action, nargs, const, default, type, choices, required, help, metavar)
        self._actions.append(made)
        return made

    def add_argument_group(self, title=None, description=None):
        return _Group(self)

    def add_mutually_exclusive_group(self, *, required=False):
        group = _Group(self, required, True)
        self._groups.append(group)
        return group

    def add_subparsers(self, *, title=None, description=None, dest=None, required=False, help=None, metavar=None, prog=None):
        self._subparsers = _Subparsers(self, dest, required, help)
        return self._subparsers

    def set_defaults(self, **named):
        self._defaults.update(named)

    def get_default(self, dest):
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest)

    def _value(self, action, text):
        if action.type is None:
            value = text
        else:
            try:
                value = action.type(text)
            except ArgumentTypeError as error:
                raise ArgumentError(action, str(error)) from None
            except (TypeError, ValueError):
                name = getattr(action.type, "__name__", repr(action.type))
                raise ArgumentError(action, f"invalid {name} value: {text!r}") from None
        if action.choices is not None and value not in action.choices:
            choices = ", ".join([repr(choice) for choice in action.choices])
            raise ArgumentError(action, f"invalid choice: {value!r} (choose from {choices})")
        return value

    def _find(self, name):
        options = [action for action in self._actions if name in action.option_strings]
        if not options and name.startswith("--"):
            options = [
                action
                for action in self._actions
                if any([option.startswith(name) for option in action.option_strings])
            ]
        return options[0] if len(options) == 1 else None

    def _is_option(self, text):
        if text[:1] != "-" or text == "-":
            return False
        if self._find(text.partition("=")[0]) or (text[1] != "-" and self._find(text[:2])):
            return True
        try:
            float(text)
            return False
        except ValueError:
            return " " not in text

    def parse_args(self, args=None, namespace=None):
        namespace, rest = self.parse_known_args(args, namespace)
        if rest:
            self.error("unrecognized arguments: " + " ".join(rest))
        return namespace

    def parse_known_args(self, args=None, namespace=None):
        args = list(sys.argv[1:] if args is None else args)
        namespace = Namespace() if namespace is None else namespace
        try:
            return self._parse(args, namespace)
        except ArgumentError as error:
            if not self.exit_on_error:
                raise
            self.error(str(error))

    def _parse(self, args, namespace):
        for action in self._actions:
            if action.kind not in ("help", "version") and not hasattr(namespace, action.dest):
                default = self._defaults.get(action.dest, action.default)
                if isinstance(default, str) and action.type is not None:
                    default = self._value(action, default)
                setattr(namespace, action.dest, default)
        for name, value in self._defaults.items():
            if not hasattr(namespace, name):
                setattr(namespace, name, value)
        if self._subparsers is not None and self._subparsers.dest is not None:
            setattr(namespace, self._subparsers.dest, None)
        seen = []
        extra = []
        # Operands that have had no text yet: each run of texts between options goes to as many as it is enough for.
        waiting = self._operands()
        at = 0
        while at < len(args):
            text = args[at]
            at += 1
            if text == "--":
                extra += self._fill_operands(args[at:], namespace, seen, waiting)
                waiting = []
                break
            if not self._is_option(text):
                if self._subparsers is not None and not waiting:
                    return self._parse_command(text, args[at:], namespace, seen)
                end = at
                while end < len(args) and not self._is_option(args[end]):
                    end += 1
                if self._subparsers is not None:
                    end = min(end, at - 1 + len(waiting))
                least = 0
                count = 0
                for action in waiting:
                    least += self._least(action)
                    if least > end - at + 1:
                        break
                    count += 1
                extra += self._fill_operands(args[at - 1 : end], namespace, seen, waiting[:count])
                waiting = waiting[count:]
                at = end
                continue
            name, has_value, value = text.partition("=")
            action = self._find(name)
            if action is None and text[:2] != "--" and len(text) > 2:
                # Short options may stand together, or have their value behind them.
                action = self._find(text[:2])
                if action is not None:
                    if action.kind in ("store", "append"):
                        has_value, value = True, text[2:]
                    else:
                        args.insert(at, "-" + text[2:])
            if action is None:
                extra.append(text)
                continue
            seen.append(action)
            at = self._take(action, value if has_value else None, args, at, namespace)
        self._fill_operands([], namespace, seen, waiting)
        self._check(namespace, seen)
        if self._subparsers is not None and self._subparsers.required:
            self.error(f"the following arguments are required: {self._subparsers.dest}")
        return namespace, extra

    def _least(self, action):
        """How many texts an operand needs."""
        return 0 if action.nargs in ("?", "*") else action.nargs if isinstance(action.nargs, int) else 1

    def _parse_command(self, name, rest, namespace, seen):
        commands = self._subparsers.choices
        if name not in commands:
            choices = ", ".join([repr(choice) for choice in commands])
            title = self._subparsers.dest or "command"
            self.error(f"argument {title}: invalid choice: {name!r} (choose from {choices})")
        self._check(namespace, seen)
        if self._subparsers.dest is not None:
            setattr(namespace, self._subparsers.dest, name)
        return commands[name].parse_known_args(rest, namespace)

    def _take(self, action, value, args, at, namespace):
        kind = action.kind
        if kind == "help":
            self.print_help()
            self.exit()
        if kind == "version":
            print(action.const.replace("%(prog)s", self.prog))
            self.exit()
        if kind in ("store_true", "store_false", "store_const"):
            if value is not None:
                raise ArgumentError(action, f"ignored explicit argument {value!r}")
            setattr(namespace, action.dest, action.const)
            return at
        if kind == "count":
            setattr(namespace, action.dest, (getattr(namespace, action.dest) or 0) + 1)
            return at
        if kind == "append_const":
            setattr(namespace, action.dest, [*(getattr(namespace, action.dest) or []), action.const])
            return at
        values = [] if value is None else [value]
        most = 1 if action.nargs in (None, "?") else len(args) if action.nargs in ("*", "+") else action.nargs
        while value is None and len(values) < most and at < len(args) and not self._is_option(args[at]):
            values.append(args[at])
            at += 1
        if action.nargs is None and not values:
            raise ArgumentError(action, "expected one argument")
        if action.nargs == "+" and not values:
            raise ArgumentError(action, "expected at least one argument")
        if isinstance(action.nargs, int) and len(values) != action.nargs:
            plural = "" if action.nargs == 1 else "s"
            raise ArgumentError(action, f"expected {action.nargs} argument{plural}")
        values = [self._value(action, each) for each in values]
        if action.nargs == "?":
            result = values[0] if values else action.const
        else:
            result = values[0] if action.nargs is None else values
        if kind == "append":
            result = [*(getattr(namespace, action.dest) or []), result]
        setattr(namespace, action.dest, result)
        return at

    def _operands(self):
        return [action for action in self._actions if not action.option_strings]

    def _fill_operands(self, loose, namespace, seen, operands):
        for index, action in enumerate(operands):
            behind = sum([self._least(each) for each in operands[index + 1 :]])
            free = max(len(loose) - behind, 0)
            if action.nargs in ("*", "+", REMAINDER):
                count = free
            elif isinstance(action.nargs, int):
                count = action.nargs
            else:
                count = min(free, 1)
            taken, loose = loose[:count], loose[count:]
            if not taken and action.nargs == "*":
                setattr(namespace, action.dest, [] if action.default is None else action.default)
                continue
            if not taken or (isinstance(action.nargs, int) and len(taken) < action.nargs):
                continue
            seen.append(action)
            values = [self._value(action, each) for each in taken]
            setattr(namespace, action.dest, values[0] if action.nargs in (None, "?") else values)
        return loose

    def _check(self, namespace, seen):
        missing = [action.title() for action in self._actions if action.required and action not in seen]
        if missing:
            self.error("the following arguments are required: " + ", ".join(missing))
        for group in self._groups:
            given = [action for action in group._members if action in seen]
            if len(given) > 1:
                self.error(f"argument {given[1].title()}: not allowed with argument {given[0].title()}")
            if group.required and not given:
                names = " ".join([action.title() for action in group._members])
                self.error(f"one of the arguments {names} is required")

    def format_usage(self):
        if self.usage is not None:
            return f"usage: {self.usage}\n"
        parts = [self.prog]
        options = [action for action in self._actions if action.option_strings and action.help != SUPPRESS]
        parts += [action.usage() if action.required else f"[{action.usage()}]" for action in options]
        parts += [action.usage() for action in self._operands()]
        if self._subparsers is not None:
            parts.append("{" + ",".join(self._subparsers.choices) + "} ...")
        lines = ["usage: " + self.prog]
        indent = " " * len(lines[0])
        for part in parts[1:]:
            if len(lines[-1]) + 1 + len(part) > 78:
                lines.append(indent)
            lines[-1] += " " + part
        return "\n".join(lines) + "\n"

    def _lines(self, rows, width):
        lines = []
        for left, right in rows:
            if not right:
                lines.append("  " + left)
            elif len(left) + 4 > width:
                lines += ["  " + left, " " * width + right]
            else:
                lines.append("  " + left.ljust(width - 2) + right)
        return "\n".join(lines) + "\n"

    def _help_of(self, action):
        text = action.help or ""
        if "%" in text:
            text = text % {"default": action.default, "prog": self.prog, "type": action.type, "dest": action.dest}
        return text

    def format_help(self):
        text = self.format_usage()
        if self.description:
            text += f"\n{self.description}\n"
        rows = [(action.placeholder(), self._help_of(action)) for action in self._operands()]
        options = []
        for action in self._actions:
            if action.option_strings and action.help != SUPPRESS:
                _, _, values = action.usage().partition(" ")
                names = [f"{name} {values}".rstrip() for name in action.option_strings]
                options.append((", ".join(names), self._help_of(action)))
        if self._subparsers is not None:
            rows.append(("{" + ",".join(self._subparsers.choices) + "}", self._subparsers.help or ""))
        width = min(max([len(left) for left, _ in rows + options], default=0) + 4, 24)
        if rows:
            text += "\npositional arguments:\n" + self._lines(rows, width)
        if options:
            text += "\noptions:\n" + self._lines(options, width)
        if self.epilog:
            text += f"\n{self.epilog}\n"
        return text

    def print_help(self, file=None):
        (file or sys.stdout).write(self.format_help())

    def print_usage(self, file=None):
        (file or sys.stdout).write(self.format_usage())

    def exit(self, status=0, message=None):
        if message:
            sys.stderr.write(message)
        sys.exit(status)

    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "BooleanOptionalAction FileType MetavarTypeHelpFormatter PARSER"
