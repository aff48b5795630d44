-- covers: coroutines
local function primes() return coroutine.wrap(function() local n = 2 while true do local p = true for i = 2, math.floor(math.sqrt(n)) do if n % i == 0 then p = false break end end if p then coroutine.yield(n) end n = n + 1 end end) end
local i = 0 for p in primes() do io.write(p, " ") i = i + 1 if i == 15 then break end end print()
