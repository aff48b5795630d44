local check = require("check")
local store = { items = { a = 1 } }

function store:get(key)
    local value = self.items[key]
    if value == nil then error("no " .. key) end
    return value
end

function store.checked(value) return check.number(value) end
function store.level(n) check.at(n, "told two levels up") end
function store.crash() local t = {}; return t.missing.member end
function store.half(value) return value / 2 end

function store.guard(name)
    return setmetatable({ name = name }, { __close = function(self) print("closed " .. self.name) end })
end

return store
