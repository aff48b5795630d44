local settings = require("settings")
local bus = { log = {}, listeners = setmetatable({}, { __index = function(t, k) t[k] = {}; return t[k] end }) }

function bus:on(event, priority, listener)
    local all = self.listeners[event]
    local at = #all + 1
    for i, one in ipairs(all) do
        if priority > one.priority then at = i; break end
    end
    table.insert(all, at, { priority = priority, run = listener })
    return self
end

function bus:fire(event, data)
    for _, one in ipairs(self.listeners[event]) do
        if one.run(data, settings.limit) == "stop" then
            self.log[#self.log + 1] = event .. " stopped"
            return
        end
    end
end

function bus:count(event) return #self.listeners[event] end

return bus
