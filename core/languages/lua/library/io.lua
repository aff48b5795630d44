-- The library `io`: the standard streams. There are no files.

io = __table_of()
_files = __table_of()
_files.__index = _files
_files.__name = "FILE*"

function _write(file, ...)
    for i = 1, __result_count(...) do
        local value = __result_at(__results_from(i - 1, ...))
        local text = _text(value, i, "write")
        if math.type(value) == "float" then text = __format_piece(".14g", value) end
        if file.is_error then __write_err(text) else __write_out(text) end
    end
    return file
end

_buffer = ""
_ended = false

function _fill()
    if _buffer == "" and not _ended then
        _buffer = __read_line()
        if _buffer == "" then _ended = true end
    end
end

function _read(format)
    if format == nil then format = "l" end
    if __kind_of(format) == "number" then
        if format == 0 then
            _fill()
            if _buffer == "" then return nil end
            return ""
        end
        local out = ""
        while #out < format do
            _fill()
            if _buffer == "" then break end
            local part = __byte_part(_buffer, 1, format - #out)
            _buffer = __byte_part(_buffer, #part + 1, -1)
            out = out .. part
        end
        if out == "" then return nil end
        return out
    end
    if __byte_part(format, 1, 1) == "*" then format = __byte_part(format, 2, -1) end
    if format == "a" then
        local out = ""
        while true do
            _fill()
            if _buffer == "" then return out end
            out = out .. _buffer
            _buffer = ""
        end
    end
    if format == "n" then
        while true do
            _fill()
            if _buffer == "" then return nil end
            local found = __pattern_find(_buffer, "^%s*([-+]?[%w.]+)", 1)
            if found ~= nil then
                _buffer = __byte_part(_buffer, __result_at(found, 1) + 1, -1)
                return __text_number(__result_at(found, 2))
            end
            if __pattern_find(_buffer, "%S", 1) ~= nil then return nil end
            _buffer = ""
        end
    end
    _fill()
    if _buffer == "" then return nil end
    local line = _buffer
    _buffer = ""
    if format == "l" and __byte_part(line, -1, -1) == "\n" then line = __byte_part(line, 1, -2) end
    return line
end

function _files.write(file, ...) return _write(file, ...) end
function _files.read(file, format) return _read(format) end
function _files.lines(file, format) return function() return _read(format) end end
function _files.close() return true end
function io.type(value)
    if __kind_of(value) == "table" and __table_parent(value) == _files then return "file" end
    return nil
end
function _files.flush(file) return file end
function _files.setvbuf() return true end

io.stdout = __table_set_parent({is_error = false}, _files)
io.stderr = __table_set_parent({is_error = true}, _files)
io.stdin = __table_set_parent({is_error = false}, _files)

function io.write(...) return _write(io.stdout, ...) end
function io.read(...)
    local count = __result_count(...)
    if count < 2 then
        local format = ...
        return _read(format)
    end
    local read = {}
    for i = 1, count do read[i] = _read(__result_at(__results_from(i - 1, ...))) end
    return __table_results(read, 1, count)
end
function io.lines(name, format)
    if name ~= nil then _fail(name .. ": No such file or directory") end
    return function() return _read(format) end
end
function io.open(name) return nil, _text(name, 1, "open") .. ": No such file or directory", 2 end
