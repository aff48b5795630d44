-- Edges of the library: what stands in front of the first element, chunks as bytes, modules that are not there.
local ban = { [0] = "ban" }
assert(#ban == 0 and table.remove(ban) == "ban" and ban[0] == nil and table.remove(ban) == nil)
assert(not pcall(table.sort, { 2, 1 }, 5))
print(pcall(table.sort, { 2, 1 }, 5))

local function reads_back(value)
  local text = string.format("%q", value)
  local again = load("return " .. text)()
  assert(again == value and math.type(again) == math.type(value), text)
  return text
end
print(reads_back(2 ^ 63), reads_back(-2 ^ 63), reads_back(-5.0), reads_back(0.1), reads_back(math.mininteger), reads_back(1 / 0))
reads_back("\0\1\255\u{234}\r\n\"\\")
assert(#load("return '\255\200'")() == 2 and load("return '\255'")() == "\255" and load("return 'ä'")() == "ä")

local function square(x) return x * x end
local dumped = string.dump(square)
assert(type(dumped) == "string" and load(dumped, "square", "b")(7) == 49)
print(load(dumped, "square", "t"))
print(pcall(string.dump, print))

local ok, message = pcall(require, "no.such")
print(ok)
print((message:gsub("\n.*", "")), select(2, message:gsub("\n", "\n")) > 5, message:find("no file './no/such.lua'", 1, true) ~= nil)
print(package.path:match("[^;]*$"), package.searchpath("no.such", "./?.x;./?.y"))

for _, format in ipairs { "%010c", "%.3c", "%05s", "%.3s|", "%+x", "%#x", "%#d", "%5.2.3f", "%F", "%1234d", "%10q", "%-8d|", "%+.3e" } do
  print(format, pcall(string.format, format, 65))
end
local shown = setmetatable({}, { __len = function() return 3 end, __index = function(_, k) return k * 10 end })
print(table.concat(shown, ","), pcall(table.concat, setmetatable({ 1 }, { __index = function() return {} end }), ",", 1, 2))
print(utf8.len("\xed\xa0\x80"), utf8.len("\xed\xa0\x80", 1, -1, true), utf8.len("\xc0\x80"), utf8.len("\u{7FFFFFFF}", 1, -1, true))
print(utf8.codepoint("\u{10FFFF}\u{200000}", 5, 5, true), pcall(utf8.codepoint, "\u{200000}"))
