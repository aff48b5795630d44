-- The library `debug`, and the calls that are under way.

debug = __table_of()

-- What a call's note says of what is called: what it is, and its name.
function _noted(note)
    local found = __pattern_find(note, "^([%a ]+) '(.*)'$", 1)
    if found == nil then return "", nil end
    return __result_at(found, 2), __result_at(found, 3)
end

function _frame(level, of)
    local read = table.pack(__call_frame(level, of))
    if read.n == 0 then return nil end
    return {
        func = read[1], line = read[2], note = read[3], is_last = read[5], file = read[6], kind = read[7], name = read[8],
        first = read[9], last = read[10], parameters = read[11], is_variadic = read[12], captured = read[13], operation = read[14],
    }
end

-- The global variables that a program names, where it has said so.
_program_globals = nil
function _note_globals(names) _program_globals = names end

-- The name of a function that is a global variable, or a member of a library.
function _global_name(frame)
    local known = _library_name(frame.func)
    if known ~= nil then return known end
    local globals = _environment
    if _program_globals ~= nil and __pattern_find(_program_globals, " " .. tostring(frame.name) .. " ", 1, true) == nil then return nil end
    local value
    if globals ~= nil then value = __table_get(globals, frame.name) else value = __global_get(frame.name) end
    if value ~= nil and __raw_equal(value, frame.func) then return frame.name end
    return nil
end

-- What a function is called that a module has which was required.
function _loaded_name(func)
    for name, module in next, package.loaded do
        if _type(module) == "table" and not __raw_equal(module, _G) then
            for key, value in next, module do
                if __raw_equal(value, func) then return tostring(name) .. "." .. tostring(key) end
            end
        end
    end
end

-- What metamethods are called by what calls them.
_event_names = {
    ["+"] = "add", ["-"] = "sub", ["*"] = "mul", ["/"] = "div", ["%"] = "mod", ["**"] = "pow", ["//"] = "idiv", ["&"] = "band",
    ["|"] = "bor", ["^"] = "bxor", ["<<"] = "shl", [">>"] = "shr", [".."] = "concat", ["=="] = "eq", ["!="] = "eq", ["<"] = "lt",
    [">"] = "lt", ["<="] = "le", [">="] = "le", ["1-"] = "unm", ["1~"] = "bnot", ["1#"] = "len", ["[]"] = "index",
    ["[]="] = "newindex", close = "close",
}

-- The calls as the reference has them, the innermost first: of the library those that a program can name, and of calls whose result
-- is the caller's own not the caller's. They are those under way, or those when the run failed (`true`), or those of a task.
function _calls(of)
    local frames, level = {}, 1
    while true do
        local frame = _frame(of and level - 1 or level, of)
        if frame == nil then break end
        frames[level] = frame
        level = level + 1
    end
    local calls, at, count = {}, 1, #frames
    for i = 1, count do
        frames[i].depth = count - i
        frames[i].of = of
    end
    while at <= count do
        local frame = frames[at]
        if frame.kind == "library" then
            -- The functions of the library call others of it, which a program does not see, unless it has named them itself.
            while at < count and frames[at + 1].kind == "library" and not _is_called_by_name(frame, frames[at + 1]) do
                at = at + 1
                frame = frames[at]
            end
            local name = _library_name(frame.func)
            local caller = frames[at + 1]
            local how, short = "", nil
            if caller ~= nil then how, short = _noted(caller.note) end
            local called
            if name ~= nil then
                called = "function '" .. name .. "'"
            elseif caller ~= nil and not _is_hidden(frame) then
                -- What a function of the library has made: the next value of a coroutine, the next match of a pattern.
                called = short ~= nil and how .. " '" .. short .. "'" or "?"
            end
            if called ~= nil then
                calls[#calls + 1] = {frame = frame, what = "C", text = "[C]: in " .. called, name = short, how = how}
            end
            at = at + 1
        elseif frame.kind == "module" then
            local before = calls[#calls]
            if before == nil or before.what ~= "main" then calls[#calls + 1] = _main_call(frame) end
            at = at + 1
        else
            at = _program_call(calls, frames, at)
        end
    end
    return calls
end

-- Whether `pcall` or `xpcall` has been given a function of the library.
function _is_called_by_name(frame, caller)
    local by = caller.name
    return (by == "pcall" or by == "xpcall") and frame.name ~= by and _library_name(frame.func) ~= nil
end

-- Whether a function is the library's own affair.
function _is_hidden(frame)
    return frame.name == nil or __byte_part(frame.name, 1, 1) == "_"
end

function _main_call(frame)
    return {frame = frame, what = "main", text = frame.file .. ":" .. frame.line .. ": in main chunk", how = ""}
end

-- Whether a function that is called `main` is a chunk: of the program, which the machine calls by no name, or of a file that it requires.
function _is_chunk(frame, caller, outermost)
    if caller.kind == "module" then return caller.note == nil or caller.note == "" end
    return caller.kind == "library" and frame.file ~= outermost.file
end

-- Adds a call of a function of the program, and gives the place behind it. What it is called is found where that is asked for.
function _program_call(calls, frames, at)
    local frame, caller = frames[at], frames[at + 1]
    local is_text = __byte_part(frame.file, 1, 1) == "["
    if frame.name == "main" and (is_text or caller == nil or _is_chunk(frame, caller, frames[#frames])) then
        local call = _main_call(frame)
        if is_text and caller ~= nil and caller.kind ~= "library" and caller.note ~= "" and not caller.is_last then
            -- A chunk that is called by a name is called so.
            call.note, call.text = caller.note, nil
        end
        calls[#calls + 1] = call
        return at + 1
    end
    local is_last = caller ~= nil and caller.kind == "function" and caller.is_last
    local call = {frame = frame, what = "Lua", how = "", is_last = is_last}
    -- What the library does to call a metamethod is not among the calls.
    local asking = at + 1
    while frames[asking] ~= nil and frames[asking].kind == "library" and _is_hidden(frames[asking]) do asking = asking + 1 end
    local event = frames[asking] ~= nil and frames[asking].kind ~= "library" and _event_names[frames[asking].operation]
    if event then
        call.note = "metamethod '" .. event .. "'"
    elseif asking > at + 1 and frames[asking] ~= nil and frames[asking].kind ~= "library" then
        -- What is called in the place of a value has that value's name.
        call.note = frames[asking].note
    elseif caller ~= nil and caller.kind ~= "library" and not is_last then
        call.note = caller.note
    end
    calls[#calls + 1] = call
    at = at + 1
    while is_last do
        at = at + 1
        caller = frames[at]
        is_last = caller ~= nil and caller.kind == "function" and caller.is_last
    end
    return at
end

-- A call with what it is called.
function _told(call)
    local frame = call.frame
    if call.text ~= nil then return call end
    if call.note ~= nil then call.how, call.name = _noted(call.note) end
    if call.what == "main" and call.name == nil then
        call.text = frame.file .. ":" .. frame.line .. ": in main chunk"
        return call
    end
    local known
    if call.name == nil or call.how == "global" then known = _global_name(frame) end
    if known == nil then known = _loaded_name(frame.func) end
    local called = "function <" .. frame.file .. ":" .. frame.first .. ">"
    if known ~= nil then
        called = "function '" .. known .. "'"
    elseif call.name ~= nil and call.how ~= "global" then
        called = call.how .. " '" .. call.name .. "'"
    elseif call.name ~= nil then
        called = "function '" .. call.name .. "'"
    end
    call.text = frame.file .. ":" .. frame.line .. ": in " .. called
    return call
end

-- The lines of a traceback, from a call on. Of a coroutine there is nothing before its first call.
function _traced(calls, from, is_of_coroutine)
    local text, count = "stack traceback:", #calls - from + 1
    if not is_of_coroutine then count = count + 1 end
    local i = 1
    while i <= count do
        if i == 11 and count > 22 then
            text = text .. "\n\t...\t(skipping " .. count - 22 .. " levels)"
            i = count - 10
        end
        local call = calls[from + i - 1]
        if call == nil then
            text = text .. "\n\t[C]: in ?"
        else
            text = text .. "\n\t" .. _told(call).text
            if call.is_last then text = text .. "\n\t(...tail calls...)" end
        end
        i = i + 1
    end
    return text
end

-- The calls of a coroutine, where it is not the one that runs.
function _calls_of(co)
    if co.state == "dead" and not co.is_left then return {} end
    if not co.number then return {} end
    return _calls(co.number)
end

function debug.traceback(...)
    local message, level = ...
    if _type(message) == "thread" then
        local co, second, start = ...
        if second ~= nil and _type(second) ~= "string" and _type(second) ~= "number" then return second end
        if co ~= coroutine.running() then
            local first = start == nil and 0 or _integer(start, 3, "traceback")
            return (second == nil and "" or second .. "\n") .. _traced(_calls_of(co), first + 1, co ~= _main)
        end
        message, level = second, start
    end
    if message ~= nil and _type(message) ~= "string" and _type(message) ~= "number" then return message end
    level = level == nil and 1 or _integer(level, 2, "traceback")
    local calls = _calls(false)
    local first = calls[1]
    -- The reference counts itself as the call of level 0; where it handles an error it is not among those that a program can name.
    local is_first = first ~= nil and first.frame.func == debug.traceback
    return (message == nil and "" or message .. "\n") .. _traced(calls, is_first and level + 1 or level, _running ~= nil)
end

function _described(call, frame)
    local is_native = call.what == "C"
    local info = {
        what = call.what, namewhat = call.how or "", name = call.name, nups = is_native and 0 or frame.captured, istailcall = call.is_last == true,
        short_src = is_native and "[C]" or frame.file, source = is_native and "=[C]" or "@" .. frame.file,
        currentline = is_native and -1 or frame.line or -1, linedefined = is_native and -1 or frame.first,
        lastlinedefined = is_native and -1 or frame.last, nparams = is_native and 0 or frame.parameters,
        isvararg = is_native or frame.is_variadic, func = frame.func,
    }
    if call.what == "main" then
        info.linedefined, info.lastlinedefined, info.isvararg, info.nparams = 0, 0, true, 0
    end
    return info
end

-- Which fields each letter asks for.
_asked_fields = {
    S = { "source", "short_src", "what", "linedefined", "lastlinedefined" }, l = { "currentline" }, u = { "nups", "nparams", "isvararg" },
    n = { "name", "namewhat" }, t = { "istailcall" }, f = { "func" }, r = { "ftransfer", "ntransfer" }, L = { "activelines" },
}
function _asked(info, what)
    if what == nil then return info end
    local asked = {}
    for i = 1, #what do
        for _, field in next, _asked_fields[__byte_part(what, i, i)] do asked[field] = info[field] end
    end
    return asked
end

function debug.getinfo(...)
    local of, what = ...
    local co, shift = nil, 0
    if _type(of) == "thread" then
        co, of, what = ...
        shift = 1
        if co == coroutine.running() then co = nil end
    end
    if what ~= nil and __pattern_find(_text(what, 2 + shift, "getinfo"), "[^SnlutfrL]", 1) ~= nil then
        _bad(2 + shift, "getinfo", __byte_part(what, 1, 1) == ">" and "invalid option '>'" or "invalid option")
    end
    if _type(of) == "function" then
        local read = table.pack(__function_facts(of))
        if read.n == 0 or read[2] == "library" then return _asked(_described({what = "C"}, {func = of}), what) end
        return _asked(_described({what = "Lua"}, {
            func = of, file = read[1], first = read[4], last = read[5], parameters = read[6], is_variadic = read[7], captured = read[8],
        }), what)
    end
    local level = _integer(of, 1 + shift, "getinfo")
    if level < 0 then return nil end
    local call
    if co ~= nil then call = _calls_of(co)[level + 1] else call = _calls(false)[level + 1] end
    if call == nil then
        -- Behind the main chunk is what called it.
        if co ~= nil or _running ~= nil or level ~= #_calls(false) then return nil end
        return _asked(_described({what = "C"}, {}), what)
    end
    return _asked(_described(_told(call), call.frame), what)
end
