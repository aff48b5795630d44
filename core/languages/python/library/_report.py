"""The text of an exception that nothing caught, as the interpreter prints it."""

from __intrinsics__ import exception_frames

_CAUSE = "\nThe above exception was the direct cause of the following exception:\n\n"
_CONTEXT = "\nDuring handling of the above exception, another exception occurred:\n\n"
_MOST_GROUPED = 15
_DEEPEST_GROUP = 10
_REPEATS_SHOWN = 3


def format_frames(frames):
    """The lines for the calls of a traceback, equal ones in a row folded."""
    lines = []
    last = None
    repeats = 0
    for file, number, function, source, marks, *_ in frames:
        place = (file, number, function)
        if place == last:
            repeats += 1
        else:
            _fold(lines, repeats)
            last = place
            repeats = 1
        if repeats > _REPEATS_SHOWN:
            continue
        line = f'  File "{file}", line {number}, in {function}\n'
        if source:
            line += f"    {source}\n"
            if marks:
                line += f"    {marks}\n"
        lines.append(line)
    _fold(lines, repeats)
    return lines


def _fold(lines, repeats):
    folded = repeats - _REPEATS_SHOWN
    if folded > 0:
        plural = "" if folded == 1 else "s"
        lines.append(f"  [Previous line repeated {folded} more time{plural}]\n")


def format_only(error):
    """The lines for the exception itself: class, message, notes."""
    kind = type(error)
    module = kind.__module__
    name = kind.__qualname__
    if module not in ("__main__", "builtins"):
        name = f"{module}.{name}"
    try:
        text = str(error)
    except Exception:
        text = "<exception str() failed>"
    text += _suggestion(error)
    lines = [f"{name}: {text}\n" if text else f"{name}\n"]
    notes = getattr(error, "__notes__", None)
    if notes is not None:
        if isinstance(notes, (list, tuple)):
            for note in notes:
                for line in str(note).split("\n"):
                    lines.append(line + "\n")
        else:
            lines.append(f"{notes!r}\n")
    return lines


def _suggestion(error):
    """A name that may have been meant instead of one that is not there."""
    if isinstance(error, AttributeError):
        wrong = getattr(error, "name", None)
        groups = (dir(error.obj),) if wrong is not None else ()
    elif isinstance(error, NameError):
        wrong = getattr(error, "name", None)
        groups = getattr(error, "_visible", ())
    else:
        return ""
    if not isinstance(wrong, str) or not wrong:
        return ""
    for candidates in groups:
        best = _nearest(wrong, candidates)
        if best is not None:
            return f". Did you mean: '{best}'?"
    return ""


def _nearest(wrong, candidates):
    """The candidate that takes the least change, None where each takes too much."""
    best = None
    limit = None
    for candidate in sorted(candidates):
        if candidate == wrong or (candidate[:1] == "_" and wrong[:1] != "_"):
            continue
        allowed = (len(candidate) + len(wrong) + 3) * 2 // 6
        if limit is not None and limit - 1 < allowed:
            allowed = limit - 1
        distance = _distance(wrong, candidate, allowed)
        if distance <= allowed and (limit is None or distance < limit):
            best = candidate
            limit = distance
    return best


def _distance(left, right, limit):
    """How much must be changed to turn one name into the other: two for a letter, one for its case."""
    previous = [2 * column for column in range(len(right) + 1)]
    for row, letter in enumerate(left):
        current = [2 * row + 2]
        for column, other in enumerate(right):
            if letter == other:
                cost = 0
            elif letter.lower() == other.lower():
                cost = 1
            else:
                cost = 2
            current.append(min(previous[column] + cost, previous[column + 1] + 2, current[column] + 2))
        previous = current
    return previous[-1]


def format_exception(error, chain=True):
    """The whole text: what led to the exception first, the exception itself last."""
    text = []
    _write(text, error, chain, 0)
    return "".join(text)


def _emit(text, lines, depth, margin="|"):
    prefix = "  " * depth + f"{margin} " if depth else ""
    for chunk in lines:
        for line in chunk.splitlines(True):
            text.append(prefix + line)


def _write(text, error, chain, depth):
    """Writes an exception at a depth of groups; gives whether a group still waits for its closing line."""
    links = []
    seen = []
    link = None
    while error is not None and error not in seen:
        seen.append(error)
        links.append((link, error))
        if not chain:
            break
        if error.__cause__ is not None:
            link = _CAUSE
            error = error.__cause__
        elif error.__context__ is not None and not error.__suppress_context__:
            link = _CONTEXT
            error = error.__context__
        else:
            break
    # A link's words stand in front of the exception that it led to.
    needs_close = True
    for at in range(len(links) - 1, -1, -1):
        error = links[at][1]
        if at + 1 < len(links):
            _emit(text, [links[at + 1][0]], depth)
        frames = format_frames(exception_frames(error))
        if isinstance(error, BaseExceptionGroup):
            needs_close = _write_group(text, error, frames, chain, depth)
        else:
            if frames:
                _emit(text, ["Traceback (most recent call last):\n"], depth)
                _emit(text, frames, depth)
            _emit(text, format_only(error), depth)
            needs_close = True
    return needs_close


def _write_group(text, group, frames, chain, depth):
    if depth > _DEEPEST_GROUP:
        _emit(text, [f"... (max_group_depth is {_DEEPEST_GROUP})\n"], depth)
        return True
    is_outermost = depth == 0
    if is_outermost:
        depth = 1
    if frames:
        _emit(text, ["Exception Group Traceback (most recent call last):\n"], depth, "+" if is_outermost else "|")
        _emit(text, frames, depth)
    _emit(text, format_only(group), depth)
    parts = group.exceptions
    shown = min(len(parts), _MOST_GROUPED + 1)
    for index in range(shown):
        is_cut = index >= _MOST_GROUPED
        title = "..." if is_cut else str(index + 1)
        text.append("  " * depth + ("+-" if index == 0 else "  ") + f"+---------------- {title} ----------------\n")
        if is_cut:
            rest = len(parts) - _MOST_GROUPED
            plural = "" if rest == 1 else "s"
            _emit(text, [f"and {rest} more exception{plural}\n"], depth + 1)
            needs_close = True
        else:
            needs_close = _write(text, parts[index], chain, depth + 1)
        if index == shown - 1 and needs_close:
            text.append("  " * (depth + 1) + "+------------------------------------\n")
    return False
