-- covers: string.format
for c = 0, 100, 25 do print(string.format("%6.1f C = %6.1f F", c, c * 9 / 5 + 32)) end
