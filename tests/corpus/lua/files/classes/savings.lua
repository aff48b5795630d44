local Account = require("account")
local Savings = setmetatable({}, { __index = Account })
Savings.__index = Savings
Savings.__tostring = Account.__tostring

function Savings.new(owner, balance, rate)
    local self = Account.new(owner, balance)
    self.rate = rate
    return setmetatable(self, Savings)
end

function Savings:interest() self:deposit(self.balance * self.rate // 1) end

return Savings
