# Lists of booleans: the primes below 200,000.


def sieve(limit):
    is_prime = [True] * limit
    is_prime[0] = is_prime[1] = False
    candidate = 2
    while candidate * candidate < limit:
        if is_prime[candidate]:
            for multiple in range(candidate * candidate, limit, candidate):
                is_prime[multiple] = False
        candidate += 1
    primes = []
    for number in range(limit):
        if is_prime[number]:
            primes.append(number)
    return primes


primes = sieve(200_000)
print(len(primes), primes[-1], sum(primes))
