-- covers: os.exit that closes the state: variables are closed and finalizers run, which pcall does not stop
setmetatable({}, { __gc = function() print("finalized") end })
local outer <close> = setmetatable({}, { __close = function(_, wrong) print("closed outer", wrong) end })
print(pcall(function()
    local inner <close> = setmetatable({}, { __close = function(_, wrong) print("closed inner", wrong) end })
    os.exit(3, true)
end))
print("never")
