# covers: sum-max-min, sorted, dict-counting, float-arithmetic, round, zip, linear-regression, histogram, stdin-read
"""Descriptive statistics, a histogram, correlation and a line fit, from pairs on stdin."""
import sys


def mean(xs):
    return sum(xs) / len(xs)


def median(xs):
    s, n = sorted(xs), len(xs)
    return s[n // 2] if n % 2 else (s[n // 2 - 1] + s[n // 2]) / 2


def modes(xs):
    counts = {}
    for x in xs:
        counts[x] = counts.get(x, 0) + 1
    top = max(counts.values())
    return sorted(x for x, c in counts.items() if c == top)


def variance(xs, sample=True):
    m = mean(xs)
    return sum((x - m) ** 2 for x in xs) / (len(xs) - sample)


def quantile(xs, q):
    s = sorted(xs)
    position = q * (len(s) - 1)
    below = int(position)
    above = min(below + 1, len(s) - 1)
    return s[below] + (s[above] - s[below]) * (position - below)


def correlation(xs, ys):
    mx, my = mean(xs), mean(ys)
    top = sum((x - mx) * (y - my) for x, y in zip(xs, ys))
    return top / (sum((x - mx) ** 2 for x in xs) * sum((y - my) ** 2 for y in ys)) ** 0.5


def fit(xs, ys):
    mx, my = mean(xs), mean(ys)
    slope = sum((x - mx) * (y - my) for x, y in zip(xs, ys)) / sum((x - mx) ** 2 for x in xs)
    return slope, my - slope * mx


def histogram(xs, bins):
    lo, hi = min(xs), max(xs)
    width = (hi - lo) / bins
    counts = [0] * bins
    for x in xs:
        counts[min(int((x - lo) / width), bins - 1)] += 1
    for i, c in enumerate(counts):
        print(f"{lo + i * width:7.2f} .. {lo + (i + 1) * width:7.2f} | {'*' * c}")


def moving_average(xs, k):
    window, total = [], 0.0
    for x in xs:
        window.append(x)
        total += x
        if len(window) > k:
            total -= window.pop(0)
        if len(window) == k:
            yield total / k


pairs, bad = [], 0
for line in sys.stdin.read().splitlines():
    fields = line.split("#")[0].split()
    if not fields:
        continue
    try:
        x, y = map(float, fields)
    except ValueError as e:
        bad += 1
        print("skipped:", line.strip(), "->", e)
    else:
        pairs.append((x, y))

hours, marks = map(list, zip(*pairs))
print(f"{len(pairs)} pairs, {bad} bad lines")
for name, xs in (("hours", hours), ("marks", marks)):
    print(f"{name}: mean={mean(xs):.4f} median={median(xs)} modes={modes(xs)} sd={variance(xs) ** 0.5:.4f} pvar={variance(xs, sample=False):.4f}")
print([round(quantile(marks, q / 4), 3) for q in range(5)])
print(f"r = {correlation(hours, marks):.6f}")
slope, intercept = fit(hours, marks)
print(f"marks = {slope:.4f} * hours + {intercept:.4f}; at 6 hours: {slope * 6 + intercept:.1f}")
histogram(marks, 5)
print([round(v, 2) for v in moving_average(hours, 4)])
print(0.1 + 0.2, sum([0.1] * 10), sum([0.1] * 10) == 1, round(2.675, 2), round(0.5), round(1.5), round(-2.5), round(1234.5678, -2))
