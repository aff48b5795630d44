"""What is done with the arguments of a command once they are found: stored, counted, appended, answered with help."""

from _argparse_help import ONE_OR_MORE, OPTIONAL, PARSER, REMAINDER, SUPPRESS, ZERO_OR_MORE


def argument_name(argument):
    """How messages call an argument."""
    if argument is None:
        return None
    if argument.option_strings:
        return "/".join(argument.option_strings)
    if argument.metavar not in (None, SUPPRESS):
        return argument.metavar
    if argument.dest not in (None, SUPPRESS):
        return argument.dest
    if argument.choices:
        return "{" + ",".join([str(choice) for choice in argument.choices]) + "}"
    return None


class ArgumentError(Exception):
    def __init__(self, argument, message):
        self.argument_name = argument_name(argument)
        self.message = message

    def __str__(self):
        return self.message if self.argument_name is None else f"argument {self.argument_name}: {self.message}"


class ArgumentTypeError(Exception):
    pass


class Described:
    """What prints as a call with what it holds."""

    def __repr__(self):
        parts = [repr(value) for value in self._get_args()]
        others = {}
        for name, value in self._get_kwargs():
            if name.isidentifier():
                parts.append(f"{name}={value!r}")
            else:
                others[name] = value
        if others:
            parts.append(f"**{others!r}")
        return f"{type(self).__name__}({', '.join(parts)})"

    def _get_args(self):
        return []

    def _get_kwargs(self):
        return list(self.__dict__.items())


class Action(Described):
    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        self.option_strings = option_strings
        self.dest = dest
        self.nargs = nargs
        self.const = const
        self.default = default
        self.type = type
        self.choices = choices
        self.required = required
        self.help = help
        self.metavar = metavar

    def _get_kwargs(self):
        names = "option_strings dest nargs const default type choices required help metavar"
        return [(name, getattr(self, name)) for name in names.split()]

    def format_usage(self):
        return self.option_strings[0]

    def __call__(self, parser, namespace, values, option_string=None):
        raise NotImplementedError(".__call__() not defined")


def _copied(items):
    return [] if items is None else list(items)


class _StoreAction(Action):
    _what = "store actions must be != 0; if you have nothing to store, actions such as store true or store const may be more appropriate"

    def __init__(self, option_strings, dest, nargs=None, const=None, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        if nargs == 0:
            raise ValueError(f"nargs for {self._what}")
        if const is not None and nargs != OPTIONAL:
            raise ValueError(f"nargs must be {OPTIONAL!r} to supply const")
        Action.__init__(self, option_strings, dest, nargs, const, default, type, choices, required, help, metavar)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, values)


class _AppendAction(_StoreAction):
    _what = "append actions must be != 0; if arg strings are not supplying the value to append, the append const action may be more appropriate"

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, [*_copied(getattr(namespace, self.dest, None)), values])


class _ExtendAction(_AppendAction):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, [*_copied(getattr(namespace, self.dest, None)), *values])


class _StoreConstAction(Action):
    def __init__(self, option_strings, dest, const=None, default=None, required=False, help=None, metavar=None):
        Action.__init__(
            self, option_strings, dest, nargs=0, const=const, default=default, required=required, help=help, metavar=metavar
        )

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, self.const)


class _StoreTrueAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=False, required=False, help=None):
        _StoreConstAction.__init__(self, option_strings, dest, True, default, required, help)


class _StoreFalseAction(_StoreConstAction):
    def __init__(self, option_strings, dest, default=True, required=False, help=None):
        _StoreConstAction.__init__(self, option_strings, dest, False, default, required, help)


class _AppendConstAction(_StoreConstAction):
    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, [*_copied(getattr(namespace, self.dest, None)), self.const])


class _CountAction(Action):
    def __init__(self, option_strings, dest, default=None, required=False, help=None):
        Action.__init__(self, option_strings, dest, nargs=0, default=default, required=required, help=help)

    def __call__(self, parser, namespace, values, option_string=None):
        setattr(namespace, self.dest, (getattr(namespace, self.dest, None) or 0) + 1)


class _HelpAction(Action):
    def __init__(self, option_strings, dest=SUPPRESS, default=SUPPRESS, help=None):
        Action.__init__(self, option_strings, dest, nargs=0, default=default, help=help)

    def __call__(self, parser, namespace, values, option_string=None):
        parser.print_help()
        parser.exit()


class _VersionAction(Action):
    def __init__(self, option_strings, version=None, dest=SUPPRESS, default=SUPPRESS, help="show program's version number and exit"):
        Action.__init__(self, option_strings, dest, nargs=0, default=default, help=help)
        self.version = version

    def __call__(self, parser, namespace, values, option_string=None):
        import sys

        formatter = parser._get_formatter()
        formatter.add_text(parser.version if self.version is None else self.version)
        parser._print_message(formatter.format_help(), sys.stdout)
        parser.exit()


class BooleanOptionalAction(Action):
    def __init__(self, option_strings, dest, default=None, type=None, choices=None, required=False, help=None, metavar=None):
        names = []
        for option in option_strings:
            names.append(option)
            if option[:2] == "--":
                names.append("--no-" + option[2:])
        if help is not None and default is not None and default is not SUPPRESS:
            help += " (default: %(default)s)"
        Action.__init__(self, names, dest, 0, None, default, type, choices, required, help, metavar)

    def __call__(self, parser, namespace, values, option_string=None):
        if option_string in self.option_strings:
            setattr(namespace, self.dest, not option_string.startswith("--no-"))

    def format_usage(self):
        return " | ".join(self.option_strings)


UNRECOGNIZED = "_unrecognized_args"


class _Choice(Action):
    """A command, as the list of commands shows it."""

    def __init__(self, name, aliases, help):
        shown = f"{name} ({', '.join(aliases)})" if aliases else name
        Action.__init__(self, [], name, help=help, metavar=shown)


class _SubParsersAction(Action):
    def __init__(self, option_strings, prog, parser_class, dest=SUPPRESS, required=False, help=None, metavar=None):
        self._prog_prefix = prog
        self._parser_class = parser_class
        self._name_parser_map = {}
        self._choices_actions = []
        Action.__init__(
            self, option_strings, dest, PARSER, choices=self._name_parser_map, required=required, help=help, metavar=metavar
        )

    def add_parser(self, name, **options):
        if options.get("prog") is None:
            options["prog"] = f"{self._prog_prefix} {name}"
        aliases = options.pop("aliases", ())
        for each in (name, *aliases):
            if each in self._name_parser_map:
                kind = "" if each == name else " alias"
                raise ArgumentError(self, f"conflicting subparser{kind}: {each}")
        if "help" in options:
            self._choices_actions.append(_Choice(name, aliases, options.pop("help")))
        parser = self._parser_class(**options)
        for each in (name, *aliases):
            self._name_parser_map[each] = parser
        return parser

    def _get_subactions(self):
        return self._choices_actions

    def __call__(self, parser, namespace, values, option_string=None):
        name = values[0]
        if self.dest is not SUPPRESS:
            setattr(namespace, self.dest, name)
        if name not in self._name_parser_map:
            known = ", ".join(self._name_parser_map)
            raise ArgumentError(self, f"unknown parser {name!r} (choices: {known})")
        inner, rest = self._name_parser_map[name].parse_known_args(values[1:], None)
        for key, value in vars(inner).items():
            setattr(namespace, key, value)
        if rest:
            vars(namespace).setdefault(UNRECOGNIZED, [])
            getattr(namespace, UNRECOGNIZED).extend(rest)


ACTIONS = {
    None: _StoreAction,
    "store": _StoreAction,
    "store_const": _StoreConstAction,
    "store_true": _StoreTrueAction,
    "store_false": _StoreFalseAction,
    "append": _AppendAction,
    "append_const": _AppendConstAction,
    "count": _CountAction,
    "help": _HelpAction,
    "version": _VersionAction,
    "parsers": _SubParsersAction,
    "extend": _ExtendAction,
}
