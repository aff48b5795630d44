-- covers: math.randomseed, read("n"), error levels behind calls in place of returns, pairs and the like without a table, os.date
math.randomseed(42)
local drawn = {}
for i = 1, 6 do drawn[i] = math.random(1, 100) end
print(table.concat(drawn, " "), math.random(0), math.random(5), math.random(-10, 10), math.random(1 << 40), math.random() < 1)
math.randomseed(42, 7)
print(math.random(6), math.random(6), math.random(6), string.format("%.10f", math.random()))
print(pcall(math.randomseed, 1.5))

local file = io.open("numbers.txt", "w")
file:write("12 0x1F -3.5e2 word 7.\n.5e 99\n")
file:close()
file = io.open("numbers.txt")
print(file:read("n", "n", "n"))
print(file:read("n"), file:read("l"))
print(file:read("n"), file:read("a"))
file:close()
os.remove("numbers.txt")

local function check(x)
  if type(x) ~= "number" then error("number wanted", 2) end
  return x
end
local function tail() return check("a") end
local function plain() local x = check("b") return x end
local function through() local x = tail() return x end
print(pcall(tail))
print(pcall(plain))
print(pcall(through))
print(pcall(function() return plain() end))

for _, f in ipairs {
  function() for k in pairs(nil) do print(k) end end,
  function() for k in pairs() do print(k) end end,
  function() return math.max() end,
  function() return getmetatable() end,
} do
  print(pcall(f))
end
print(pcall(pairs, nil) and select("#", pairs({})))
print(os.date("!%Ey %Od", 0), pcall(os.date, "%Q"))
print(tostring(next):match("^function: ") ~= nil, tostring(print):match("^function: ") ~= nil)
print(pcall(function() for i in ipairs(nil) do print(i) end end))
print(pcall(function() for i in ipairs(true) do print(i) end end), type(print))
