-- _G: the global variables as a table.

__table_set_parent(_G, {
    __index = function(_, name)
        return __global_get(name)
    end,
    __newindex = function(_, name, value) __global_set(name, value) end,
})
