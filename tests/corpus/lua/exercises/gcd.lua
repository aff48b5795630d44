-- covers: while
local function gcd(a, b) while b ~= 0 do a, b = b, a % b end return a end
print(gcd(48, 18), gcd(17, 5), gcd(100, 75)) print(48 * 18 // gcd(48, 18))
