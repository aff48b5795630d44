-- The library `io`: the standard streams, and files, which live in memory for the length of a run.

io = __table_of()
-- The metatable of files, and their methods.
_files = __table_of()
_methods = __table_of()
_files.__index = _methods
_files.__name = "FILE*"
function _files.__newindex(file)
    _fail("attempt to index a FILE* value" .. _named(__call_note(0)))
end

-- What files hold, by name.
_disk = __table_of()

-- A stream: of the process, or of a file with the place where it reads and writes.
function _stream(file, name)
    if file == nil or __table_parent(file) ~= _files then
        _expect(file, "FILE*", 1, name)
    end
    if file.is_closed then _fail("attempt to use a closed file") end
    return file
end

function _write(file, first, ...)
    for i = 1, __result_count(...) do
        local value = __result_at(__results_from(i - 1, ...))
        local text = _text(value, first + i - 1, "write")
        if math.type(value) == "float" then text = __format_piece(".14g", value) end
        if file.path ~= nil then
            if file.no_write then return nil, "Bad file descriptor", 9 end
            local held = _disk[file.path]
            if file.appends then file.at = #held + 1 end
            if file.at > #held + 1 then held = held .. __byte_repeat("\0", file.at - 1 - #held, nil) end
            _disk[file.path] = __byte_part(held, 1, file.at - 1) .. text .. __byte_part(held, file.at + #text, -1)
            file.at = file.at + #text
        elseif file.is_error then __write_err(text) else __write_out(text) end
    end
    return file
end

-- What can be read next: of the standard input a line, of a file all that is left.
_buffer = ""
_ended = false

function _fill(file)
    if file.path ~= nil then return __byte_part(_disk[file.path] or "", file.at, -1) end
    if _buffer == "" and not _ended then
        _buffer = __read_line()
        if _buffer == "" then _ended = true end
    end
    return _buffer
end
function _pass(file, count)
    if file.path ~= nil then file.at = file.at + count else _buffer = __byte_part(_buffer, count + 1, -1) end
end

function _read(file, format, number)
    if format == nil then format = "l" end
    if __kind_of(format) == "number" then
        if format == 0 then
            if _fill(file) == "" then return nil end
            return ""
        end
        local out = ""
        while #out < format do
            local part = __byte_part(_fill(file), 1, format - #out)
            if part == "" then break end
            _pass(file, #part)
            out = out .. part
        end
        if out == "" then return nil end
        return out
    end
    format = _text(format, number, "read")
    if __byte_part(format, 1, 1) == "*" then format = __byte_part(format, 2, -1) end
    format = __byte_part(format, 1, 1)
    if format == "a" then
        local out = ""
        while true do
            local part = _fill(file)
            if part == "" then return out end
            out = out .. part
            _pass(file, #part)
        end
    end
    if format == "n" then
        while true do
            local part = _fill(file)
            if part == "" then return nil end
            local start = __pattern_find(part, "%S", 1)
            if start ~= nil then
                start = __result_at(start)
                local stop = _numeral_end(part, start)
                _pass(file, stop)
                return __text_number(__byte_part(part, start, stop))
            end
            _pass(file, #part)
        end
    end
    if format ~= "l" and format ~= "L" then _bad(number, "read", "invalid format") end
    local line = _fill(file)
    if line == "" then return nil end
    local stop = __pattern_find(line, "\n", 1, true)
    if stop ~= nil then line = __byte_part(line, 1, __result_at(stop)) end
    _pass(file, #line)
    if format == "l" and __byte_part(line, -1, -1) == "\n" then line = __byte_part(line, 1, -2) end
    return line
end

-- Where a numeral ends that begins at a place: what can be a part of one is read, even if nothing comes of it.
function _numeral_end(text, at)
    local function skip(pattern)
        local found = __pattern_find(text, "^" .. pattern, at)
        if found == nil then return false end
        local stop = __result_at(found, 1)
        local is_any = stop >= at
        at = stop + 1
        return is_any
    end
    skip("[-+]?")
    local digits, mark = "%d*", "[eE]"
    if skip("0[xX]") then digits, mark = "%x*", "[pP]" end
    local is_any = skip(digits)
    if skip("%.") then is_any = skip(digits) or is_any end
    if is_any and skip(mark) then
        skip("[-+]?")
        skip("%d*")
    end
    return at - 1
end

-- Reads by several formats, which stand among the arguments from a place on; nothing more behind what is not there.
function _read_all(file, first, ...)
    if file.no_read then return nil, "Bad file descriptor", 9 end
    local count = __result_count(...)
    if count < 2 then
        local format = ...
        return _read(file, format, first)
    end
    local read = {}
    for i = 1, count do
        read[i] = _read(file, __result_at(__results_from(i - 1, ...)), first + i - 1)
        if read[i] == nil then return __table_results(read, 1, i) end
    end
    return __table_results(read, 1, count)
end

_folders = { [""] = true, ["."] = true, [".."] = true, ["./."] = true, ["/tmp"] = true, ["/var/tmp"] = true, ["/dev"] = true, ["/dev/shm"] = true }
function _opened(path, mode)
    local kind = __byte_part(mode, 1, 1)
    local is_both = __pattern_find(mode, "+", 1, true) ~= nil
    if kind == "r" and _disk[path] == nil then return nil end
    -- No folder is made: there are those that every machine has.
    local folder = __pattern_find(path, "^(.*)/[^/]*$", 1)
    if folder ~= nil and _disk[path] == nil and not _folders[__result_at(folder, 2)] then return nil end
    if kind == "w" or _disk[path] == nil then _disk[path] = "" end
    return __table_set_parent({
        path = path, at = 1, is_closed = false, appends = kind == "a", no_read = kind ~= "r" and not is_both, no_write = kind == "r" and not is_both,
    }, _files)
end

function _methods.write(file, ...) return _write(_stream(file, "write"), 2, ...) end
function _methods.read(file, ...) return _read_all(_stream(file, "read"), 2, ...) end
-- What lines give: at the end not even nil.
function _until_nothing(first, ...)
    if first ~= nil then return first, ... end
end
function _methods.lines(file, ...)
    _stream(file, "lines")
    local formats = table.pack(...)
    return function()
        if file.is_closed then _fail("file is already closed") end
        return _until_nothing(_read_all(file, 2, __table_results(formats, 1, formats.n)))
    end
end
function _methods.close(file)
    if file == nil then file = _output end
    _stream(file, "close")
    if file.path ~= nil then file.is_closed = true end
    return true
end
function _methods.seek(file, from, offset)
    _stream(file, "seek")
    if from == nil then from = "cur" end
    if from ~= "set" and from ~= "cur" and from ~= "end" then
        _bad(2, "seek", "invalid option '" .. _text(from, 2, "seek") .. "'")
    end
    if offset ~= nil then offset = _integer(offset, 3, "seek") end
    if file.path == nil then return nil, "Illegal seek", 29 end
    local base = file.at - 1
    if from == "set" then base = 0 elseif from == "end" then base = #_disk[file.path] end
    if base + (offset or 0) < 0 then return nil, "Invalid argument", 22 end
    file.at = base + (offset or 0) + 1
    return file.at - 1
end
function _methods.flush(file)
    _stream(file, "flush")
    return true
end
_buffer_modes = { no = true, full = true, line = true }
function _methods.setvbuf(file, mode)
    _stream(file, "setvbuf")
    if not _buffer_modes[_text(mode, 2, "setvbuf")] then _bad(2, "setvbuf", "invalid option '" .. mode .. "'") end
    return true
end
function _files.__close(file) if not file.is_closed then _methods.close(file) end end
_files.__gc = _files.__close
function _files.__tostring(file) return tostring(file) end
function io.type(...)
    local value = ...
    if value == nil and __result_count(...) == 0 then _bad(1, "type", "value expected") end
    if __kind_of(value) == "table" and __table_parent(value) == _files then
        return value.is_closed and "closed file" or "file"
    end
    return nil
end

io.stdout = __table_set_parent({is_error = false, is_closed = false}, _files)
io.stderr = __table_set_parent({is_error = true, is_closed = false}, _files)
io.stdin = __table_set_parent({is_error = false, is_closed = false}, _files)
_input, _output = io.stdin, io.stdout

-- The stream that is meant where nothing is named.
function _standing(file, what)
    if file.is_closed then _fail("default " .. what .. " file is closed") end
    return file
end
function io.write(...) return _write(_standing(_output, "output"), 1, ...) end
function io.read(...) return _read_all(_standing(_input, "input"), 1, ...) end
function io.flush()
    _standing(_output, "output")
    return true
end
-- There is no shell.
function io.popen(command)
    _text(command, 1, "popen")
    _fail("'popen' not supported")
end
function io.close(file) return _methods.close(file) end
function io.open(path, mode)
    path = _text(path, 1, "open")
    if mode == nil then mode = "r" end
    if __pattern_find(_text(mode, 2, "open"), "^[rwa]%+?b*$", 1) == nil then _bad(2, "open", "invalid mode") end
    local file = _opened(path, mode)
    if file == nil then return nil, path .. ": No such file or directory", 2 end
    return file
end
function io.lines(path, ...)
    if path == nil then return _methods.lines(_input, ...) end
    local file = _opened(_text(path, 1, "lines"), "r")
    if file == nil then _fail("cannot open file '" .. path .. "' (No such file or directory)") end
    local formats = table.pack(...)
    return function()
        if file.is_closed then _fail("file is already closed") end
        local line = table.pack(_read_all(file, 2, __table_results(formats, 1, formats.n)))
        if line[1] == nil then
            file.is_closed = true
            return
        end
        return __table_results(line, 1, line.n)
    end, nil, nil, file
end
-- What is read or written where nothing else is named.
function _redirected(file, mode, name)
    if __kind_of(file) ~= "string" then return _stream(file, name) end
    local opened = _opened(file, mode)
    if opened == nil then _fail("cannot open file '" .. file .. "' (No such file or directory)") end
    return opened
end
function io.input(file)
    if file ~= nil then _input = _redirected(file, "r", "input") end
    return _input
end
function io.output(file)
    if file ~= nil then _output = _redirected(file, "w", "output") end
    return _output
end
function io.tmpfile()
    _disk_count = _disk_count + 1
    return _opened("/tmp/lua_tmpfile_" .. _disk_count, "w+")
end
_disk_count = 0
