"""How values are written in messages of failed tests."""

_LIMIT = 80
# What is left of a text on both sides of what is cut out, and about how long the note on the cut is.
_EDGE = 5
_NOTE = 12
_DIFFERENT = _LIMIT - (3 * _EDGE + 2 * _NOTE)


def safe_repr(obj, short=False):
    try:
        text = repr(obj)
    except Exception:
        text = object.__repr__(obj)
    return text if not short or len(text) < _LIMIT else text[:_LIMIT] + " [truncated]..."


def _cut(text, before, behind):
    gone = len(text) - before - behind
    return f"{text[:before]}[{gone} chars]{text[len(text) - behind:]}" if gone > _NOTE else text


def _common_shorten_repr(*values):
    """Values as texts; what they begin with in common is cut when they are long."""
    texts = tuple([safe_repr(value) for value in values])
    longest = max([len(text) for text in texts])
    if longest <= _LIMIT:
        return texts
    common = 0
    shortest = min([len(text) for text in texts])
    while common < shortest and all([text[common] == texts[0][common] for text in texts]):
        common += 1
    prefix = texts[0][:common]
    room = _LIMIT - (longest - common + _EDGE + _NOTE)
    if room > _EDGE:
        prefix = _cut(prefix, _EDGE, room)
        return tuple([prefix + text[common:] for text in texts])
    prefix = _cut(prefix, _EDGE, _EDGE)
    return tuple([prefix + _cut(text[common:], _DIFFERENT, _EDGE) for text in texts])


def strclass(cls):
    return f"{cls.__module__}.{cls.__qualname__}"


def count_differences(first, second):
    """`(count in the first, count in the second, element)` of all that differ in it."""
    counted = []
    known = {}
    for side, values in enumerate((first, second)):
        for value in values:
            try:
                entry = known.get(value)
            except TypeError:
                same = [entry for entry in counted if entry[2] is value or entry[2] == value]
                entry = same[0] if same else None
            if entry is None:
                entry = [0, 0, value]
                counted.append(entry)
                try:
                    known[value] = entry
                except TypeError:
                    pass
            entry[side] += 1
    return [tuple(entry) for entry in counted if entry[0] != entry[1]]


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "Counter commonprefix namedtuple sorted_list_difference three_way_cmp unorderable_list_difference"
