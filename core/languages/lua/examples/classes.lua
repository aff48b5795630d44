-- A class is a table that others delegate to.
local Account = {}
Account.__index = Account

function Account.new(owner, balance)
    return setmetatable({owner = owner, balance = balance or 0}, Account)
end

function Account:deposit(amount)
    if amount <= 0 then error("invalid amount") end
    self.balance = self.balance + amount
end

local account = Account.new("Ada", 100)
account:deposit(50)
print(account.owner, account.balance)
print(pcall(account.deposit, account, -1))
