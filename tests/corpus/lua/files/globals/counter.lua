local n = 0
print("counter loaded as", ...)
return function() n = n + 1; return n end
