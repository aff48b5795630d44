# The sieve of Eratosthenes: a loop within a loop,
# and few steps for many primes.

def primes(limit):
    is_prime = [True] * (limit + 1)
    is_prime[0] = is_prime[1] = False
    candidate = 2
    while candidate * candidate <= limit:
        if is_prime[candidate]:
            for multiple in range(candidate * candidate, limit + 1, candidate):
                is_prime[multiple] = False
        candidate += 1
    return [n for n, prime in enumerate(is_prime) if prime]


print(primes(100))
