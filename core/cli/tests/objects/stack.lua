local Stack = {}
Stack.__index = Stack
function Stack.new() return setmetatable({ items = {} }, Stack) end --+
function Stack:push(x) self.items[#self.items + 1] = x return self end --+
function Stack:top() return self.items[#self.items] end --+
local s = Stack.new() --+
local t = Stack.new()
s:push(1):push(2) --+
t:push(3)
local r = s:top() --+
print(r) --@r
print(t:top())
