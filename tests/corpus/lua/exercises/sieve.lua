-- covers: tables
local n, prime, out = 60, {}, {}
for i = 2, n do prime[i] = true end
for i = 2, n do if prime[i] then out[#out + 1] = i for j = i * i, n, i do prime[j] = false end end end
print(table.concat(out, " "))
