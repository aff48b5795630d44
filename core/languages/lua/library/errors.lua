-- Errors, and what is wrong with arguments.

-- What `pcall` or a coroutine has called itself.
_called = nil
-- The name of a function of the library that is called so; nothing of any other.
function _called_name()
    if _called == nil then return nil end
    for name, library in next, _libraries do
        for member, value in next, library do
            if value == _called then return name == "_G" and member or name .. "." .. member end
        end
    end
    for _, name in ipairs(_base_names) do
        if __global_get(name) == _called then return name end
    end
    return nil
end
_base_names = {
    "assert", "collectgarbage", "error", "getmetatable", "ipairs", "next", "pairs", "pcall", "print", "rawequal", "rawget", "rawlen",
    "rawset", "require", "select", "setmetatable", "tonumber", "tostring", "type", "xpcall",
}

-- Where the program called what fails. What `pcall` calls itself has no place.
function _place()
    if _called_name() ~= nil then return "" end
    for level = 0, 8 do
        local place = __call_place(level)
        if place ~= "" then return place end
    end
    return ""
end

function _fail(message)
    __throw(_place() .. message)
end

function _bad(number, name, message)
    name = _called_name() or name
    _fail("bad argument #" .. number .. " to '" .. name .. "' (" .. message .. ")")
end

function _expect(value, kind, number, name)
    local given = type(value)
    if given ~= kind then
        if value == nil then given = "no value" end
        _bad(number, name, kind .. " expected, got " .. given)
    end
end

-- A text, or the text of a number.
function _text(value, number, name)
    local kind = __kind_of(value)
    if kind == "string" then return value end
    if kind == "number" then return __value_text(value) end
    _expect(value, "string", number, name)
end

function _integer(value, number, name)
    local kind = __kind_of(value)
    local whole = value
    if kind == "string" then whole = __text_number(value) end
    if kind ~= "number" and (kind ~= "string" or whole == nil) then _expect(value, "number", number, name) end
    whole = __whole_number(whole)
    if whole == nil then _bad(number, name, "number has no integer representation") end
    return whole
end

function _number(value, number, name)
    local kind = __kind_of(value)
    if kind == "number" then return value end
    if kind == "string" then
        local read = __text_number(value)
        if read ~= nil then return read end
    end
    _expect(value, "number", number, name)
end

function error(message, level)
    if level == nil then level = 1 end
    if level > 0 and __kind_of(message) == "string" then
        message = __call_place(level - 1) .. message
    end
    __throw(message)
end

function assert(...)
    local value, message = ...
    if value then return ... end
    local count = __result_count(...)
    if count == 0 then _bad(1, "assert", "value expected") end
    if count < 2 then message = "assertion failed!" end
    if __kind_of(message) == "string" then message = __call_place(0) .. message end
    __throw(message)
end

function pcall(f, ...)
    local outer = _called
    _called = f
    return _restored(outer, __protect(f, ...))
end
function _restored(outer, ok, ...)
    _called = outer
    if not ok and _running ~= nil and _running.is_closing then __throw((...)) end
    return ok, ...
end

function _handled(handler, ok, ...)
    if ok then return true, ... end
    return false, (handler(...))
end

function xpcall(f, handler, ...)
    local outer = _called
    _called = f
    return _handled(handler, _restored(outer, __protect(f, ...)))
end

function _report_uncaught(raised)
    local value = __raised_value(raised)
    local kind = __kind_of(value)
    if kind ~= "string" and kind ~= "number" and _meta(value, "__tostring") ~= nil then
        __write_err("lua5.4: " .. tostring(value) .. "\n")
        return
    end
    local is_text = kind == "string" or kind == "number"
    local message = is_text and tostring(value) or "(error object is a " .. type(value) .. " value)"
    __write_err("lua5.4: " .. message .. "\nstack traceback:\n\t[C]: in ?\n")
end
