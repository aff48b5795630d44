local Account = {}
Account.__index = Account
function Account.new(b) return setmetatable({balance = b}, Account) end
function Account:withdraw(n)
  if n > self.balance then error("insufficient funds") end
  self.balance = self.balance - n
end
local function process(acc)
  acc:withdraw(500)
end
local acc = Account.new(100)
process(acc)
