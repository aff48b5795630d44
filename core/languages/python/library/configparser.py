"""Settings in sections: `name = value` below `[section]`."""

from collections.abc import MutableMapping

DEFAULTSECT = "DEFAULT"
MAX_INTERPOLATION_DEPTH = 10


class Error(Exception):
    def __init__(self, msg=""):
        self.message = msg
        Exception.__init__(self, msg)

    def __repr__(self):
        return self.message

    __str__ = __repr__


class NoSectionError(Error):
    def __init__(self, section):
        Error.__init__(self, f"No section: {section!r}")
        self.section = section


class DuplicateSectionError(Error):
    def __init__(self, section, source=None, lineno=None):
        where = f"While reading from {source!r} [line {lineno:2d}]: section {section!r} already exists" if source else f"Section {section!r} already exists"
        Error.__init__(self, where)
        self.section = section


class DuplicateOptionError(Error):
    def __init__(self, section, option, source=None, lineno=None):
        Error.__init__(self, f"While reading from {source!r} [line {lineno:2d}]: option {option!r} in section {section!r} already exists")
        self.section = section
        self.option = option


class NoOptionError(Error):
    def __init__(self, option, section):
        Error.__init__(self, f"No option {option!r} in section: {section!r}")
        self.option = option
        self.section = section


class InterpolationError(Error):
    def __init__(self, option, section, msg):
        Error.__init__(self, msg)
        self.option = option
        self.section = section


class InterpolationMissingOptionError(InterpolationError):
    def __init__(self, option, section, rawval, reference):
        InterpolationError.__init__(
            self,
            option,
            section,
            f"Bad value substitution: option {option!r} in section {section!r} contains an interpolation key {reference!r} which is not a valid option name. Raw value: {rawval!r}",
        )


class InterpolationSyntaxError(InterpolationError):
    pass


class InterpolationDepthError(InterpolationError):
    def __init__(self, option, section, rawval):
        InterpolationError.__init__(
            self,
            option,
            section,
            f"Recursion limit exceeded in value substitution: option {option!r} in section {section!r} contains an interpolation key which cannot be substituted in {MAX_INTERPOLATION_DEPTH} steps. Raw value: {rawval!r}",
        )


class ParsingError(Error):
    def __init__(self, source):
        Error.__init__(self, f"Source contains parsing errors: {source!r}")
        self.source = source
        self.errors = []

    def append(self, lineno, line):
        self.errors.append((lineno, line))
        self.message += f"\n\t[line {lineno:2d}]: {line}"


class MissingSectionHeaderError(ParsingError):
    def __init__(self, filename, lineno, line):
        Error.__init__(self, f"File contains no section headers.\nfile: {filename!r}, line: {lineno}\n{line!r}")
        self.source = filename
        self.errors = []


class Interpolation:
    """None: values are what is written."""

    def get(self, parser, section, option, value, names):
        return value

    def set(self, value):
        return value


class BasicInterpolation(Interpolation):
    """`%(name)s` is the value of another option of the section."""

    def get(self, parser, section, option, value, names):
        return self._resolve(parser, section, option, value, value, names, 1)

    def set(self, value):
        rest = value.replace("%%", "")
        while "%(" in rest:
            head, _, rest = rest.partition("%(")
            if "%" in head or ")s" not in rest:
                break
            rest = rest.partition(")s")[2]
        if "%" in rest:
            raise ValueError(f"invalid interpolation syntax in {value!r} at position {value.find('%')}")
        return value

    def _resolve(self, parser, section, option, rest, whole, names, depth):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, whole)
        text = ""
        while rest:
            before, sign, rest = rest.partition("%")
            text += before
            if not sign:
                break
            if rest.startswith("%"):
                text += "%"
                rest = rest[1:]
            elif rest.startswith("("):
                name, end, rest = rest[1:].partition(")s")
                if not end:
                    raise InterpolationSyntaxError(option, section, f"bad interpolation variable reference {'%(' + name!r}")
                name = parser.optionxform(name)
                if name not in names:
                    raise InterpolationMissingOptionError(option, section, whole, name)
                text += self._resolve(parser, section, option, names[name], whole, names, depth + 1)
            else:
                raise InterpolationSyntaxError(option, section, f"'%' must be followed by '%' or '(', found: {'%' + rest!r}")
        return text


class ExtendedInterpolation(Interpolation):
    """`${name}` and `${section:name}`."""

    def get(self, parser, section, option, value, names):
        return self._resolve(parser, section, option, value, value, names, 1)

    def _resolve(self, parser, section, option, rest, whole, names, depth):
        if depth > MAX_INTERPOLATION_DEPTH:
            raise InterpolationDepthError(option, section, whole)
        text = ""
        while rest:
            before, sign, rest = rest.partition("$")
            text += before
            if not sign:
                break
            if rest.startswith("$"):
                text += "$"
                rest = rest[1:]
            elif rest.startswith("{"):
                path, end, rest = rest[1:].partition("}")
                if not end:
                    raise InterpolationSyntaxError(option, section, f"bad interpolation variable reference {'${' + path!r}")
                first, colon, name = path.partition(":")
                where, found = (first, parser._names(first)) if colon else (section, names)
                name = parser.optionxform(name if colon else first)
                if name not in found:
                    raise InterpolationMissingOptionError(option, section, whole, path)
                text += self._resolve(parser, where, name, found[name], whole, found, depth + 1)
            else:
                raise InterpolationSyntaxError(option, section, f"'$' must be followed by '$' or '{{', found: {'$' + rest!r}")
        return text


_UNSET = object()


class SectionProxy(MutableMapping):
    def __init__(self, parser, name):
        self._parser = parser
        self._name = name

    def __repr__(self):
        return f"<Section: {self._name}>"

    def __getitem__(self, key):
        if not self._parser.has_option(self._name, key):
            raise KeyError(key)
        return self._parser.get(self._name, key)

    def __setitem__(self, key, value):
        self._parser._check_value(value)
        self._parser.set(self._name, key, value)

    def __delitem__(self, key):
        if not (self._parser.has_option(self._name, key) and self._parser.remove_option(self._name, key)):
            raise KeyError(key)

    def __contains__(self, key):
        return self._parser.has_option(self._name, key)

    def __len__(self):
        return len(self._options())

    def __iter__(self):
        return iter(self._options())

    def _options(self):
        if self._name == self._parser.default_section:
            return list(self._parser._defaults)
        return self._parser.options(self._name)

    @property
    def parser(self):
        return self._parser

    @property
    def name(self):
        return self._name

    def get(self, option, fallback=None, *, raw=False, vars=None):
        return self._parser.get(self._name, option, raw=raw, vars=vars, fallback=fallback)

    def getint(self, option, fallback=None, **named):
        return self._parser.getint(self._name, option, fallback=fallback, **named)

    def getfloat(self, option, fallback=None, **named):
        return self._parser.getfloat(self._name, option, fallback=fallback, **named)

    def getboolean(self, option, fallback=None, **named):
        return self._parser.getboolean(self._name, option, fallback=fallback, **named)


class RawConfigParser(MutableMapping):
    BOOLEAN_STATES = {"1": True, "yes": True, "true": True, "on": True, "0": False, "no": False, "false": False, "off": False}
    _DEFAULT_INTERPOLATION = Interpolation()

    def __init__(self, defaults=None, dict_type=dict, allow_no_value=False, *, delimiters=("=", ":"), comment_prefixes=("#", ";"), inline_comment_prefixes=None, strict=True, empty_lines_in_values=True, default_section=DEFAULTSECT, interpolation=_UNSET, converters=None):
        self._allow_no_value = allow_no_value
        self._delimiters = tuple(delimiters)
        self._comments = tuple(comment_prefixes or ())
        self._inline = tuple(inline_comment_prefixes or ())
        self._strict = strict
        self._empty_lines = empty_lines_in_values
        self.default_section = default_section
        self._interpolation = self._DEFAULT_INTERPOLATION if interpolation is _UNSET else interpolation or Interpolation()
        self._defaults = {}
        self._sections = {}
        self._converters = dict(converters or {})
        for name, convert in self._converters.items():
            setattr(self, "get" + name, self._getter(convert))
        if defaults:
            self._fill(default_section, defaults)

    def _getter(self, convert):
        def get(section, option, *, raw=False, vars=None, fallback=_UNSET):
            return self._converted(convert, section, option, raw, vars, fallback)

        return get

    def optionxform(self, optionstr):
        return optionstr.lower()

    def defaults(self):
        return self._defaults

    def sections(self):
        return list(self._sections)

    def add_section(self, section):
        if section == self.default_section:
            raise ValueError(f"Invalid section name: {section!r}")
        if section in self._sections:
            raise DuplicateSectionError(section)
        self._sections[section] = {}

    def has_section(self, section):
        return section in self._sections

    def _own(self, section):
        if section == self.default_section:
            return self._defaults
        if section not in self._sections:
            raise NoSectionError(section)
        return self._sections[section]

    def _names(self, section, vars=None):
        """All options that a section shows."""
        found = {**self._defaults, **self._own(section)}
        for key, value in (vars or {}).items():
            found[self.optionxform(key)] = None if value is None else str(value)
        return found

    def options(self, section):
        if section not in self._sections:
            raise NoSectionError(section)
        return list({**self._sections[section], **self._defaults})

    def has_option(self, section, option):
        if not section or section == self.default_section:
            return self.optionxform(option) in self._defaults
        if section not in self._sections:
            return False
        option = self.optionxform(option)
        return option in self._sections[section] or option in self._defaults

    def get(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        try:
            names = self._names(section, vars)
        except NoSectionError:
            if fallback is _UNSET:
                raise
            return fallback
        option = self.optionxform(option)
        if option not in names:
            if fallback is _UNSET:
                raise NoOptionError(option, section)
            return fallback
        value = names[option]
        if raw or value is None:
            return value
        return self._interpolation.get(self, section, option, value, names)

    def _converted(self, convert, section, option, raw, vars, fallback):
        try:
            return convert(self.get(section, option, raw=raw, vars=vars))
        except (NoSectionError, NoOptionError):
            if fallback is _UNSET:
                raise
            return fallback

    def getint(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        return self._converted(int, section, option, raw, vars, fallback)

    def getfloat(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        return self._converted(float, section, option, raw, vars, fallback)

    def getboolean(self, section, option, *, raw=False, vars=None, fallback=_UNSET):
        return self._converted(self._convert_to_boolean, section, option, raw, vars, fallback)

    def _convert_to_boolean(self, value):
        if value.lower() not in self.BOOLEAN_STATES:
            raise ValueError(f"Not a boolean: {value}")
        return self.BOOLEAN_STATES[value.lower()]

    def items(self, section=_UNSET, raw=False, vars=None):
        if section is _UNSET:
            return MutableMapping.items(self)
        names = self._names(section, vars)
        if raw:
            return list(names.items())
        order = {**self._defaults, **names}
        return [(key, None if names[key] is None else self._interpolation.get(self, section, key, names[key], names)) for key in order]

    def _check_value(self, value):
        if not isinstance(value, str) and not (self._allow_no_value and value is None):
            raise TypeError("option values must be strings")

    def set(self, section, option, value=None):
        if value:
            value = self._interpolation.set(value)
        self._own(section or self.default_section)[self.optionxform(option)] = value

    def remove_option(self, section, option):
        own = self._own(section or self.default_section)
        return own.pop(self.optionxform(option), _UNSET) is not _UNSET

    def remove_section(self, section):
        return self._sections.pop(section, None) is not None

    def _fill(self, section, values):
        own = self._defaults if section == self.default_section else self._sections.setdefault(section, {})
        for key, value in values.items():
            own[self.optionxform(str(key))] = None if value is None else str(value)

    # ------------------------------------------------------------------------------ reading and writing

    def read(self, filenames, encoding=None):
        if isinstance(filenames, (str, bytes)) or hasattr(filenames, "__fspath__"):
            filenames = [filenames]
        done = []
        for name in filenames:
            try:
                with open(name, encoding=encoding) as file:
                    self._read(file, str(name))
            except OSError:
                continue
            done.append(name)
        return done

    def read_file(self, f, source=None):
        self._read(f, source or getattr(f, "name", "<???>"))

    def read_string(self, string, source="<string>"):
        self._read(string.splitlines(True), source)

    def read_dict(self, dictionary, source="<dict>"):
        seen = set()
        for section, values in dictionary.items():
            if self._strict and section in seen:
                raise DuplicateSectionError(section)
            seen.add(section)
            self._fill(str(section), values)

    def _without_comment(self, line):
        start = len(line)
        for prefix in self._inline:
            at = line.find(prefix)
            while at != -1:
                if at == 0 or line[at - 1].isspace():
                    start = min(start, at)
                    break
                at = line.find(prefix, at + 1)
        if line.strip().startswith(self._comments):
            return ""
        return line[:start]

    def _read(self, lines, source):
        seen_sections, seen_options = set(), set()
        own = name = option = None
        indent = 0
        parts = {}
        error = None
        for number, line in enumerate(lines, 1):
            text = self._without_comment(line)
            value = text.strip()
            if not value:
                is_blank = not line.strip()
                if self._empty_lines:
                    if is_blank and own is not None and option and own.get(option) is not None:
                        parts[id(own), option].append("")
                else:
                    indent = 1 << 30
                continue
            depth = len(text) - len(text.lstrip())
            if own is not None and option and depth > indent:
                if own[option] is None:
                    raise ParsingError(source)
                parts[id(own), option].append(value)
                own[option] = "\n".join(parts[id(own), option]).rstrip()
                continue
            indent = depth
            if value.startswith("[") and "]" in value:
                name = value[1 : value.rindex("]")]
                option = None
                if name == self.default_section:
                    own = self._defaults
                    continue
                if self._strict and name in seen_sections:
                    raise DuplicateSectionError(name, source, number)
                seen_sections.add(name)
                own = self._sections.setdefault(name, {})
                continue
            if own is None:
                raise MissingSectionHeaderError(source, number, line)
            ends = [at for at in map(value.find, self._delimiters) if at >= 0]
            if not ends and not self._allow_no_value or ends and min(ends) == 0:
                error = error or ParsingError(source)
                error.append(number, repr(line))
                continue
            at = min(ends) if ends else len(value)
            option = self.optionxform(value[:at].rstrip())
            if self._strict and (name, option) in seen_options:
                raise DuplicateOptionError(name, option, source, number)
            seen_options.add((name, option))
            own[option] = value[at + 1 :].strip() if ends else None
            parts[id(own), option] = [own[option]]
        if error is not None:
            raise error

    def write(self, fp, space_around_delimiters=True):
        sign = f" {self._delimiters[0]} " if space_around_delimiters else self._delimiters[0]
        sections = dict(self._sections)
        if self._defaults:
            sections = {self.default_section: self._defaults, **sections}
        for section, values in sections.items():
            fp.write(f"[{section}]\n")
            for key, value in values.items():
                text = "" if value is None and self._allow_no_value else sign + str(value).replace("\n", "\n\t")
                fp.write(f"{key}{text}\n")
            fp.write("\n")

    # ------------------------------------------------------------------------------ as a mapping

    def __getitem__(self, key):
        if key != self.default_section and not self.has_section(key):
            raise KeyError(key)
        return SectionProxy(self, key)

    def __setitem__(self, key, value):
        if key in self and self[key] is value:
            return
        self._own_or_new(key).clear()
        self._fill(key, value)

    def _own_or_new(self, key):
        return self._defaults if key == self.default_section else self._sections.setdefault(key, {})

    def __delitem__(self, key):
        if key == self.default_section:
            raise ValueError("Cannot remove the default section.")
        if not self.has_section(key):
            raise KeyError(key)
        self.remove_section(key)

    def __contains__(self, key):
        return key == self.default_section or self.has_section(key)

    def __len__(self):
        return len(self._sections) + 1

    def __iter__(self):
        return iter([self.default_section, *self._sections])


class ConfigParser(RawConfigParser):
    _DEFAULT_INTERPOLATION = BasicInterpolation()

    def set(self, section, option, value=None):
        self._check_value(value)
        super().set(section, option, value)

    def add_section(self, section):
        if not isinstance(section, str):
            raise TypeError("section names must be strings")
        super().add_section(section)


SafeConfigParser = ConfigParser


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "ConverterMapping LegacyInterpolation"
