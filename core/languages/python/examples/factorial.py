# The same function as in the other languages:
# compare them side by side.

def factorial(n):
    result = 1
    i = 2
    while i <= n:
        result *= i
        i += 1
    return result


for n in range(11):
    print(f"{n:2}! = {factorial(n)}")
