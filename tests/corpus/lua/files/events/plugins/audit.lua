print("loading", ...)
local seen = 0
return {
    attach = function(bus)
        bus:on("created", 1, function(data)
            seen = seen + 1
            bus.log[#bus.log + 1] = ("audit %d: %s"):format(seen, data.name)
        end):on("deleted", 9, function() return "stop" end)
    end,
}
