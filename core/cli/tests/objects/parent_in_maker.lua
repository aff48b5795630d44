local function make(name, parent) --+
  local self = { name = name, kids = {} } --+
  if parent then parent.kids[#parent.kids + 1] = name end --+
  return self
end
local root = make("r") --+
local leaf = make("l", root) --+
print(root.kids[1]) --@root
