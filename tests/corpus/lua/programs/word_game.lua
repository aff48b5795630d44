-- Words: counts, anagrams, ciphers, soundex, a trie.
local text = [[the cat sat on the mat the cat ate the rat]]
local counts, order = {}, {}
for word in text:gmatch("%a+") do
  if not counts[word] then counts[word] = 0 order[#order + 1] = word end
  counts[word] = counts[word] + 1
end
table.sort(order, function(a, b) return counts[a] > counts[b] or counts[a] == counts[b] and a < b end)
for i = 1, 4 do print(i, order[i], counts[order[i]], ("*"):rep(counts[order[i]])) end

local function key(word)
  local letters = {}
  for c in word:gmatch(".") do letters[#letters + 1] = c end
  table.sort(letters)
  return table.concat(letters)
end
local groups = {}
for _, word in ipairs { "listen", "silent", "enlist", "google", "gogole", "cat", "act" } do
  local k = key(word)
  groups[k] = groups[k] or {}
  table.insert(groups[k], word)
end
local keys = {}
for k in pairs(groups) do keys[#keys + 1] = k end
table.sort(keys)
for _, k in ipairs(keys) do print(k, table.concat(groups[k], " ")) end

local function shift(s, n)
  return (s:gsub("%a", function(c)
    local base = c:match("%l") and ("a"):byte() or ("A"):byte()
    return string.char((c:byte() - base + n) % 26 + base)
  end))
end
print(shift("Hello, World!", 13), shift(shift("Hello, World!", 5), -5), shift("xyz", 3))
local function atbash(s)
  return (s:lower():gsub("[^%w]", ""):gsub("%a", function(c) return string.char(219 - c:byte()) end):gsub("(.....)", "%1 "):gsub(" $", ""))
end
print(atbash("Testing, 1 2 3, testing."))
local function vigenere(s, password)
  local i = 0
  return (s:upper():gsub("%u", function(c)
    local k = password:byte(i % #password + 1) - 65
    i = i + 1
    return string.char((c:byte() - 65 + k) % 26 + 65)
  end))
end
print(vigenere("attack at dawn", "LEMON"))
local codes = { B = 1, F = 1, P = 1, V = 1, C = 2, G = 2, J = 2, K = 2, Q = 2, S = 2, X = 2, Z = 2, D = 3, T = 3, L = 4, M = 5, N = 5, R = 6 }
local function soundex(name)
  name = name:upper()
  local out, last = name:sub(1, 1), codes[name:sub(1, 1)]
  for c in name:sub(2):gmatch("%a") do
    local code = codes[c]
    if code and code ~= last then out = out .. code end
    if c ~= "H" and c ~= "W" then last = code end
  end
  return (out .. "000"):sub(1, 4)
end
print(soundex("Robert"), soundex("Rupert"), soundex("Tymczak"), soundex("Pfister"))

local Trie = {}
Trie.__index = Trie
function Trie.new(words)
  local trie = setmetatable({ root = {} }, Trie)
  for _, word in ipairs(words) do trie:add(word) end
  return trie
end
function Trie:add(word)
  local node = self.root
  for c in word:gmatch(".") do
    node[c] = node[c] or {}
    node = node[c]
  end
  node.is_word = true
end
function Trie:complete(prefix)
  local node = self.root
  for c in prefix:gmatch(".") do
    node = node[c]
    if not node then return {} end
  end
  local found = {}
  local function walk(n, word)
    if n.is_word then found[#found + 1] = word end
    local letters = {}
    for c in pairs(n) do if #c == 1 then letters[#letters + 1] = c end end
    table.sort(letters)
    for _, c in ipairs(letters) do walk(n[c], word .. c) end
  end
  walk(node, prefix)
  return found
end
local trie = Trie.new { "car", "card", "care", "cat", "dog" }
print(table.concat(trie:complete("car"), " "), #trie:complete("x"), table.concat(trie:complete(""), ","))
print(("racecar"):reverse() == "racecar", ("A man, a plan"):lower():gsub("%A", ""))
print(("one two  three"):gsub("%s+", "_"), ("CamelCaseWord"):gsub("(%l)(%u)", "%1_%2"):lower())
