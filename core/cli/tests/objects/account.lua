local Account = {}                                --+
Account.__index = Account                         --+
function Account.new(n)                           --+
  return setmetatable({ balance = n }, Account)   --+
end
function Account:deposit(v) self.balance = self.balance + v end --+
function Account:get() return self.balance end    --+
local mine = Account.new(1)                       --+
local yours = Account.new(2)
mine:deposit(5)                                   --+
yours:deposit(6)                                  -- -
local have = mine:get()                           --+
print(yours:get())                                -- -
print(have)                                       --@have
