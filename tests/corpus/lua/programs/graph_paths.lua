-- Shortest paths, a topological order and connected parts of graphs.
local Heap = {}
Heap.__index = Heap
function Heap.new(less) return setmetatable({ less = less }, Heap) end
function Heap:push(item)
  local i = #self + 1
  self[i] = item
  while i > 1 and self.less(self[i], self[i // 2]) do
    self[i], self[i // 2] = self[i // 2], self[i]
    i = i // 2
  end
end
function Heap:pop()
  local top = self[1]
  self[1] = self[#self]
  self[#self] = nil
  local i = 1
  while true do
    local smallest = i
    for child = 2 * i, 2 * i + 1 do
      if self[child] and self.less(self[child], self[smallest]) then smallest = child end
    end
    if smallest == i then return top end
    self[i], self[smallest] = self[smallest], self[i]
    i = smallest
  end
end

local function dijkstra(graph, from)
  local distance, previous = { [from] = 0 }, {}
  local queue = Heap.new(function(a, b) return a.distance < b.distance end)
  queue:push { node = from, distance = 0 }
  while #queue > 0 do
    local current = queue:pop()
    if current.distance == distance[current.node] then
      for neighbour, weight in pairs(graph[current.node] or {}) do
        local candidate = current.distance + weight
        if candidate < (distance[neighbour] or math.huge) then
          distance[neighbour], previous[neighbour] = candidate, current.node
          queue:push { node = neighbour, distance = candidate }
        end
      end
    end
  end
  return distance, previous
end

local function path(previous, to)
  local nodes = { to }
  while previous[nodes[1]] do table.insert(nodes, 1, previous[nodes[1]]) end
  return table.concat(nodes, " -> ")
end

local roads = {
  A = { B = 7, C = 9, F = 14 }, B = { C = 10, D = 15 }, C = { D = 11, F = 2 }, D = { E = 6 }, F = { E = 9 },
}
local distance, previous = dijkstra(roads, "A")
for _, node in ipairs { "A", "B", "C", "D", "E", "F" } do print(node, distance[node], path(previous, node)) end
print(distance.Z, math.huge > 1e308)

local function topological(dependencies)
  local order, state = {}, {}
  local function visit(node, trail)
    if state[node] == "done" then return end
    if state[node] == "open" then error("cycle: " .. table.concat(trail, " ") .. " " .. node, 0) end
    state[node] = "open"
    trail[#trail + 1] = node
    for _, needed in ipairs(dependencies[node] or {}) do visit(needed, trail) end
    trail[#trail] = nil
    state[node] = "done"
    order[#order + 1] = node
  end
  local names = {}
  for name in pairs(dependencies) do names[#names + 1] = name end
  table.sort(names)
  for _, name in ipairs(names) do visit(name, {}) end
  return order
end
print(table.concat(topological { app = { "lib", "log" }, lib = { "core" }, log = { "core" }, core = {} }, " "))
print(pcall(topological, { a = { "b" }, b = { "c" }, c = { "a" } }))

local function parts(edges, count)
  local parent = {}
  for i = 1, count do parent[i] = i end
  local function find(x)
    while parent[x] ~= x do
      parent[x] = parent[parent[x]]
      x = parent[x]
    end
    return x
  end
  for _, edge in ipairs(edges) do parent[find(edge[1])] = find(edge[2]) end
  local seen, total = {}, 0
  for i = 1, count do
    local root = find(i)
    if not seen[root] then seen[root], total = true, total + 1 end
  end
  return total
end
print(parts({ { 1, 2 }, { 2, 3 }, { 4, 5 } }, 6))
