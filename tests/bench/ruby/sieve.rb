# Arrays of truth values: the primes below 200,000.

def sieve(limit)
  is_prime = Array.new(limit, true)
  is_prime[0] = is_prime[1] = false
  candidate = 2
  while candidate * candidate < limit
    if is_prime[candidate]
      (candidate * candidate).step(limit - 1, candidate) { |multiple| is_prime[multiple] = false }
    end
    candidate += 1
  end
  (0...limit).select { |number| is_prime[number] }
end

primes = sieve(200_000)
puts [primes.size, primes.last, primes.sum].join(" ")
