-- Functions that keep the variables around them: each counter has one of its own.
local function counter(step)
  local value = 0
  return function()
    value = value + step
    return value
  end
end

local ones, tens = counter(1), counter(10)
ones()
ones()
tens()
print(ones(), tens())

-- A variable of a loop is a new one in each round.
local tasks = {}
for round = 1, 3 do
  tasks[round] = function(...)
    return round * select("#", ...)
  end
end
print(tasks[1]("a"), tasks[2]("a", "b"), tasks[3]())
