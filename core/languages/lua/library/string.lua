-- The library `string`, but for packing.

string = __table_of()
_strings.__index = string

function string.len(s) return #_text(s, 1, "len") end
function string.sub(s, i, j)
    if j ~= nil then j = _integer(j, 3, "sub") end
    return __byte_part(_text(s, 1, "sub"), _integer(i, 2, "sub"), j)
end
function string.upper(s) return __byte_case(_text(s, 1, "upper"), true) end
function string.lower(s) return __byte_case(_text(s, 1, "lower"), false) end
function string.reverse(s) return __byte_reverse(_text(s, 1, "reverse")) end
function string.rep(s, n, separator)
    s, n = _text(s, 1, "rep"), _integer(n, 2, "rep")
    if separator ~= nil then separator = _text(separator, 3, "rep") end
    return __byte_repeat(s, n, separator)
end
function string.byte(s, i, j)
    s = _text(s, 1, "byte")
    if i == nil then i = 1 else i = _integer(i, 2, "byte") end
    if j == nil then j = i else j = _integer(j, 3, "byte") end
    return __byte_codes(s, i, j)
end
function string.char(...)
    local codes, count = {}, __result_count(...)
    for i = 1, count do
        local code = _integer(__result_at(__results_from(i - 1, ...)), i, "char")
        if code < 0 or code > 255 then _bad(i, "char", "value out of range") end
        codes[i] = code
    end
    return __bytes_text(__table_results(codes, 1, count))
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

-- What is wrong with a pattern; of a capture that is not there, its number.
function _wrong_pattern(wrong, pattern)
    local message = _pattern_errors[wrong]
    if wrong == "no_such_capture" then
        local found = __pattern_find(pattern, "%%(%d)", 1, false)
        if found ~= nil then message = message .. " %" .. __result_at(found, 2) end
    end
    _fail(message)
end

-- Where a pattern matches, or its error.
function _find(s, pattern, from, plain)
    local found = __pattern_find(s, pattern, from, plain)
    if __kind_of(found) == "string" then _wrong_pattern(found, pattern) end
    return found
end

function _from(s, init, name)
    if init == nil then return 1 end
    init = _integer(init, 3, name)
    if init < 0 then
        init = #s + init + 1
        if init < 1 then init = 1 end
    end
    return init
end

function string.find(s, pattern, init, plain)
    s, pattern = _text(s, 1, "find"), _text(pattern, 2, "find")
    init = _from(s, init, "find")
    local found = __pattern_find(s, pattern, init, not not plain)
    -- What has nothing special in it is no pattern here.
    if found == "wrong_close" and __pattern_find(pattern, "[%^%$%*%+%?%.%(%[%%%-]", 1, false) == nil then
        return __pattern_find(s, pattern, init, true)
    end
    if __kind_of(found) == "string" then _wrong_pattern(found, pattern) end
    return found
end

-- What was captured: where nothing is, the whole match.
function _captures(s, first, last, ...)
    if first == nil then return nil end
    if __result_count(...) == 0 then return __byte_part(s, first, last) end
    return ...
end

function string.match(s, pattern, init)
    s, pattern = _text(s, 1, "match"), _text(pattern, 2, "match")
    return _captures(s, _find(s, pattern, _from(s, init, "match"), false))
end

function string.gmatch(s, pattern, init)
    s, pattern = _text(s, 1, "gmatch"), _text(pattern, 2, "gmatch")
    local at, behind = _from(s, init, "gmatch"), 0
    -- Nothing is anchored here.
    if __byte_part(pattern, 1, 1) == "^" then pattern = "%" .. pattern end
    return function()
        while at <= #s + 1 do
            local found = __pattern_find(s, pattern, at, false)
            if __kind_of(found) == "string" then _wrong_pattern(found, pattern) end
            if found == nil then
                at = #s + 2
                return
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
                        _fail("invalid capture index %" .. number)
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
        _fail("invalid replacement value (a " .. _type(value) .. ")")
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
        local given = _type(replacement)
        if replacement == nil then given = _given_type(replacement, 3) end
        _bad(3, "gsub", "string/function/table expected, got " .. given)
    end
    if most ~= nil then most = _integer(most, 4, "gsub") end
    local is_anchored = __byte_part(pattern, 1, 1) == "^"
    local parts, at, count, copied, before, boundary, depth = {}, 1, 0, 1, 0, _boundary, _depth
    while (most == nil or count < most) and at <= #s + 1 do
        local found = __pattern_find(s, pattern, at, false)
        if __kind_of(found) == "string" then _wrong_pattern(found, pattern) end
        if found == nil then break end
        local first, last = __result_at(found), __result_at(found, 1)
        if last < first and first == before then
            -- An empty match right behind the one before.
            at = first + 1
        else
            count = count + 1
            parts[#parts + 1] = __byte_part(s, copied, first - 1)
            _boundary = true
            if kind == "function" then _enter() end
            parts[#parts + 1] = _replaced(replacement, kind, s, found)
            _boundary, _depth = boundary, depth
            copied, before, at = last + 1, last + 1, last + 1
        end
        if is_anchored then break end
    end
    parts[#parts + 1] = __byte_part(s, copied, -1)
    return __table_concat(parts, "", 1, #parts), count
end

-- The flags that conversions take, and those that take no precision.
_flags = {
    c = "[-]", d = "[-+0 ]", i = "[-+0 ]", u = "[-0]", o = "[-#0]", x = "[-#0]", X = "[-#0]", p = "[-]", s = "[-]",
    a = "[-+#0 ]", A = "[-+#0 ]", f = "[-+#0 ]", e = "[-+#0 ]", E = "[-+#0 ]", g = "[-+#0 ]", G = "[-+#0 ]",
}
function _check_specification(spec, letter)
    local flags = _flags[letter]
    if flags == nil then return end
    if #spec > 22 then _fail("invalid format (too long)") end
    local is_right = __pattern_find(spec, "^" .. flags .. "*%d?%d?" .. letter .. "$", 1) ~= nil
    if not is_right and letter ~= "c" and letter ~= "p" then
        is_right = __pattern_find(spec, "^" .. flags .. "*%d?%d?%.%d?%d?" .. letter .. "$", 1) ~= nil
    end
    if flags == "[-]" and __pattern_find(spec, "^%-*0", 1) ~= nil then is_right = false end
    if not is_right then _fail("invalid conversion specification: '%" .. spec .. "'") end
end

function string.format(format, ...)
    format = _text(format, 1, "format")
    local out, at, number = "", 1, 0
    while true do
        local mark = __pattern_find(format, "%", at, true)
        if mark == nil then return out .. __byte_part(format, at, -1) end
        local place = __result_at(mark)
        out = out .. __byte_part(format, at, place - 1)
        local found = __pattern_find(format, "^[-+ #%d.]*(.)", place + 1)
        local last, letter
        if found ~= nil then last, letter = __result_at(found, 1), __result_at(found, 2) end
        if letter == "%" and last == place + 1 then
            out = out .. "%"
        else
            number = number + 1
            if number > __result_count(...) then _bad(number + 1, "format", "no value") end
            if found == nil then _fail("invalid conversion '%" .. __byte_part(format, place + 1, -1) .. "' to 'format'") end
            local value = __result_at(__results_from(number - 1, ...))
            local spec = __byte_part(format, place + 1, last)
            if #spec > 1 then _check_specification(spec, letter) end
            if letter == "d" or letter == "i" or letter == "x" or letter == "X" or letter == "o" or letter == "u" or letter == "c" then
                value = _integer(value, number + 1, "format")
            elseif letter == "s" then
                value = tostring(value)
            elseif letter == "q" then
                local given = __kind_of(value)
                if #spec > 1 then _fail("specifier '%q' cannot have modifiers") end
                if given == "table" or given == "function" then _bad(number + 1, "format", "value has no literal form") end
            elseif letter == "p" then
                value = value
            elseif letter == "f" or letter == "e" or letter == "E" or letter == "g" or letter == "G" or letter == "a" or letter == "A" then
                value = _number(value, number + 1, "format") * 1.0
            else
                _fail("invalid conversion '%" .. spec .. "' to 'format'")
            end
            out = out .. __format_piece(spec, value)
        end
        at = last + 1
    end
end
