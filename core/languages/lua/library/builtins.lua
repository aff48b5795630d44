-- What programs see under a name without `_` in front is Lua's own; `__name(...)` is the machine's intrinsic of that name.

_threads = __table_of()
_strings = __table_of()
_G = __table_of()
_VERSION = "Lua 5.4"
arg = __table_of()

next = __table_next
rawequal = __raw_equal
rawget = __table_get
rawset = __table_set
rawlen = __table_length

function _str(value) return tostring(value) end
function _repr(value) return tostring(value) end

-- Errors.

function _place()
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
    if __result_count(...) < 2 then message = "assertion failed!" end
    if __kind_of(message) == "string" then message = __call_place(0) .. message end
    __throw(message)
end

function pcall(f, ...)
    return __protect(f, ...)
end

function _handled(handler, ok, ...)
    if ok then return true, ... end
    return false, handler(...)
end

function xpcall(f, handler, ...)
    return _handled(handler, __protect(f, ...))
end

function _report_uncaught(raised)
    local value = __raised_value(raised)
    local message
    if _meta(value, "__tostring") ~= nil or __kind_of(value) == "string" or __kind_of(value) == "number" then
        message = tostring(value)
    else
        message = "(error object is a " .. type(value) .. " value)"
    end
    __write_err("lua5.4: " .. message .. "\nstack traceback:\n\t[C]: in ?\n")
end

-- Operators on what is neither numbers nor texts.

function _meta(value, event)
    local parent
    if __kind_of(value) == "string" then parent = _strings else parent = __table_parent(value) end
    if parent == nil then return nil end
    return __table_get(parent, event)
end

function _named(note)
    if note == "" then return "" end
    return " (" .. note .. ")"
end

-- Of the notes of two operands, that of one.
function _note_of(note, is_second)
    local at = __pattern_find(note, "\n", 1, true)
    if at == nil then return "" end
    at = __result_at(at)
    if is_second then return _named(__byte_part(note, at + 1, -1)) end
    return _named(__byte_part(note, 1, at - 1))
end

_events = __table_of()
__table_set(_events, "+", "__add")
__table_set(_events, "-", "__sub")
__table_set(_events, "*", "__mul")
__table_set(_events, "/", "__div")
__table_set(_events, "%", "__mod")
__table_set(_events, "**", "__pow")
__table_set(_events, "//", "__idiv")
__table_set(_events, "&", "__band")
__table_set(_events, "|", "__bor")
__table_set(_events, "^", "__bxor")
__table_set(_events, "<<", "__shl")
__table_set(_events, ">>", "__shr")
__table_set(_events, "..", "__concat")
__table_set(_events, "==", "__eq")
__table_set(_events, "<", "__lt")
__table_set(_events, ">", "__lt")
__table_set(_events, "<=", "__le")
__table_set(_events, ">=", "__le")

function _compute(event, a, b)
    if event == "__add" then return a + b end
    if event == "__sub" then return a - b end
    if event == "__mul" then return a * b end
    if event == "__div" then return a / b end
    if event == "__mod" then return a % b end
    if event == "__pow" then return a ^ b end
    if event == "__idiv" then return a // b end
    if event == "__band" then return a & b end
    if event == "__bor" then return a | b end
    if event == "__bxor" then return a ~ b end
    if event == "__shl" then return a << b end
    return a >> b
end

function _operator(operator, left, right)
    if operator == "close" then
        if not left then return end
        local close = _meta(left, "__close")
        if close ~= nil then close(left, right) end
        return
    end
    local event = __table_get(_events, operator)
    if operator == ">" or operator == ">=" then left, right = right, left end
    local note = __call_note(0)
    if event == "__eq" then
        if __kind_of(left) ~= "table" or __kind_of(right) ~= "table" then return false end
    end
    local method = _meta(left, event)
    if method == nil then method = _meta(right, event) end
    if event == "__eq" then
        return method ~= nil and not not method(left, right)
    end
    if event == "__lt" or event == "__le" then
        if method ~= nil then return not not method(left, right) end
        local first, second = type(left), type(right)
        if operator == ">" or operator == ">=" then first, second = second, first end
        if first == second then _fail("attempt to compare two " .. first .. " values") end
        _fail("attempt to compare " .. first .. " with " .. second)
    end
    if method ~= nil then return (method(left, right)) end
    if event == "__concat" then
        local kind = __kind_of(left)
        local is_second = kind == "string" or kind == "number"
        local wrong = left
        if is_second then wrong = right end
        _fail("attempt to concatenate a " .. type(wrong) .. " value" .. _note_of(note, is_second))
    end
    local a, b = left, right
    if __kind_of(a) == "string" then a = __text_number(a) end
    if __kind_of(b) == "string" then b = __text_number(b) end
    local fits = __kind_of(a) == "number" and __kind_of(b) == "number"
    local is_bits = event == "__band" or event == "__bor" or event == "__bxor" or event == "__shl" or event == "__shr"
    if is_bits then
        if fits then
            local x, y = __whole_number(a), __whole_number(b)
            if x == nil or y == nil then _fail("number has no integer representation") end
            return _compute(event, x, y)
        end
    elseif fits then
        return _compute(event, a, b)
    elseif __kind_of(left) == "string" or __kind_of(right) == "string" then
        local other = __kind_of(left)
        if (other == "string" or other == "number") and (__kind_of(right) == "string" or __kind_of(right) == "number") then
            _fail("attempt to " .. __byte_part(event, 3, -1) .. " a '" .. type(left) .. "' with a '" .. type(right) .. "'")
        end
    end
    local is_second = __kind_of(left) == "number" or (__kind_of(left) == "string" and a ~= nil)
    local wrong = left
    if is_second then wrong = right end
    local what = "perform arithmetic on"
    if is_bits then what = "perform bitwise operation on" end
    _fail("attempt to " .. what .. " a " .. type(wrong) .. " value" .. _note_of(note, is_second))
end

function _unary(operator, value)
    local event = "__len"
    if operator == "-" then event = "__unm" elseif operator == "~" then event = "__bnot" end
    local note = __call_note(0)
    local method = _meta(value, event)
    if method ~= nil then return (method(value, value)) end
    if event == "__len" then
        if __kind_of(value) == "table" then return __table_length(value) end
        _fail("attempt to get length of a " .. type(value) .. " value" .. _named(note))
    end
    local number = value
    if __kind_of(value) == "string" then number = __text_number(value) end
    if __kind_of(number) == "number" then
        if event == "__unm" then return -number end
        number = __whole_number(number)
        if number == nil then _fail("number has no integer representation") end
        return ~number
    end
    local what = "perform arithmetic on"
    if event == "__bnot" then what = "perform bitwise operation on" end
    _fail("attempt to " .. what .. " a " .. type(value) .. " value" .. _named(note))
end

function _element(object, key)
    if __kind_of(object) == "string" then
        local index = __table_get(_strings, "__index")
        if __kind_of(index) == "function" then return (index(object, key)) end
        if index ~= nil then return index[key] end
    end
    local note = __call_note(0)
    _fail("attempt to index a " .. type(object) .. " value" .. _named(note))
end

function _set_element(object, key, value)
    local note = __call_note(0)
    _fail("attempt to index a " .. type(object) .. " value" .. _named(note))
end

function _call_other(callee, ...)
    local method = _meta(callee, "__call")
    if method ~= nil then return method(callee, ...) end
    local note = __call_note(0)
    _fail("attempt to call a " .. type(callee) .. " value" .. _named(note))
end

-- Basic functions.

function type(value)
    if __table_parent(value) == _threads then return "thread" end
    return __kind_of(value)
end

function tostring(value)
    local parent = __table_parent(value)
    if parent ~= nil then
        local method = __table_get(parent, "__tostring")
        if method ~= nil then
            local text = method(value)
            if __kind_of(text) ~= "string" then _fail("'__tostring' must return a string") end
            return text
        end
        local name = __table_get(parent, "__name")
        if parent == _threads then name = "thread" end
        if __kind_of(name) == "string" then
            return name .. __byte_part(__value_text(value), 6, -1)
        end
    end
    return __value_text(value)
end

function print(...)
    local count = __result_count(...)
    local out = ""
    for i = 1, count do
        if i > 1 then out = out .. "\t" end
        out = out .. tostring(__result_at(__results_from(i - 1, ...)))
    end
    __write_out(out .. "\n")
end

function tonumber(value, base)
    if base == nil then
        local kind = __kind_of(value)
        if kind == "number" then return value end
        if kind == "string" then return __text_number(value) end
        return nil
    end
    _expect(value, "string", 1, "tonumber")
    return __text_number(value, base)
end

function setmetatable(t, parent)
    _expect(t, "table", 1, "setmetatable")
    if parent ~= nil and __kind_of(parent) ~= "table" then
        _bad(2, "setmetatable", "nil or table expected")
    end
    local old = __table_parent(t)
    if old ~= nil and __table_get(old, "__metatable") ~= nil then _fail("cannot change a protected metatable") end
    return __table_set_parent(t, parent)
end

function getmetatable(value)
    local parent
    if __kind_of(value) == "string" then parent = _strings else parent = __table_parent(value) end
    if parent == nil or parent == _threads then return nil end
    local shown = __table_get(parent, "__metatable")
    if shown ~= nil then return shown end
    return parent
end

function pairs(t)
    local method = _meta(t, "__pairs")
    if method ~= nil then
        local a, b, c = method(t)
        return a, b, c
    end
    if __kind_of(t) ~= "table" then
        local given = type(t)
        if t == nil then given = "nil" end
        _bad(1, "for iterator", "table expected, got " .. given)
    end
    return __table_next, t, nil
end

function ipairs(t)
    if t == nil then _bad(1, "ipairs", "table expected, got nil") end
    return __table_step, t, 0
end

function select(n, ...)
    local count = __result_count(...)
    if n == "#" then return count end
    if n < 0 then
        n = count + n + 1
        if n < 1 then _bad(1, "select", "index out of range") end
    elseif n == 0 then
        _bad(1, "select", "index out of range")
    end
    return __results_from(n - 1, ...)
end

function collectgarbage(option)
    if option == "count" then return 100.0, 0 end
    return 0
end

-- math

math = __table_of()
math.pi = 3.141592653589793
math.huge = 1e308 * 10
math.maxinteger = 0x7fffffffffffffff
math.mininteger = 0x8000000000000000

function _rounded(value, number)
    local whole = __whole_number(number)
    if whole == nil then return number end
    return whole
end

function math.floor(x)
    x = _number(x, 1, "floor")
    return _rounded(x, x // 1)
end

function math.ceil(x)
    x = _number(x, 1, "ceil")
    return _rounded(x, -(-x // 1))
end

function math.abs(x)
    x = _number(x, 1, "abs")
    if x < 0 then return -x end
    return x
end

function math.sqrt(x) return __f64_sqrt(_number(x, 1, "sqrt") + 0.0) end
function math.sin(x) return __f64_sin(_number(x, 1, "sin") + 0.0) end
function math.cos(x) return __f64_cos(_number(x, 1, "cos") + 0.0) end
function math.tan(x) return __f64_tan(_number(x, 1, "tan") + 0.0) end
function math.asin(x) return __f64_asin(_number(x, 1, "asin") + 0.0) end
function math.acos(x) return __f64_acos(_number(x, 1, "acos") + 0.0) end
function math.atan(y, x)
    if x == nil then x = 1 end
    return __f64_atan2(_number(y, 1, "atan") + 0.0, _number(x, 2, "atan") + 0.0)
end
function math.exp(x) return __f64_exp(_number(x, 1, "exp") + 0.0) end
function math.log(x, base)
    x = _number(x, 1, "log") + 0.0
    if base == nil then return __f64_log(x) end
    if base == 2 then return __f64_log2(x) end
    if base == 10 then return __f64_log10(x) end
    return __f64_log(x) / __f64_log(base + 0.0)
end
function math.fmod(a, b)
    a, b = _number(a, 1, "fmod"), _number(b, 2, "fmod")
    if math.type(a) == "integer" and math.type(b) == "integer" then
        if b == 0 then _bad(2, "fmod", "zero") end
        local rest = math.abs(a) % math.abs(b)
        if a < 0 then return -rest end
        return rest
    end
    return __f64_fmod(a + 0.0, b + 0.0)
end
function math.modf(x)
    x = _number(x, 1, "modf")
    local whole = x // 1
    if x < 0 then whole = -(-x // 1) end
    if x == math.huge or x == -math.huge then return x, 0.0 end
    return _rounded(x, whole), x - whole + 0.0
end
function math.tointeger(x)
    if __kind_of(x) == "string" then x = __text_number(x) end
    return __whole_number(x)
end
function math.type(x)
    if __kind_of(x) ~= "number" then return nil end
    local text = __value_text(x)
    if __pattern_find(text, "[.en]", 1) ~= nil then return "float" end
    return "integer"
end
function math.max(x, ...)
    _number(x, 1, "max")
    for i = 1, __result_count(...) do
        local other = __result_at(__results_from(i - 1, ...))
        if other > x then x = other end
    end
    return x
end
function math.min(x, ...)
    _number(x, 1, "min")
    for i = 1, __result_count(...) do
        local other = __result_at(__results_from(i - 1, ...))
        if other < x then x = other end
    end
    return x
end
function math.ult(a, b)
    return (a ~ math.mininteger) < (b ~ math.mininteger)
end

_seed = {0x123456789abcdef, 0xff, 0, 0}

function _random()
    local s0, s1, s2, s3 = _seed[1], _seed[2], _seed[3] ~ _seed[1], _seed[4] ~ _seed[2]
    local result = s1 * 5
    result = ((result << 7) | (result >> 57)) * 9
    local shifted = s1 << 17
    s1 = s1 ~ s2
    s0 = s0 ~ s3
    s2 = s2 ~ shifted
    s3 = (s3 << 45) | (s3 >> 19)
    _seed = {s0, s1, s2, s3}
    return result
end

function math.random(low, high)
    local bits = _random()
    if low == nil then return (bits >> 11) * (0.5 / (1 << 52)) end
    if high == nil then low, high = 1, low end
    if low == 1 and high == 0 then return bits end
    if low > high then _bad(2, "random", "interval is empty") end
    local width = high - low + 1
    if width <= 0 then return bits end
    return low + (bits >> 1) % width
end

function math.randomseed(a, b)
    _seed = {a // 1 | 0, 0xff, b or 0, 0}
    for _ = 1, 16 do _random() end
end

-- string

string = __table_of()
_strings.__index = string

function string.len(s) return #_text(s, 1, "len") end
function string.sub(s, i, j) return __byte_part(_text(s, 1, "sub"), _integer(i, 2, "sub"), j) end
function string.upper(s) return __byte_case(_text(s, 1, "upper"), true) end
function string.lower(s) return __byte_case(_text(s, 1, "lower"), false) end
function string.reverse(s) return __byte_reverse(_text(s, 1, "reverse")) end
function string.rep(s, n, separator)
    return __byte_repeat(_text(s, 1, "rep"), _integer(n, 2, "rep"), separator)
end
function string.byte(s, i, j)
    if i == nil then i = 1 end
    if j == nil then j = i end
    return __byte_codes(_text(s, 1, "byte"), i, j)
end
function string.char(...)
    return __bytes_text(...)
end

_pattern_errors = {
    ends_in_escape = "malformed pattern (ends with '%')",
    open_set = "malformed pattern (missing ']')",
    many_captures = "too many captures",
    wrong_close = "invalid pattern capture",
    no_frontier_set = "missing '[' after '%f' in pattern",
    no_balanced_pair = "malformed pattern (missing arguments to '%b')",
    open_capture = "unfinished capture",
    no_such_capture = "invalid capture index",
}

-- Where a pattern matches, or its error.
function _find(s, pattern, from, plain)
    local found = __pattern_find(s, pattern, from, plain)
    if __kind_of(found) == "string" then _fail(_pattern_errors[found]) end
    return found
end

function _from(s, init)
    if init == nil then return 1 end
    if init < 0 then
        init = #s + init + 1
        if init < 1 then init = 1 end
    end
    return init
end

function string.find(s, pattern, init, plain)
    s, pattern = _text(s, 1, "find"), _text(pattern, 2, "find")
    return _find(s, pattern, _from(s, init), not not plain)
end

-- What was captured: where nothing is, the whole match.
function _captures(s, first, last, ...)
    if first == nil then return nil end
    if __result_count(...) == 0 then return __byte_part(s, first, last) end
    return ...
end

function string.match(s, pattern, init)
    s, pattern = _text(s, 1, "match"), _text(pattern, 2, "match")
    return _captures(s, _find(s, pattern, _from(s, init), false))
end

function string.gmatch(s, pattern)
    s, pattern = _text(s, 1, "gmatch"), _text(pattern, 2, "gmatch")
    local at, behind = 1, 0
    return function()
        while at <= #s + 1 do
            local found = __pattern_find(s, pattern, at, false)
            if __kind_of(found) == "string" then _fail(_pattern_errors[found]) end
            if found == nil then
                at = #s + 2
                return nil
            end
            local first, last = __result_at(found), __result_at(found, 1)
            if last + 1 > behind or first > behind then
                if last < first and first == behind then
                    at = first + 1
                else
                    if last < first then at = first + 1 else at = last + 1 end
                    behind = last + 1
                    return _captures(s, _spread(found))
                end
            else
                at = first + 1
            end
        end
        return nil
    end
end

function _replaced(replacement, kind, s, found)
    local first, last = __result_at(found), __result_at(found, 1)
    local whole = __byte_part(s, first, last)
    local value
    if kind == "string" then
        local out, at = "", 1
        while true do
            local mark = __pattern_find(replacement, "%", at, true)
            if mark == nil then return out .. __byte_part(replacement, at, -1) end
            local place = __result_at(mark)
            out = out .. __byte_part(replacement, at, place - 1)
            local sign = __byte_part(replacement, place + 1, place + 1)
            if sign == "%" then
                out = out .. "%"
            elseif sign == "0" then
                out = out .. whole
            else
                local number = __text_number(sign)
                if number == nil then _fail("invalid use of '%' in replacement string") end
                if number == 1 and __result_count(found) == 2 then
                    out = out .. whole
                else
                    if number + 2 > __result_count(found) then
                        _fail("invalid capture index %" .. number .. " in replacement string")
                    end
                    out = out .. __result_at(found, number + 1)
                end
            end
            at = place + 2
        end
    elseif kind == "table" then
        local key = whole
        if __result_count(found) > 2 then key = __result_at(found, 2) end
        value = replacement[key]
    else
        value = replacement(_captures(s, _spread(found)))
    end
    if not value then return whole end
    local given = __kind_of(value)
    if given ~= "string" and given ~= "number" then
        _fail("invalid replacement value (a " .. type(value) .. ")")
    end
    return value
end

-- Results that are kept in a variable, as results again.
function _spread(found)
    return __results_from(0, found)
end

function string.gsub(s, pattern, replacement, most)
    s, pattern = _text(s, 1, "gsub"), _text(pattern, 2, "gsub")
    local kind = __kind_of(replacement)
    if kind == "number" then
        replacement, kind = __value_text(replacement), "string"
    elseif kind ~= "string" and kind ~= "table" and kind ~= "function" then
        local given = type(replacement)
        if replacement == nil then given = "nil" end
        _bad(3, "gsub", "string/function/table expected, got " .. given)
    end
    local is_anchored = __byte_part(pattern, 1, 1) == "^"
    local parts, at, count, copied = {}, 1, 0, 1
    while (most == nil or count < most) and at <= #s + 1 do
        local found = __pattern_find(s, pattern, at, false)
        if __kind_of(found) == "string" then _fail(_pattern_errors[found]) end
        if found == nil then break end
        local first, last = __result_at(found), __result_at(found, 1)
        if last < first and first < copied then
            -- An empty match right behind the one before.
            at = first + 1
        else
            count = count + 1
            parts[#parts + 1] = __byte_part(s, copied, first - 1)
            parts[#parts + 1] = _replaced(replacement, kind, s, found)
            copied = last + 1
            if last < first then
                parts[#parts + 1] = __byte_part(s, first, first)
                copied = first + 1
                at = first + 1
            else
                at = last + 1
            end
        end
        if is_anchored then break end
    end
    parts[#parts + 1] = __byte_part(s, copied, -1)
    return __table_concat(parts, "", 1, #parts), count
end

function string.format(format, ...)
    format = _text(format, 1, "format")
    local out, at, number = "", 1, 0
    while true do
        local mark = __pattern_find(format, "%", at, true)
        if mark == nil then return out .. __byte_part(format, at, -1) end
        local place = __result_at(mark)
        out = out .. __byte_part(format, at, place - 1)
        local found = __pattern_find(format, "^[-+ #0]*%d*%.?%d*(.)", place + 1)
        if found == nil then _fail("invalid conversion '%' to 'format'") end
        local last, letter = __result_at(found, 1), __result_at(found, 2)
        if letter == "%" then
            out = out .. "%"
        else
            number = number + 1
            if number > __result_count(...) then _bad(number + 1, "format", "no value") end
            local value = __result_at(__results_from(number - 1, ...))
            local spec = __byte_part(format, place + 1, last)
            if letter == "d" or letter == "i" or letter == "x" or letter == "X" or letter == "o" or letter == "u" or letter == "c" then
                value = _integer(value, number + 1, "format")
            elseif letter == "s" then
                value = tostring(value)
            elseif letter == "q" then
                local given = __kind_of(value)
                if given == "table" or given == "function" then _bad(number + 1, "format", "value has no literal form") end
            elseif letter == "p" then
                value = value
            elseif letter == "f" or letter == "F" or letter == "e" or letter == "E" or letter == "g" or letter == "G" or letter == "a" or letter == "A" then
                value = _number(value, number + 1, "format") + 0.0
            else
                _fail("invalid conversion '%" .. spec .. "' to 'format'")
            end
            out = out .. __format_piece(spec, value)
        end
        at = last + 1
    end
end

-- table

table = __table_of()

function table.insert(t, ...)
    _expect(t, "table", 1, "insert")
    local count = __result_count(...)
    if count == 1 then
        local value = ...
        __table_insert(t, #t + 1, value)
    elseif count == 2 then
        local place, value = ...
        place = _integer(place, 2, "insert")
        if place < 1 or place > #t + 1 then _bad(2, "insert", "position out of bounds") end
        __table_insert(t, place, value)
    else
        _fail("wrong number of arguments to 'insert'")
    end
end

function table.remove(t, place)
    _expect(t, "table", 1, "remove")
    local length = #t
    if place == nil then
        if length == 0 then return nil end
        place = length
    elseif length > 0 and (place < 1 or place > length + 1) then
        _bad(2, "remove", "position out of bounds")
    end
    return __table_remove(t, place)
end

function table.concat(t, separator, from, to)
    _expect(t, "table", 1, "concat")
    local joined = __table_concat(t, separator or "", from or 1, to or #t)
    if __kind_of(joined) == "number" then
        _fail("invalid value (" .. type(t[joined]) .. ") at index " .. joined .. " in table for 'concat'")
    end
    return joined
end

function table.unpack(t, from, to)
    return __table_results(t, from or 1, to or #t)
end

function table.pack(...)
    local t = {...}
    t.n = __result_count(...)
    return t
end

function table.move(from, first, last, place, to)
    to = to or from
    if place > first and place <= last and to == from then
        for i = last - first, 0, -1 do to[place + i] = from[first + i] end
    else
        for i = 0, last - first do to[place + i] = from[first + i] end
    end
    return to
end

function _sorted(t, low, high, less)
    while low < high do
        if less(t[high], t[low]) then t[low], t[high] = t[high], t[low] end
        if high - low == 1 then return end
        local middle = (low + high) // 2
        if less(t[middle], t[low]) then
            t[middle], t[low] = t[low], t[middle]
        elseif less(t[high], t[middle]) then
            t[middle], t[high] = t[high], t[middle]
        end
        if high - low == 2 then return end
        local pivot = t[middle]
        t[middle], t[high - 1] = t[high - 1], t[middle]
        local i, j = low, high - 1
        while true do
            i = i + 1
            while less(t[i], pivot) do
                if i >= high then _fail("invalid order function for sorting") end
                i = i + 1
            end
            j = j - 1
            while less(pivot, t[j]) do
                if j < i then _fail("invalid order function for sorting") end
                j = j - 1
            end
            if j < i then break end
            t[i], t[j] = t[j], t[i]
        end
        t[high - 1], t[i] = t[i], t[high - 1]
        if i - low < high - i then
            _sorted(t, low, i - 1, less)
            low = i + 1
        else
            _sorted(t, i + 1, high, less)
            high = i - 1
        end
    end
end

function _less(a, b) return a < b end

function table.sort(t, less)
    _expect(t, "table", 1, "sort")
    if less == nil then
        if __table_sort(t) then return end
        less = _less
    end
    _sorted(t, 1, #t, less)
end

-- coroutine: each has a task, and what is passed lies in a table with its count.

coroutine = __table_of()
_running = nil

function _body(co, f)
    co.passed = table.pack(__protect(f, _unpacked(co.passed)))
    co.state = "dead"
    __task_end(co.resumer)
end

function _unpacked(t)
    return __table_results(t, 1, t.n)
end

function coroutine.create(f)
    _expect(f, "function", 1, "create")
    local co = {state = "suspended", resumer = 0}
    co.task = __task_new(function() _body(co, f) end, nil)
    return __table_set_parent(co, _threads)
end

function coroutine.resume(co, ...)
    _expect(co, "thread", 1, "resume")
    if co.state == "dead" then return false, "cannot resume dead coroutine" end
    if co.state ~= "suspended" then return false, "cannot resume non-suspended coroutine" end
    co.passed = table.pack(...)
    co.resumer = __task_running()
    co.before = _running
    if _running ~= nil then _running.state = "normal" end
    co.state = "running"
    _running = co
    __task_switch(co.task)
    _running = co.before
    if _running ~= nil then _running.state = "running" end
    return _unpacked(co.passed)
end

function coroutine.yield(...)
    local co = _running
    if co == nil then _fail("attempt to yield from outside a coroutine") end
    co.passed = table.pack(true, ...)
    co.state = "suspended"
    __task_switch(co.resumer)
    return _unpacked(co.passed)
end

function _unwrapped(ok, ...)
    if ok then return ... end
    __throw((...))
end

function coroutine.wrap(f)
    local co = coroutine.create(f)
    return function(...) return _unwrapped(coroutine.resume(co, ...)) end
end

function coroutine.status(co)
    _expect(co, "thread", 1, "status")
    return co.state
end

_main = __table_set_parent({state = "running", task = 0}, _threads)

function coroutine.running()
    if _running == nil then return _main, true end
    return _running, false
end

function coroutine.isyieldable() return _running ~= nil end

function coroutine.close(co)
    if co.state ~= "suspended" and co.state ~= "dead" then
        _fail("cannot close a " .. co.state .. " coroutine")
    end
    co.state = "dead"
    return true
end

-- io and os

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
function io.open(name) return nil, name .. ": No such file or directory", 2 end

os = __table_of()
function os.clock() return __clock() end
function os.time() return 0 end
function os.date() return "Thu Jan  1 00:00:00 1970" end
function os.getenv() return nil end
function os.exit(code)
    if code == nil or code == true then code = 0 elseif code == false then code = 1 end
    __run_end(code)
end

-- utf8

utf8 = __table_of()
utf8.charpattern = "[\0-\x7F\xC2-\xFD][\x80-\xBF]*"

function _encoded(code)
    if code < 0x80 then return string.char(code) end
    local behind, most = "", 0x3f
    while code > most do
        behind = string.char(0x80 | (code & 0x3f)) .. behind
        code = code >> 6
        most = most >> 1
    end
    return string.char((~most << 1) & 0xff | code) .. behind
end

function utf8.char(...)
    local out = ""
    for i = 1, __result_count(...) do out = out .. _encoded(__result_at(__results_from(i - 1, ...))) end
    return out
end

-- The code point at a place and its length; nothing where there is none.
function _decoded(s, at)
    local first = string.byte(s, at)
    if first == nil then return nil end
    if first < 0x80 then return first, 1 end
    if first < 0xC2 then return nil end
    local count, code = 1, first & 0x1f
    if first >= 0xF0 then count, code = 3, first & 7 elseif first >= 0xE0 then count, code = 2, first & 15 end
    for i = 1, count do
        local byte = string.byte(s, at + i)
        if byte == nil or byte & 0xC0 ~= 0x80 then return nil end
        code = code << 6 | byte & 0x3f
    end
    return code, count + 1
end

function utf8.len(s, i, j)
    local at, last, count = _from(s, i), j or -1, 0
    if last < 0 then last = #s + last + 1 end
    while at <= last do
        local code, length = _decoded(s, at)
        if code == nil then return nil, at end
        at = at + length
        count = count + 1
    end
    return count
end

function utf8.codepoint(s, i, j)
    local at = _from(s, i)
    local last, codes, count = j or at, {}, 0
    if last < 0 then last = #s + last + 1 end
    while at <= last do
        local code, length = _decoded(s, at)
        if code == nil then _fail("invalid UTF-8 code") end
        count = count + 1
        codes[count] = code
        at = at + length
    end
    return __table_results(codes, 1, count)
end

function utf8.codes(s)
    local at = 1
    return function()
        if at > #s then return nil end
        local place = at
        local code, length = _decoded(s, at)
        if code == nil then _fail("invalid UTF-8 code") end
        at = at + length
        return place, code
    end
end

function utf8.offset(s, n, i)
    local function is_inside(at)
        local byte = string.byte(s, at)
        return byte ~= nil and byte & 0xC0 == 0x80
    end
    if i == nil then
        if n > 0 then i = 1 else i = #s + 1 end
    end
    i = _from(s, i)
    if n > 0 then
        n = n - 1
        while n > 0 and i <= #s do
            i = i + 1
            while is_inside(i) do i = i + 1 end
            n = n - 1
        end
        if n == 0 then return i end
        return nil
    end
    while n < 0 and i > 1 do
        i = i - 1
        while i > 1 and is_inside(i) do i = i - 1 end
        n = n + 1
    end
    if n == 0 then return i end
    return nil
end

-- _G: the global variables as a table.

__table_set_parent(_G, {
    __index = function(_, name)
        return __global_get(name)
    end,
    __newindex = function(_, name, value) __global_set(name, value) end,
})
