local cart = {}                                   --+
local wish = {}                                   -- -
table.insert(cart, 3)                             --+
table.insert(wish, 90)                            -- -
cart[#cart + 1] = 4                               --+
local total = 0                                   --+
for _, v in ipairs(cart) do total = total + v end --+
print(wish[1])                                    -- -
print(total)                                      --@total
