local function sandbox(code)
  local _ENV = {print = print, tostring = tostring}
  result = code
  return _ENV
end
local e = sandbox("hello")
print(e.result, result)
local function with(_ENV) return a + b end
print(with{a = 1, b = 2})
do
  local _ENV <const> = setmetatable({}, {__index = _G})
  counter = 0
  function inc() counter = counter + 1 return counter end
  inc() inc()
  print(counter)
end
print(counter, inc)
_ENV.newglobal = "via _ENV"
print(newglobal, _G.newglobal, _ENV == _G)
local names = {}
for k in pairs(_G) do names[#names + 1] = k end
table.sort(names)
print(#names, table.concat(names, " "))
a = 1
local n = 0
for k, v in pairs(_G) do if k == "a" then n = n + 1 end end
print(n)
_ENV = {print = print}
print(a, x)
x = 3
print(x)
