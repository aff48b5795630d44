-- covers: algorithms
local function bubble(t) for i = #t, 2, -1 do for j = 1, i - 1 do if t[j] > t[j + 1] then t[j], t[j + 1] = t[j + 1], t[j] end end end return t end
local function quick(t) if #t <= 1 then return t end local p, l, r = t[1], {}, {} for i = 2, #t do if t[i] < p then l[#l + 1] = t[i] else r[#r + 1] = t[i] end end
  local out = quick(l) out[#out + 1] = p for _, v in ipairs(quick(r)) do out[#out + 1] = v end return out end
print(table.concat(bubble({5, 3, 8, 1, 9, 2}), " ")) print(table.concat(quick({5, 3, 8, 1, 9, 2}), " "))
