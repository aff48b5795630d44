local operations = {
    ["+"] = function(a, b) return a + b end,
    ["-"] = function(a, b) return a - b end,
    ["*"] = function(a, b) return a * b end,
    ["//"] = function(a, b) return a // b end,
    ["%"] = function(a, b) return a % b end,
    ["^"] = function(a, b) return a ^ b end,
    neg = function(a) return -a end,
}

local function evaluate(tree, env)
    if tree.op == "number" then return tree.value end
    if tree.op == "name" then return env[tree.value] end
    local values = {}
    for i, part in ipairs(tree) do values[i] = evaluate(part, env) end
    return operations[tree.op](table.unpack(values))
end

return evaluate
