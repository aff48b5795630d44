-- The library `utf8`.

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
    for i = 1, __result_count(...) do
        local code = _integer(__result_at(__results_from(i - 1, ...)), i, "char")
        if code < 0 or code > 0x7fffffff then _bad(i, "char", "value out of range") end
        out = out .. _encoded(code)
    end
    return out
end

-- The least code point that takes so many bytes behind the first one: a shorter spelling is the only one.
_least_codes = { 0x80, 0x800, 0x10000, 0x200000, 0x4000000 }

-- The code point at a place and its length; nothing where there is none. Those that Unicode does not have are read where a program
-- is lax about it.
function _decoded(s, at, lax)
    local first = string.byte(s, at)
    if first == nil then return nil end
    if first < 0x80 then return first, 1 end
    if first < 0xC2 or first >= 0xFE then return nil end
    local count, code = 1, first & 0x1f
    if first >= 0xFC then count, code = 5, first & 1
    elseif first >= 0xF8 then count, code = 4, first & 3
    elseif first >= 0xF0 then count, code = 3, first & 7
    elseif first >= 0xE0 then count, code = 2, first & 15 end
    for i = 1, count do
        local byte = string.byte(s, at + i)
        if byte == nil or byte & 0xC0 ~= 0x80 then return nil end
        code = code << 6 | byte & 0x3f
    end
    if code < _least_codes[count] then return nil end
    if not lax and (code > 0x10FFFF or code >= 0xD800 and code <= 0xDFFF) then return nil end
    return code, count + 1
end

-- A place in a text of bytes, counted from its end where it is negative.
function _byte_place(s, place)
    if place >= 0 then return place end
    if -place > #s then return 0 end
    return #s + place + 1
end

function utf8.len(s, i, j, lax)
    s = _text(s, 1, "len")
    local at, last, count = _byte_place(s, i or 1), _byte_place(s, j or -1), 0
    if at < 1 or at > #s + 1 then _bad(2, "len", "initial position out of bounds") end
    if last > #s then _bad(3, "len", "final position out of bounds") end
    while at <= last do
        local code, length = _decoded(s, at, lax)
        if code == nil then return nil, at end
        at = at + length
        count = count + 1
    end
    return count
end

function utf8.codepoint(s, i, j, lax)
    s = _text(s, 1, "codepoint")
    local at = _byte_place(s, i or 1)
    local last, codes, count = _byte_place(s, j or at), {}, 0
    if at < 1 then _bad(2, "codepoint", "out of bounds") end
    if last > #s then _bad(3, "codepoint", "out of bounds") end
    while at <= last do
        local code, length = _decoded(s, at, lax)
        if code == nil then _fail("invalid UTF-8 code") end
        count = count + 1
        codes[count] = code
        at = at + length
    end
    return __table_results(codes, 1, count)
end

function utf8.codes(s, lax)
    s = _text(s, 1, "codes")
    local at = 1
    return function()
        if at > #s then return nil end
        local place = at
        local code, length = _decoded(s, at, lax)
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
    s, n = _text(s, 1, "offset"), _integer(n, 2, "offset")
    if i == nil then
        if n > 0 then i = 1 else i = #s + 1 end
    else
        i = _integer(i, 3, "offset")
    end
    i = _byte_place(s, i)
    if i < 1 or i > #s + 1 then _bad(3, "offset", "position out of bounds") end
    if n == 0 then
        while i > 1 and is_inside(i) do i = i - 1 end
        return i
    end
    if is_inside(i) then _fail("initial position is a continuation byte") end
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
