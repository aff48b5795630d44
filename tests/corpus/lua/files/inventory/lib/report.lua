return function(inventory, by)
    local groups, names = {}, {}
    for _, item in inventory:each() do
        local name = by(item)
        if not groups[name] then
            groups[name] = { count = 0, value = 0 }
            names[#names + 1] = name
        end
        groups[name].count = groups[name].count + item.stock
        groups[name].value = groups[name].value + item:value()
    end
    table.sort(names)
    local lines = {}
    for _, name in ipairs(names) do
        lines[#lines + 1] = string.format("%-7s %2d items %7.2f", name, groups[name].count, groups[name].value)
    end
    return table.concat(lines, "\n")
end
