"""Statistics. Sums are exact: they are made of fractions and rounded once."""

from fractions import Fraction
from __intrinsics__ import math_erf, math_exp, math_fsum, math_isqrt, math_log, math_sqrt
from bisect import bisect_left, bisect_right
import math
import random as _random


class StatisticsError(ValueError):
    pass


def _exact(value):
    if isinstance(value, int):
        return value, 1
    try:
        return value.as_integer_ratio()
    except AttributeError:
        raise TypeError(f"can't convert type '{type(value).__name__}' to numerator/denominator") from None
    except (OverflowError, ValueError):
        return value, None


def _total(data):
    """The kind of number the result is, the exact sum, and how many there were."""
    kind = int
    partial = {}
    count = 0
    for value in data:
        count += 1
        other = type(value)
        if other is not kind:
            kind = _common(kind, other)
        n, d = _exact(value)
        partial[d] = partial.get(d, 0) + n
    if None in partial:
        return kind, partial[None], count
    total = Fraction(0)
    for d, n in partial.items():
        total += Fraction(n, d)
    return kind, total, count


def _common(kind, other):
    if other is bool:
        other = int
    if kind is other or other is int or issubclass(kind, other):
        return kind
    if kind is int or issubclass(other, kind):
        return other
    if kind is float or other is float:
        return float
    raise TypeError(f"don't know how to coerce {kind.__name__} and {other.__name__}")


def _convert(value, kind):
    if type(value) is kind:
        return value
    if issubclass(kind, int) and isinstance(value, Fraction) and value.denominator != 1:
        kind = float
    if not isinstance(value, Fraction):
        return value
    if kind is float or kind is int or kind is Fraction:
        return kind(value)
    return kind(value.numerator) / kind(value.denominator)


def _listed(data, least, message):
    data = list(data)
    if len(data) < least:
        raise StatisticsError(message)
    return data


def mean(data):
    kind, total, count = _total(data)
    if count < 1:
        raise StatisticsError("mean requires at least one data point")
    return _convert(total / count, kind)


def fmean(data, weights=None):
    values = [float(value) for value in data]
    if weights is None:
        if not values:
            raise StatisticsError("fmean requires at least one data point")
        return math_fsum(values) / len(values)
    weights = list(weights)
    if len(weights) != len(values):
        raise StatisticsError("data and weights must be the same length")
    divisor = math_fsum(weights)
    if not divisor:
        raise StatisticsError("sum of weights must be non-zero")
    return math_fsum([value * weight for value, weight in zip(values, weights)]) / divisor


def geometric_mean(data):
    try:
        return math_exp(fmean([math_log(value) for value in data]))
    except ValueError:
        raise StatisticsError("geometric mean requires a non-empty dataset containing positive numbers") from None


def harmonic_mean(data, weights=None):
    data = _listed(data, 1, "harmonic_mean requires at least one data point")
    is_weighted = weights is not None
    if not is_weighted:
        weights = [1] * len(data)
    else:
        weights = list(weights)
        if len(weights) != len(data):
            raise StatisticsError("Number of weights does not match data size")
    if len(data) == 1 and not is_weighted:
        if data[0] < 0:
            raise StatisticsError("harmonic mean does not support negative values")
        return data[0]
    try:
        shares = []
        for weight, value in zip(weights, data):
            if value < 0:
                raise StatisticsError("harmonic mean does not support negative values")
            shares.append(weight / value if weight else 0)
        kind, total, _ = _total(shares)
    except ZeroDivisionError:
        return 0
    if total <= 0:
        raise StatisticsError("Weighted sum must be positive")
    return _convert(_total(weights)[1] / total, kind)


def median(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    middle = len(data) // 2
    return data[middle] if len(data) % 2 else (data[middle - 1] + data[middle]) / 2


def median_low(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[(len(data) - 1) // 2]


def median_high(data):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    return data[len(data) // 2]


def median_grouped(data, interval=1):
    data = sorted(data)
    if not data:
        raise StatisticsError("no median for empty data")
    value = data[len(data) // 2]
    below = bisect_left(data, value)
    within = bisect_right(data, value) - below
    low = float(value) - float(interval) / 2
    return low + float(interval) * (len(data) / 2 - below) / within


def mode(data):
    counts = _counts(data)
    if not counts:
        raise StatisticsError("no mode for empty data")
    return max(counts, key=lambda value: counts[value])


def multimode(data):
    counts = _counts(data)
    most = max(counts.values(), default=0)
    return [value for value, count in counts.items() if count == most]


def _counts(data):
    counts = {}
    for value in data:
        counts[value] = counts.get(value, 0) + 1
    return counts


def quantiles(data, *, n=4, method="exclusive"):
    if n < 1:
        raise StatisticsError("n must be at least 1")
    data = sorted(data)
    length = len(data)
    if length < 2:
        raise StatisticsError("must have at least two data points")
    result = []
    if method == "inclusive":
        for i in range(1, n):
            j, delta = divmod(i * (length - 1), n)
            result.append((data[j] * (n - delta) + data[j + 1] * delta) / n)
        return result
    if method == "exclusive":
        for i in range(1, n):
            j = i * (length + 1) // n
            j = 1 if j < 1 else length - 1 if j > length - 1 else j
            delta = i * (length + 1) - j * n
            result.append((data[j - 1] * (n - delta) + data[j] * delta) / n)
        return result
    raise ValueError(f"Unknown method: {method!r}")


# ---------------------------------------------------------------------------------- spread


def _squares(data, center):
    """The kind of the result and the exact sum of the squares of the distances from the mean."""
    data = list(data)
    kind, total, count = _total(data)
    if center is None:
        center = total / count if count else 0
    elif not isinstance(center, Fraction):
        center = Fraction(*_exact(center))
    squares = Fraction(0)
    counts = {}
    for value in data:
        n, d = _exact(value)
        counts[(n, d)] = counts.get((n, d), 0) + 1
    for (n, d), times in counts.items():
        distance = Fraction(n, d) - center
        squares += distance * distance * times
    return kind, squares, count


def variance(data, xbar=None):
    kind, squares, count = _squares(data, xbar)
    if count < 2:
        raise StatisticsError("variance requires at least two data points")
    return _convert(squares / (count - 1), kind)


def pvariance(data, mu=None):
    kind, squares, count = _squares(data, mu)
    if count < 1:
        raise StatisticsError("pvariance requires at least one data point")
    return _convert(squares / count, kind)


def stdev(data, xbar=None):
    kind, squares, count = _squares(data, xbar)
    if count < 2:
        raise StatisticsError("stdev requires at least two data points")
    return _root(squares / (count - 1), kind)


def pstdev(data, mu=None):
    kind, squares, count = _squares(data, mu)
    if count < 1:
        raise StatisticsError("pstdev requires at least one data point")
    return _root(squares / count, kind)


def _root(fraction, kind):
    """The square root of a fraction, rounded once."""
    n = fraction.numerator
    d = fraction.denominator
    if hasattr(kind, "sqrt"):
        return (kind(n) / kind(d)).sqrt()
    if n == 0:
        return 0.0
    # An integer root of 55 bits or more, made odd where it is not exact, leaves the rounding to the division.
    shift = (n.bit_length() - d.bit_length() - 109) // 2
    if shift >= 0:
        return float(_odd_root(n, d << 2 * shift) << shift)
    return _odd_root(n << -2 * shift, d) / (1 << -shift)


def _odd_root(n, d):
    root = math_isqrt(n // d)
    return root | (root * root * d != n)


# ---------------------------------------------------------------------------------- relations


def _checked_pairs(x, y, name):
    if len(x) != len(y):
        raise StatisticsError(f"{name} requires that both inputs have same number of data points")
    if len(x) < 2:
        raise StatisticsError(f"{name} requires at least two data points")


def covariance(x, y, /):
    _checked_pairs(x, y, "covariance")
    xbar = math_fsum(list(x)) / len(x)
    ybar = math_fsum(list(y)) / len(y)
    return math_fsum([(a - xbar) * (b - ybar) for a, b in zip(x, y)]) / (len(x) - 1)


def correlation(x, y, /):
    _checked_pairs(x, y, "correlation")
    xbar = math_fsum(list(x)) / len(x)
    ybar = math_fsum(list(y)) / len(y)
    sxy = math_fsum([(a - xbar) * (b - ybar) for a, b in zip(x, y)])
    sxx = math_fsum([(a - xbar) ** 2.0 for a in x])
    syy = math_fsum([(b - ybar) ** 2.0 for b in y])
    try:
        return sxy / math_sqrt(sxx * syy)
    except ZeroDivisionError:
        raise StatisticsError("at least one of the inputs is constant") from None


class LinearRegression(tuple):
    slope = property(lambda self: self[0])
    intercept = property(lambda self: self[1])

    def __repr__(self):
        return f"LinearRegression(slope={self[0]!r}, intercept={self[1]!r})"


def linear_regression(x, y, /, *, proportional=False):
    _checked_pairs(x, y, "linear regression")
    if proportional:
        sxy = math_fsum([a * b for a, b in zip(x, y)])
        sxx = math_fsum([a * a for a in x])
    else:
        xbar = math_fsum(list(x)) / len(x)
        ybar = math_fsum(list(y)) / len(y)
        sxy = math_fsum([(a - xbar) * (b - ybar) for a, b in zip(x, y)])
        sxx = math_fsum([(a - xbar) ** 2.0 for a in x])
    try:
        slope = sxy / sxx
    except ZeroDivisionError:
        raise StatisticsError("x is constant") from None
    return LinearRegression((slope, 0.0 if proportional else ybar - slope * xbar))


# ---------------------------------------------------------------------------------- the normal distribution


class NormalDist:
    def __init__(self, mu=0.0, sigma=1.0):
        if sigma < 0.0:
            raise StatisticsError("sigma must be non-negative")
        self._mu = float(mu)
        self._sigma = float(sigma)

    @classmethod
    def from_samples(cls, data):
        data = list(data)
        return cls(fmean(data), stdev(data))

    mean = property(lambda self: self._mu)
    median = property(lambda self: self._mu)
    mode = property(lambda self: self._mu)
    stdev = property(lambda self: self._sigma)
    variance = property(lambda self: self._sigma * self._sigma)

    def samples(self, n, *, seed=None):
        gauss = _random.gauss if seed is None else _random.Random(seed).gauss
        return [gauss(self._mu, self._sigma) for _ in range(n)]

    def pdf(self, x):
        variance = self._sigma * self._sigma
        if not variance:
            raise StatisticsError("pdf() not defined when sigma is zero")
        distance = x - self._mu
        return math_exp(distance * distance / (-2.0 * variance)) / math_sqrt(math.tau * variance)

    def cdf(self, x):
        if not self._sigma:
            raise StatisticsError("cdf() not defined when sigma is zero")
        return 0.5 * (1.0 + math_erf((x - self._mu) / (self._sigma * math_sqrt(2.0))))

    def inv_cdf(self, p):
        """By Newton's method from a rough start, on the density's own scale."""
        if p <= 0.0 or p >= 1.0:
            raise StatisticsError("p must be in the range 0.0 < p < 1.0")
        if self._sigma <= 0.0:
            raise StatisticsError("cdf() not defined when sigma at or below zero")
        unit = NormalDist()
        x = 0.0
        low, high = -40.0, 40.0
        for _ in range(200):
            difference = unit.cdf(x) - p
            if difference > 0:
                high = x
            else:
                low = x
            density = unit.pdf(x)
            step = difference / density if density else 0.0
            following = x - step
            if not low < following < high:
                following = (low + high) / 2
            if following == x:
                break
            x = following
        return self._mu + x * self._sigma

    def quantiles(self, n=4):
        return [self.inv_cdf(i / n) for i in range(1, n)]

    def zscore(self, x):
        if not self._sigma:
            raise StatisticsError("zscore() not defined when sigma is zero")
        return (x - self._mu) / self._sigma

    def __add__(self, other):
        if isinstance(other, NormalDist):
            return NormalDist(self._mu + other._mu, math.hypot(self._sigma, other._sigma))
        return NormalDist(self._mu + other, self._sigma)

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, NormalDist):
            return NormalDist(self._mu - other._mu, math.hypot(self._sigma, other._sigma))
        return NormalDist(self._mu - other, self._sigma)

    def __mul__(self, other):
        return NormalDist(self._mu * other, self._sigma * abs(other))

    __rmul__ = __mul__

    def __truediv__(self, other):
        return NormalDist(self._mu / other, self._sigma / abs(other))

    def __eq__(self, other):
        if not isinstance(other, NormalDist):
            return NotImplemented
        return self._mu == other._mu and self._sigma == other._sigma

    def __hash__(self):
        return hash((self._mu, self._sigma))

    def __repr__(self):
        return f"{type(self).__name__}(mu={self._mu!r}, sigma={self._sigma!r})"


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "Counter Decimal defaultdict erf exp fabs fsum groupby hypot log mul namedtuple reduce repeat sqrt tau"
