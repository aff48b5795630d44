// Arrays of truth values: the primes below 200,000.

function sieve(limit) {
  const isPrime = new Array(limit).fill(true);
  isPrime[0] = isPrime[1] = false;
  for (let candidate = 2; candidate * candidate < limit; candidate++) {
    if (!isPrime[candidate]) continue;
    for (let multiple = candidate * candidate; multiple < limit; multiple += candidate) {
      isPrime[multiple] = false;
    }
  }
  const primes = [];
  for (let number = 0; number < limit; number++) {
    if (isPrime[number]) primes.push(number);
  }
  return primes;
}

const primes = sieve(200_000);
console.log(primes.length, primes[primes.length - 1], primes.reduce((sum, prime) => sum + prime, 0));
