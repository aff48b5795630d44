# covers: statistics-mean, median, mode, stdev, variance, quantiles, fmean, harmonic-mean, statistics-error, linear-regression
"""The statistics module."""
import statistics as st
from fractions import Fraction

ages = [23, 31, 31, 40, 52, 19, 31, 28]
print(st.mean(ages), st.median(ages), st.mode(ages), st.median_low(ages), st.median_high(ages), st.fmean(ages))
print(st.variance(ages), st.pvariance(ages), f"{st.stdev(ages):.10f}", f"{st.pstdev(ages):.10f}")
print(st.mean([1, 2]), st.mean([1, 3]), st.mean([0.1] * 3), st.mean([Fraction(1, 2), Fraction(1, 3)]), st.mean(range(5)), type(st.mean([1, 3])).__name__)
print(st.median([3, 1, 2]), st.median([4, 1, 3, 2]), st.median("b") if False else st.median_low(["c", "a", "b"]), st.multimode("aabbc"), st.multimode([]), st.mode(["x", "y", "y"]))
print(st.quantiles([1, 2, 3, 4, 5, 6, 7, 8]), st.quantiles(range(1, 10), n=3), st.quantiles([10, 20, 30], n=4, method="inclusive"))
print(st.harmonic_mean([40, 60]), round(st.geometric_mean([1, 10, 100]), 9), st.fmean([1, 2, 3], weights=[3, 0, 1]), st.median_grouped([1, 2, 2, 3, 4]))
x, y = [1, 2, 3, 4, 5], [2.1, 3.9, 6.2, 7.8, 10.1]
slope, intercept = st.linear_regression(x, y)
print(f"{slope:.6f} {intercept:.6f} {st.correlation(x, y):.8f} {st.covariance(x, y):.6f}")
print(st.mean([1e30, 1, -1e30]), sum([1e30, 1, -1e30]), st.pvariance([5, 5, 5]), st.variance([2.5, 2.5]), st.stdev([1, 3]) ** 2)
for attempt in (lambda: st.mean([]), lambda: st.variance([1]), lambda: st.mode([]), lambda: st.median([]), lambda: st.quantiles([1]), lambda: st.harmonic_mean([-1]), lambda: st.correlation([1], [2])):
    try:
        print(attempt())
    except st.StatisticsError as e:
        print("StatisticsError:", e)
normal = st.NormalDist(100, 15)
print(f"{normal.cdf(115):.6f} {normal.pdf(100):.6f} {normal.inv_cdf(0.5):.3f} {normal.zscore(130)} {(normal + 5).mean} {(normal * 2).stdev}", normal)


def summary(name, xs):
    q1, q2, q3 = st.quantiles(xs, n=4)
    spread = q3 - q1
    outliers = [v for v in xs if v < q1 - 1.5 * spread or v > q3 + 1.5 * spread]
    print(f"{name}: n={len(xs)} mean={st.fmean(xs):.2f} sd={st.stdev(xs):.2f} q=({q1:.2f}, {q2:.2f}, {q3:.2f}) outliers={outliers}")


summary("rain", [1.2, 0.0, 3.4, 2.2, 0.4, 18.5, 1.1, 0.9])
summary("steps", [4000 + (i * 7919) % 3001 for i in range(30)])
