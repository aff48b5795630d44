-- covers: a function of the program that is called main, in what is told of an error that nothing catches
local settings = {name = "demo", limits = {low = 1}}

local function limit(key)
  return settings.limits[key].value
end

local function main(...)
  print(settings.name, select("#", ...))
  print(pcall(limit, "low"))
  local high = limit("high")
  print("never", high)
end

main("a", "b")
