-- How often each word stands in a text: a table as a map, a pattern that finds words, and a sort by two things.
local text = [[
the cat and the dog and the bird
sat on the mat and the cat slept
]]

local counts = {}
for word in text:gmatch("%a+") do
  counts[word] = (counts[word] or 0) + 1
end

local words = {}
for word in pairs(counts) do
  words[#words + 1] = word
end
table.sort(words, function(a, b)
  if counts[a] ~= counts[b] then return counts[a] > counts[b] end
  return a < b
end)

for place, word in ipairs(words) do
  if place > 5 then break end
  print(("%-5s %d"):format(word, counts[word]))
end
