-- Strict mode: global variables have to be declared.
local declared = {}

local function declare(name, value)
  declared[name] = true
  rawset(_G, name, value)
end

setmetatable(_G, {
  __newindex = function(globals, name, value)
    if not declared[name] then error("assignment to undeclared variable '" .. name .. "'", 2) end
    rawset(globals, name, value)
  end,
  __index = function(_, name)
    if not declared[name] then error("use of undeclared variable '" .. name .. "'", 2) end
    return nil
  end,
})

declare("limit", 10)
declare("later")
print(limit, later)
limit = limit + 1
later = "set"
print(limit, later, _G.limit, rawget(_G, "later"))

local function typo() limitt = 5 end
local function reader() return limti end
print(pcall(typo))
print(pcall(reader))
print(rawget(_G, "limitt"), declared.limit, declared.limitt)

-- What the standard library gives is there all the same.
print(type(print), type(_G.string.format), _G._G == _G, _VERSION)
local count = 0
for name in pairs(_G) do if type(_G[name]) == "function" then count = count + 1 end end
print(count >= 20)

-- A table of globals of one's own.
local function isolated()
  local _ENV = { print = print, tostring = tostring }
  value = 42
  print("inside", value, tostring(value))
  return _ENV
end
print(isolated().value, rawget(_G, "value"))
local function area(_ENV) return width * height end
print(area { width = 3, height = 4 })
