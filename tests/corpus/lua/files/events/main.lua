-- covers: plugins required by computed names, closures kept across files, package.preload, a searcher's arguments
package.preload["settings"] = function(name, extra)
    print("preload", name, extra)
    return { limit = 2 }
end
local bus = require("bus")
for _, name in ipairs { "audit", "mail" } do
    local plugin = require("plugins." .. name)
    plugin.attach(bus)
end
bus:fire("created", { name = "ann" })
bus:fire("created", { name = "bob" })
bus:fire("created", { name = "cid" })
bus:fire("deleted", { name = "bob" })
print(table.concat(bus.log, "\n"))
print(bus:count("created"), require("settings").limit, package.loaded.settings ~= nil)
package.loaded["plugins.mail"] = nil
print(require("plugins.mail") ~= nil)
