-- Errors, and what is wrong with arguments.

-- What `pcall` or a coroutine has called itself, and with how many arguments.
_called = nil
_called_count = 0
-- The name of a function of the library; nothing of any other.
function _library_name(f)
    if f == nil then return nil end
    if __raw_equal(f, _wrong_next) then return "next" end
    for name, library in next, _libraries do
        if name ~= "_G" then
            for member, value in next, library do
                if __raw_equal(value, f) then return name .. "." .. member end
            end
        end
    end
    for name, value in next, _base_functions do
        if __raw_equal(value, f) then return name end
    end
    return nil
end
-- The name of what `pcall` has called itself, where that is the library's and nothing else is called by it meanwhile.
function _called_name()
    local name = _library_name(_called)
    if name == nil then return nil end
    local _, own = _noted(_program_call_site())
    if own ~= nil and own ~= "pcall" and own ~= "xpcall" then return nil end
    return name
end
_base_names = {
    "assert", "collectgarbage", "dofile", "error", "getmetatable", "ipairs", "load", "loadfile", "next", "pairs", "pcall", "print",
    "rawequal", "rawget", "rawlen", "rawset", "require", "select", "setmetatable", "tonumber", "tostring", "type", "warn",
    "xpcall",
}

function _is_of_files(f)
    for _, method in next, _methods do
        if __raw_equal(method, f) then return true end
    end
    return false
end

-- Whether `pcall` itself has called a method of files, or what a function of the library has made.
function _is_unnamed(f)
    if _is_of_files(f) then return true end
    if table.pack(__function_facts(f))[2] ~= "library" then return false end
    local _, own = _noted(_program_call_site())
    return own == nil or own == "pcall" or own == "xpcall"
end

-- Where the program called what fails. What `pcall` calls itself has no place.
function _place()
    if _called_name() ~= nil or _called ~= nil and _is_unnamed(_called) then return "" end
    for level = 0, 8 do
        local place = __call_place(level)
        if place ~= "" then return place end
    end
    return ""
end

-- What handles errors where they are raised: the handler of `xpcall`.
_handler = nil
_is_handled = false
-- Whether a function of the library has called what runs that nobody can yield across.
_boundary = nil
-- How many functions of the library are under way that call what they are given: the reference has room for so many.
_depth = 0
_most_depth = 197
function _enter()
    if _depth >= _most_depth then _raise("C stack overflow") end
    _depth = _depth + 1
end

-- Raises an error, which is handled before anything is left.
function _raise(value)
    if _running ~= nil and _called == nil and not _running.is_closing then _leave(_running, value) end
    if _running == nil and _called == nil then _tell(value) end
    local handler = _handler
    if handler ~= nil then
        _handler = nil
        value = _answer(handler, value)
        _is_handled = true
    end
    __throw(value)
end

-- What is said of an error that nobody catches, before variables are closed: they are told this.
_last_words = nil
function _tell(value)
    local kind = __kind_of(value)
    if kind == "string" or kind == "number" then
        _last_words = {value = value, text = value .. "\n" .. _traced(_calls(false), 1)}
    end
end
function _as_told(value)
    if _last_words == nil or not __raw_equal(_last_words.value, value) then return value end
    _last_words.is_heard = true
    return _last_words.text
end

-- What a handler makes of an error. Its own errors are given to it in turn, as often as the reference has room for calls in calls.
function _answer(handler, value)
    local outer, kept, count, ok = _called, _handler, 0, false
    _called, _handler = handler, nil
    while not ok and count < 215 do
        ok, value = __protect(handler, value)
        count = count + 1
    end
    _called, _handler = outer, kept
    if ok then return value end
    return "error in error handling"
end

function _fail(message)
    _raise(_place() .. message)
end

-- Of the program's call that has led here: its note, and how many arguments it gives.
function _program_call_site()
    for level = 1, 16 do
        local read = table.pack(__call_frame(level, false))
        if read.n == 0 then return "", nil end
        if read[7] ~= "library" then return read[3], read[4] end
    end
    return "", nil
end

function _bad(number, name, message)
    local called = _called_name()
    if called == nil and _called ~= nil and _is_of_files(_called) then called = "?" end
    if called ~= nil then
        name = called
    else
        local how, own = _noted(_program_call_site())
        if own ~= nil then name = own end
        if how == "method" then
            number = number - 1
            if number == 0 then _fail("calling '" .. name .. "' on bad self (" .. message .. ")") end
        end
    end
    _fail("bad argument #" .. number .. " to '" .. name .. "' (" .. message .. ")")
end

-- What messages call an argument's type: nothing may have been given, or nil.
function _given_type(value, number)
    if value ~= nil then return _type_of(value) end
    local _, count = _program_call_site()
    if count == nil and _called_name() == nil then return "no value" end
    if _called_name() ~= nil then count = _called_count end
    return number > count and "no value" or "nil"
end

-- Whether a call is known not to give so many arguments.
function _is_absent(number)
    local _, count = _program_call_site()
    if count == nil and _called_name() == nil then return false end
    if _called_name() ~= nil then count = _called_count end
    return number > count
end

function _expect(value, kind, number, name)
    if _type(value) ~= kind then _bad(number, name, kind .. " expected, got " .. _given_type(value, number)) end
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
        -- What a text stands for is a float there.
        if read ~= nil then return read * 1.0 end
    end
    _expect(value, "number", number, name)
end

-- The length of a table, which somebody else may have a say in.
function _length(t)
    local length = #t
    if __kind_of(length) == "string" then length = __text_number(length) end
    local whole = __kind_of(length) == "number" and __whole_number(length)
    if not whole then _fail("object length is not an integer") end
    return whole
end

-- Where the caller of what raises an error stands. What the library does to call a metamethod is not among the calls; and where that was
-- called in place of a return, its caller is gone: the place is that of the call before it.
function _place_of_caller()
    local level = 0
    local read
    local function up()
        level = level + 1
        read = table.pack(__call_frame(level + 1, false))
    end
    repeat up() until read.n == 0 or read[7] ~= "library"
    up()
    local is_metamethod = false
    while read.n > 0 and read[7] == "library" and _is_hidden({name = read[8]}) do
        is_metamethod = true
        up()
    end
    while not is_metamethod and read.n > 0 and read[7] == "function" and read[5] do up() end
    if read.n == 0 or read[7] == "library" then return "" end
    return read[6] .. ":" .. read[2] .. ": "
end

function error(message, level)
    if level == nil then level = 1 else level = _integer(level, 2, "error") end
    if level > 0 and __kind_of(message) == "string" then
        local place
        if level > 2 then
            local call = _calls(false)[level + 1]
            place = call ~= nil and call.what ~= "C" and call.frame.file .. ":" .. call.frame.line .. ": " or ""
        elseif level == 2 and not __raw_equal(_called, error) then
            place = _place_of_caller()
        else
            place = __call_place(level - 1)
        end
        message = place .. message
    end
    _raise(message)
end

function assert(...)
    local value, message = ...
    if value then return ... end
    local count = __result_count(...)
    if count == 0 then _bad(1, "assert", "value expected") end
    if count < 2 then message = "assertion failed!" end
    if __kind_of(message) == "string" then message = __call_place(0) .. message end
    _raise(message)
end

function pcall(f, ...)
    if f == nil and _is_absent(1) then _bad(1, "pcall", "value expected") end
    if __kind_of(f) ~= "function" and _meta(f, "__call") == nil then
        return false, "attempt to call a " .. _type_of(f) .. " value"
    end
    if _depth >= _most_depth then return false, "C stack overflow" end
    local outer, handler, boundary, depth = _called, _handler, _boundary, _depth
    _called, _handler, _called_count, _depth = f, nil, __result_count(...), depth + 1
    return _restored(outer, handler, boundary, depth, __protect(f, ...))
end
function _restored(outer, handler, boundary, depth, ok, ...)
    _called, _handler, _boundary, _depth = outer, handler, boundary, depth
    if not ok and __raw_equal((...), _closing) then __throw(_closing) end
    return ok, ...
end

function _handled(handler, ok, ...)
    if ok then return true, ... end
    local was_handled = _is_handled
    _is_handled = false
    if was_handled then return false, ... end
    return false, _answer(handler, (...))
end

function xpcall(f, handler, ...)
    if __kind_of(handler) ~= "function" then _expect(handler, "function", 2, "xpcall") end
    if __kind_of(f) ~= "function" and _meta(f, "__call") == nil then
        return false, _answer(handler, "attempt to call a " .. _type_of(f) .. " value")
    end
    if _depth >= _most_depth then return false, _answer(handler, "C stack overflow") end
    local outer, outer_handler, boundary, depth = _called, _handler, _boundary, _depth
    _called, _handler, _called_count, _depth = f, handler, __result_count(...), depth + 1
    return _handled(handler, _restored(outer, outer_handler, boundary, depth, __protect(f, ...)))
end

function warn(...)
    local message = ""
    if __result_count(...) == 0 then _bad(1, "warn", "string expected, got no value") end
    for i = 1, __result_count(...) do message = message .. _text(__result_at(__results_from(i - 1, ...)), i, "warn") end
    if message == "@on" then _warns = true elseif message == "@off" then _warns = false
    elseif _warns then __write_err("Lua warning: " .. message .. "\n") end
end
_warns = false

function _report_uncaught(raised)
    local value = __raised_value(raised)
    if _exit_code ~= nil then
        if _finalized ~= nil then _finalize_all() end
        __run_end(_exit_code)
    end
    local kind = __kind_of(value)
    if kind ~= "string" and kind ~= "number" and _meta(value, "__tostring") ~= nil then
        __write_err("lua5.4: " .. tostring(value) .. "\n")
        return
    end
    local is_text = kind == "string" or kind == "number"
    local message = is_text and tostring(value) or "(error object is a " .. _type(value) .. " value)"
    if _last_words ~= nil and _last_words.is_heard and __raw_equal(_last_words.value, value) then
        __write_err("lua5.4: " .. _last_words.text .. "\n")
        return
    end
    local traced = _traced(_calls(true), 1)
    if _text_fault ~= nil and __raw_equal(_text_fault.message, value) then
        local head = "stack traceback:\n"
        traced = head .. "\t[C]: in metamethod '" .. _text_fault.name .. "'\n" .. __byte_part(traced, #head + 1, -1)
    end
    __write_err("lua5.4: " .. message .. "\n" .. traced .. "\n")
end
