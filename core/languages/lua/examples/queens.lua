-- Six queens by backtracking: one row after the other, each queen where none before attacks her.
local N = 6
local columns, up, down = {}, {}, {}
local board = {}

local function place(row)
  if row > N then return true end
  for column = 1, N do
    if not (columns[column] or up[row + column] or down[row - column]) then
      columns[column], up[row + column], down[row - column] = true, true, true
      board[row] = column
      if place(row + 1) then return true end
      columns[column], up[row + column], down[row - column] = nil, nil, nil
    end
  end
  return false
end

if place(1) then
  for row = 1, N do
    print(string.rep(". ", board[row] - 1) .. "Q " .. string.rep(". ", N - board[row]))
  end
end
