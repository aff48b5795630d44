-- Chunks: texts and files that become functions.

-- What the text that was run last left: its chunk as a function.
_chunk = nil
function _take_chunk(chunk) _chunk = chunk end

-- A program that the reference refuses.
function _refuse(wrong)
    if not __is_complete() then return end
    __write_err("lua5.4: " .. wrong .. "\n")
    __run_end(1)
end

-- The global variables as a table of their own, in programs that can tell; nothing in others.
_environment = nil

function _global_table()
    if _environment == nil then
        local t = __table_of()
        for _, name in ipairs(_base_names) do t[name] = __global_get(name) end
        for name, library in next, _libraries do
            if name ~= "_G" then t[name] = library end
        end
        t._VERSION = _VERSION
        t.arg = arg
        t._G = t
        package.loaded._G = t
        _environment = t
    end
    return _environment
end

-- What messages call a chunk.
function _chunk_name(name)
    local first = __byte_part(name, 1, 1)
    if first == "=" then return __byte_part(name, 2, 60) end
    if first == "@" then
        local path = __byte_part(name, 2, -1)
        if #path <= 59 then return path end
        return "..." .. __byte_part(path, -56, -1)
    end
    local line_end = __pattern_find(name, "\n", 1, true)
    if line_end == nil and #name <= 44 then return "[string \"" .. name .. "\"]" end
    if line_end ~= nil then name = __byte_part(name, 1, __result_at(line_end) - 1) end
    return "[string \"" .. __byte_part(name, 1, 45) .. "...\"]"
end

-- The function of a chunk; its global variables are those of a table, where one is given.
function _compiled(text, name, has_environment, environment)
    if not has_environment and _environment ~= nil then has_environment, environment = true, _environment end
    local wrong = __run_text(text, name, has_environment and "environment" or "chunk")
    if wrong == "C stack overflow" and _called == nil and _running == nil then
        -- It is told like an error that nobody catches.
        wrong = wrong .. "\n" .. _traced(_calls(false), 1)
    end
    if wrong ~= nil then return nil, wrong end
    local chunk = _chunk
    if has_environment then return chunk(environment) end
    return chunk
end

-- The pieces of a chunk that a function gives.
function _pieces(f)
    local text = ""
    while true do
        local piece = f()
        if piece == nil or piece == "" then return text end
        local kind = __kind_of(piece)
        if kind ~= "string" and kind ~= "number" then _fail("reader function must return a string") end
        text = text .. piece
    end
end

-- What functions are written down as: a mark that is known again in this run.
_dumped = __table_of()
_dumps = 0
function string.dump(f)
    _expect(f, "function", 1, "dump")
    if _library_name(f) ~= nil then _fail("unable to dump given function") end
    _dumps = _dumps + 1
    local text = "\27Lua" .. _dumps
    _dumped[text] = f
    return text
end

function load(...)
    local chunk, name, mode, environment = ...
    if mode ~= nil then mode = _text(mode, 3, "load") end
    if name ~= nil then name = _text(name, 2, "load") end
    local kind = __kind_of(chunk)
    local text, given = chunk, name
    if kind == "string" or kind == "number" then
        text = __value_text(chunk)
        if name == nil then name = text end
    elseif kind == "function" then
        if name == nil then name = "=(load)" end
        local boundary, called, handler = _boundary, _called, _handler
        _boundary, _called, _handler = true, _pieces, nil
        local ok, read = __protect(_pieces, chunk)
        _boundary, _called, _handler = boundary, called, handler
        if not ok then return nil, _as_told(read) end
        text = read
    else
        _expect(chunk, "function", 1, "load")
    end
    name = _chunk_name(name)
    if _dumped[text] ~= nil and (mode == nil or __pattern_find(mode, "b", 1, true) ~= nil) then
        return _dumped[text]
    end
    if __byte_part(text, 1, 1) == "\27" then
        if mode ~= nil and __pattern_find(mode, "b", 1, true) == nil then
            return nil, "attempt to load a binary chunk (mode is '" .. mode .. "')"
        end
        local shown = given == nil and "binary string" or name
        local is_begun = __byte_part("\27Lua", 1, #text) == text or __byte_part(text, 1, 4) == "\27Lua"
        return nil, shown .. ": bad binary format (" .. (is_begun and "truncated chunk" or "not a binary chunk") .. ")"
    end
    if mode ~= nil and __pattern_find(mode, "t", 1, true) == nil then
        return nil, "attempt to load a text chunk (mode is '" .. mode .. "')"
    end
    return _compiled(text, name, __result_count(...) >= 4, environment)
end

for _, _name in ipairs(_base_names) do _base_functions[_name] = __global_get(_name) end
