local global = 5
print(global)
global = global + 1
print(global, type(global))
local t = {global = 1}
print(t.global)
function f(global) return global * 2 end
print(f(4))
