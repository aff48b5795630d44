local Account = { rate = 5 } --+
Account.__index = Account
function Account.new() return setmetatable({}, Account) end
function Account:fee() return self.rate end --+
Account:fee()
local a = Account.new() --+
local r = a:fee() --+
print(r) --@r
