"""Filling and shaping of paragraphs."""

_spaces = "\t\n\x0b\x0c\r "


class TextWrapper:
    def __init__(
        self,
        width=70,
        initial_indent="",
        subsequent_indent="",
        expand_tabs=True,
        replace_whitespace=True,
        fix_sentence_endings=False,
        break_long_words=True,
        drop_whitespace=True,
        break_on_hyphens=True,
        tabsize=8,
        *,
        max_lines=None,
        placeholder=" [...]",
    ):
        self.width = width
        self.initial_indent = initial_indent
        self.subsequent_indent = subsequent_indent
        self.expand_tabs = expand_tabs
        self.replace_whitespace = replace_whitespace
        self.fix_sentence_endings = fix_sentence_endings
        self.break_long_words = break_long_words
        self.drop_whitespace = drop_whitespace
        self.break_on_hyphens = break_on_hyphens
        self.tabsize = tabsize
        self.max_lines = max_lines
        self.placeholder = placeholder

    def wrap(self, text):
        if self.expand_tabs:
            text = text.expandtabs(self.tabsize)
        if self.replace_whitespace:
            text = "".join([" " if char in _spaces else char for char in text])
        chunks = _chunks(text, self.break_on_hyphens)
        if self.fix_sentence_endings:
            _widen_sentence_ends(chunks)
        return self._lines(chunks)

    def fill(self, text):
        return "\n".join(self.wrap(text))

    def _lines(self, chunks):
        if self.width <= 0:
            raise ValueError(f"invalid width {self.width!r} (must be > 0)")
        if self.max_lines is not None:
            indent = self.subsequent_indent if self.max_lines > 1 else self.initial_indent
            if len(indent) + len(self.placeholder.lstrip()) > self.width:
                raise ValueError("placeholder too large for max width")
        lines = []
        chunks.reverse()
        while chunks:
            line = []
            length = 0
            indent = self.subsequent_indent if lines else self.initial_indent
            width = self.width - len(indent)
            if self.drop_whitespace and chunks[-1].strip() == "" and lines:
                chunks.pop()
            while chunks and length + len(chunks[-1]) <= width:
                length += len(chunks[-1])
                line.append(chunks.pop())
            if chunks and len(chunks[-1]) > width:
                self._break_chunk(chunks, line, length, width)
                length = sum([len(chunk) for chunk in line])
            if self.drop_whitespace and line and line[-1].strip() == "":
                length -= len(line[-1])
                line.pop()
            if not line:
                continue
            if (
                self.max_lines is None
                or len(lines) + 1 < self.max_lines
                or (
                    (not chunks or (self.drop_whitespace and len(chunks) == 1 and not chunks[0].strip()))
                    and length <= width
                )
            ):
                lines.append(indent + "".join(line))
                continue
            # The last line there is room for: as much of it as leaves room for the placeholder.
            while line:
                if line[-1].strip() and length + len(self.placeholder) <= width:
                    line.append(self.placeholder)
                    lines.append(indent + "".join(line))
                    break
                length -= len(line[-1])
                line.pop()
            else:
                if lines:
                    previous = lines[-1].rstrip()
                    if len(previous) + len(self.placeholder) <= self.width:
                        lines[-1] = previous + self.placeholder
                        break
                lines.append(indent + self.placeholder.lstrip())
            break
        return lines

    def _break_chunk(self, chunks, line, length, width):
        """Puts what there is room for of a chunk that is wider than a line."""
        room = 1 if width < 1 else width - length
        if self.break_long_words:
            chunk = chunks[-1]
            end = room
            if self.break_on_hyphens and len(chunk) > room:
                hyphen = chunk.rfind("-", 0, room)
                if hyphen > 0 and any([char != "-" for char in chunk[:hyphen]]):
                    end = hyphen + 1
            line.append(chunk[:end])
            chunks[-1] = chunk[end:]
        elif not line:
            line.append(chunks.pop())


def _chunks(text, break_on_hyphens):
    """Words and the white space between them; words with hyphens in parts."""
    chunks = []
    start = 0
    while start < len(text):
        is_space = text[start] in _spaces
        end = start + 1
        while end < len(text) and (text[end] in _spaces) == is_space:
            end += 1
        if is_space or not break_on_hyphens or "-" not in text[start:end]:
            chunks.append(text[start:end])
        else:
            _add_parts(text[start:end], chunks)
        start = end
    return chunks


def _is_letter(char):
    return char.isalpha() or char == "_"


def _is_word(char):
    return char.isalnum() or char in "_!\"'&.,?"


def _add_parts(word, chunks):
    start = 0
    index = 0
    length = len(word)
    while index < length:
        if word[index] != "-":
            index += 1
            continue
        end = index
        while end < length and word[end] == "-":
            end += 1
        if end - index > 1:
            # A dash is a chunk of its own where a word precedes and follows it.
            if index > start and _is_word(word[index - 1]) and end < length and (word[end].isalnum() or word[end] == "_"):
                chunks.append(word[start:index])
                chunks.append(word[index:end])
                start = end
            index = end
            continue
        # A hyphen between two letters and two letters (or a letter, a hyphen and a letter) may end a line.
        if (
            index - start >= 2
            and _is_letter(word[index - 1])
            and (_is_letter(word[index - 2]) or (word[index - 2] == "-" and index - start >= 3))
            and _is_letter(word[index + 1 : index + 2] or " ")
            and (
                _is_letter(word[index + 2 : index + 3] or " ")
                or (word[index + 2 : index + 3] == "-" and _is_letter(word[index + 3 : index + 4] or " "))
            )
        ):
            chunks.append(word[start:end])
            start = end
        index = end
    if start < length:
        chunks.append(word[start:])


def _widen_sentence_ends(chunks):
    for index in range(len(chunks) - 1):
        if chunks[index + 1] == " ":
            word = chunks[index].rstrip("\"'")
            if len(chunks[index]) - len(word) <= 1 and len(word) > 1 and word[-1] in ".!?" and word[-2].islower():
                chunks[index + 1] = "  "


def wrap(text, width=70, **named):
    return TextWrapper(width=width, **named).wrap(text)


def fill(text, width=70, **named):
    return TextWrapper(width=width, **named).fill(text)


def shorten(text, width, **named):
    return TextWrapper(width=width, max_lines=1, **named).fill(" ".join(text.strip().split()))


def dedent(text):
    lines = text.split("\n")
    margin = None
    for index, line in enumerate(lines):
        body = line.lstrip(" \t")
        if body == "":
            lines[index] = ""
            continue
        indent = line[: len(line) - len(body)]
        if margin is None:
            margin = indent
            continue
        common = 0
        while common < len(margin) and common < len(indent) and margin[common] == indent[common]:
            common += 1
        margin = margin[:common]
    if margin:
        lines = [line[len(margin) :] for line in lines]
    return "\n".join(lines)


def indent(text, prefix, predicate=None):
    result = []
    for line in text.splitlines(True):
        if line.strip() if predicate is None else predicate(line):
            line = prefix + line
        result.append(line)
    return "".join(result)
