-- covers: classes
local Stack = {} Stack.__index = Stack
function Stack.new() return setmetatable({items = {}}, Stack) end
function Stack:push(...) for _, v in ipairs({...}) do self.items[#self.items + 1] = v end return self end
function Stack:pop() return table.remove(self.items) end
local s = Stack.new():push(1, 2, 3) print(s:pop(), s:pop(), #s.items)
local Queue = {} Queue.__index = Queue
function Queue.new() return setmetatable({first = 1, last = 0}, Queue) end
function Queue:push(v) self.last = self.last + 1 self[self.last] = v end
function Queue:pop() if self.first > self.last then return nil end local v = self[self.first] self[self.first] = nil self.first = self.first + 1 return v end
local q = Queue.new() q:push("a") q:push("b") print(q:pop(), q:pop(), q:pop())
