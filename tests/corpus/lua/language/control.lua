-- covers: if, while, repeat, for, goto
for i = 1, 3 do io.write(i, " ") end print()
for i = 10, 1, -3 do io.write(i, " ") end print()
for x = 0, 1, 0.25 do io.write(x, " ") end print()
local n = 0
while true do n = n + 1 if n > 5 then break end end
print(n)
repeat local done = n > 8; n = n + 1 until done
print(n)
for i = 1, 5 do
  if i % 2 == 0 then goto continue end
  io.write(i, ";")
  ::continue::
end
print()
if n > 100 then print("big") elseif n > 5 then print("middle") else print("small") end
for i = 3, 1 do print("never") end
