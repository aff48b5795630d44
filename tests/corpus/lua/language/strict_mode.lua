-- strict mode
local declared = {}
setmetatable(_G, {
  __newindex = function(t, n, v)
    if not declared[n] then error("assign to undeclared variable '" .. n .. "'", 2) end
    rawset(t, n, v)
  end,
  __index = function(_, n)
    error("variable '" .. n .. "' is not declared", 2)
  end,
})
print(pcall(function() foo = 1 end))
print(pcall(function() return bar end))
declared.foo = true
foo = 42
print(foo, _G.foo, rawget(_G, "foo"))
rawset(_G, "baz", "hi")
print(baz)
