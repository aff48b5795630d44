-- Bits: masks, counting, Gray codes, checksums, a bit set.
local function popcount(n)
  local count = 0
  while n ~= 0 do
    n = n & (n - 1)
    count = count + 1
  end
  return count
end
local function binary(n, width)
  local digits = {}
  for i = (width or 8) - 1, 0, -1 do digits[#digits + 1] = (n >> i) & 1 end
  return table.concat(digits)
end
print(popcount(0), popcount(255), popcount(-1), popcount(1 << 63))
print(binary(10), binary(~10 & 0xff), binary(0xA5 ~ 0xFF), binary(1 << 7 | 1))
for i = 0, 7 do io.write(binary(i ~ (i >> 1), 3), i < 7 and " " or "\n") end

local function crc32(text)
  local crc = 0xFFFFFFFF
  for i = 1, #text do
    crc = crc ~ text:byte(i)
    for _ = 1, 8 do crc = (crc >> 1) ~ (0xEDB88320 & -(crc & 1)) end
  end
  return crc ~ 0xFFFFFFFF
end
local function adler32(text)
  local a, b = 1, 0
  for _, byte in ipairs { text:byte(1, -1) } do
    a = (a + byte) % 65521
    b = (b + a) % 65521
  end
  return b << 16 | a
end
local function fnv1a(text)
  local hash = 0xcbf29ce484222325
  for c in text:gmatch(".") do hash = (hash ~ c:byte()) * 0x100000001b3 end
  return hash
end
print(("%08x %08x %016x"):format(crc32("The quick brown fox"), adler32("Wikipedia"), fnv1a("hello")))

local BitSet = {}
BitSet.__index = BitSet
local function new(...)
  local set = setmetatable({ bits = 0 }, BitSet)
  for _, i in ipairs { ... } do set.bits = set.bits | 1 << i end
  return set
end
BitSet.__band = function(a, b) return setmetatable({ bits = a.bits & b.bits }, BitSet) end
BitSet.__bor = function(a, b) return setmetatable({ bits = a.bits | b.bits }, BitSet) end
BitSet.__bxor = function(a, b) return setmetatable({ bits = a.bits ~ b.bits }, BitSet) end
BitSet.__len = function(a) return popcount(a.bits) end
BitSet.__eq = function(a, b) return a.bits == b.bits end
BitSet.__le = function(a, b) return a.bits & b.bits == a.bits end
BitSet.__tostring = function(a)
  local members = {}
  for i = 0, 63 do if a.bits >> i & 1 == 1 then members[#members + 1] = i end end
  return "{" .. table.concat(members, ",") .. "}"
end
local a, b = new(1, 3, 5, 63), new(3, 4, 5)
print(a & b, a | b, a ~ b, #a, a & b <= a, a <= b, new(1) == new(1))

local function pack_color(r, g, b) return r << 16 | g << 8 | b end
local function unpack_color(c) return c >> 16 & 0xff, c >> 8 & 0xff, c & 0xff end
print(("#%06X"):format(pack_color(255, 128, 0)), unpack_color(0xFF8000))
print(5 // 2 * 2 == 5 & ~1, 2 ^ 53 | 0, pcall(function() return 1.5 | 0 end))
print(pcall(function() return "7" & 3 end))
print(string.pack(">I2 <I4 z", 258, 1, "ab"):byte(1, -1))
print(string.unpack(">I2 <I4 z", string.pack(">I2 <I4 z", 258, 1, "ab")))
