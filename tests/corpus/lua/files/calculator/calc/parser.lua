local lexer = require("calc.lexer")
local levels = { { ["+"] = true, ["-"] = true }, { ["*"] = true, ["//"] = true, ["%"] = true } }

return function(text)
    local next_token = lexer(text)
    local token = next_token()
    local binary

    local function advance()
        local was = token
        token = next_token()
        return was
    end

    local function expect(wanted)
        local found = advance()
        if found.text ~= wanted then error({ text = "expected '" .. wanted .. "'", at = found.at }) end
    end

    local power
    local function primary()
        local found = advance()
        if found.text == "(" then
            local inner = binary(1)
            expect(")")
            return inner
        elseif found.text == "-" then
            return { op = "neg", power() }
        elseif tonumber(found.text) then
            return { op = "number", value = tonumber(found.text) }
        elseif found.text:match("^%a") then
            return { op = "name", value = found.text }
        end
        error({ text = found.text == "" and "nothing" or "'" .. found.text .. "'", at = found.at })
    end

    function power()
        local base = primary()
        if token.text ~= "^" then return base end
        advance()
        return { op = "^", base, power() }
    end

    function binary(level)
        if level > #levels then return power() end
        local left = binary(level + 1)
        while levels[level][token.text] do
            local op = advance().text
            left = { op = op, left, binary(level + 1) }
        end
        return left
    end

    local tree = binary(1)
    expect("")
    return tree
end
