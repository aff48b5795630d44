"""How a command's help is laid out: usage in lines of full width, arguments in two columns.

The method names with one underscore are those that programs override, as they know them from CPython.
"""

SUPPRESS = "==SUPPRESS=="
OPTIONAL = "?"
ZERO_OR_MORE = "*"
ONE_OR_MORE = "+"
PARSER = "A..."
REMAINDER = "..."


class _Section:
    """What stands under one heading: functions that write its parts once all widths are known."""

    def __init__(self, outer, heading):
        self.outer = outer
        self.heading = heading
        self.parts = []


class HelpFormatter:
    def __init__(self, prog, indent_increment=2, max_help_position=24, width=None):
        if width is None:
            import shutil

            width = shutil.get_terminal_size().columns - 2
        self._prog = prog
        self._indent_increment = indent_increment
        self._max_help_position = min(max_help_position, max(width - 20, indent_increment * 2))
        self._width = width
        self._current_indent = 0
        self._action_max_length = 0
        self._root_section = self._current_section = _Section(None, None)

    def _indent(self):
        self._current_indent += self._indent_increment

    def _dedent(self):
        self._current_indent -= self._indent_increment

    # What is to be written.

    def _add_item(self, function, args):
        self._current_section.parts.append(lambda: function(*args))

    def start_section(self, heading):
        self._indent()
        section = _Section(self._current_section, heading)
        self._add_item(self._format_section, (section,))
        self._current_section = section

    def end_section(self):
        self._current_section = self._current_section.outer
        self._dedent()

    def add_text(self, text):
        if text is not None and text is not SUPPRESS:
            self._add_item(self._format_text, (text,))

    def add_usage(self, usage, actions, groups, prefix=None):
        if usage is not SUPPRESS:
            self._add_item(self._format_usage, (usage, actions, groups, prefix))

    def add_argument(self, action):
        if action.help is SUPPRESS:
            return
        names = [self._format_action_invocation(action)]
        for inner in self._iter_indented_subactions(action):
            names.append(self._format_action_invocation(inner))
        longest = max([len(name) for name in names]) + self._current_indent
        self._action_max_length = max(self._action_max_length, longest)
        self._add_item(self._format_action, (action,))

    def add_arguments(self, actions):
        for action in actions:
            self.add_argument(action)

    # The writing.

    def format_help(self):
        text = "".join([part() for part in self._root_section.parts])
        while "\n\n\n" in text:
            text = text.replace("\n\n\n", "\n\n")
        text = text.strip("\n")
        return text + "\n" if text else ""

    def _format_section(self, section):
        self._indent()
        body = "".join([part() or "" for part in section.parts])
        self._dedent()
        if not body:
            return ""
        heading = ""
        if section.heading is not None and section.heading is not SUPPRESS:
            heading = f"{' ' * self._current_indent}{section.heading}:\n"
        return f"\n{heading}{body}\n"

    def _format_text(self, text):
        if "%(prog)" in text:
            text = text % {"prog": self._prog}
        width = max(self._width - self._current_indent, 11)
        return self._fill_text(text, width, " " * self._current_indent) + "\n\n"

    def _fill_text(self, text, width, indent):
        import textwrap

        return textwrap.fill(" ".join(text.split()), width, initial_indent=indent, subsequent_indent=indent)

    def _split_lines(self, text, width):
        import textwrap

        return textwrap.wrap(" ".join(text.split()), width)

    # Usage.

    def _format_usage(self, usage, actions, groups, prefix):
        prefix = "usage: " if prefix is None else prefix
        if usage is not None:
            usage = usage % {"prog": self._prog}
        elif not actions:
            usage = self._prog
        else:
            usage = self._usage_of(actions, groups, prefix)
        return f"{prefix}{usage}\n\n"

    def _usage_of(self, actions, groups, prefix):
        options = [action for action in actions if action.option_strings]
        operands = [action for action in actions if not action.option_strings]
        prog = self._prog
        whole = " ".join([part for part in (prog, self._format_actions_usage(options + operands, groups)) if part])
        room = self._width - self._current_indent
        if len(prefix) + len(whole) <= room:
            return whole
        option_parts = _usage_parts(self._format_actions_usage(options, groups))
        operand_parts = _usage_parts(self._format_actions_usage(operands, groups))
        if len(prefix) + len(prog) <= 0.75 * room:
            indent = " " * (len(prefix) + len(prog) + 1)
            if option_parts:
                lines = _filled([prog] + option_parts, indent, room, prefix) + _filled(operand_parts, indent, room)
            elif operand_parts:
                lines = _filled([prog] + operand_parts, indent, room, prefix)
            else:
                lines = [prog]
        else:
            indent = " " * len(prefix)
            lines = _filled(option_parts + operand_parts, indent, room)
            if len(lines) > 1:
                lines = _filled(option_parts, indent, room) + _filled(operand_parts, indent, room)
            lines = [prog] + lines
        return "\n".join(lines)

    def _format_actions_usage(self, actions, groups):
        parts = []
        at = 0
        while at < len(actions):
            members = None
            for group in groups:
                inside = group._group_actions
                if inside and actions[at : at + len(inside)] == inside:
                    members = inside
                    break
            if members is None:
                text = self._usage_part(actions[at], False)
                at += 1
            else:
                shown = [self._usage_part(action, True) for action in members]
                shown = [each for each in shown if each is not None]
                text = " | ".join(shown)
                if not group.required and text:
                    text = f"[{text}]"
                elif len(shown) > 1:
                    text = f"({text})"
                at += len(members)
            if text:
                parts.append(text)
        return " ".join(parts)

    def _usage_part(self, action, in_group):
        if action.help is SUPPRESS:
            return None
        if not action.option_strings:
            text = self._format_args(action, self._get_default_metavar_for_positional(action))
            if in_group and text[:1] == "[" and text[-1:] == "]":
                text = text[1:-1]
            return text
        if action.nargs == 0:
            text = action.format_usage()
        else:
            values = self._format_args(action, self._get_default_metavar_for_optional(action))
            text = f"{action.option_strings[0]} {values}"
        return text if action.required or in_group else f"[{text}]"

    # Arguments.

    def _format_action(self, action):
        position = min(self._action_max_length + 2, self._max_help_position)
        width = max(self._width - position, 11)
        room = position - self._current_indent - 2
        indent = " " * self._current_indent
        header = self._format_action_invocation(action)
        lines = []
        if action.help and action.help.strip():
            text = self._expand_help(action)
            if text:
                lines = self._split_lines(text, width)
        if not action.help:
            parts = [f"{indent}{header}\n"]
        elif len(header) <= room:
            first = lines.pop(0) if lines else ""
            parts = [f"{indent}{header.ljust(room)}  {first}\n"]
        else:
            parts = [f"{indent}{header}\n"]
        parts += [f"{' ' * position}{line}\n" for line in lines]
        parts += [self._format_action(inner) for inner in self._iter_indented_subactions(action)]
        return "".join(parts)

    def _format_action_invocation(self, action):
        if not action.option_strings:
            default = self._get_default_metavar_for_positional(action)
            return self._metavar_formatter(action, default)(1)[0]
        if action.nargs == 0:
            return ", ".join(action.option_strings)
        values = self._format_args(action, self._get_default_metavar_for_optional(action))
        return ", ".join([f"{option} {values}" for option in action.option_strings])

    def _metavar_formatter(self, action, default_metavar):
        if action.metavar is not None:
            result = action.metavar
        elif action.choices is not None:
            result = "{" + ",".join([str(choice) for choice in action.choices]) + "}"
        else:
            result = default_metavar
        return lambda size: result if isinstance(result, tuple) else (result,) * size

    def _format_args(self, action, default_metavar):
        names = self._metavar_formatter(action, default_metavar)
        nargs = action.nargs
        if nargs is None:
            return names(1)[0]
        if nargs == OPTIONAL:
            return f"[{names(1)[0]}]"
        if nargs == ZERO_OR_MORE:
            several = names(1)
            return f"[{several[0]} [{several[1]} ...]]" if len(several) == 2 else f"[{several[0]} ...]"
        if nargs == ONE_OR_MORE:
            first, second = names(2)
            return f"{first} [{second} ...]"
        if nargs == REMAINDER:
            return "..."
        if nargs == PARSER:
            return f"{names(1)[0]} ..."
        if nargs == SUPPRESS:
            return ""
        if not isinstance(nargs, int):
            raise ValueError("invalid nargs value")
        several = names(nargs)
        if len(several) != nargs:
            raise TypeError("as many names as arguments are wanted")
        return " ".join(several)

    def _expand_help(self, action):
        values = {"prog": self._prog}
        for name, value in vars(action).items():
            if value is not SUPPRESS:
                values[name] = getattr(value, "__name__", value)
        if values.get("choices") is not None:
            values["choices"] = ", ".join([str(choice) for choice in values["choices"]])
        return self._get_help_string(action) % values

    def _iter_indented_subactions(self, action):
        if hasattr(action, "_get_subactions"):
            self._indent()
            yield from action._get_subactions()
            self._dedent()

    def _get_help_string(self, action):
        return action.help

    def _get_default_metavar_for_optional(self, action):
        return action.dest.upper()

    def _get_default_metavar_for_positional(self, action):
        return action.dest


def _filled(parts, indent, room, prefix=None):
    """Parts in lines; the first stands behind a prefix that the caller writes."""
    lines = []
    line = []
    used = len(indent if prefix is None else prefix) - 1
    for part in parts:
        if line and used + 1 + len(part) > room:
            lines.append(indent + " ".join(line))
            line = []
            used = len(indent) - 1
        line.append(part)
        used += len(part) + 1
    if line:
        lines.append(indent + " ".join(line))
    if prefix is not None:
        lines[0] = lines[0][len(indent) :]
    return lines


def _usage_parts(text):
    """What may not be torn apart: words, and what stands in brackets."""
    parts = []
    at = 0
    while at < len(text):
        if text[at] == " ":
            at += 1
            continue
        end = at
        closing = {"[": "]", "(": ")"}.get(text[at])
        if closing is None:
            while end < len(text) and text[end] != " ":
                end += 1
        else:
            while end < len(text) and not (text[end] == closing and text[end + 1 : end + 2] in ("", " ")):
                end += 1
            end += 1
        parts.append(text[at:end])
        at = end
    return parts


class RawDescriptionHelpFormatter(HelpFormatter):
    def _fill_text(self, text, width, indent):
        return "".join([indent + line for line in text.splitlines(keepends=True)])


class RawTextHelpFormatter(RawDescriptionHelpFormatter):
    def _split_lines(self, text, width):
        return text.splitlines()


class ArgumentDefaultsHelpFormatter(HelpFormatter):
    def _get_help_string(self, action):
        text = action.help or ""
        if "%(default)" in text or action.default is SUPPRESS:
            return text
        if action.option_strings or action.nargs in (OPTIONAL, ZERO_OR_MORE):
            text += " (default: %(default)s)"
        return text


class MetavarTypeHelpFormatter(HelpFormatter):
    def _get_default_metavar_for_optional(self, action):
        return action.type.__name__

    def _get_default_metavar_for_positional(self, action):
        return action.type.__name__
