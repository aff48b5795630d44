-- covers: graphs, queues, heaps, memoisation, dynamic programming
local graph = {a = {b = 7, c = 9, f = 14}, b = {a = 7, c = 10, d = 15}, c = {a = 9, b = 10, d = 11, f = 2}, d = {b = 15, c = 11, e = 6}, e = {d = 6, f = 9}, f = {a = 14, c = 2, e = 9}}
local Heap = {} Heap.__index = Heap Heap.__len = function(h) return h.n end
function Heap.new(less) return setmetatable({n = 0, less = less}, Heap) end
function Heap:push(x) self.n = self.n + 1 local i = self.n self[i] = x while i > 1 and self.less(self[i], self[i // 2]) do self[i], self[i // 2] = self[i // 2], self[i] i = i // 2 end end
function Heap:pop()
  if self.n == 0 then return nil end
  local top = self[1]
  self[1], self[self.n] = self[self.n], nil
  self.n = self.n - 1
  local i = 1
  while 2 * i <= self.n do
    local c = 2 * i
    if c < self.n and self.less(self[c + 1], self[c]) then c = c + 1 end
    if not self.less(self[c], self[i]) then break end
    self[i], self[c] = self[c], self[i]
    i = c
  end
  return top
end
local function dijkstra(from, to)
  local dist, prev, heap = {[from] = 0}, {}, Heap.new(function(x, y) return x[2] < y[2] end)
  heap:push{from, 0}
  while #heap > 0 do
    local u, d = table.unpack(heap:pop())
    if d > dist[u] then goto continue end
    if u == to then break end
    for v, w in pairs(graph[u]) do
      if d + w < (dist[v] or math.huge) then dist[v], prev[v] = d + w, u heap:push{v, d + w} end
    end
    ::continue::
  end
  local path, at = {}, to
  while at do table.insert(path, 1, at) at = prev[at] end
  return table.concat(path, "->"), dist[to]
end
print(dijkstra("a", "e")) print(dijkstra("d", "f"))
local function memo(f) local known = {} return function(n) local v = known[n] if v == nil then v = f(n) known[n] = v end return v end end
local fib fib = memo(function(n) if n < 2 then return n end return fib(n - 1) + fib(n - 2) end)
print(fib(80), fib(90), 2^53 // 1 | 0)
local function lcs(a, b)
  local t = setmetatable({}, {__index = function(t, i) local row = setmetatable({}, {__index = function() return 0 end}) rawset(t, i, row) return row end})
  for i = 1, #a do for j = 1, #b do t[i][j] = a:byte(i) == b:byte(j) and t[i - 1][j - 1] + 1 or math.max(t[i - 1][j], t[i][j - 1]) end end
  local out, i, j = {}, #a, #b
  while i > 0 and j > 0 do
    if a:sub(i, i) == b:sub(j, j) then out[#out + 1] = a:sub(i, i) i, j = i - 1, j - 1
    elseif t[i - 1][j] >= t[i][j - 1] then i = i - 1 else j = j - 1 end
  end
  return table.concat(out):reverse()
end
print(lcs("AGGTABQRS", "GXTXAYBS"), lcs("abc", "xyz") == "")
local function knapsack(items, capacity)
  local best = {} for w = 0, capacity do best[w] = 0 end
  for _, it in ipairs(items) do for w = capacity, it.w, -1 do best[w] = math.max(best[w], best[w - it.w] + it.v) end end
  return best[capacity]
end
print(knapsack({{w = 1, v = 1}, {w = 3, v = 4}, {w = 4, v = 5}, {w = 5, v = 7}}, 7))
local maze = {"#########", "#S..#...#", "#.#.#.#.#", "#.#...#E#", "#########"}
local function solve()
  local q, head, seen = {}, 1, {}
  for y, row in ipairs(maze) do local x = row:find("S") if x then q[1] = {x, y, 0} seen[y * 100 + x] = true end end
  while head <= #q do
    local x, y, d = table.unpack(q[head]) head = head + 1
    if maze[y]:sub(x, x) == "E" then return d, #q end
    for _, s in ipairs{{0, 1}, {1, 0}, {0, -1}, {-1, 0}} do
      local nx, ny = x + s[1], y + s[2]
      if maze[ny]:sub(nx, nx) ~= "#" and not seen[ny * 100 + nx] then seen[ny * 100 + nx] = true q[#q + 1] = {nx, ny, d + 1} end
    end
  end
end
print(solve())
local life = {} for y = 1, 6 do life[y] = {} for x = 1, 6 do life[y][x] = 0 end end life[1][2], life[2][3], life[3][1], life[3][2], life[3][3] = 1, 1, 1, 1, 1
for _ = 1, 4 do local new = {} for y = 1, 6 do new[y] = {} for x = 1, 6 do local n = -life[y][x] for dy = -1, 1 do for dx = -1, 1 do n = n + ((life[y + dy] or {})[x + dx] or 0) end end new[y][x] = (n == 3 or n == 2 and life[y][x] == 1) and 1 or 0 end end life = new end
for _, row in ipairs(life) do print((table.concat(row, " "):gsub("0", "."):gsub("1", "#"))) end
