-- What programs see under a name without `_` in front is Lua's own; `__name(...)` is the machine's intrinsic of that name.

_threads = __table_of()
_strings = __table_of()
_G = __table_of()
_VERSION = "Lua 5.4"
arg = __table_of()
function _fill_arguments()
    local given = __ordered_list(__arguments())
    for i = 0, __ordered_count(given) - 1 do __table_set(arg, i, __ordered_value(given, i)) end
end
_fill_arguments()

next = __table_next
function rawequal(a, b)
    if b == nil then _need(a, b, 2, "rawequal") end
    return __raw_equal(a, b)
end
function rawget(t, key)
    if __kind_of(t) ~= "table" then _expect(t, "table", 1, "rawget") end
    if key == nil and _is_absent(2) then _bad(2, "rawget", "value expected") end
    return __table_get(t, key)
end
function rawset(t, key, value)
    if __kind_of(t) ~= "table" then _expect(t, "table", 1, "rawset") end
    if value == nil then _need(key, value, 3, "rawset") end
    if key == nil then _raise("table index is nil") end
    if key ~= key then _raise("table index is NaN") end
    return __table_set(t, key, value)
end
-- The last two arguments have to be there.
function _need(before, last, number, name)
    if before == nil and _is_absent(number - 1) then _bad(number - 1, name, "value expected") end
    if last == nil and _is_absent(number) then _bad(number, name, "value expected") end
end
function rawlen(value)
    local kind = __kind_of(value)
    if kind ~= "table" and kind ~= "string" then _expect(value, "table or string", 1, "rawlen") end
    if kind == "string" then return #value end
    return __table_length(value)
end

function _str(value) return tostring(value) end
function _repr(value) return tostring(value) end
