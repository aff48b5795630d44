-- What programs see under a name without `_` in front is Lua's own; `__name(...)` is the machine's intrinsic of that name.

_threads = __table_of()
_strings = __table_of()
_G = __table_of()
_VERSION = "Lua 5.4"
arg = __table_of()

next = __table_next
rawequal = __raw_equal
function rawget(t, key)
    if __kind_of(t) ~= "table" then _expect(t, "table", 1, "rawget") end
    return __table_get(t, key)
end
function rawset(t, key, value)
    if __kind_of(t) ~= "table" then _expect(t, "table", 1, "rawset") end
    return __table_set(t, key, value)
end
function rawlen(value)
    local kind = __kind_of(value)
    if kind ~= "table" and kind ~= "string" then _expect(value, "table or string", 1, "rawlen") end
    if kind == "string" then return #value end
    return __table_length(value)
end

function _str(value) return tostring(value) end
function _repr(value) return tostring(value) end
