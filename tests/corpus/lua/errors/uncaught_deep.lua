-- covers: an uncaught error many calls deep
local function down(n)
  if n == 0 then error("bottom") end
  down(n - 1)
end
down(30)
