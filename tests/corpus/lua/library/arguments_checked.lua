-- covers: missing arguments of basic functions, numbers that texts stand for, what the library compares itself
local function try(f, ...)
  local results = table.pack(pcall(f, ...))
  print(table.unpack(results, 1, results.n))
end

-- What is not there is told, by whatever way the function is called.
try(type)
try(rawequal, 1)
try(rawequal)
try(rawget, {})
try(rawset, {}, 1)
try(next, 1)
try(warn)
try(math.type)
try(math.ult, 1)
try(utf8.offset, "abc")
try(os.difftime, 1)
try(coroutine.isyieldable, 1)
try(function() next("x") end)
try(function() rawget({}) end)
try(function() rawset({}, 1) end)
try(function() return next(nil) end)
try(function() coroutine.isyieldable({}) end)

-- Arguments behind the first are converted or refused.
try(string.rep, "x", 3, 0)
try(string.rep, "x", 3, {})
try(string.sub, "abc", 1, {})
try(string.find, "abc", "b", "z")
try(string.gsub, "abc", "b", "x", "y")
try(string.find, "a)b", "a)")
try(table.concat, { 1.5, "x", 2 }, 1)
try(table.concat, { 1 }, ",", "x")
try(table.concat, {}, {})
try(table.unpack, {}, "a")
try(table.unpack, {}, 1, 1e100)
try(table.unpack)
try(table.insert, setmetatable({}, { __len = function() return "x" end }), 1)
try(table.remove, setmetatable({}, { __len = function() return 1.5 end }))
try(io.stdout.seek, io.stdout, "bad")

-- The library compares without a place.
print(math.max("10", "9"), math.min("10", "9"), pcall(math.max, nil))
try(math.max, 1, {})
try(math.min, 1, {})
try(function() return math.max(1, "x") end)
try(function() table.sort({ 3, "a", 1 }) end)
try(function() table.sort({ {}, {} }) end)

-- What a text stands for is a float for the functions of `math`.
print(math.abs("-3"), math.fmod("7", 4), math.floor("10"), math.ceil("2.5"))
print(math.abs(-3), math.fmod(7, 4))

-- Nothing is anchored in `gmatch`.
for word in ("^a^b"):gmatch("^%a") do print(word) end
-- Readers of chunks.
print(load("\27Lua"))
print(load("\27bad"))
print(load("\27bad", "=name"))
print(select("#", load(function() return {} end)))
print(math.maxinteger < 2^63, math.mininteger <= -2^63, math.mininteger == -2^63, math.mininteger < -2^63)
