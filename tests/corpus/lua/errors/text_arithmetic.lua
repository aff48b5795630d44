-- covers: arithmetic of texts in tracebacks
local function average(t)
  local sum = 0
  for _, v in ipairs(t) do
    sum = sum + v
  end
  return sum / #t
end
print(average { 1, 2, 3 })
print(average { 1, "2", 3 })
print(average { 1, "x", 3 })
