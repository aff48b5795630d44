-- The same function as in the other languages:
-- compare them side by side.

function factorial(n)
  local result = 1
  local i = 2
  while i <= n do
    result = result * i
    i = i + 1
  end
  return result
end

for n = 0, 10 do
  last = factorial(n)
end
