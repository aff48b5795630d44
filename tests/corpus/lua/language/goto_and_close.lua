-- goto, nested loops, variables that are closed.
for i = 1, 3 do
  for j = 1, 3 do
    if j == 2 then goto continue end
    if i == 3 then goto done end
    io.write(i, "-", j, " ")
    ::continue::
  end
end
::done::
print()

local function resource(name, log)
  return setmetatable({ name = name }, {
    __close = function(self, err) log[#log + 1] = self.name .. ":" .. tostring(err) end,
  })
end

local log = {}
do
  local a <close> = resource("a", log)
  local b <close> = resource("b", log)
  log[#log + 1] = "inside"
end
print(table.concat(log, " "))

log = {}
local ok, err = pcall(function()
  local a <close> = resource("a", log)
  local b <close> = nil
  error("failed", 0)
end)
print(ok, err, table.concat(log, " "))

log = {}
local function early(n)
  local a <close> = resource("early", log)
  if n > 1 then return n, n * 2 end
  return "small"
end
print(early(5))
print(early(1))
print(table.concat(log, " "))

log = {}
for i = 1, 2 do
  local r <close> = resource("loop" .. i, log)
  if i == 2 then break end
end
print(table.concat(log, " "))
print(pcall(function() local x <close> = 42 end))

local limit <const> = 3
local i = 1
::again::
if i <= limit then
  io.write(i, " ")
  i = i + 1
  goto again
end
print()

do
  local k = 0
  ::top::
  k = k + 1
  local captured = function() return k end
  if k < 3 then goto top end
  print(captured())
end

local function iterate(n, log)
  local closer = resource("iterator", log)
  local i = 0
  return function() i = i + 1 if i <= n then return i end end, nil, nil, closer
end
log = {}
for v in iterate(5, log) do
  if v == 3 then break end
  io.write(v, " ")
end
print(table.concat(log, " "))
