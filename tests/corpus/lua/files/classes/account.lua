local log = require("log")
total_moves = 0

local Account = { count = 0 }
Account.__index = Account
Account.__tostring = function(self) return ("%s: %.2f"):format(self.owner, self.balance) end

function Account.new(owner, balance)
    Account.count = Account.count + 1
    return setmetatable({ owner = owner, balance = balance }, Account)
end

function Account:deposit(amount)
    self.balance = self.balance + amount
    total_moves = total_moves + 1
    log("deposit %d to %s", amount, self.owner)
end

function Account:withdraw(amount)
    if amount > self.balance then error(self.owner .. " lacks " .. amount - self.balance) end
    self.balance = self.balance - amount
end

return Account
