-- The game of life, and pictures made of text.
local Grid = {}
Grid.__index = Grid
function Grid.parse(picture)
  local grid = setmetatable({ alive = {}, width = 0, height = 0 }, Grid)
  for line in picture:gmatch("[^\n]+") do
    grid.height = grid.height + 1
    grid.width = math.max(grid.width, #line)
    for x = 1, #line do
      if line:sub(x, x) == "#" then grid.alive[grid.height * 1000 + x] = true end
    end
  end
  return grid
end
function Grid:neighbours(x, y)
  local count = 0
  for dy = -1, 1 do
    for dx = -1, 1 do
      if not (dx == 0 and dy == 0) and self.alive[(y + dy) * 1000 + x + dx] then count = count + 1 end
    end
  end
  return count
end
function Grid:step()
  local nextgrid = setmetatable({ alive = {}, width = self.width, height = self.height }, Grid)
  for y = 1, self.height do
    for x = 1, self.width do
      local n = self:neighbours(x, y)
      if n == 3 or n == 2 and self.alive[y * 1000 + x] then nextgrid.alive[y * 1000 + x] = true end
    end
  end
  return nextgrid
end
function Grid:__tostring()
  local rows = {}
  for y = 1, self.height do
    local row = {}
    for x = 1, self.width do row[x] = self.alive[y * 1000 + x] and "#" or "." end
    rows[y] = table.concat(row)
  end
  return table.concat(rows, "\n")
end
function Grid.__eq(a, b) return tostring(a) == tostring(b) end

local glider = Grid.parse [[
.#......
..#.....
###.....
........
........
]]
for generation = 0, 4 do
  print("generation " .. generation)
  print(glider)
  glider = glider:step()
end
local blinker = Grid.parse "...\n###\n..."
print(blinker:step() == blinker, blinker:step():step() == blinker)

local function diamond(letter)
  local n = letter:byte() - ("A"):byte()
  local lines = {}
  for i = 0, n do
    local c = string.char(("A"):byte() + i)
    lines[i + 1] = (" "):rep(n - i) .. (i == 0 and c or c .. (" "):rep(2 * i - 1) .. c)
  end
  for i = n - 1, 0, -1 do lines[#lines + 1] = lines[i + 1] end
  return table.concat(lines, "\n")
end
print(diamond("D"))
local function triangle(n)
  local row = { 1 }
  for i = 1, n do
    print((" "):rep((n - i) * 2) .. table.concat(row, "   "))
    local following = { 1 }
    for j = 2, #row do following[j] = row[j - 1] + row[j] end
    following[#following + 1] = 1
    row = following
  end
end
triangle(5)
local function spiral(n)
  local t, x, y, dx, dy = {}, 1, 1, 1, 0
  for i = 1, n do t[i] = {} end
  for k = 1, n * n do
    t[y][x] = k
    local nx, ny = x + dx, y + dy
    if nx < 1 or nx > n or ny < 1 or ny > n or t[ny][nx] then dx, dy = -dy, dx end
    x, y = x + dx, y + dy
  end
  for i = 1, n do
    local cells = {}
    for j = 1, n do cells[j] = ("%3d"):format(t[i][j]) end
    print(table.concat(cells))
  end
end
spiral(4)
