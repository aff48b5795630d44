-- The library `package`. The program's other files have been made functions, which stand here by their paths.

package = __table_of()
package.path = "./?.lua;./?/init.lua"
package.cpath = "./?.so"
package.config = "/\n;\n?\n!\n-\n"
package.preload = __table_of()
package.loaded = {
    _G = _G, package = package, coroutine = coroutine, table = table, io = io, os = os, string = string, math = math, utf8 = utf8,
    debug = debug,
}
-- What is the language's own: the program changes what is loaded.
_libraries = __table_of()
for _name, _library in next, package.loaded do _libraries[_name] = _library end

_base_functions = __table_of()
_module_files = __table_of()
-- What is wrong with those that cannot be read.
_wrong_files = __table_of()

function _provide(path, chunk, wrong)
    _module_files[path] = chunk
    _wrong_files[path] = wrong
end

-- The file of a module, and how its path is written.
function _found_module(name)
    local path = string.gsub(name, "%.", "/")
    for _, file in ipairs({ path .. ".lua", path .. "/init.lua" }) do
        local chunk = _module_files[file]
        if _wrong_files[file] ~= nil then
            __throw("error loading module '" .. name .. "' from file './" .. file .. "':\n\t" .. _wrong_files[file])
        end
        if chunk ~= nil then return chunk, "./" .. file end
    end
end

function require(name)
    name = _text(name, 1, "require")
    local known = package.loaded[name]
    if known ~= nil then return known end
    local loader = package.preload[name]
    local path = ":preload:"
    if loader == nil then loader, path = _found_module(name) end
    if loader == nil then
        local file = string.gsub(name, "%.", "/")
        _fail("module '" .. name .. "' not found:\n\tno field package.preload['" .. name .. "']\n\tno file './" .. file
            .. ".lua'\n\tno file './" .. file .. "/init.lua'\n\tno file './" .. file .. ".so'")
    end
    local value = loader(name, path)
    if value ~= nil then package.loaded[name] = value end
    if package.loaded[name] == nil then package.loaded[name] = true end
    return package.loaded[name], path
end

-- The chunk of a file of the program, or why there is none.
function _file_chunk(name)
    local path = string.gsub(name, "^%./", "")
    if _wrong_files[path] ~= nil then return nil, _wrong_files[path] end
    if _module_files[path] ~= nil then return _module_files[path] end
    return nil, "cannot open " .. name .. ": No such file or directory"
end

function loadfile(name)
    return _file_chunk(_text(name, 1, "loadfile"))
end

function dofile(name)
    local chunk, wrong = _file_chunk(_text(name, 1, "dofile"))
    if chunk == nil then __throw(wrong) end
    return chunk()
end
