local check = require("check")
local store = { items = { a = 1 } }

function store:get(key)
    local value = self.items[key]
    if value == nil then error("no " .. key) end
    return value
end

function store.checked(value)
    local number = check.number(value)
    return number
end
function store.level(n) check.at(n, "told two levels up") end
function store.crash() local t = {}; return t.missing.member end
function store.half(value) return value / 2 end

return store
