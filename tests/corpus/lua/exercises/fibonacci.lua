-- covers: memoization
local memo = {}
local function fib(n) if n < 2 then return n end if memo[n] then return memo[n] end local r = fib(n - 1) + fib(n - 2) memo[n] = r return r end
for _, n in ipairs({10, 50, 90}) do print(n, fib(n)) end
