-- A cache that forgets what was used least recently: a doubly linked list and a map.
local Cache = {}
Cache.__index = Cache

function Cache.new(capacity)
  assert(math.type(capacity) == "integer" and capacity > 0, "capacity must be a positive integer")
  local head, tail = {}, {}
  head.after, tail.before = tail, head
  return setmetatable({ capacity = capacity, size = 0, head = head, tail = tail, map = {}, hits = 0, misses = 0 }, Cache)
end

local function unlink(node)
  node.before.after, node.after.before = node.after, node.before
end

function Cache:_front(node)
  local first = self.head.after
  node.before, node.after = self.head, first
  self.head.after, first.before = node, node
end

function Cache:get(key, default)
  local node = self.map[key]
  if not node then
    self.misses = self.misses + 1
    return default
  end
  self.hits = self.hits + 1
  unlink(node)
  self:_front(node)
  return node.value
end

function Cache:put(key, value)
  local node = self.map[key]
  if node then
    node.value = value
    unlink(node)
  else
    if self.size == self.capacity then
      local last = self.tail.before
      unlink(last)
      self.map[last.key] = nil
      self.size = self.size - 1
    end
    node = { key = key, value = value }
    self.map[key] = node
    self.size = self.size + 1
  end
  self:_front(node)
  return self
end

function Cache:__tostring()
  local parts = {}
  for key, value in self:each() do parts[#parts + 1] = ("%s=%s"):format(key, value) end
  return "{" .. table.concat(parts, ", ") .. "}"
end

function Cache:each()
  local node = self.head
  return function()
    node = node.after
    if node ~= self.tail then return node.key, node.value end
  end
end

local cache = Cache.new(3)
cache:put("a", 1):put("b", 2):put("c", 3)
print(cache, cache.size)
print(cache:get("a"), cache:get("z"), cache:get("z", "none"))
cache:put("d", 4)
print(cache, cache:get("b"))
cache:put("c", 33)
print(cache, ("%d hits, %d misses, %.1f%%"):format(cache.hits, cache.misses, 100 * cache.hits / (cache.hits + cache.misses)))
print(pcall(Cache.new, 0))
print(pcall(Cache.new, 1.5))
