local check = {}

function check.number(value)
    if type(value) ~= "number" then
        error(("number expected, got %s"):format(type(value)), 2)
    end
    return value
end

function check.at(level, text) error(text, level) end

return check
