print("start")
local x = 5
if x > 3 then
  print("big"
end
