# covers: function-definition, return, default-arguments, keyword-arguments, recursion, multiple-return-values
def square(x):
    return x * x


def greet(name, greeting="Hello", end="!"):
    return greeting + ", " + name + end


def min_max(values):
    smallest = largest = values[0]
    for v in values:
        if v < smallest:
            smallest = v
        if v > largest:
            largest = v
    return smallest, largest


def nothing():
    pass


def early(x):
    if x < 0:
        return
    return x ** 0.5


def power(base, exponent):
    if exponent == 0:
        return 1
    half = power(base, exponent // 2)
    return half * half * (base if exponent % 2 else 1)


def apply_twice(f, x):
    return f(f(x))


print(square(5), square(square(2)), square(1.5))
print(greet("Ann"), greet("Bob", "Bye"), greet("Cy", end="?"), greet(end=".", name="Di", greeting="Hm"))
low, high = min_max([4, 9, -2, 7])
print(low, high, min_max([1]))
print(nothing(), early(-1), early(16))
print(power(2, 10), power(3, 5), power(7, 0), power(2, 100))
print(apply_twice(square, 3), apply_twice(lambda s: s + s, "ab"))
