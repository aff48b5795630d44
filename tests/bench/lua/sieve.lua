-- Tables of truth values: the primes below 200,000.

local function sieve(limit)
  local is_prime = {}
  for number = 2, limit - 1 do is_prime[number] = true end
  local candidate = 2
  while candidate * candidate < limit do
    if is_prime[candidate] then
      for multiple = candidate * candidate, limit - 1, candidate do
        is_prime[multiple] = false
      end
    end
    candidate = candidate + 1
  end
  local primes = {}
  for number = 2, limit - 1 do
    if is_prime[number] then primes[#primes + 1] = number end
  end
  return primes
end

local primes = sieve(200000)
local sum = 0
for _, prime in ipairs(primes) do sum = sum + prime end
print(#primes, primes[#primes], sum)
