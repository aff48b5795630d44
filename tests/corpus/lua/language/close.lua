-- covers: to-be-closed variables
local function res(name) return setmetatable({}, {__close = function(_, e) print("close " .. name, e) end}) end
do
  local a <close> = res("a")
  local b <close> = res("b")
  print("body")
end
local function f() local x <close> = res("x") return "result" end
print(f())
print(pcall(function() local y <close> = res("y") error("bad", 0) end))
for i = 1, 2 do local z <close> = res("z" .. i) if i == 1 then goto next end print(i) ::next:: end
