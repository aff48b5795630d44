-- Tables with texts as keys: how often each word of a long made-up text occurs.

local syllables = { [0] = "ka", "to", "mi", "re", "su", "no", "ha", "li" }

local parts, state = {}, 12345
for i = 1, 60000 do
  state = state * 16807 % 2147483647
  local number = state >> 8
  parts[i] = syllables[number % 8] .. syllables[(number >> 3) % 8] .. syllables[(number >> 6) % 8]
end
local text = table.concat(parts, " ")

local counts, names = {}, {}
for word in text:gmatch("%a+") do
  if not counts[word] then names[#names + 1] = word end
  counts[word] = (counts[word] or 0) + 1
end
table.sort(names, function(a, b)
  if counts[a] ~= counts[b] then return counts[a] > counts[b] end
  return a < b
end)
print(#names, names[1], counts[names[1]], names[2], counts[names[2]], names[3], counts[names[3]])
