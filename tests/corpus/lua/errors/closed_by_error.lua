-- covers: an error that nobody catches closes variables, which are told of it with its traceback
local function closing(name)
  return setmetatable({}, { __close = function(_, wrong) print("close", name, wrong) end })
end
local outer <close> = closing("outer")
local function work(t)
  local inner <close> = closing("inner")
  return t.field.name
end
print(pcall(function()
  local held <close> = closing("held")
  error("caught", 0)
end))
local n = 2.5
print(pcall(function() return n | 1 end))
print(pcall(function() return 1 & n end))
print(pcall(function() return ~n end))
work({})
