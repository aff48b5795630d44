# covers: namedtuple, sorting-intervals, merge-intervals, heapq, bisect, set-difference-intervals, interval-tree, comparison-chaining
"""Intervals: merging, subtracting, meeting rooms, a calendar and a simple interval tree."""
import heapq
from bisect import bisect_left, insort
from collections import namedtuple

Span = namedtuple("Span", "start end")


def merge(spans):
    out = []
    for s in sorted(spans):
        if out and s.start <= out[-1].end:
            out[-1] = out[-1]._replace(end=max(out[-1].end, s.end))
        else:
            out.append(s)
    return out


def subtract(span, holes):
    at = span.start
    for h in merge(holes):
        if h.end <= at or h.start >= span.end:
            continue
        if h.start > at:
            yield Span(at, h.start)
        at = max(at, h.end)
    if at < span.end:
        yield Span(at, span.end)


def rooms_needed(meetings):
    ends, most = [], 0
    for s in sorted(meetings):
        while ends and ends[0] <= s.start:
            heapq.heappop(ends)
        heapq.heappush(ends, s.end)
        most = max(most, len(ends))
    return most


def best_schedule(meetings):
    chosen, free = [], 0
    for m in sorted(meetings, key=lambda m: m.end):
        if m.start >= free:
            chosen.append(m)
            free = m.end
    return chosen


class Calendar:
    def __init__(self):
        self.booked = []

    def book(self, start, end):
        i = bisect_left(self.booked, (start, end))
        if i and self.booked[i - 1][1] > start:
            return False
        if i < len(self.booked) and self.booked[i][0] < end:
            return False
        insort(self.booked, (start, end))
        return True


class IntervalTree:
    def __init__(self, spans):
        if not spans:
            self.centre = None
            return
        points = sorted(p for s in spans for p in s)
        self.centre = points[len(points) // 2]
        here = [s for s in spans if s.start <= self.centre <= s.end]
        self.by_start = sorted(here)
        self.by_end = sorted(here, key=lambda s: -s.end)
        self.left = IntervalTree([s for s in spans if s.end < self.centre])
        self.right = IntervalTree([s for s in spans if s.start > self.centre])

    def at(self, point):
        if self.centre is None:
            return []
        if point < self.centre:
            hits = [s for s in self.by_start if s.start <= point]
            return self.left.at(point) + hits
        hits = [s for s in self.by_end if s.end >= point]
        return hits + (self.right.at(point) if point > self.centre else [])


def clock(minutes):
    return f"{minutes // 60:02d}:{minutes % 60:02d}"


meetings = [Span(9 * 60, 10 * 60), Span(555, 620), Span(620, 700), Span(13 * 60, 870), Span(860, 900), Span(560, 570)]
for m in merge(meetings):
    print(clock(m.start), "-", clock(m.end), m)
print("free:", [f"{clock(a)}-{clock(b)}" for a, b in subtract(Span(8 * 60, 17 * 60), meetings)])
print("rooms:", rooms_needed(meetings), "best:", best_schedule(meetings))
calendar = Calendar()
print([calendar.book(*p) for p in ((10, 20), (15, 25), (20, 30), (5, 10), (5, 6), (0, 5))], calendar.booked)
tree = IntervalTree([Span(1, 5), Span(3, 9), Span(10, 12), Span(4, 4), Span(11, 20)])
for point in (0, 1, 4, 5, 9, 11, 20, 21):
    found = sorted(tree.at(point))
    print(point, [tuple(s) for s in found])
print(list(subtract(Span(0, 10), [])), list(subtract(Span(0, 10), [Span(-5, 50)])), merge([]))
s = Span(end=3, start=1)
print(s, s._asdict(), Span._fields, s == (1, 3), Span._make([7, 8]).end)
