-- The library `package`: what there is from the start. Files are not looked for.

package = __table_of()
package.path = "./?.lua;./?/init.lua"
package.cpath = "./?.so"
package.config = "/\n;\n?\n!\n-\n"
package.preload = __table_of()
package.loaded = {
    _G = _G, package = package, coroutine = coroutine, table = table, io = io, os = os, string = string, math = math, utf8 = utf8,
    debug = debug,
}

function require(name)
    name = _text(name, 1, "require")
    local known = package.loaded[name]
    if known ~= nil then return known end
    local loader = package.preload[name]
    if loader == nil then
        local file = string.gsub(name, "%.", "/")
        _fail("module '" .. name .. "' not found:\n\tno field package.preload['" .. name .. "']\n\tno file './" .. file
            .. ".lua'\n\tno file './" .. file .. "/init.lua'\n\tno file './" .. file .. ".so'")
    end
    local value = loader(name, ":preload:")
    if value ~= nil then package.loaded[name] = value end
    if package.loaded[name] == nil then package.loaded[name] = true end
    return package.loaded[name], ":preload:"
end
