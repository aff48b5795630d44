def factorial(n):
    result = 1
    i = 2
    while i <= n:
        result *= i
        i += 1
    return result


def recursive(n):
    if n <= 1:
        return 1
    return n * recursive(n - 1)


answer = factorial(5)
