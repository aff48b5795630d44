-- covers: strings, tables
local groups, order = {}, {}
for _, w in ipairs({"listen", "silent", "enlist", "google", "elgoog", "abc"}) do
  local c = {} for ch in w:gmatch(".") do c[#c + 1] = ch end table.sort(c)
  local k = table.concat(c)
  if not groups[k] then groups[k] = {} order[#order + 1] = k end
  table.insert(groups[k], w)
end
for _, k in ipairs(order) do print(k, table.concat(groups[k], " ")) end
