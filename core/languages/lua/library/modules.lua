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
function _preloaded(name)
    local loader = package.preload[name]
    if loader ~= nil then return loader, ":preload:" end
    return "no field package.preload['" .. name .. "']"
end
function _of_the_program(name)
    local loader, path = _found_module(name)
    if loader ~= nil then return loader, path end
    local _, tried = package.searchpath(name, package.path)
    local _, native = package.searchpath(name, package.cpath)
    tried = tried .. "\n\t" .. native
    -- A part of a module may be in the library of the whole.
    local whole = string.match(name, "^([^.]*)%.")
    if whole ~= nil then
        local _, of_whole = package.searchpath(whole, package.cpath)
        tried = tried .. "\n\t" .. of_whole
    end
    return tried
end
package.searchers = { _preloaded, _of_the_program }
function package.searchpath(name, path, separator, by)
    name, path = _text(name, 1, "searchpath"), _text(path, 2, "searchpath")
    name = string.gsub(name, separator == nil and "%." or "%" .. separator, by or "/")
    local tried = ""
    for template in string.gmatch(path, "[^;]+") do
        local file = string.gsub(template, "%?", name)
        local plain = string.gsub(file, "^%./", "")
        if _module_files[plain] ~= nil or _disk[file] ~= nil then return file end
        tried = tried .. (tried == "" and "" or "\n\t") .. "no file '" .. file .. "'"
    end
    return nil, tried
end

function require(name)
    name = _text(name, 1, "require")
    local known = package.loaded[name]
    if known ~= nil then return known end
    local searchers = package.searchers
    if __kind_of(searchers) ~= "table" then _fail("'package.searchers' must be a table") end
    local loader, path
    local place, tried = 1, ""
    while __kind_of(loader) ~= "function" do
        local searcher = searchers[place]
        if searcher == nil then _fail("module '" .. name .. "' not found:" .. tried) end
        loader, path = searcher(name)
        if __kind_of(loader) == "string" then tried = tried .. "\n\t" .. loader end
        place = place + 1
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
