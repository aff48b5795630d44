"""Alphabets, templates and the formatter class."""

whitespace = " \t\n\r\v\f"
ascii_lowercase = "abcdefghijklmnopqrstuvwxyz"
ascii_uppercase = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"
ascii_letters = ascii_lowercase + ascii_uppercase
digits = "0123456789"
hexdigits = digits + "abcdef" + "ABCDEF"
octdigits = "01234567"
punctuation = r"""!"#$%&'()*+,-./:;<=>?@[\]^_`{|}~"""
printable = digits + ascii_letters + punctuation + whitespace


def capwords(s, sep=None):
    return (sep or " ").join([word.capitalize() for word in s.split(sep)])


class Template:
    delimiter = "$"

    def __init__(self, template):
        self.template = template

    def substitute(self, mapping=None, /, **named):
        return self._filled(mapping, named, False)

    def safe_substitute(self, mapping=None, /, **named):
        return self._filled(mapping, named, True)

    def _filled(self, mapping, named, is_safe):
        result = []
        for text, name, kind in self._pieces():
            if kind == "text":
                result.append(text)
            elif kind == "invalid":
                if not is_safe:
                    self._raise_invalid(name)
                result.append(text)
            elif name in named:
                result.append(str(named[name]))
            elif is_safe and (mapping is None or name not in mapping):
                result.append(text)
            else:
                result.append(str(({} if mapping is None else mapping)[name]))
        return "".join(result)

    def get_identifiers(self):
        names = []
        for _, name, kind in self._pieces():
            if kind == "name" and name not in names:
                names.append(name)
        return names

    def is_valid(self):
        for _, _, kind in self._pieces():
            if kind == "invalid":
                return False
        return True

    def _pieces(self):
        """The parts of the template: their text, the name or place meant, and what they are."""
        template = self.template
        start = 0
        while True:
            place = template.find(self.delimiter, start)
            if place < 0:
                yield template[start:], None, "text"
                return
            yield template[start:place], None, "text"
            after = place + len(self.delimiter)
            if template.startswith(self.delimiter, after):
                yield self.delimiter, None, "text"
                start = after + len(self.delimiter)
                continue
            is_braced = template[after : after + 1] == "{"
            first = after + 1 if is_braced else after
            end = first
            while end < len(template) and _is_name_part(template[end], end == first):
                end += 1
            if end == first or (is_braced and template[end : end + 1] != "}"):
                yield self.delimiter, place, "invalid"
                start = after
                continue
            start = end + 1 if is_braced else end
            yield template[place:start], template[first:end], "name"

    def _raise_invalid(self, place):
        before = self.template[:place].splitlines(keepends=True)
        if not before:
            column = 1
            line = 1
        else:
            column = place - len("".join(before[:-1])) + 1
            line = len(before)
            if before[-1][-1:] == "\n":
                column = 1
                line += 1
        raise ValueError(f"Invalid placeholder in string: line {line}, col {column}")


def _is_name_part(char, is_first):
    if char == "_" or (char.isascii() and char.isalpha()):
        return True
    return not is_first and char.isascii() and char.isdigit()


class Formatter:
    def format(self, format_string, /, *args, **named):
        return self.vformat(format_string, args, named)

    def vformat(self, format_string, args, named):
        used = set()
        result = self._vformat(format_string, args, named, used, 2, [0])
        self.check_unused_args(used, args, named)
        return result

    def check_unused_args(self, used_args, args, named):
        pass

    def _vformat(self, format_string, args, named, used, depth, counter):
        """`counter` holds the place of the next field without a name; None once fields have been counted by hand."""
        if depth < 0:
            raise ValueError("Max string recursion exceeded")
        result = []
        for text, name, spec, conversion in self.parse(format_string):
            if text:
                result.append(text)
            if name is None:
                continue
            if name == "" or name[0] in ".[":
                if counter[0] is None:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                name = str(counter[0]) + name
                counter[0] += 1
            elif name.isdigit():
                if counter[0]:
                    raise ValueError("cannot switch from manual field specification to automatic field numbering")
                counter[0] = None
            value, first = self.get_field(name, args, named)
            used.add(first)
            value = self.convert_field(value, conversion)
            spec = self._vformat(spec, args, named, used, depth - 1, counter)
            result.append(self.format_field(value, spec))
        return "".join(result)

    def parse(self, format_string):
        """`(text, field name, specification, conversion)` for each field; the name is None behind the last."""
        text = []
        index = 0
        length = len(format_string)
        while index < length:
            char = format_string[index]
            index += 1
            if char == "}":
                if format_string[index : index + 1] != "}":
                    raise ValueError("Single '}' encountered in format string")
                text.append("}")
                index += 1
                continue
            if char != "{":
                text.append(char)
                continue
            if index == length:
                raise ValueError("Single '{' encountered in format string")
            if format_string[index] == "{":
                text.append("{")
                index += 1
                continue
            depth = 1
            start = index
            while index < length and depth:
                if format_string[index] == "{":
                    depth += 1
                elif format_string[index] == "}":
                    depth -= 1
                index += 1
            if depth:
                raise ValueError("expected '}' before end of string")
            name, conversion, spec = _split_field(format_string[start : index - 1])
            yield "".join(text), name, spec, conversion
            text = []
        if text:
            yield "".join(text), None, None, None

    def get_field(self, field_name, args, named):
        end = 0
        while end < len(field_name) and field_name[end] not in ".[":
            end += 1
        first = field_name[:end]
        if first.isdigit():
            first = int(first)
        value = self.get_value(first, args, named)
        while end < len(field_name):
            if field_name[end] == ".":
                start = end + 1
                end = start
                while end < len(field_name) and field_name[end] not in ".[":
                    end += 1
                value = getattr(value, field_name[start:end])
            else:
                start = end + 1
                end = field_name.index("]", start)
                key = field_name[start:end]
                value = value[int(key) if key.isdigit() else key]
                end += 1
        return value, first

    def get_value(self, key, args, named):
        return args[key] if isinstance(key, int) else named[key]

    def format_field(self, value, format_spec):
        return format(value, format_spec)

    def convert_field(self, value, conversion):
        if conversion is None:
            return value
        if conversion == "s":
            return str(value)
        if conversion == "r":
            return repr(value)
        if conversion == "a":
            return ascii(value)
        raise ValueError(f"Unknown conversion specifier {conversion!s}")

    def check_unused_args(self, used_args, args, kwargs):
        pass


def _split_field(field):
    """The name, the conversion and the specification of a field."""
    end = 0
    depth = 0
    while end < len(field):
        char = field[end]
        if char == "[":
            depth += 1
        elif char == "]":
            depth -= 1
        elif depth == 0 and char in "!:":
            break
        end += 1
    name = field[:end]
    if field[end : end + 1] == "!":
        conversion = field[end + 1 : end + 2]
        rest = field[end + 2 :]
        return name, conversion, rest[1:] if rest[:1] == ":" else rest
    return name, None, field[end + 1 :]
