-- The library `package`. The program's other files have been made functions, which stand here by their paths.

package = __table_of()
package.path = "/usr/local/share/lua/5.4/?.lua;/usr/local/share/lua/5.4/?/init.lua;/usr/local/lib/lua/5.4/?.lua;"
    .. "/usr/local/lib/lua/5.4/?/init.lua;/usr/share/lua/5.4/?.lua;/usr/share/lua/5.4/?/init.lua;./?.lua;./?/init.lua"
package.cpath = "/usr/local/lib/lua/5.4/?.so;/usr/lib/x86_64-linux-gnu/lua/5.4/?.so;/usr/lib/lua/5.4/?.so;"
    .. "/usr/local/lib/lua/5.4/loadall.so;./?.so"
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

-- Who is asked for a module, in order: each gives what loads it, or says where it has looked.
_preload, _loaded = package.preload, package.loaded
function _preloaded(name)
    local loader = _preload[name]
    if loader ~= nil then return loader, ":preload:" end
    return "no field package.preload['" .. name .. "']"
end
-- Where a member of `package` says that files are, and what was tried in vain.
function _searched(name, member)
    local path = package[member]
    if __kind_of(path) ~= "string" then _fail("'package." .. member .. "' must be a string") end
    local file, tried = package.searchpath(name, path)
    return tried or "no file '" .. file .. "'"
end
function _of_the_program(name)
    local loader, path = _found_module(name)
    if loader ~= nil then return loader, path end
    return _searched(name, "path")
end
-- There are no libraries of C's.
function _of_libraries(name) return _searched(name, "cpath") end
-- A part of a module may be in the library of the whole.
function _of_whole_libraries(name)
    local whole = string.match(name, "^([^.]*)%.")
    if whole == nil then return nil end
    return _searched(whole, "cpath")
end
package.searchers = { _preloaded, _of_the_program, _of_libraries, _of_whole_libraries }
function package.loadlib(path, name)
    path, name = _text(path, 1, "loadlib"), _text(name, 2, "loadlib")
    return nil, path .. ": cannot open shared object file: No such file or directory", "open"
end
-- A text in which another stands in the place of one, which is no pattern.
function _exchanged(text, old, new)
    local out, at = "", 1
    while old ~= "" do
        local found = __pattern_find(text, old, at, true)
        if found == nil then break end
        out = out .. __byte_part(text, at, __result_at(found) - 1) .. new
        at = __result_at(found, 1) + 1
    end
    return out .. __byte_part(text, at, -1)
end
function package.searchpath(name, path, separator, by)
    by = by == nil and "/" or _text(by, 4, "searchpath")
    separator = separator == nil and "." or _text(separator, 3, "searchpath")
    path = _text(path, 2, "searchpath")
    name = _exchanged(_text(name, 1, "searchpath"), separator, by)
    local all = _exchanged(path, "?", name)
    for file in string.gmatch(all, "[^;]+") do
        local plain = string.gsub(file, "^%./", "")
        if _module_files[plain] ~= nil or _disk[file] ~= nil then return file end
    end
    return nil, "no file '" .. _exchanged(all, ";", "'\n\tno file '") .. "'"
end

function require(name)
    name = _text(name, 1, "require")
    local known = _loaded[name]
    if __is_unknown(known) or known then return known end
    local searchers = package.searchers
    if __kind_of(searchers) ~= "table" then _fail("'package.searchers' must be a table") end
    local loader, path
    local place, tried = 1, ""
    while __kind_of(loader) ~= "function" do
        local searcher = __table_get(searchers, place)
        if searcher == nil and _may_lack() then
            _loaded[name] = __unknown_name(name)
            return _loaded[name]
        end
        if searcher == nil then _fail("module '" .. name .. "' not found:" .. tried) end
        loader, path = searcher(name)
        local kind = __kind_of(loader)
        if kind == "string" or kind == "number" then tried = tried .. "\n\t" .. loader end
        place = place + 1
    end
    local value = loader(name, path)
    if value ~= nil then _loaded[name] = value end
    if _loaded[name] == nil then _loaded[name] = true end
    return _loaded[name], path
end

-- What files and hosts that are missing would give is unknown, but for code that is called in protected mode: that may ask just this.
function _may_lack() return not __is_complete() and _depth == 0 end
-- One element stands for all that a walk over what is unknown gives.
function _walk_unknown(t, key)
    if __is_unknown(key) then return nil end
    return __unknown_call("key", t), __unknown_element(t)
end
-- What a loop asks for the next element: of an unknown, what it gives stands for all.
function _walked(step)
    if not __is_unknown(step) then return step end
    local is_over = false
    return function()
        if is_over then return nil end
        is_over = true
        return __unknown_element(step)
    end
end
function _needed(value, name)
    if not __is_unknown(value) and value == nil and _may_lack() then return __unknown_name(name) end
    return value
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
