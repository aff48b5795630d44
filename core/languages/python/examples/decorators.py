# A decorator that remembers results: the same call
# is answered from its cache the second time.

def remembered(function):
    cache = {}

    def ask(n):
        if n not in cache:
            cache[n] = function(n)
        return cache[n]

    return ask


@remembered
def ways(stairs):
    if stairs < 2:
        return 1
    return ways(stairs - 1) + ways(stairs - 2)


print(ways(30))
