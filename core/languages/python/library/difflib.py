"""Differences between sequences: the longest block that both have, and the same again on either side of it."""

from collections import namedtuple as _namedtuple
from heapq import nlargest as _nlargest

Match = _namedtuple("Match", "a b size")


def _ratio(matches, length):
    return 2.0 * matches / length if length else 1.0


class SequenceMatcher:
    def __init__(self, isjunk=None, a="", b="", autojunk=True):
        self.isjunk = isjunk
        self.autojunk = autojunk
        self.a = self.b = None
        self.set_seqs(a, b)

    def set_seqs(self, a, b):
        self.set_seq1(a)
        self.set_seq2(b)

    def set_seq1(self, a):
        if a is not self.a:
            self.a = a
            self.matching_blocks = self.opcodes = None

    def set_seq2(self, b):
        if b is not self.b:
            self.b = b
            self.matching_blocks = self.opcodes = None
            self.fullbcount = None
            self._index()

    def _index(self):
        """Where each element of the second sequence is; what is junk or too frequent to tell anything is left out."""
        self.b2j = places = {}
        for at, element in enumerate(self.b):
            places.setdefault(element, []).append(at)
        self.bjunk = {element for element in places if self.isjunk(element)} if self.isjunk else set()
        for element in self.bjunk:
            del places[element]
        length = len(self.b)
        self.bpopular = set()
        if self.autojunk and length >= 200:
            most = length // 100 + 1
            self.bpopular = {element for element, found in places.items() if len(found) > most}
            for element in self.bpopular:
                del places[element]

    def find_longest_match(self, alo=0, ahi=None, blo=0, bhi=None):
        a, b, places, junk = self.a, self.b, self.b2j, self.bjunk
        ahi = len(a) if ahi is None else ahi
        bhi = len(b) if bhi is None else bhi
        start, other, size = alo, blo, 0
        # How long the block is that ends at the element before, by its place in the second sequence.
        lengths = {}
        for i in range(alo, ahi):
            longer = {}
            for j in places.get(a[i], ()):
                if j < blo:
                    continue
                if j >= bhi:
                    break
                k = longer[j] = lengths.get(j - 1, 0) + 1
                if k > size:
                    start, other, size = i - k + 1, j - k + 1, k
            lengths = longer
        # The block grows over what was left out of the index: first what is only frequent, then junk.
        for wanted in (False, True):
            while start > alo and other > blo and (b[other - 1] in junk) == wanted and a[start - 1] == b[other - 1]:
                start, other, size = start - 1, other - 1, size + 1
            while (
                start + size < ahi
                and other + size < bhi
                and (b[other + size] in junk) == wanted
                and a[start + size] == b[other + size]
            ):
                size += 1
        return Match(start, other, size)

    def get_matching_blocks(self):
        if self.matching_blocks is not None:
            return self.matching_blocks
        todo = [(0, len(self.a), 0, len(self.b))]
        blocks = []
        while todo:
            alo, ahi, blo, bhi = todo.pop()
            i, j, size = found = self.find_longest_match(alo, ahi, blo, bhi)
            if not size:
                continue
            blocks.append(found)
            if alo < i and blo < j:
                todo.append((alo, i, blo, j))
            if i + size < ahi and j + size < bhi:
                todo.append((i + size, ahi, j + size, bhi))
        joined = []
        for i, j, size in sorted(blocks):
            if joined and joined[-1][0] + joined[-1][2] == i and joined[-1][1] + joined[-1][2] == j:
                joined[-1] = Match(joined[-1][0], joined[-1][1], joined[-1][2] + size)
            else:
                joined.append(Match(i, j, size))
        joined.append(Match(len(self.a), len(self.b), 0))
        self.matching_blocks = joined
        return joined

    def get_opcodes(self):
        if self.opcodes is not None:
            return self.opcodes
        self.opcodes = codes = []
        i = j = 0
        for start, other, size in self.get_matching_blocks():
            if i < start or j < other:
                tag = "replace" if i < start and j < other else "delete" if i < start else "insert"
                codes.append((tag, i, start, j, other))
            i, j = start + size, other + size
            if size:
                codes.append(("equal", start, i, other, j))
        return codes

    def get_grouped_opcodes(self, n=3):
        codes = list(self.get_opcodes()) or [("equal", 0, 1, 0, 1)]
        if codes[0][0] == "equal":
            tag, i1, i2, j1, j2 = codes[0]
            codes[0] = tag, max(i1, i2 - n), i2, max(j1, j2 - n), j2
        if codes[-1][0] == "equal":
            tag, i1, i2, j1, j2 = codes[-1]
            codes[-1] = tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)
        group = []
        for tag, i1, i2, j1, j2 in codes:
            if tag == "equal" and i2 - i1 > 2 * n:
                group.append((tag, i1, min(i2, i1 + n), j1, min(j2, j1 + n)))
                yield group
                group = []
                i1, j1 = max(i1, i2 - n), max(j1, j2 - n)
            group.append((tag, i1, i2, j1, j2))
        if group and not (len(group) == 1 and group[0][0] == "equal"):
            yield group

    def ratio(self):
        return _ratio(sum([block.size for block in self.get_matching_blocks()]), len(self.a) + len(self.b))

    def quick_ratio(self):
        if self.fullbcount is None:
            self.fullbcount = {}
            for element in self.b:
                self.fullbcount[element] = self.fullbcount.get(element, 0) + 1
        left = {}
        matches = 0
        for element in self.a:
            rest = left.get(element, self.fullbcount.get(element, 0))
            left[element] = rest - 1
            matches += rest > 0
        return _ratio(matches, len(self.a) + len(self.b))

    def real_quick_ratio(self):
        return _ratio(min(len(self.a), len(self.b)), len(self.a) + len(self.b))


def get_close_matches(word, possibilities, n=3, cutoff=0.6):
    if not n > 0:
        raise ValueError(f"n must be > 0: {n!r}")
    if not 0.0 <= cutoff <= 1.0:
        raise ValueError(f"cutoff must be in [0.0, 1.0]: {cutoff!r}")
    matcher = SequenceMatcher()
    matcher.set_seq2(word)
    found = []
    for candidate in possibilities:
        matcher.set_seq1(candidate)
        if matcher.real_quick_ratio() >= cutoff and matcher.quick_ratio() >= cutoff and matcher.ratio() >= cutoff:
            found.append((matcher.ratio(), candidate))
    return [candidate for _, candidate in _nlargest(n, found)]


# ---------------------------------------------------------------------------------- line by line


def IS_LINE_JUNK(line, pat=None):
    return line.strip() in ("", "#")


def IS_CHARACTER_JUNK(ch, ws=" \t"):
    return ch in ws


class Differ:
    def __init__(self, linejunk=None, charjunk=None):
        self.linejunk = linejunk
        self.charjunk = charjunk

    def compare(self, a, b):
        for tag, alo, ahi, blo, bhi in SequenceMatcher(self.linejunk, a, b).get_opcodes():
            if tag == "replace":
                yield from self._replaced(a, alo, ahi, b, blo, bhi)
            elif tag == "delete":
                yield from self._marked("-", a, alo, ahi)
            elif tag == "insert":
                yield from self._marked("+", b, blo, bhi)
            else:
                yield from self._marked(" ", a, alo, ahi)

    def _marked(self, mark, lines, start, end):
        for at in range(start, end):
            yield f"{mark} {lines[at]}"

    def _plainly(self, a, alo, ahi, b, blo, bhi):
        """Lines without anything in common, the shorter stretch first."""
        removed = self._marked("-", a, alo, ahi)
        added = self._marked("+", b, blo, bhi)
        parts = (added, removed) if bhi - blo < ahi - alo else (removed, added)
        for part in parts:
            yield from part

    def _replaced(self, a, alo, ahi, b, blo, bhi):
        """The two lines that are most alike are taken for one that was changed."""
        best, cutoff = 0.74, 0.75
        matcher = SequenceMatcher(self.charjunk)
        same = None
        for j in range(blo, bhi):
            matcher.set_seq2(b[j])
            for i in range(alo, ahi):
                if a[i] == b[j]:
                    same = (i, j) if same is None else same
                    continue
                matcher.set_seq1(a[i])
                if matcher.real_quick_ratio() > best and matcher.quick_ratio() > best and matcher.ratio() > best:
                    best, best_i, best_j = matcher.ratio(), i, j
        if best < cutoff:
            if same is None:
                yield from self._plainly(a, alo, ahi, b, blo, bhi)
                return
            (best_i, best_j), best = same, 1.0
        else:
            same = None
        yield from self._around(a, alo, best_i, b, blo, best_j)
        old, new = a[best_i], b[best_j]
        if same is None:
            old_marks = new_marks = ""
            matcher.set_seqs(old, new)
            for tag, i1, i2, j1, j2 in matcher.get_opcodes():
                before, after = i2 - i1, j2 - j1
                sign = {"replace": "^^", "delete": "--", "insert": "++", "equal": "  "}[tag]
                old_marks += sign[0] * before
                new_marks += sign[1] * after
            yield from self._with_marks(old, new, old_marks, new_marks)
        else:
            yield "  " + old
        yield from self._around(a, best_i + 1, ahi, b, best_j + 1, bhi)

    def _around(self, a, alo, ahi, b, blo, bhi):
        if alo < ahi and blo < bhi:
            yield from self._replaced(a, alo, ahi, b, blo, bhi)
        elif alo < ahi:
            yield from self._marked("-", a, alo, ahi)
        elif blo < bhi:
            yield from self._marked("+", b, blo, bhi)

    def _with_marks(self, old, new, old_marks, new_marks):
        for sign, line, marks in (("-", old, old_marks), ("+", new, new_marks)):
            yield f"{sign} {line}"
            # Tabs of the line stay, so that the marks stand below what they mean.
            below = "".join([c if mark == " " and c.isspace() else mark for c, mark in zip(line, marks)]).rstrip()
            if below:
                yield f"? {below}\n"


def ndiff(a, b, linejunk=None, charjunk=IS_CHARACTER_JUNK):
    return Differ(linejunk, charjunk).compare(a, b)


def restore(delta, which):
    if which not in (1, 2):
        raise ValueError(f"unknown delta choice (must be 1 or 2): {which!r}")
    marks = ("  ", "- " if which == 1 else "+ ")
    for line in delta:
        if line[:2] in marks:
            yield line[2:]


def _unified_range(start, stop):
    length = stop - start
    if length == 1:
        return str(start + 1)
    return f"{start + 1 if length else start},{length}"


def unified_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield f"--- {fromfile}{chr(9) + fromfiledate if fromfiledate else ''}{lineterm}"
            yield f"+++ {tofile}{chr(9) + tofiledate if tofiledate else ''}{lineterm}"
        first, last = group[0], group[-1]
        yield f"@@ -{_unified_range(first[1], last[2])} +{_unified_range(first[3], last[4])} @@{lineterm}"
        for tag, i1, i2, j1, j2 in group:
            if tag == "equal":
                for line in a[i1:i2]:
                    yield " " + line
                continue
            if tag != "insert":
                for line in a[i1:i2]:
                    yield "-" + line
            if tag != "delete":
                for line in b[j1:j2]:
                    yield "+" + line


def _context_range(start, stop):
    length = stop - start
    if length <= 1:
        return str(start + 1 if length else start)
    return f"{start + 1},{start + length}"


def context_diff(a, b, fromfile="", tofile="", fromfiledate="", tofiledate="", n=3, lineterm="\n"):
    signs = {"insert": "+ ", "delete": "- ", "replace": "! ", "equal": "  "}
    started = False
    for group in SequenceMatcher(None, a, b).get_grouped_opcodes(n):
        if not started:
            started = True
            yield f"*** {fromfile}{chr(9) + fromfiledate if fromfiledate else ''}{lineterm}"
            yield f"--- {tofile}{chr(9) + tofiledate if tofiledate else ''}{lineterm}"
        first, last = group[0], group[-1]
        yield "***************" + lineterm
        yield f"*** {_context_range(first[1], last[2])} ****{lineterm}"
        if any([tag in ("replace", "delete") for tag, *_ in group]):
            for tag, i1, i2, _, _ in group:
                if tag != "insert":
                    for line in a[i1:i2]:
                        yield signs[tag] + line
        yield f"--- {_context_range(first[3], last[4])} ----{lineterm}"
        if any([tag in ("replace", "insert") for tag, *_ in group]):
            for tag, _, _, j1, j2 in group:
                if tag != "delete":
                    for line in b[j1:j2]:
                        yield signs[tag] + line


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "GenericAlias HtmlDiff diff_bytes"
