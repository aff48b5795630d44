-- covers: errors, classes
local Account = {} Account.__index = Account
function Account.new(b) return setmetatable({balance = b or 0}, Account) end
function Account:deposit(v) if v <= 0 then error("invalid amount", 2) end self.balance = self.balance + v end
function Account:withdraw(v) if v > self.balance then error({code = "FUNDS", need = v - self.balance}) end self.balance = self.balance - v end
local a = Account.new(100) a:deposit(50) a:withdraw(30) print(a.balance)
local ok, e = pcall(a.withdraw, a, 500) print(ok, e.code, e.need)
print(pcall(function() a:deposit(-1) end))
