-- `string.pack` and what undoes it (manual, 6.4.2).

-- The options of a format, one after the other: what it is, how many bytes it has, how many of padding stand in front; each
-- with the state of the reader.
function _pack_reader(format, name)
    return { format = format, at = 1, is_little = true, align = 1, name = name }
end
function _pack_number(reader, default)
    local number
    while string.find(reader.format, "^%d", reader.at) do
        -- A digit more than fits into an `int` is the next option.
        if number ~= nil and number > 214748363 then break end
        number = (number or 0) * 10 + string.byte(reader.format, reader.at) - 48
        reader.at = reader.at + 1
    end
    return number or default
end
function _pack_size(reader, default)
    local size = _pack_number(reader, default)
    if size < 1 or size > 16 then _fail("integral size (" .. size .. ") out of limits [1,16]") end
    return size
end
_pack_sizes = { b = 1, h = 2, l = 8, j = 8, f = 4, d = 8, n = 8, B = 1, H = 2, L = 8, J = 8, T = 8 }
-- The next option: its kind and its size; nothing behind the last.
function _pack_option(reader)
    while reader.at <= #reader.format do
        local letter = string.sub(reader.format, reader.at, reader.at)
        reader.at = reader.at + 1
        if letter == "<" or letter == "=" then reader.is_little = true
        elseif letter == ">" then reader.is_little = false
        elseif letter == "!" then reader.align = _pack_size(reader, 8)
        elseif letter == " " then
        elseif letter == "x" then return "padding", 1
        elseif letter == "X" then
            local ahead = { format = reader.format, at = reader.at, is_little = true, align = 1, name = reader.name }
            local kind, size = _pack_option(ahead)
            if kind == nil or kind == "zero" or kind == "padding" then _bad(1, reader.name, "invalid next option for option 'X'") end
            reader.at = ahead.at
            return "align", size
        elseif letter == "z" then return "zero", 0
        elseif letter == "s" then return "counted", _pack_size(reader, 8)
        elseif letter == "c" then
            local size = _pack_number(reader, -1)
            if size == -1 then _fail("missing size for format option 'c'") end
            return "fixed", size
        elseif letter == "i" then return "signed", _pack_size(reader, 4)
        elseif letter == "I" then return "unsigned", _pack_size(reader, 4)
        elseif letter == "f" then return "float", 4
        elseif letter == "d" or letter == "n" then return "float", 8
        elseif _pack_sizes[letter] ~= nil then
            local is_signed = letter == "b" or letter == "h" or letter == "l" or letter == "j"
            return is_signed and "signed" or "unsigned", _pack_sizes[letter]
        else _fail("invalid format option '" .. letter .. "'")
        end
    end
    return nil
end
-- The bytes in front of an option that begins at a place counted from 0.
function _pack_padding(reader, kind, size, place)
    if kind == "padding" or kind == "zero" or kind == "fixed" then return 0 end
    local align = size < reader.align and size or reader.align
    if align <= 1 then return 0 end
    if align & (align - 1) ~= 0 then _bad(1, reader.name, "format asks for alignment not power of 2") end
    return (align - place % align) % align
end

function _pack_bytes(value, size, is_little)
    local bytes = {}
    -- The sign goes on behind the eighth byte.
    local fill = value < 0 and 255 or 0
    for i = 1, size do
        bytes[is_little and i or size - i + 1] = string.char(i <= 8 and value >> (8 * (i - 1)) & 255 or fill)
    end
    return table.concat(bytes)
end
function _unpack_bytes(s, at, size, is_little, is_signed)
    local value = 0
    local function byte(i) return string.byte(s, is_little and at + i - 1 or at + size - i) end
    for i = size < 8 and size or 8, 1, -1 do value = value << 8 | byte(i) end
    -- The bytes behind the eighth go on with its sign.
    local fill = is_signed and value < 0 and 255 or 0
    for i = 9, size do
        if byte(i) ~= fill then _fail(size .. "-byte integer does not fit into Lua Integer") end
    end
    if is_signed and size < 8 then
        local half = 1 << (size * 8 - 1)
        value = (value ~ half) - half
    end
    return value
end

function string.pack(format, ...)
    local reader = _pack_reader(_text(format, 1, "pack"), "pack")
    local pieces, length, given = {}, 0, 1
    local values = table.pack(...)
    local function add(piece)
        pieces[#pieces + 1] = piece
        length = length + #piece
    end
    while true do
        local kind, size = _pack_option(reader)
        if kind == nil then break end
        add(string.rep("\0", _pack_padding(reader, kind, size, length)))
        if kind == "padding" then add("\0")
        elseif kind ~= "align" then
            local value = values[given]
            local number = given + 1
            given = given + 1
            if number > values.n + 1 then
                -- The reference has nil behind what it is given.
                local is_number = kind == "signed" or kind == "unsigned" or kind == "float"
                _bad(number, "pack", (is_number and "number" or "string") .. " expected, got nil")
            end
            if kind == "signed" or kind == "unsigned" then
                value = _integer(value, number, "pack")
                if size < 8 then
                    local limit = kind == "signed" and 1 << (size * 8 - 1) or 1 << (size * 8)
                    local low = kind == "signed" and -limit or 0
                    if value < low or value >= limit then
                        _bad(number, "pack", kind == "signed" and "integer overflow" or "unsigned overflow")
                    end
                end
                add(_pack_bytes(value, size, reader.is_little))
            elseif kind == "float" then
                value = _number(value, number, "pack")
                value = value * 1.0
                add(_pack_bytes(size == 4 and _float_bits(value, 8, 23) or _float_bits(value, 11, 52), size, reader.is_little))
            else
                value = _text(value, number, "pack")
                if kind == "counted" and size < 8 and #value >= 1 << (size * 8) then
                    _bad(number, "pack", "string length does not fit in given size")
                elseif kind == "counted" then add(_pack_bytes(#value, size, reader.is_little)) add(value)
                elseif kind == "zero" then
                    if string.find(value, "\0", 1, true) then _bad(number, "pack", "string contains zeros") end
                    add(value .. "\0")
                else
                    if #value > size then _bad(number, "pack", "string longer than given size") end
                    add(value .. string.rep("\0", size - #value))
                end
            end
        end
    end
    return table.concat(pieces)
end

function string.packsize(format)
    local reader = _pack_reader(_text(format, 1, "packsize"), "packsize")
    local length = 0
    while true do
        local kind, size = _pack_option(reader)
        if kind == nil then return length end
        if kind == "counted" or kind == "zero" then _bad(1, "packsize", "variable-length format") end
        length = length + _pack_padding(reader, kind, size, length) + (kind == "align" and 0 or size)
    end
end

function string.unpack(format, s, place)
    local reader = _pack_reader(_text(format, 1, "unpack"), "unpack")
    s = _text(s, 2, "unpack")
    local at = place == nil and 1 or _integer(place, 3, "unpack")
    if at < 0 then at = #s + at + 1 end
    if at < 1 then at = 1 end
    if at > #s + 1 then _bad(3, "unpack", "initial position out of string") end
    local values, count = {}, 0
    local function need(size)
        if at + size - 1 > #s then _bad(2, "unpack", "data string too short") end
    end
    local function give(value)
        count = count + 1
        values[count] = value
    end
    while true do
        local kind, size = _pack_option(reader)
        if kind == nil then break end
        local padding = _pack_padding(reader, kind, size, at - 1)
        need(padding + (kind == "align" and 0 or size))
        at = at + padding
        if kind == "padding" then at = at + 1
        elseif kind == "signed" or kind == "unsigned" then
            give(_unpack_bytes(s, at, size, reader.is_little, kind == "signed"))
            at = at + size
        elseif kind == "float" then
            local bits = _unpack_bytes(s, at, size, reader.is_little, false)
            give(size == 4 and _float_of(bits, 8, 23) or _float_of(bits, 11, 52))
            at = at + size
        elseif kind == "counted" then
            local length = _unpack_bytes(s, at, size, reader.is_little, false)
            at = at + size
            need(length)
            give(string.sub(s, at, at + length - 1))
            at = at + length
        elseif kind == "zero" then
            local stop = string.find(s, "\0", at, true)
            if stop == nil then _bad(2, "unpack", "unfinished string for format 'z'") end
            give(string.sub(s, at, stop - 1))
            at = stop + 1
        elseif kind == "fixed" then
            give(string.sub(s, at, at + size - 1))
            at = at + size
        end
    end
    give(at)
    return table.unpack(values, 1, count)
end

-- The bits of a number by IEEE 754, with so many of them for the exponent and for the fraction.
function _float_bits(value, of_exponent, of_fraction)
    local top = (1 << of_exponent) - 1
    local sign = (value < 0 or 1 / value < 0) and 1 or 0
    local high = sign << (of_exponent + of_fraction)
    if value ~= value then return 1 << (of_exponent + of_fraction) | top << of_fraction | 1 << (of_fraction - 1) end
    local size = value < 0 and -value or value
    if size == 0 then return high end
    local bias = top >> 1
    local exponent = 0
    if size < math.huge then
        while size >= 2 do size = size / 2 exponent = exponent + 1 end
        while size < 1 and exponent > 1 - bias do size = size * 2 exponent = exponent - 1 end
    end
    if size == math.huge or exponent > bias then return high | top << of_fraction end
    local scaled = (size < 1 and size or size - 1) * 2.0 ^ of_fraction
    local whole = math.floor(scaled)
    local rest = scaled - whole
    if rest > 0.5 or rest == 0.5 and whole & 1 == 1 then whole = whole + 1 end
    local field = size < 1 and 0 or exponent + bias
    return high | (field << of_fraction) + whole
end
function _float_of(bits, of_exponent, of_fraction)
    local top = (1 << of_exponent) - 1
    local bias = top >> 1
    local fraction = bits & ((1 << of_fraction) - 1)
    local field = bits >> of_fraction & top
    local sign = bits >> (of_exponent + of_fraction) & 1 == 1 and -1.0 or 1.0
    if field == top then return fraction == 0 and sign * math.huge or 0 / 0 end
    if field == 0 then return sign * fraction * 2.0 ^ (1 - bias - of_fraction) end
    return sign * (1 + fraction / 2.0 ^ of_fraction) * 2.0 ^ (field - bias)
end
