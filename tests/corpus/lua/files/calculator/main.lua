-- covers: a lexer, a parser and an evaluator in files of their own, coroutines as streams between files, error tables
local parse = require("calc.parser")
local evaluate = require("calc.evaluator")

local env = setmetatable({ x = 3, rate = 0.5 }, { __index = function(_, name) error({ text = "no " .. name, at = 0 }) end })
for _, text in ipairs { "1 + 2 * 3", "(1 + 2) * x", "-x ^ 2", "8 // (x - 3)", "2 * (3", "rate * y", "7 % 4 + 1", "" } do
    local ok, result = pcall(function() return evaluate(parse(text), env) end)
    if ok then
        print(("%-14s = %s"):format(text, result))
    elseif type(result) == "table" then
        print(("%-14s ! %s at %d"):format(text, result.text, result.at))
    else
        print(("%-14s ! %s"):format(text, result))
    end
end
