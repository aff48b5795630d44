"""Options and operands of a command.

What is done with them is in `_argparse_actions`, how help is laid out in `_argparse_help`; here they are declared and
found. Operands go to as many arguments, in order, as there are texts for; each takes as many as it may.
"""

import sys
from _argparse_actions import (
    ACTIONS,
    Action,
    argument_name,
    ArgumentError,
    ArgumentTypeError,
    BooleanOptionalAction,
    Described,
    UNRECOGNIZED,
    _SubParsersAction,
)
from _argparse_help import (
    ArgumentDefaultsHelpFormatter,
    HelpFormatter,
    MetavarTypeHelpFormatter,
    ONE_OR_MORE,
    OPTIONAL,
    PARSER,
    RawDescriptionHelpFormatter,
    RawTextHelpFormatter,
    REMAINDER,
    SUPPRESS,
    ZERO_OR_MORE,
)

for _public in (
    Action,
    ArgumentError,
    ArgumentTypeError,
    BooleanOptionalAction,
    ArgumentDefaultsHelpFormatter,
    HelpFormatter,
    MetavarTypeHelpFormatter,
    RawDescriptionHelpFormatter,
    RawTextHelpFormatter,
):
    _public.__module__ = "argparse"


class Namespace(Described):
    def __init__(self, **named):
        for name, value in named.items():
            setattr(self, name, value)

    def __eq__(self, other):
        return vars(self) == vars(other) if isinstance(other, Namespace) else NotImplemented

    def __contains__(self, name):
        return name in self.__dict__


class FileType:
    def __init__(self, mode="r", bufsize=-1, encoding=None, errors=None):
        self._mode = mode
        self._encoding = encoding

    def __call__(self, string):
        if string == "-":
            if "r" in self._mode:
                return sys.stdin
            if "w" in self._mode or "a" in self._mode:
                return sys.stdout
            raise ValueError(f'argument "-" with mode {self._mode!r}')
        try:
            return open(string, self._mode, encoding=self._encoding)
        except OSError as error:
            raise ArgumentTypeError(f"can't open {string!r}: {error}") from None

    def __repr__(self):
        return f"FileType({self._mode!r})"


# ---------------------------------------------------------------------------------- declaring


class _ActionsContainer(Described):
    """A parser or a group of its: groups share what the parser has."""

    def __init__(self, description, prefix_chars, argument_default, conflict_handler):
        self.description = description
        self.prefix_chars = prefix_chars
        self.argument_default = argument_default
        self.conflict_handler = conflict_handler
        self._actions = []
        self._option_string_actions = {}
        self._action_groups = []
        self._mutually_exclusive_groups = []
        self._defaults = {}
        self._registries = {"action": dict(ACTIONS), "type": {}}
        self._negative_options = []

    def _share(self, container):
        for name in (
            "_actions _option_string_actions _mutually_exclusive_groups _defaults _registries _negative_options "
            "prefix_chars argument_default conflict_handler"
        ).split():
            setattr(self, name, getattr(container, name))

    def register(self, registry_name, value, object):
        self._registries[registry_name][value] = object

    def set_defaults(self, **named):
        self._defaults.update(named)
        for action in self._actions:
            if action.dest in named:
                action.default = named[action.dest]

    def get_default(self, dest):
        for action in self._actions:
            if action.dest == dest and action.default is not None:
                return action.default
        return self._defaults.get(dest)

    def add_argument(self, *args, **options):
        if not args or len(args) == 1 and args[0][0] not in self.prefix_chars:
            if args and "dest" in options:
                raise ValueError("dest supplied twice for positional argument")
            options = self._get_positional_kwargs(*args, **options)
        else:
            options = self._get_optional_kwargs(*args, **options)
        if "default" not in options:
            if options["dest"] in self._defaults:
                options["default"] = self._defaults[options["dest"]]
            elif self.argument_default is not None:
                options["default"] = self.argument_default
        kind = options.pop("action", None)
        make = kind
        if kind is None or isinstance(kind, str):
            make = self._registries["action"].get(kind)
        if not callable(make):
            raise ValueError(f'unknown action "{kind}"')
        action = make(**options)
        if not callable(self._type_of(action)):
            raise ValueError(f"{self._type_of(action)!r} is not callable")
        if self._type_of(action) is FileType:
            raise ValueError(f"{FileType!r} is a FileType class object, instance of it must be passed")
        try:
            HelpFormatter("", width=80)._format_args(action, "")
        except (TypeError, IndexError, ValueError) as error:
            if str(error) == "invalid nargs value":
                raise
            raise ValueError("length of metavar tuple does not match nargs") from None
        return self._add_action(action)

    def _type_of(self, action):
        if action.type is None:
            return self._registries["type"].get(None, _as_it_is)
        return self._registries["type"].get(action.type, action.type) if isinstance(action.type, str) else action.type

    def add_argument_group(self, *args, **options):
        group = _ArgumentGroup(self, *args, **options)
        self._action_groups.append(group)
        return group

    def add_mutually_exclusive_group(self, **options):
        group = _MutuallyExclusiveGroup(self, **options)
        self._mutually_exclusive_groups.append(group)
        return group

    def _add_action(self, action):
        self._settle_conflicts(action)
        self._actions.append(action)
        action.container = self
        for name in action.option_strings:
            self._option_string_actions[name] = action
            if _is_number(name):
                self._negative_options.append(True)
        return action

    def _remove_action(self, action):
        self._actions.remove(action)

    def _get_positional_kwargs(self, dest, **options):
        if "required" in options:
            raise TypeError("'required' is an invalid argument for positionals")
        nargs = options.get("nargs")
        if nargs not in (OPTIONAL, ZERO_OR_MORE) or nargs == ZERO_OR_MORE and "default" not in options:
            options["required"] = True
        return {**options, "dest": dest, "option_strings": []}

    def _get_optional_kwargs(self, *args, **options):
        for name in args:
            if name[0] not in self.prefix_chars:
                raise ValueError(
                    f"invalid option string {name!r}: must start with a character {self.prefix_chars!r}"
                )
        dest = options.pop("dest", None)
        if dest is None:
            long = [name for name in args if len(name) > 1 and name[1] in self.prefix_chars]
            first = (long or args)[0]
            dest = first.lstrip(self.prefix_chars)
            if not dest:
                raise ValueError(f"dest= is required for options like {first!r}")
            dest = dest.replace("-", "_")
        return {**options, "dest": dest, "option_strings": list(args)}

    def _settle_conflicts(self, action):
        taken = [name for name in action.option_strings if name in self._option_string_actions]
        if not taken:
            return
        if self.conflict_handler != "resolve":
            plural = "" if len(taken) == 1 else "s"
            raise ArgumentError(action, f"conflicting option string{plural}: {', '.join(taken)}")
        for name in taken:
            before = self._option_string_actions.pop(name)
            before.option_strings.remove(name)
            if not before.option_strings:
                before.container._remove_action(before)


def _as_it_is(text):
    return text


def _is_number(text):
    """Whether a text is a negative number, which is no option unless there are options that look like one."""
    whole, point, fraction = text[1:].partition(".")
    return text[:1] == "-" and (whole + fraction).isdigit() and (bool(fraction) or not point)


class _ArgumentGroup(_ActionsContainer):
    def __init__(self, container, title=None, description=None, **options):
        _ActionsContainer.__init__(self, description, "-", None, "error")
        self._share(container)
        self.title = title
        self._group_actions = []
        self._container = container

    def _add_action(self, action):
        action = _ActionsContainer._add_action(self, action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        _ActionsContainer._remove_action(self, action)
        self._group_actions.remove(action)


class _MutuallyExclusiveGroup(_ArgumentGroup):
    def __init__(self, container, required=False):
        _ArgumentGroup.__init__(self, container)
        self.required = required

    def _add_action(self, action):
        if action.required:
            raise ValueError("mutually exclusive arguments must be optional")
        action = self._container._add_action(action)
        self._group_actions.append(action)
        return action

    def _remove_action(self, action):
        self._container._remove_action(action)
        self._group_actions.remove(action)


# ---------------------------------------------------------------------------------- parsing


class ArgumentParser(_ActionsContainer):
    def __init__(self, prog=None, usage=None, description=None, epilog=None, parents=[], formatter_class=HelpFormatter, prefix_chars="-", fromfile_prefix_chars=None, argument_default=None, conflict_handler="error", add_help=True, allow_abbrev=True, exit_on_error=True):
        _ActionsContainer.__init__(self, description, prefix_chars, argument_default, conflict_handler)
        self.prog = sys.argv[0].rpartition("/")[2] if prog is None else prog
        self.usage = usage
        self.epilog = epilog
        self.formatter_class = formatter_class
        self.fromfile_prefix_chars = fromfile_prefix_chars
        self.add_help = add_help
        self.allow_abbrev = allow_abbrev
        self.exit_on_error = exit_on_error
        self._positionals = self.add_argument_group("positional arguments")
        self._optionals = self.add_argument_group("options")
        self._subparsers = None
        if add_help:
            prefix = "-" if "-" in prefix_chars else prefix_chars[0]
            self.add_argument(
                prefix + "h",
                prefix * 2 + "help",
                action="help",
                default=SUPPRESS,
                help="show this help message and exit",
            )
        for parent in parents:
            self._take_over(parent)
            self._defaults.update(parent._defaults)

    def _take_over(self, parent):
        titles = {group.title: group for group in self._action_groups}
        home = {}
        for group in parent._action_groups:
            if group.title not in titles:
                titles[group.title] = self.add_argument_group(title=group.title, description=group.description)
            for action in group._group_actions:
                home[id(action)] = titles[group.title]
        for group in parent._mutually_exclusive_groups:
            mine = self.add_mutually_exclusive_group(required=group.required)
            for action in group._group_actions:
                home[id(action)] = mine
        for action in parent._actions:
            home.get(id(action), self)._add_action(action)

    def _get_kwargs(self):
        names = "prog usage description formatter_class conflict_handler add_help"
        return [(name, getattr(self, name)) for name in names.split()]

    def add_subparsers(self, **options):
        if self._subparsers is not None:
            self.error("cannot have multiple subparser arguments")
        options.setdefault("parser_class", type(self))
        if "title" in options or "description" in options:
            title = options.pop("title", "subcommands")
            self._subparsers = self.add_argument_group(title, options.pop("description", None))
        else:
            self._subparsers = self._positionals
        if options.get("prog") is None:
            formatter = self._get_formatter()
            formatter.add_usage(self.usage, self._get_positional_actions(), self._mutually_exclusive_groups, "")
            options["prog"] = formatter.format_help().strip()
        make = options.pop("action", _SubParsersAction)
        action = make(option_strings=[], **options)
        self._subparsers._add_action(action)
        return action

    def _add_action(self, action):
        (self._optionals if action.option_strings else self._positionals)._add_action(action)
        return action

    def _get_optional_actions(self):
        return [action for action in self._actions if action.option_strings]

    def _get_positional_actions(self):
        return [action for action in self._actions if not action.option_strings]

    def parse_args(self, args=None, namespace=None):
        namespace, rest = self.parse_known_args(args, namespace)
        if rest:
            self.error("unrecognized arguments: " + " ".join(rest))
        return namespace

    def parse_known_args(self, args=None, namespace=None):
        args = list(sys.argv[1:] if args is None else args)
        namespace = Namespace() if namespace is None else namespace
        for action in self._actions:
            if action.dest is not SUPPRESS and action.default is not SUPPRESS and not hasattr(namespace, action.dest):
                setattr(namespace, action.dest, action.default)
        for dest, value in self._defaults.items():
            if not hasattr(namespace, dest):
                setattr(namespace, dest, value)
        if self.exit_on_error:
            try:
                rest = _Parse(self, args, namespace).run()
            except ArgumentError as error:
                self.error(str(error))
        else:
            rest = _Parse(self, args, namespace).run()
        if hasattr(namespace, UNRECOGNIZED):
            rest += getattr(namespace, UNRECOGNIZED)
            delattr(namespace, UNRECOGNIZED)
        return namespace, rest

    def parse_intermixed_args(self, args=None, namespace=None):
        namespace, rest = self.parse_known_intermixed_args(args, namespace)
        if rest:
            self.error("unrecognized arguments: " + " ".join(rest))
        return namespace

    def parse_known_intermixed_args(self, args=None, namespace=None):
        """Options first, whatever stands between them; what is left goes to the operands."""
        operands = self._get_positional_actions()
        for action in operands:
            if action.nargs in (PARSER, REMAINDER):
                raise TypeError(f"parse_intermixed_args: positional arg with nargs={action.nargs}")
        kept = [(action, action.nargs, action.default) for action in operands]
        try:
            for action in operands:
                action.nargs = SUPPRESS
                action.default = SUPPRESS
            namespace, rest = self.parse_known_args(args, namespace)
        finally:
            for action, nargs, default in kept:
                action.nargs = nargs
                action.default = default
        needed = [action for action in self._get_optional_actions() if action.required]
        try:
            for action in needed:
                action.required = False
            return self.parse_known_args(rest, namespace)
        finally:
            for action in needed:
                action.required = True

    def convert_arg_line_to_args(self, arg_line):
        return [arg_line]

    def _get_value(self, action, text):
        convert = self._type_of(action)
        try:
            return convert(text)
        except ArgumentTypeError as error:
            message = str(error)
        except (TypeError, ValueError):
            message = f"invalid {getattr(action.type, '__name__', repr(action.type))} value: {text!r}"
        raise ArgumentError(action, message)

    def _check_value(self, action, value):
        if action.choices is not None and value not in action.choices:
            known = ", ".join([repr(choice) for choice in action.choices])
            raise ArgumentError(action, f"invalid choice: {value!r} (choose from {known})")

    def _get_values(self, action, texts):
        nargs = action.nargs
        if nargs not in (PARSER, REMAINDER) and "--" in texts:
            texts = list(texts)
            texts.remove("--")
        if nargs == OPTIONAL and not texts:
            value = action.const if action.option_strings else action.default
            if isinstance(value, str):
                value = self._get_value(action, value)
                self._check_value(action, value)
            return value
        if nargs == ZERO_OR_MORE and not texts and not action.option_strings:
            if action.default is None:
                return texts
            self._check_value(action, action.default)
            return action.default
        if nargs == SUPPRESS:
            return SUPPRESS
        values = [self._get_value(action, text) for text in texts]
        if nargs == REMAINDER:
            return values
        for value in values[:1] if nargs == PARSER else values:
            self._check_value(action, value)
        return values[0] if nargs in (None, OPTIONAL) else values

    # Help.

    def format_usage(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        return formatter.format_help()

    def format_help(self):
        formatter = self._get_formatter()
        formatter.add_usage(self.usage, self._actions, self._mutually_exclusive_groups)
        formatter.add_text(self.description)
        for group in self._action_groups:
            formatter.start_section(group.title)
            formatter.add_text(group.description)
            formatter.add_arguments(group._group_actions)
            formatter.end_section()
        formatter.add_text(self.epilog)
        return formatter.format_help()

    def _get_formatter(self):
        return self.formatter_class(prog=self.prog)

    def print_usage(self, file=None):
        self._print_message(self.format_usage(), sys.stdout if file is None else file)

    def print_help(self, file=None):
        self._print_message(self.format_help(), sys.stdout if file is None else file)

    def _print_message(self, message, file=None):
        if message:
            (sys.stderr if file is None else file).write(message)

    def exit(self, status=0, message=None):
        if message:
            self._print_message(message, sys.stderr)
        sys.exit(status)

    def error(self, message):
        self.print_usage(sys.stderr)
        self.exit(2, f"{self.prog}: error: {message}\n")


class _Parse:
    """One walk over the arguments of a command."""

    def __init__(self, parser, args, namespace):
        self.parser = parser
        self.namespace = namespace
        self.args = args if parser.fromfile_prefix_chars is None else self._with_files(args)
        self.waiting = parser._get_positional_actions()
        self.seen = []
        self.given = []
        self.rest = []
        # For each text: what option it is, or None for an operand; `kinds` has a letter for each.
        self.options = []
        self.kinds = ""
        for at, text in enumerate(self.args):
            if "-" in self.kinds:
                found = None
                kind = "A"
            elif text == "--":
                found = None
                kind = "-"
            else:
                found = self._option(text)
                kind = "A" if found is None else "O"
            self.options.append(found)
            self.kinds += kind

    def _with_files(self, args):
        result = []
        for text in args:
            if not text or text[0] not in self.parser.fromfile_prefix_chars:
                result.append(text)
                continue
            try:
                with open(text[1:]) as file:
                    inner = []
                    for line in file.read().splitlines():
                        inner += self.parser.convert_arg_line_to_args(line)
            except OSError as error:
                self.parser.error(str(error))
            result += self._with_files(inner)
        return result

    def _option(self, text):
        """`(action, name, value)` of what looks like an option; the action is None if nobody knows it."""
        parser = self.parser
        known = parser._option_string_actions
        if not text or text[0] not in parser.prefix_chars:
            return None
        if text in known:
            return known[text], text, None
        if len(text) == 1:
            return None
        if "=" in text:
            name, _, value = text.partition("=")
            if name in known:
                return known[name], name, value
        meant = self._abbreviated(text)
        if len(meant) > 1:
            names = ", ".join([name for _, name, _ in meant])
            parser.error(f"ambiguous option: {text} could match {names}")
        if meant:
            return meant[0]
        if _is_number(text) and not parser._negative_options:
            return None
        if " " in text:
            return None
        return None, text, None

    def _abbreviated(self, text):
        parser = self.parser
        known = parser._option_string_actions
        if text[1] in parser.prefix_chars:
            if not parser.allow_abbrev:
                return []
            start, sign, value = text.partition("=")
            value = value if sign else None
            return [(action, name, value) for name, action in known.items() if name.startswith(start)]
        found = []
        for name, action in known.items():
            if name == text[:2]:
                found.append((action, name, text[2:]))
            elif name.startswith(text):
                found.append((action, name, None))
        return found

    def run(self):
        last = self.kinds.rfind("O")
        at = 0
        while at <= last:
            following = self.kinds.index("O", at)
            if at != following:
                end = self._take_operands(at)
                if end > at:
                    at = end
                    continue
                at = end
            if self.kinds[at] != "O":
                self.rest += self.args[at:following]
                at = following
            at = self._take_option(at)
        at = self._take_operands(at)
        self.rest += self.args[at:]
        self._finish()
        return self.rest

    def _bounds(self, nargs):
        """The least and the most texts that an argument takes; no most for as many as there are."""
        if nargs in (None, PARSER):
            return 1, 1 if nargs is None else None
        if nargs == OPTIONAL:
            return 0, 1
        if nargs in (ZERO_OR_MORE, REMAINDER):
            return 0, None
        if nargs == ONE_OR_MORE:
            return 1, None
        return (0, 0) if nargs == SUPPRESS else (nargs, nargs)

    def _take_operands(self, at):
        end = self.kinds.find("O", at)
        run = self.kinds[at:] if end < 0 else self.kinds[at:end]
        free = run.count("A")
        takers = []
        least = 0
        for action in self.waiting:
            least += self._bounds(action.nargs)[0]
            if least > free:
                break
            takers.append(action)
        least = sum([self._bounds(action.nargs)[0] for action in takers])
        self.waiting = self.waiting[len(takers) :]
        for action in takers:
            low, most = self._bounds(action.nargs)
            least -= low
            count = free - least if most is None else min(most, free - least)
            start = at
            if action.nargs in (PARSER, REMAINDER) and (count or action.nargs == REMAINDER):
                # Options are the command's own.
                at = len(self.args)
            else:
                left = count
                while at < len(self.args) and (self.kinds[at] == "-" or self.kinds[at] == "A" and left):
                    left -= self.kinds[at] == "A"
                    at += 1
            free -= count
            self._act(action, self.args[start:at], None)
        return at

    def _take_option(self, at):
        action, name, value = self.options[at]
        if action is None:
            self.rest.append(self.args[at])
            return at + 1
        parser = self.parser
        known = parser._option_string_actions
        chosen = []
        while value is not None:
            low, most = self._bounds(action.nargs)
            if most is not None and most == 0 and name[1] not in parser.prefix_chars and value != "":
                # Several short options in one text.
                chosen.append((action, [], name))
                name = name[0] + value[0]
                if name not in known:
                    raise ArgumentError(action, f"ignored explicit argument {value!r}")
                action = known[name]
                value = value[1:] or None
            elif low <= 1 and (most is None or most >= 1):
                chosen.append((action, [value], name))
                at += 1
                break
            elif most == 0:
                raise ArgumentError(action, f"ignored explicit argument {value!r}")
            else:
                self._too_few(action)
        else:
            at += 1
            low, most = self._bounds(action.nargs)
            end = at
            is_open = action.nargs in (PARSER, REMAINDER)
            while end < len(self.args) and (most is None or end - at < most):
                if self.kinds[end] != "A" and not (is_open and (end > at or action.nargs == REMAINDER)):
                    break
                end += 1
            if end - at < low:
                self._too_few(action)
            chosen.append((action, self.args[at:end], name))
            at = end
        for each, texts, name in chosen:
            self._act(each, texts, name)
        return at

    def _too_few(self, action):
        nargs = action.nargs
        if nargs is None:
            count = "one argument"
        elif nargs == OPTIONAL:
            count = "at most one argument"
        elif nargs == ONE_OR_MORE:
            count = "at least one argument"
        else:
            count = f"{nargs} argument{'' if nargs == 1 else 's'}"
        raise ArgumentError(action, f"expected {count}")

    def _act(self, action, texts, name):
        self.seen.append(action)
        values = self.parser._get_values(action, texts)
        if values is not action.default:
            self.given.append(action)
            for group in self.parser._mutually_exclusive_groups:
                if action in group._group_actions:
                    for other in group._group_actions:
                        if other is not action and other in self.given:
                            raise ArgumentError(action, f"not allowed with argument {argument_name(other)}")
        if values is not SUPPRESS:
            action(self.parser, self.namespace, values, name)

    def _finish(self):
        missing = []
        for action in self.parser._actions:
            if action in self.seen:
                continue
            if action.required:
                missing.append(argument_name(action))
            elif (
                isinstance(action.default, str)
                and hasattr(self.namespace, action.dest)
                and getattr(self.namespace, action.dest) is action.default
            ):
                setattr(self.namespace, action.dest, self.parser._get_value(action, action.default))
        if missing:
            self.parser.error("the following arguments are required: " + ", ".join([str(name) for name in missing]))
        for group in self.parser._mutually_exclusive_groups:
            if group.required and not any([action in self.given for action in group._group_actions]):
                names = [argument_name(action) for action in group._group_actions if action.help is not SUPPRESS]
                self.parser.error(f"one of the arguments {' '.join([str(name) for name in names])} is required")


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "ngettext"
