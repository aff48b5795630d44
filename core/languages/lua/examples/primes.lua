-- Counts primes by trial division.

local function divides(divisor, n)
  return n % divisor == 0
end

local function is_prime(n)
  local divisor = 2
  while divisor * divisor <= n do
    if divides(divisor, n) then
      return false
    end
    divisor = divisor + 1
  end
  return true
end

count, largest = 0, nil
for n = 2, 60 do
  if is_prime(n) then
    count = count + 1
    largest = n
  end
end
