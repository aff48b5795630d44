local Account = require("account")
local Savings = require("savings")
local log = require("log")

local a, s = Account.new("Ann", 100), Savings.new("Sam", 50, 0.1)
a:deposit(25)
s:deposit(10)
s:interest()
print(a, s, getmetatable(s) == Savings)
local ok, err = pcall(a.withdraw, a, 1000)
print(ok, err)
print(pcall(s.withdraw, s, "x"))
for i, line in ipairs(log.lines) do print(i, line) end
print(Account.count, total_moves)
