-- Operators on what is neither numbers nor texts.

-- The metatables of values that are no tables, by their kind: those of texts from the beginning, others where the program sets them.
_of_kinds = nil
function _parent(value)
    local parent = __table_parent(value)
    if parent == nil then
        local kind = __kind_of(value)
        if _of_kinds ~= nil and kind ~= "table" then return __table_get(_of_kinds, kind) end
        if kind == "string" then return _strings end
    end
    return parent
end
function _meta(value, event)
    local parent = _parent(value)
    if parent == nil then return nil end
    return __table_get(parent, event)
end

-- What a message calls a value's type: the name that its metatable gives it, where there is one.
function _type_of(value)
    if __kind_of(value) == "table" then
        local name = _meta(value, "__name")
        if __kind_of(name) == "string" then return name end
    end
    return _type(value)
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

-- What a variable is given that is closed.
function _check_closed(value, name)
    if value and _meta(value, "__close") == nil then _fail("variable '" .. name .. "' got a non-closable value") end
end

function _is_callable(value) return __kind_of(value) == "function" or _meta(value, "__call") ~= nil end

-- What a metamethod is that an operator calls.
function _checked(method, event)
    if not _is_callable(method) then
        _fail("attempt to call a " .. _type_of(method) .. " value (metamethod '" .. __byte_part(event, 3, -1) .. "')")
    end
    return method
end

function _operator(operator, left, right)
    if operator == "close" then
        if not left then return end
        local close = _meta(left, "__close")
        if __raw_equal(right, _closing) then right = nil end
        right = _as_told(right)
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
    if method ~= nil then _checked(method, event) end
    if event == "__eq" then
        return method ~= nil and not not method(left, right)
    end
    if event == "__lt" or event == "__le" then
        if method ~= nil then return not not method(left, right) end
        -- What says only what is less is asked the other way round.
        if event == "__le" then
            method = _meta(right, "__lt")
            if method == nil then method = _meta(left, "__lt") end
            if method ~= nil then return not method(right, left) end
        end
        local first, second = _type_of(left), _type_of(right)
        if first == second then _fail("attempt to compare two " .. first .. " values") end
        _fail("attempt to compare " .. first .. " with " .. second)
    end
    if method ~= nil then return (method(left, right)) end
    if event == "__concat" then
        local kind = __kind_of(left)
        local is_second = kind == "string" or kind == "number"
        local wrong = left
        if is_second then wrong = right end
        _fail("attempt to concatenate a " .. _type_of(wrong) .. " value" .. _note_of(note, is_second))
    end
    local is_bits = event == "__band" or event == "__bor" or event == "__bxor" or event == "__shl" or event == "__shr"
    if is_bits and __kind_of(left) == "number" and __kind_of(right) == "number" then
        local x, y = __whole_number(left), __whole_number(right)
        if x == nil or y == nil then _fail("number" .. _note_of(note, x ~= nil) .. " has no integer representation") end
        return _compute(event, x, y)
    end
    local is_second = __kind_of(left) == "number"
    local wrong = left
    if is_second then wrong = right end
    local what = "perform arithmetic on"
    if is_bits then what = "perform bitwise operation on" end
    _fail("attempt to " .. what .. " a " .. _type_of(wrong) .. " value" .. _note_of(note, is_second))
end

-- What the library compares itself: an error tells no place.
function _is_less(a, b)
    local first, second = __kind_of(a), __kind_of(b)
    local is_plain = first == second and (first == "number" or first == "string")
    if is_plain or _meta(a, "__lt") ~= nil or _meta(b, "__lt") ~= nil then return a < b end
    first, second = _type_of(a), _type_of(b)
    if first == second then _raise("attempt to compare two " .. first .. " values") end
    _raise("attempt to compare " .. first .. " with " .. second)
end

-- The arithmetic of texts is a metamethod of theirs: they stand for numbers there.
function _number_of(value)
    if __kind_of(value) == "string" then return __text_number(value) end
    if __kind_of(value) == "number" then return value end
    return nil
end
function _compute_texts(event, a, b)
    local x, y = _number_of(a), _number_of(b)
    if x ~= nil and y ~= nil then
        if event == "__unm" then return -x end
        return _compute(event, x, y)
    end
    local method = nil
    if __kind_of(b) ~= "string" then method = _meta(b, event) end
    if method ~= nil then return (method(a, b)) end
    _fail_in_text(__byte_part(event, 3, -1), _type(a), _type(b))
end
function _set_arithmetic(event)
    _strings[event] = function(a, b) return _compute_texts(event, a, b) end
end
for _, _event in next, {"__add", "__sub", "__mul", "__div", "__mod", "__pow", "__idiv", "__unm"} do _set_arithmetic(_event) end

-- Tracebacks tell of that metamethod.
_text_fault = nil
function _fail_in_text(name, first, second)
    local message = _place() .. "attempt to " .. name .. " a '" .. first .. "' with a '" .. second .. "'"
    _text_fault = {message = message, name = name}
    _raise(message)
end

function _unary(operator, value)
    local event = "__len"
    if operator == "-" then event = "__unm" elseif operator == "~" then event = "__bnot" end
    local note = __call_note(0)
    local method = _meta(value, event)
    if method ~= nil then return (_checked(method, event)(value, value)) end
    if event == "__len" then
        if _type(value) == "table" then return __table_length(value) end
        _fail("attempt to get length of a " .. _type_of(value) .. " value" .. _named(note))
    end
    local number = value
    if __kind_of(number) == "number" then
        if event == "__unm" then return -number end
        number = __whole_number(number)
        if number == nil then _fail("number" .. _named(note) .. " has no integer representation") end
        return ~number
    end
    local what = "perform arithmetic on"
    if event == "__bnot" then what = "perform bitwise operation on" end
    _fail("attempt to " .. what .. " a " .. _type_of(value) .. " value" .. _named(note))
end

function _element(object, key)
    local parent = _parent(object)
    if parent ~= nil and __table_get(parent, "__index") ~= nil then
        local index = __table_get(parent, "__index")
        if __kind_of(index) == "function" then return (index(object, key)) end
        if index ~= nil then return index[key] end
    end
    local note = __call_note(0)
    _fail("attempt to index a " .. _type_of(object) .. " value" .. _named(note))
end

function _set_element(object, key, value)
    local index = _meta(object, "__newindex")
    if index ~= nil then
        if __kind_of(index) == "function" then index(object, key, value) else index[key] = value end
        return
    end
    local note = __call_note(0)
    _fail("attempt to index a " .. _type_of(object) .. " value" .. _named(note))
end

function _call_other(callee, ...)
    local method = _meta(callee, "__call")
    if method ~= nil then
        -- What is called in its place has no name of its own.
        if not _is_callable(method) then _fail("attempt to call a " .. _type_of(method) .. " value" .. _named(__call_note(0))) end
        return method(callee, ...)
    end
    local note = __call_note(0)
    _fail("attempt to call a " .. _type_of(callee) .. " value" .. _named(note))
end
