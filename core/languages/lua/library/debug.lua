-- The library `debug`, and the calls that are under way.

debug = __table_of()

-- What a call's note says of what is called: what it is, and its name.
function _noted(note)
    local found = __pattern_find(note, "^([%a ]+) '(.*)'$", 1)
    if found == nil then return "", nil end
    return __result_at(found, 2), __result_at(found, 3)
end

function _frame(level, is_left)
    local read = table.pack(__call_frame(level, is_left))
    if read.n == 0 then return nil end
    return {
        func = read[1], line = read[2], note = read[3], is_last = read[5], file = read[6], kind = read[7], name = read[8],
        first = read[9], last = read[10], parameters = read[11], is_variadic = read[12],
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
        if type(module) == "table" and not __raw_equal(module, _G) then
            for key, value in next, module do
                if __raw_equal(value, func) then return tostring(name) .. "." .. tostring(key) end
            end
        end
    end
end

-- The calls as the reference has them, the innermost first: of the library those that a program can name, and of calls whose result
-- is the caller's own not the caller's.
function _calls(is_left)
    local frames, level = {}, 1
    while true do
        local frame = _frame(is_left and level - 1 or level, is_left)
        if frame == nil then break end
        frames[level] = frame
        level = level + 1
    end
    local calls, at, count = {}, 1, #frames
    while at <= count do
        local frame = frames[at]
        if frame.kind == "library" then
            while at < count and frames[at + 1].kind == "library" do at = at + 1 end
            frame = frames[at]
            local name = _library_name(frame.func)
            local caller = frames[at + 1]
            local how, short = "", nil
            if caller ~= nil then how, short = _noted(caller.note) end
            local called
            if name ~= nil then
                called = "function '" .. name .. "'"
            elseif not _is_hidden(frame) then
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

-- Adds a call of a function of the program, and gives the place behind it.
function _program_call(calls, frames, at)
    local frame, caller = frames[at], frames[at + 1]
    local is_text = __byte_part(frame.file, 1, 1) == "["
    if frame.name == "main" and (is_text or caller == nil or _is_chunk(frame, caller, frames[#frames])) then
        calls[#calls + 1] = _main_call(frame)
        return at + 1
    end
    local call = {frame = frame, what = "Lua", how = ""}
    local is_last = caller ~= nil and caller.kind == "function" and caller.is_last
    if caller ~= nil and caller.kind ~= "library" and not is_last then call.how, call.name = _noted(caller.note) end
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
    call.is_last = is_last
    calls[#calls + 1] = call
    at = at + 1
    while is_last do
        at = at + 1
        caller = frames[at]
        is_last = caller ~= nil and caller.kind == "function" and caller.is_last
    end
    return at
end

-- The lines of a traceback, from a call on. Of a coroutine there is nothing before its first call.
function _traced(calls, from, is_of_coroutine)
    local lines = {}
    for i = from, #calls do
        lines[#lines + 1] = "\n\t" .. calls[i].text
        if calls[i].is_last then lines[#lines] = lines[#lines] .. "\n\t(...tail calls...)" end
    end
    if not is_of_coroutine then lines[#lines + 1] = "\n\t[C]: in ?" end
    local count = #lines
    if count > 22 then
        local short = {}
        for i = 1, 10 do short[i] = lines[i] end
        short[11] = "\n\t...\t(skipping " .. count - 21 .. " levels)"
        for i = count - 10, count do short[#short + 1] = lines[i] end
        lines = short
    end
    return "stack traceback:" .. __table_concat(lines, "", 1, #lines)
end

function debug.traceback(...)
    local message, level = ...
    if type(message) == "thread" then
        local _, second = ...
        if second ~= nil and type(second) ~= "string" and type(second) ~= "number" then return second end
        return (second == nil and "" or second .. "\n") .. "stack traceback:"
    end
    if message ~= nil and type(message) ~= "string" and type(message) ~= "number" then return message end
    level = level == nil and 1 or level
    local calls = _calls(false)
    local first = calls[1]
    -- The reference counts itself as the call of level 0; where it handles an error it is not among those that a program can name.
    local is_first = first ~= nil and first.frame.func == debug.traceback
    return (message == nil and "" or message .. "\n") .. _traced(calls, is_first and level + 1 or level, _running ~= nil)
end

function _described(call, frame)
    local is_native = call.what == "C"
    local info = {
        what = call.what, namewhat = call.how or "", name = call.name, nups = 0, istailcall = call.is_last == true,
        short_src = is_native and "[C]" or frame.file, source = is_native and "=[C]" or "@" .. frame.file,
        currentline = is_native and -1 or frame.line or -1, linedefined = is_native and -1 or frame.first,
        lastlinedefined = is_native and -1 or frame.last, nparams = is_native and 0 or frame.parameters,
        isvararg = is_native or frame.is_variadic, func = frame.func,
    }
    if call.what == "main" then
        info.linedefined, info.lastlinedefined, info.isvararg, info.nparams = 0, -1, true, 0
    end
    return info
end

function debug.getinfo(...)
    local of, what = ...
    if type(of) == "function" then
        local read = table.pack(__function_facts(of))
        if read.n == 0 or read[2] == "library" then return _described({what = "C"}, {func = of}) end
        return _described({what = "Lua"}, {
            func = of, file = read[1], first = read[4], last = read[5], parameters = read[6], is_variadic = read[7],
        })
    end
    local level = _integer(of, 1, "getinfo")
    if level < 0 then _bad(1, "getinfo", "level out of range") end
    local call = _calls(false)[level + 1]
    if call == nil then return nil end
    return _described(call, call.frame)
end

function debug.getmetatable(value) return __table_parent(value) end
function debug.setmetatable(value, parent) __table_set_parent(value, parent) return value end
function debug.getlocal() return nil end
function debug.getupvalue() return nil end
function debug.gethook() return nil end
function debug.sethook() end
function debug.getregistry() return {} end
