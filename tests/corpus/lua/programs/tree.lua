-- covers: classes, recursion
local Node = {} Node.__index = Node
function Node.new(v) return setmetatable({v = v}, Node) end
function Node:insert(v) local side = v < self.v and "left" or "right" if self[side] then self[side]:insert(v) else self[side] = Node.new(v) end end
function Node:walk(f) if self.left then self.left:walk(f) end f(self.v) if self.right then self.right:walk(f) end end
local root = Node.new(50) for _, v in ipairs({30, 70, 20, 40, 60, 80}) do root:insert(v) end
local out = {} root:walk(function(v) out[#out + 1] = v end) print(table.concat(out, " "))
