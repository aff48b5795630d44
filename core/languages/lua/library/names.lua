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
