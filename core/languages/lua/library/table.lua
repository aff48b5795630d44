-- table

table = __table_of()

function table.insert(t, ...)
    _expect(t, "table", 1, "insert")
    local count = __result_count(...)
    if count == 1 then
        local value = ...
        local place = __table_parent(t) == nil and #t + 1 or _length(t) + 1
        if __table_parent(t) ~= nil then t[place] = value else __table_insert(t, place, value) end
    elseif count == 2 then
        local place, value = ...
        place = _integer(place, 2, "insert")
        local length = _length(t)
        if place < 1 or place > length + 1 then _bad(2, "insert", "position out of bounds") end
        if __table_parent(t) ~= nil then
            -- Somebody else may have a say in what elements are, and where they go.
            for i = length, place, -1 do t[i + 1] = t[i] end
            t[place] = value
        else
            __table_insert(t, place, value)
        end
    else
        _fail("wrong number of arguments to 'insert'")
    end
end

function table.remove(t, place)
    _expect(t, "table", 1, "remove")
    local length = __table_parent(t) == nil and #t or _length(t)
    if place ~= nil then place = _integer(place, 2, "remove") end
    if place == nil then
        if length == 0 then
            -- The element in front of the first one, where there is one.
            local value = t[0]
            if value ~= nil then t[0] = nil end
            return value
        end
        place = length
    elseif place ~= length and (place < 1 or place > length + 1) then
        _bad(1, "remove", "position out of bounds")
    end
    if __table_parent(t) ~= nil then
        local value = t[place]
        for i = place, length - 1 do t[i] = t[i + 1] end
        if place < length then place = length end
        t[place] = nil
        return value
    end
    return __table_remove(t, place)
end

function table.concat(t, separator, from, to)
    _expect(t, "table", 1, "concat")
    separator = separator == nil and "" or _text(separator, 2, "concat")
    from = from == nil and 1 or _integer(from, 3, "concat")
    if to ~= nil then to = _integer(to, 4, "concat") end
    if __table_parent(t) ~= nil then
        local length = _length(t)
        return _concat_asked(t, separator, from, to or length)
    end
    local joined = __table_concat(t, separator, from, to or #t)
    if __kind_of(joined) == "number" then
        _fail("invalid value (" .. _type(t[joined]) .. ") at index " .. joined .. " in table for 'concat'")
    end
    return joined
end

-- The same of a table whose elements may be somebody else's to give.
function _concat_asked(t, separator, from, to)
    local parts, count, boundary = {}, 0, _boundary
    for i = from, to do
        _boundary = true
        local value = t[i]
        _boundary = boundary
        local kind = __kind_of(value)
        if kind ~= "string" and kind ~= "number" then
            _fail("invalid value (" .. _type(value) .. ") at index " .. i .. " in table for 'concat'")
        end
        count = count + 1
        parts[count] = value
    end
    return __table_concat(parts, separator, 1, count)
end

function table.unpack(t, from, to)
    from = from == nil and 1 or _integer(from, 2, "unpack")
    if to == nil and __kind_of(t) ~= "table" and __kind_of(t) ~= "string" and _meta(t, "__len") == nil then
        _raise("attempt to get length of a " .. _type_of(t) .. " value")
    end
    if to == nil then
        if __kind_of(t) == "string" then to = #t else to = _length(t) end
    else
        to = _integer(to, 3, "unpack")
    end
    if from > to then return end
    -- As many as the reference's stack has room for.
    if to - from >= 999990 or to - from < 0 then _fail("too many results to unpack") end
    if __table_parent(t) ~= nil then
        local values, boundary = {}, _boundary
        _boundary = true
        for i = from, to do values[i - from + 1] = t[i] end
        _boundary = boundary
        return __table_results(values, 1, to - from + 1)
    end
    return __table_results(t, from, to)
end

function table.pack(...)
    local t = {...}
    t.n = __result_count(...)
    return t
end

function table.move(from, first, last, place, to)
    first, last = _integer(first, 2, "move"), _integer(last, 3, "move")
    place = _integer(place, 4, "move")
    _expect(from, "table", 1, "move")
    if to ~= nil then _expect(to, "table", 5, "move") end
    to = to or from
    if last >= first then
        if first <= 0 and last >= math.maxinteger + first then _bad(3, "move", "too many elements to move") end
        if place > math.maxinteger - (last - first + 1) + 1 then _bad(4, "move", "destination wrap around") end
    end
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
                if i == high - 1 then _fail("invalid order function for sorting") end
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

function table.sort(t, less)
    _expect(t, "table", 1, "sort")
    local length = __table_parent(t) == nil and #t or _length(t)
    if length < 2 then return end
    if length >= 0x7fffffff then _bad(1, "sort", "array too big") end
    if less == nil then
        -- The elements of others may be somebody else's to give.
        if __table_parent(t) == nil and __table_sort(t) then return end
        less = _is_less
    else
        _expect(less, "function", 2, "sort")
    end
    local boundary = _boundary
    _boundary = true
    _enter()
    _sorted(t, 1, length, less)
    _boundary, _depth = boundary, _depth - 1
end
