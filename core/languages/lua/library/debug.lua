-- The library `debug`, as far as programs use it for messages.

debug = __table_of()
function debug.traceback(message)
    if message ~= nil and type(message) ~= "string" and type(message) ~= "number" then return message end
    return (message == nil and "" or message .. "\n") .. "stack traceback:\n\t[C]: in ?"
end
function debug.getinfo()
    local file, line = string.match(_place(), "^(.*):(%d+): $")
    return {
        currentline = line == nil and -1 or math.tointeger(tonumber(line)), short_src = file or "[C]", source = "@" .. (file or ""),
        what = "Lua", namewhat = "", nups = 0,
    }
end
function debug.getmetatable(value) return __table_parent(value) end
function debug.setmetatable(value, parent) __table_set_parent(value, parent) return value end
