-- What a collection that a program asks for finds: values of weak tables, and tables with finalizers, that nothing else holds.
-- They are taken out and referred to weakly while the machine looks; what is still there afterwards is put back.

-- Tables whose metatable had a mode when they got it.
_weak_tables = nil
-- What is taken out.
_taken = nil

function _note_weak(t)
    if _weak_tables == nil then _weak_tables = __table_of() end
    for i = 1, #_weak_tables do
        if __raw_equal(_weak_tables[i], t) then return end
    end
    _weak_tables[#_weak_tables + 1] = t
end

function _weak_reference(value)
    local reference = __table_of()
    __weak_refer(reference, value)
    return reference
end

-- Elements of a table with weak values that may be lost. A key stays in its table until another one takes its place: it is not lost.
function _take_values(t)
    local mode = _meta(t, "__mode")
    if __kind_of(mode) ~= "string" or __pattern_find(mode, "v", 1, true) == nil then return end
    local first = #_taken + 1
    for key, value in next, t do
        local kind = __kind_of(value)
        if kind == "table" or kind == "function" then
            _taken[#_taken + 1] = {table = t, key = key, value = _weak_reference(value)}
        end
    end
    for i = first, #_taken do __table_set(t, _taken[i].key, nil) end
end

function _take_out()
    _taken = __table_of()
    if _weak_tables ~= nil then
        for i = 1, #_weak_tables do _take_values(_weak_tables[i]) end
    end
    if _finalized ~= nil then
        -- The table that got its finalizer last is looked at first.
        for i = #_finalized, 1, -1 do _finalized[i] = _weak_reference(_finalized[i]) end
    end
end

function _put_back()
    for i = 1, #_taken do
        local value = __weak_target(_taken[i].value)
        if value ~= nil then __table_set(_taken[i].table, _taken[i].key, value) end
    end
    for i = 1, #_taken do
        local value = __weak_target(_taken[i].value)
        if value ~= nil then __weak_break(value) end
    end
    _taken = nil
    if _finalized ~= nil then
        local kept = __table_of()
        for i = 1, #_finalized do
            local t = __weak_target(_finalized[i])
            if t ~= nil then
                kept[#kept + 1] = t
                __weak_break(t)
            end
        end
        _finalized = kept
    end
end

-- What is lost, by the machine's reckoning.
function _finalize(lost)
    local all = __ordered_list(lost)
    local count = __ordered_count(all)
    for i = 0, count - 1 do __weak_break(__ordered_value(all, i)) end
    for i = 0, count - 1 do _finalize_one(__ordered_value(all, i)) end
end

function _collect()
    if _taken ~= nil or _weak_tables == nil and _finalized == nil then return end
    _take_out()
    __finalize_circles()
    _put_back()
end
