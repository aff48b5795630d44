-- A configuration written as a Lua chunk, read in a sandbox with limits.
local source = [[
name = "server"
port = 8000 + 80
debug_mode = true
paths = { "/usr", "/tmp" }
limits = { cpu = 2, memory = { soft = 512, hard = 1024 } }
greeting = greet("world")
ratio = port / 2
]]

local function read_config(text, helpers)
  local config = {}
  local environment = setmetatable({}, {
    __index = function(_, key)
      if config[key] ~= nil then return config[key] end
      if helpers[key] ~= nil then return helpers[key] end
      error("unknown name '" .. key .. "'", 2)
    end,
    __newindex = function(_, key, value)
      if helpers[key] then error("cannot replace '" .. key .. "'", 2) end
      config[key] = value
    end,
  })
  local chunk, problem = load(text, "=config", "t", environment)
  if not chunk then return nil, problem end
  local ok, failure = pcall(chunk)
  if not ok then return nil, failure end
  return config
end

local helpers = { greet = function(who) return "hello, " .. who end }

local function show(value, indent)
  indent = indent or ""
  if type(value) ~= "table" then return tostring(value) end
  local keys = {}
  for key in pairs(value) do keys[#keys + 1] = key end
  table.sort(keys, function(a, b) return tostring(a) < tostring(b) end)
  local lines = {}
  for _, key in ipairs(keys) do lines[#lines + 1] = indent .. "  " .. key .. ": " .. show(value[key], indent .. "  ") end
  return "\n" .. table.concat(lines, "\n")
end

print("config:" .. show(read_config(source, helpers)))
print(read_config("x = missing", helpers))
print(read_config("greet = 1", helpers))
print(read_config("x = {", helpers))
print(read_config("x = 1\ny = x .. {}", helpers))
print(name, port)
