# An algorithm with a clear graph: loops, exits in
# the middle, and an else.

def is_prime(n):
    for d in range(2, n):
        if d * d > n:
            break
        if n % d == 0:
            return False
    return n > 1


def find(items, wanted):
    low, high = 0, len(items) - 1
    while low <= high:
        middle = (low + high) // 2
        if items[middle] == wanted:
            break
        if items[middle] < wanted:
            low = middle + 1
        else:
            high = middle - 1
    else:
        return None
    return middle


primes = [n for n in range(50) if is_prime(n)]
print(primes)
for wanted in (29, 30):
    place = find(primes, wanted)
    print(wanted, "is at", place) if place is not None else print(wanted, "is not there")
