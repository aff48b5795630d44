# covers: heapq-heappush-heappop, heapify, heappushpop, heapreplace, nlargest, nsmallest, heapq-merge, bisect-left-right, insort, bisect-key
"""heapq and bisect."""
import bisect
import heapq
from bisect import bisect_left, bisect_right, insort, insort_left
from heapq import heapify, heappop, heappush, heappushpop, heapreplace

heap = []
for x in [5, 3, 8, 1, 9, 2]:
    heappush(heap, x)
    print(heap)
print([heappop(heap) for _ in range(3)], heap)
data = [9, 7, 5, 3, 1, 8, 6, 4, 2, 0]
heapify(data)
print(data)
print(heappushpop(data, -1), heappushpop(data, 3), heapreplace(data, 10), data)
print([heappop(data) for _ in range(len(data))], data)
try:
    heappop([])
except IndexError as e:
    print("IndexError:", e)
words = "pear fig banana kiwi apple cherry date".split()
print(heapq.nlargest(3, words), heapq.nsmallest(2, words), heapq.nlargest(2, words, key=len), heapq.nsmallest(3, words, key=len))
print(heapq.nlargest(10, [3, 1, 2]), heapq.nsmallest(0, [1]), heapq.nlargest(1, [4, 8]), heapq.nsmallest(2, {"a": 5, "b": 1}.items(), key=lambda kv: kv[1]))
print(list(heapq.merge([1, 4, 7], [2, 5], [0, 9])), list(heapq.merge("cab", "zy", reverse=True)), list(heapq.merge(["a", "ccc"], ["bb"], key=len)))
tasks = []
for priority, name in [(2, "code"), (1, "eat"), (3, "test"), (1, "drink"), (2, "build")]:
    heappush(tasks, (priority, name))
print([heappop(tasks) for _ in range(len(tasks))])


class Task:
    def __init__(self, priority, name):
        self.priority, self.name = priority, name

    def __lt__(self, other):
        return self.priority < other.priority


queue = [Task(p, n) for p, n in [(3, "c"), (1, "a"), (2, "b")]]
heapify(queue)
print([heappop(queue).name for _ in range(3)])


def running_medians(xs):
    low, high = [], []
    for x in xs:
        heappush(high, -heappushpop(low, -x))
        if len(high) > len(low):
            heappush(low, -heappop(high))
        yield -low[0] if len(low) > len(high) else (high[0] - low[0]) / 2


print(list(running_medians([5, 15, 1, 3, 8, 7])))
try:
    mixed = [1]
    heappush(mixed, "a")
except TypeError as e:
    print("TypeError:", e)

scores = [10, 20, 20, 20, 30]
print([bisect_left(scores, x) for x in (5, 10, 20, 25, 40)], [bisect_right(scores, x) for x in (5, 10, 20, 25, 40)])
print(bisect.bisect(scores, 20), bisect_left(scores, 20, 2), bisect_right(scores, 20, 0, 2), bisect_left([], 1))
insort(scores, 25)
insort_left(scores, 20)
insort(scores, 99)
print(scores)


def grade(score, breakpoints=(60, 70, 80, 90), grades="FDCBA"):
    return grades[bisect.bisect(breakpoints, score)]


print([grade(s) for s in (33, 99, 77, 70, 89, 90, 100)])
people = [("ann", 20), ("bob", 30), ("cat", 40)]
print(bisect_left(people, 30, key=lambda p: p[1]), bisect_right(people, 35, key=lambda p: p[1]))
insort(people, ("dan", 33), key=lambda p: p[1])
print(people)


def find(a, x):
    i = bisect_left(a, x)
    if i != len(a) and a[i] == x:
        return i
    raise ValueError(x)


print(find(scores, 25), scores.count(20), bisect_right(scores, 20) - bisect_left(scores, 20))
tails = []
for x in [10, 9, 2, 5, 3, 7, 101, 18]:
    i = bisect_left(tails, x)
    tails[i:i + 1] = [x]
print("longest increasing:", len(tails), tails)
find(scores, 26)
