-- Basic functions (manual, 6.1).

function type(value)
    if value == nil and _is_absent(1) then _bad(1, "type", "value expected") end
    return _type(value)
end
-- The same for the library itself, whose values are always there.
function _type(value)
    local parent = __table_parent(value)
    if parent ~= nil then
        if parent == _threads then return "thread" end
        if parent == _files then return "userdata" end
    end
    return __kind_of(value)
end

function tostring(...)
    local value = ...
    if __is_unknown(value) then return value end
    if value == nil and __result_count(...) == 0 then _bad(1, "tostring", "value expected") end
    local parent = _of_kinds == nil and __table_parent(value) or _parent(value)
    if parent ~= nil then
        local method = __table_get(parent, "__tostring")
        if method ~= nil and parent ~= _files then
            local boundary = _boundary
            _boundary = true
            _enter()
            local text = method(value)
            _boundary, _depth = boundary, _depth - 1
            local kind = __kind_of(text)
            if kind ~= "string" and kind ~= "number" then _fail("'__tostring' must return a string") end
            return text
        end
        local name = __table_get(parent, "__name")
        if parent == _threads then name = "thread" end
        if parent == _files and value.is_closed then return "file (closed)" end
        if parent == _files then return "file (" .. __byte_part(__value_text(value), 8, -1) .. ")" end
        if __kind_of(name) == "string" then
            return name .. __byte_part(__value_text(value), 6, -1)
        end
    end
    local text = __value_text(value)
    -- What the machine provides itself has no address.
    if text == "function" and __kind_of(value) == "function" then text = "function: 0x00000000000010" end
    return text
end

function print(...)
    local count = __result_count(...)
    local out = ""
    for i = 1, count do
        if i > 1 then out = out .. "\t" end
        local value = __result_at(__results_from(i - 1, ...))
        out = out .. (__is_unknown(value) and __unknown_text(value) or tostring(value))
    end
    __write_out(out .. "\n")
end

function tonumber(...)
    local value, base = ...
    if base == nil then
        if __result_count(...) == 0 then _bad(1, "tonumber", "value expected") end
        local kind = __kind_of(value)
        if kind == "number" then return value end
        if kind == "string" then return __text_number(value) end
        return nil
    end
    base = _integer(base, 2, "tonumber")
    _expect(value, "string", 1, "tonumber")
    if base < 2 or base > 36 then _bad(2, "tonumber", "base out of range") end
    return __text_number(value, base)
end

function setmetatable(t, parent)
    _expect(t, "table", 1, "setmetatable")
    if parent == nil and _is_absent(2) then _expect(parent, "nil or table", 2, "setmetatable") end
    if parent ~= nil and __kind_of(parent) ~= "table" then
        _expect(parent, "nil or table", 2, "setmetatable")
    end
    local old = __table_parent(t)
    if old ~= nil and __table_get(old, "__metatable") ~= nil then _fail("cannot change a protected metatable") end
    if parent ~= nil then
        if __table_get(parent, "__gc") ~= nil then _await_end(t) end
        if __table_get(parent, "__mode") ~= nil then _note_weak(t) end
    end
    return __table_set_parent(t, parent)
end

-- Tables with a finalizer, in the order in which they got it: the last is finalized first, when the program is over.
_finalized = nil
function _await_end(t)
    if _finalized == nil then
        _finalized = __table_of()
        __at_exit(_finalize_all)
    end
    for i = #_finalized, 1, -1 do
        if __raw_equal(_finalized[i], t) then return end
    end
    _finalized[#_finalized + 1] = t
end
function _finalize_all()
    while #_finalized > 0 do
        _finalize_one(__table_remove(_finalized, #_finalized))
    end
end
function _finalize_one(t)
    local method = _meta(t, "__gc")
    if __kind_of(method) == "function" then
        local called, handler = _called, _handler
        _called, _handler = method, nil
        local ok, wrong = __protect(method, t)
        _called, _handler = called, handler
        if __kind_of(wrong) ~= "string" then wrong = "error object is not a string" end
        if not ok then warn("error in __gc (", wrong, ")") end
    end
end

function getmetatable(...)
    local value = ...
    if __result_count(...) == 0 then _bad(1, "getmetatable", "value expected") end
    local parent = _parent(value)
    if parent == nil or parent == _threads then return nil end
    local shown = __table_get(parent, "__metatable")
    if shown ~= nil then return shown end
    return parent
end

function pairs(t)
    if __is_unknown(t) then return _walk_unknown, t, nil end
    local method = _meta(t, "__pairs")
    if method ~= nil then
        local a, b, c = method(t)
        return a, b, c
    end
    if __kind_of(t) ~= "table" then
        if t == nil and _is_absent(1) then _bad(1, "pairs", "value expected") end
        -- It is told where the next element is asked for.
        if _called_name() ~= nil then return __table_next, t, nil end
        return _wrong_next, t, nil
    end
    return __table_next, t, nil
end

function _wrong_next(t) _fail("bad argument #1 to 'for iterator' (table expected, got " .. _type(t) .. ")") end

function ipairs(...)
    local t = ...
    if __is_unknown(t) then return _walk_unknown, t, nil end
    if __result_count(...) == 0 then _bad(1, "ipairs", "value expected") end
    if __kind_of(t) ~= "table" and __kind_of(t) ~= "string" and _meta(t, "__index") == nil then
        -- The reference tells it where the first element is asked for, without a place.
        return function() _raise("attempt to index a " .. _type_of(t) .. " value") end, t, 0
    end
    return __table_step, t, 0
end

function select(n, ...)
    local count = __result_count(...)
    if n == "#" then return count end
    n = _integer(n, 1, "select")
    if n < 0 then
        n = count + n + 1
        if n < 1 then _bad(1, "select", "index out of range") end
    elseif n == 0 then
        _bad(1, "select", "index out of range")
    end
    return __results_from(n - 1, ...)
end

-- Nothing is collected before the run ends; how it is to be done is kept.
_collector = {is_running = true, mode = "generational", setpause = 200, setstepmul = 100}
function collectgarbage(option, value)
    if option == nil or option == "collect" then
        _collect()
        return 0
    end
    if option == "count" then return 100.0 end
    if option == "isrunning" then return _collector.is_running end
    if option == "step" then return true end
    if option == "stop" or option == "restart" then
        _collector.is_running = option == "restart"
        return 0
    end
    if option == "incremental" or option == "generational" then
        local before = _collector.mode
        _collector.mode = option
        return before
    end
    if option == "setpause" or option == "setstepmul" then
        local before = _collector[option]
        _collector[option] = value or 0
        return before
    end
    _text(option, 1, "collectgarbage")
    _bad(1, "collectgarbage", "invalid option '" .. option .. "'")
end
