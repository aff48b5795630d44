print("never")
local y <const> = 1
y = 2
