-- What a collection that a program asks for finds: keys and values of weak tables, and tables with finalizers, that nothing else holds.
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

function _may_be_lost(value)
    local kind = __kind_of(value)
    return kind == "table" or kind == "function"
end

-- Elements of a weak table that may be lost. A key stays in its table until another one takes its place: where keys are weak, all
-- elements are taken out, so that there is none left, and those that stay are put back behind another one.
function _take_elements(t)
    local mode = _meta(t, "__mode")
    if __kind_of(mode) ~= "string" then return end
    local of_keys = __pattern_find(mode, "k", 1, true) ~= nil
    local of_values = __pattern_find(mode, "v", 1, true) ~= nil
    if not of_keys and not of_values then return end
    local elements, count = __table_of(), 0
    for key, value in next, t do
        count = count + 1
        elements[count] = {
            table = t, key = key, value = value, is_key = of_keys and _may_be_lost(key), is_value = of_values and _may_be_lost(value),
        }
    end
    for i = 1, count do
        if of_keys or elements[i].is_value then __table_set(t, elements[i].key, nil) end
    end
    if of_keys then
        __table_set(t, "", true)
        __table_set(t, "", nil)
    end
    for i = 1, count do
        local element = elements[i]
        if element.is_key or element.is_value then
            if element.is_key then element.key = _weak_reference(element.key) end
            if element.is_value then element.value = _weak_reference(element.value) end
            _taken[#_taken + 1] = element
        elseif of_keys then
            __table_set(t, element.key, element.value)
        end
    end
end

function _take_out()
    _taken = __table_of()
    if _weak_tables ~= nil then
        for i = 1, #_weak_tables do _take_elements(_weak_tables[i]) end
    end
    if _finalized ~= nil then
        -- The table that got its finalizer last is looked at first.
        for i = #_finalized, 1, -1 do _finalized[i] = _weak_reference(_finalized[i]) end
    end
end

function _found(reference) return (__weak_target(reference)) end

function _put_back()
    for i = 1, #_taken do
        local element = _taken[i]
        if element.is_key then element.key = _found(element.key) end
        if element.is_value then element.value = _found(element.value) end
        if element.key ~= nil and element.value ~= nil then __table_set(element.table, element.key, element.value) end
    end
    for i = 1, #_taken do
        local element = _taken[i]
        if element.is_key and element.key ~= nil then __weak_break(element.key) end
        if element.is_value and element.value ~= nil then __weak_break(element.value) end
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
