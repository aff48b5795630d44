"""Rows of text separated by commas."""

QUOTE_MINIMAL = 0
QUOTE_ALL = 1
QUOTE_NONNUMERIC = 2
QUOTE_NONE = 3


class Error(Exception):
    pass


class Dialect:
    delimiter = ","
    quotechar = '"'
    escapechar = None
    doublequote = True
    skipinitialspace = False
    lineterminator = "\r\n"
    quoting = QUOTE_MINIMAL
    strict = False


class excel(Dialect):
    pass


class excel_tab(excel):
    delimiter = "\t"


class unix_dialect(Dialect):
    quoting = QUOTE_ALL
    lineterminator = "\n"


_dialects = {"excel": excel, "excel-tab": excel_tab, "unix": unix_dialect}


def register_dialect(name, dialect=excel, **named):
    _dialects[name] = _dialect(dialect, named)


def unregister_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    del _dialects[name]


def get_dialect(name):
    if name not in _dialects:
        raise Error("unknown dialect")
    return _dialects[name]


def list_dialects():
    return list(_dialects)


def _dialect(dialect, named):
    if isinstance(dialect, str):
        dialect = get_dialect(dialect)
    made = Dialect()
    for name in (
        "delimiter",
        "quotechar",
        "escapechar",
        "doublequote",
        "skipinitialspace",
        "lineterminator",
        "quoting",
        "strict",
    ):
        setattr(made, name, named.pop(name) if name in named else getattr(dialect, name))
    for name in named:
        raise TypeError(f"{name!r} is an invalid keyword argument for this function")
    if not isinstance(made.delimiter, str) or len(made.delimiter) != 1:
        raise TypeError('"delimiter" must be a 1-character string')
    return made


class reader:
    def __init__(self, csvfile, dialect="excel", **named):
        self.dialect = _dialect(dialect, named)
        self.line_num = 0
        self._lines = iter(csvfile)

    def __iter__(self):
        return self

    def __next__(self):
        dialect = self.dialect
        delimiter = dialect.delimiter
        quote = None if dialect.quoting == QUOTE_NONE else dialect.quotechar
        escape = dialect.escapechar
        row = []
        field = []
        is_quoted = False
        # "start" of a field, "plain", "quoted", or "end" of a quoted part.
        state = "start"
        is_empty = True
        while True:
            try:
                line = next(self._lines)
            except StopIteration:
                if is_empty or state != "quoted":
                    raise
                if dialect.strict:
                    raise Error("unexpected end of data") from None
                row.append("".join(field))
                return row
            if not isinstance(line, str):
                raise Error(
                    f"iterator should return strings, not {type(line).__name__} (the file should be opened in text mode)"
                )
            self.line_num += 1
            index = 0
            length = len(line)
            while index < length:
                char = line[index]
                index += 1
                is_empty = False
                if state == "quoted":
                    if char == escape:
                        field.append(line[index : index + 1] or "\n")
                        index += 1
                    elif char == quote:
                        if dialect.doublequote and line[index : index + 1] == quote:
                            field.append(quote)
                            index += 1
                        else:
                            state = "end"
                    else:
                        field.append(char)
                    continue
                if char in "\r\n":
                    break
                if char == delimiter:
                    row.append(self._converted(field, is_quoted))
                    field = []
                    is_quoted = False
                    state = "start"
                elif char == escape:
                    field.append(line[index : index + 1] or "\n")
                    index += 1
                    state = "plain"
                elif char == quote and state == "start":
                    state = "quoted"
                    is_quoted = True
                elif char == " " and state == "start" and dialect.skipinitialspace:
                    pass
                elif state == "end" and dialect.strict:
                    raise Error(f"'{delimiter}' expected after '{quote}'")
                else:
                    field.append(char)
                    state = "plain"
            if state == "quoted":
                continue
            if row or field or state != "start" or is_quoted:
                row.append(self._converted(field, is_quoted))
            return row

    def _converted(self, field, is_quoted):
        text = "".join(field)
        if self.dialect.quoting == QUOTE_NONNUMERIC and not is_quoted:
            return float(text)
        return text


class writer:
    def __init__(self, csvfile, dialect="excel", **named):
        self.dialect = _dialect(dialect, named)
        self._write = csvfile.write

    def writerow(self, row, /):
        dialect = self.dialect
        fields = []
        row = list(row)
        for value in row:
            fields.append(self._field(value, len(row) == 1))
        return self._write(dialect.delimiter.join(fields) + dialect.lineterminator)

    def _field(self, value, is_only):
        dialect = self.dialect
        quote = dialect.quotechar
        text = "" if value is None else value if isinstance(value, str) else str(value)
        if dialect.quoting == QUOTE_ALL:
            needs_quotes = True
        elif dialect.quoting == QUOTE_NONNUMERIC:
            needs_quotes = not isinstance(value, (int, float))
        else:
            needs_quotes = (is_only and text == "") or (dialect.delimiter == " " and text == "")
            if dialect.quoting == QUOTE_NONE and needs_quotes:
                raise Error("single empty field record must be quoted")
        special = dialect.delimiter + (quote or "") + (dialect.escapechar or "") + dialect.lineterminator + "\r\n"
        result = []
        for char in text:
            if char in special:
                if dialect.quoting == QUOTE_NONE:
                    if dialect.escapechar is None:
                        raise Error("need to escape, but no escapechar set")
                    result.append(dialect.escapechar)
                elif char == quote:
                    needs_quotes = True
                    result.append(quote if dialect.doublequote else dialect.escapechar)
                elif char == dialect.escapechar:
                    result.append(char)
                else:
                    needs_quotes = True
            result.append(char)
        text = "".join(result)
        return quote + text + quote if needs_quotes else text

    def writerows(self, rows, /):
        for row in rows:
            self.writerow(row)


class DictReader:
    def __init__(self, f, fieldnames=None, restkey=None, restval=None, dialect="excel", *args, **named):
        self._fieldnames = None if fieldnames is None else list(fieldnames)
        self.restkey = restkey
        self.restval = restval
        self.reader = reader(f, dialect, *args, **named)

    @property
    def line_num(self):
        return self.reader.line_num

    @property
    def dialect(self):
        return self.reader.dialect

    @property
    def fieldnames(self):
        if self._fieldnames is None:
            try:
                self._fieldnames = next(self.reader)
            except StopIteration:
                pass
        return self._fieldnames

    @fieldnames.setter
    def fieldnames(self, value):
        self._fieldnames = value

    def __iter__(self):
        return self

    def __next__(self):
        names = self.fieldnames
        row = next(self.reader)
        while not row:
            row = next(self.reader)
        result = dict(zip(names, row))
        if len(row) > len(names):
            result[self.restkey] = row[len(names) :]
        else:
            for name in names[len(row) :]:
                result[name] = self.restval
        return result


class DictWriter:
    def __init__(self, f, fieldnames, restval="", extrasaction="raise", dialect="excel", *args, **named):
        self.fieldnames = fieldnames
        self.restval = restval
        if extrasaction.lower() not in ("raise", "ignore"):
            raise ValueError(f"extrasaction ({extrasaction}) must be 'raise' or 'ignore'")
        self.extrasaction = extrasaction.lower()
        self.writer = writer(f, dialect, *args, **named)

    def writeheader(self):
        return self.writerow(dict(zip(self.fieldnames, self.fieldnames)))

    def _row(self, values):
        if self.extrasaction == "raise":
            wrong = [key for key in values if key not in self.fieldnames]
            if wrong:
                raise ValueError(
                    "dict contains fields not in fieldnames: " + ", ".join([repr(key) for key in wrong])
                )
        return [values.get(name, self.restval) for name in self.fieldnames]

    def writerow(self, rowdict):
        return self.writer.writerow(self._row(rowdict))

    def writerows(self, rowdicts):
        for row in rowdicts:
            self.writerow(row)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "Sniffer StringIO field_size_limit"


class Sniffer:
    """Finds out what separates the columns of a sample."""

    def __init__(self):
        self.preferred = [",", "\t", ";", " ", ":"]

    def sniff(self, sample, delimiters=None):
        delimiter, skip, quote = self._of_quotes(sample, delimiters)
        if delimiter is None:
            delimiter, skip = self._of_counts(sample, delimiters)
        if delimiter is None:
            raise Error("Could not determine delimiter")

        class dialect(Dialect):
            _name = "sniffed"
            lineterminator = "\r\n"
            quoting = QUOTE_MINIMAL

        dialect.doublequote = '""' in sample
        dialect.delimiter = delimiter
        dialect.quotechar = quote
        dialect.skipinitialspace = skip
        return dialect

    def _of_quotes(self, sample, delimiters):
        """What stands beside quotes most often, whether a space does too, and which quotes those are."""
        counts = {}
        quotes = {}
        spaces = 0
        for quote in "\"'":
            for line in sample.split("\n"):
                at = 0
                while True:
                    start = line.find(quote, at)
                    end = line.find(quote, start + 1) if start >= 0 else -1
                    if end < 0:
                        break
                    before = line[:start]
                    if before.strip(" "):
                        mark = before.rstrip(" ")[-1]
                        has_space = before.endswith(" ")
                    else:
                        mark = line[end + 1 : end + 2]
                        has_space = line[end + 2 : end + 3] == " "
                    if mark and not mark.isalnum() and mark not in "_\"'" and (delimiters is None or mark in delimiters):
                        counts[mark] = counts.get(mark, 0) + 1
                        quotes[quote] = quotes.get(quote, 0) + 1
                        spaces += has_space
                    at = end + 1
        if not counts:
            return None, False, '"'
        best = max(counts, key=counts.get)
        return best, spaces == counts[best], max(quotes, key=quotes.get)

    def _of_counts(self, sample, delimiters):
        """What stands equally often in almost all lines."""
        lines = [line for line in sample.split("\n") if line]
        if not lines:
            return None, False
        found = []
        for number in range(127):
            mark = chr(number)
            if mark.isalnum() or mark in "\r\n\"'" or (delimiters is not None and mark not in delimiters):
                continue
            counts = [line.count(mark) for line in lines]
            usual = max(set(counts), key=counts.count)
            if usual > 0 and counts.count(usual) >= 0.9 * len(lines):
                found.append(mark)
        if not found:
            return None, False
        best = next((mark for mark in self.preferred if mark in found), found[0])
        return best, lines[0].count(best) == lines[0].count(best + " ")

    def has_header(self, sample):
        from io import StringIO

        rows = reader(StringIO(sample), self.sniff(sample))
        header = next(rows)
        kinds = dict.fromkeys(range(len(header)))
        for count, row in enumerate(rows):
            if count > 20:
                break
            if len(row) != len(header):
                continue
            for column in list(kinds):
                try:
                    complex(row[column])
                    kind = complex
                except ValueError:
                    kind = len(row[column])
                if kinds[column] is None:
                    kinds[column] = kind
                elif kinds[column] != kind:
                    del kinds[column]
        votes = 0
        for column, kind in kinds.items():
            if isinstance(kind, int):
                votes += 1 if len(header[column]) != kind else -1
            else:
                try:
                    kind(header[column])
                    votes -= 1
                except (ValueError, TypeError):
                    votes += 1
        return votes > 0
