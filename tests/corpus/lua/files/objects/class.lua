local function class(name, super)
    local made = { name = name, super = super }
    made.__index = made
    for key, value in pairs(super or {}) do
        if key:sub(1, 2) == "__" and key ~= "__index" then made[key] = value end
    end
    function made:is(other)
        local at = getmetatable(self)
        while at do
            if at == other then return true end
            at = at.super
        end
        return false
    end
    function made:include(mixin)
        for key, value in pairs(mixin) do self[key] = value end
    end
    return setmetatable(made, {
        __index = super,
        __call = function(self, ...)
            local object = setmetatable({}, self)
            if self.init then object:init(...) end
            return object
        end,
    })
end

return class
