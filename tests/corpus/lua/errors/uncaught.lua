-- covers: uncaught errors
local function inner(t) return t.x.y end
local function outer() local r = inner({}) return r end
print("before")
outer()
