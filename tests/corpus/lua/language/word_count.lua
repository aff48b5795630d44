-- covers: gmatch
local text = "the quick brown fox jumps over the lazy dog the end"
local count, words = {}, {}
for w in text:gmatch("%a+") do if not count[w] then count[w] = 0 words[#words + 1] = w end count[w] = count[w] + 1 end
table.sort(words, function(a, b) if count[a] ~= count[b] then return count[a] > count[b] end return a < b end)
for _, w in ipairs(words) do print(w, count[w]) end
