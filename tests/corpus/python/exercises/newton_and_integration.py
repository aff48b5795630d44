# covers: higher-order-functions, lambda, float-formatting, convergence-loop, math-module, runtime-error, simpson-rule, bisection
"""Root finding and numerical integration with functions as arguments."""
import math


def newton(f, df, x, tolerance=1e-12, limit=50):
    for step in range(limit):
        slope = df(x)
        if slope == 0:
            raise ZeroDivisionError(f"flat at x={x:g}")
        nxt = x - f(x) / slope
        if abs(nxt - x) < tolerance:
            return nxt, step + 1
        x = nxt
    raise RuntimeError(f"no convergence after {limit} steps, x={x:.3f}")


def derivative(f, h=1e-6):
    return lambda x: (f(x + h) - f(x - h)) / (2 * h)


def bisect(f, lo, hi, eps=1e-10):
    if f(lo) * f(hi) > 0:
        raise ValueError("no sign change")
    count = 0
    while hi - lo > eps:
        mid = (lo + hi) / 2
        lo, hi = (lo, mid) if f(lo) * f(mid) <= 0 else (mid, hi)
        count += 1
    return (lo + hi) / 2, count


def secant(f, a, b, n=30):
    for _ in range(n):
        fa, fb = f(a), f(b)
        if fa == fb:
            break
        a, b = b, b - fb * (b - a) / (fb - fa)
    return b


def trapezoid(f, a, b, n):
    h = (b - a) / n
    return h * ((f(a) + f(b)) / 2 + sum(f(a + i * h) for i in range(1, n)))


def simpson(f, a, b, n):
    h = (b - a) / n
    odd = sum(f(a + i * h) for i in range(1, n, 2))
    even = sum(f(a + i * h) for i in range(2, n, 2))
    return h / 3 * (f(a) + 4 * odd + 2 * even + f(b))


def adaptive(f, a, b, eps=1e-9):
    evaluations = 0

    def g(x):
        nonlocal evaluations
        evaluations += 1
        return f(x)

    def go(a, b, whole, eps):
        mid = (a + b) / 2
        left, right = simpson(g, a, mid, 2), simpson(g, mid, b, 2)
        if abs(left + right - whole) <= 15 * eps:
            return left + right
        return go(a, mid, left, eps / 2) + go(mid, b, right, eps / 2)

    return go(a, b, simpson(g, a, b, 2), eps), evaluations


def euler_method(f, y, t, dt, steps):
    for _ in range(steps):
        y += dt * f(t, y)
        t += dt
    return y


def runge_kutta(f, y, t, dt, steps):
    for _ in range(steps):
        k1 = f(t, y)
        k2 = f(t + dt / 2, y + dt * k1 / 2)
        k3 = f(t + dt / 2, y + dt * k2 / 2)
        k4 = f(t + dt, y + dt * k3)
        y += dt * (k1 + 2 * k2 + 2 * k3 + k4) / 6
        t += dt
    return y


for n in (2, 10, 12345.678):
    root, steps = newton(lambda x: x * x - n, lambda x: 2 * x, n)
    print(f"sqrt({n:g}) = {root:.10f} in {steps} steps, error {abs(root - math.sqrt(n)):.1e}")
cubic = lambda x: x**3 - 2 * x - 5
print(f"{newton(cubic, derivative(cubic), 2)[0]:.9f} {bisect(cubic, 2, 3)[0]:.9f} {secant(cubic, 2, 3):.9f}")
print("cos x = x at", round(bisect(lambda x: math.cos(x) - x, 0, 1)[0], 8))
for attempt in (lambda: newton(lambda x: x * x + 1, lambda x: 2 * x, 0.5), lambda: newton(lambda x: x * x + 1, lambda x: 2 * x, 0), lambda: bisect(math.exp, 0, 1)):
    try:
        attempt()
    except (RuntimeError, ZeroDivisionError, ValueError) as e:
        kind, text = type(e).__name__, str(e)
        print(kind, text.split(",")[0])
for n in (4, 16, 64):
    t, s = trapezoid(math.sin, 0, math.pi, n), simpson(math.sin, 0, math.pi, n)
    print(f"{n:3d} {t:.8f} {s:.8f} {abs(2 - t):9.2e} {abs(2 - s):9.2e}")
value, evaluations = adaptive(lambda x: math.exp(-x * x), -3, 3)
print(f"{value:.7f} with {evaluations} evaluations; erf says {math.sqrt(math.pi) * math.erf(3):.7f}")
grow = lambda t, y: y
print(f"{euler_method(grow, 1, 0, 0.1, 10):.6f} {runge_kutta(grow, 1, 0, 0.1, 10):.6f} {math.e:.6f}")
