-- What the library `debug` knows of variables, and what it can set.

-- The call that a level names, where it is the program's; nothing of others. `shift` says whether a thread was named first.
function _call_at(co, level, number, name)
    local calls
    if co ~= nil then calls = _calls_of(co) else calls = _calls(false) end
    local call = level >= 0 and calls[level + 1] or nil
    if call == nil then _bad(number, name, "level out of range") end
    return call
end

-- What is behind the parameters of a call, at a place.
function _rest_of(frame, place)
    local rest = table.pack(__local_variable(frame.depth, frame.of, 0))
    if place > rest.n then return nil end
    return "(vararg)", rest[place]
end

-- The thread that is named first, where one is, and whether.
function _named_thread(co)
    if _type(co) ~= "thread" then return nil, 0 end
    if co == coroutine.running() then return nil, 1 end
    return co, 1
end

function debug.getlocal(...)
    local first, second, third = ...
    local co, shift = _named_thread(first)
    local of, place = first, second
    if shift == 1 then of, place = second, third end
    place = _integer(place, 2 + shift, "getlocal")
    if _type(of) == "function" then return __parameter_name(of, place) end
    local call = _call_at(co, _integer(of, 1 + shift, "getlocal"), 1 + shift, "getlocal")
    if call.what == "C" then return nil end
    local frame = call.frame
    if place < 0 then return _rest_of(frame, -place) end
    if place == 0 then return nil end
    local found = table.pack(__local_variable(frame.depth, frame.of, place))
    if found.n == 0 then return nil end
    return found[1], found[2]
end

function debug.setlocal(...)
    local first = ...
    local co, shift = _named_thread(first)
    local of, place, value = __results_from(shift, ...)
    of, place = _integer(of, 1 + shift, "setlocal"), _integer(place, 2 + shift, "setlocal")
    local call = _call_at(co, of, 1 + shift, "setlocal")
    if __result_count(...) < 3 + shift then _bad(3 + shift, "setlocal", "value expected") end
    if call.what == "C" or place < 1 then return nil end
    return __local_set(call.frame.depth, call.frame.of, place, value)
end

-- The captured variables of a function, but of the library's.
function _has_captured(f) return _library_name(f) == nil and table.pack(__function_facts(f))[2] ~= "library" end

function debug.getupvalue(f, place)
    place = _integer(place, 2, "getupvalue")
    _expect(f, "function", 1, "getupvalue")
    if not _has_captured(f) then return end
    return __captured_variable(f, place)
end

function debug.setupvalue(...)
    local f, place, value = ...
    if __result_count(...) < 3 then _bad(3, "setupvalue", "value expected") end
    place = _integer(place, 2, "setupvalue")
    _expect(f, "function", 1, "setupvalue")
    if not _has_captured(f) then return end
    local found = table.pack(__captured_variable(f, place))
    if found.n == 0 then return end
    __captured_set(f, place, value)
    return found[1]
end

function debug.upvalueid(f, place)
    place = _integer(place, 2, "upvalueid")
    _expect(f, "function", 1, "upvalueid")
    if not _has_captured(f) then return nil end
    return __captured_cell(f, place)
end

function debug.upvaluejoin(f, place, other, from)
    place = _integer(place, 2, "upvaluejoin")
    _expect(f, "function", 1, "upvaluejoin")
    if __captured_cell(f, place) == nil then _bad(2, "upvaluejoin", "invalid upvalue index") end
    from = _integer(from, 4, "upvaluejoin")
    _expect(other, "function", 3, "upvaluejoin")
    if __captured_cell(other, from) == nil then _bad(4, "upvaluejoin", "invalid upvalue index") end
    __captured_join(f, place, __captured_cell(other, from))
end

function debug.getmetatable(...)
    local value = ...
    if __result_count(...) == 0 then _bad(1, "getmetatable", "value expected") end
    local parent = _parent(value)
    if parent == _threads then return nil end
    return parent
end
function debug.setmetatable(value, parent)
    if __kind_of(parent) ~= "table" and (parent ~= nil or _is_absent(2)) then _expect(parent, "nil or table", 2, "setmetatable") end
    local kind = _type(value)
    if kind == "table" then return __table_set_parent(value, parent) end
    if kind ~= "thread" and kind ~= "userdata" then
        -- All values of the kind have it.
        if _of_kinds == nil then _of_kinds = __table_of() __table_set(_of_kinds, "string", _strings) end
        __table_set(_of_kinds, kind, parent)
    end
    return value
end

-- Nothing is called by a hook; which one is set can be asked.
_hook = __table_of()
function debug.sethook(...)
    local co, shift = _named_thread((...))
    local f, mask, count = __results_from(shift, ...)
    if f == nil then _hook = __table_of() return end
    mask = _text(mask, 2 + shift, "sethook")
    _expect(f, "function", 1 + shift, "sethook")
    local kept = ""
    for _, letter in next, {"c", "r", "l"} do
        if __pattern_find(mask, letter, 1, true) ~= nil then kept = kept .. letter end
    end
    count = count == nil and 0 or _integer(count, 3 + shift, "sethook")
    if kept == "" and count <= 0 then _hook = __table_of() return end
    _hook = {f = f, mask = kept, count = count}
end
function debug.gethook()
    if _hook.f == nil then return nil end
    return _hook.f, _hook.mask, _hook.count
end

_registry = nil
function debug.getregistry()
    if _registry == nil then _registry = {[1] = _main, [2] = _G, _LOADED = package.loaded, _PRELOAD = package.preload} end
    return _registry
end
-- No value of the library's has others that belong to it.
function debug.getuservalue(value, number)
    if number ~= nil then _integer(number, 2, "getuservalue") end
    return nil
end
function debug.setuservalue(value)
    _expect(value, "userdata", 1, "setuservalue")
    return nil
end
function debug.setcstacklimit(limit)
    _integer(limit, 1, "setcstacklimit")
    return 200
end
-- Asks for lines and runs them, until one of them says `cont` or there is none.
function debug.debug()
    while true do
        __write_err("lua_debug> ")
        local line = io.stdin:read("l")
        if line == nil or line == "cont" then return end
        local chunk, wrong = load(line, "=(debug command)")
        local ok = chunk ~= nil
        if ok then ok, wrong = pcall(chunk) end
        if not ok then __write_err(tostring(wrong) .. "\n") end
    end
end
