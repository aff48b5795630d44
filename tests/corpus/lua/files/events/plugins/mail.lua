print("loading", (...))
local sent = 0
local M = {}
function M.attach(bus)
    bus:on("created", 5, function(data, limit)
        if sent >= limit then return "stop" end
        sent = sent + 1
        table.insert(bus.log, "mail to " .. data.name)
    end)
end
return M
