-- covers: objects, metatables, finalizers at the end
-- classes, inheritance, mixins, tostring
local Class = {}
function Class.extend(base, name)
  local cls = setmetatable({}, {__index = base, __call = function(c, ...) local o = setmetatable({}, c) if c.init then c.init(o, ...) end return o end, __tostring = function() return "class " .. name end})
  cls.__index = cls cls.super = base cls.__name = name
  cls.__tostring = cls.__tostring or (base and base.__tostring)
  return cls
end
local Animal = Class.extend(nil, "Animal")
function Animal:init(name) self.name = name end
function Animal:speak() return self.name .. " makes a sound" end
Animal.__tostring = function(self) return "Animal(" .. self.name .. ")" end
local Dog = Class.extend(Animal, "Dog")
function Dog:init(name, breed) Dog.super.init(self, name) self.breed = breed end
function Dog:speak() return Animal.speak(self) .. ": woof" end
local d = Dog("Rex", "Lab")
print(d:speak(), d.breed, tostring(Dog), tostring(d), getmetatable(d) == Dog, rawget(d, "speak"))
local Stack = {} Stack.__index = Stack
function Stack.new() return setmetatable({items = {}, size = 0}, Stack) end
function Stack:push(...) for _, v in ipairs{...} do self.size = self.size + 1 self.items[self.size] = v end return self end
function Stack:pop() if self.size == 0 then return nil, "empty" end local v = self.items[self.size] self.items[self.size] = nil self.size = self.size - 1 return v end
Stack.__len = function(s) return s.size end
Stack.__eq = function(a, b) if #a ~= #b then return false end for i = 1, #a do if a.items[i] ~= b.items[i] then return false end end return true end
Stack.__concat = function(a, b) local r = Stack.new() for i = 1, #a do r:push(a.items[i]) end for i = 1, #b do r:push(b.items[i]) end return r end
local s = Stack.new():push(1, 2, 3) print(#s, s:pop(), s:pop(), s:pop(), s:pop(), #s)
print(Stack.new():push(1, 2) == Stack.new():push(1, 2), #(Stack.new():push(1) .. Stack.new():push(2, 3)))
local function readonly(t) return setmetatable({}, {__index = t, __newindex = function(_, k) error("attempt to update a read-only table: " .. tostring(k), 2) end, __len = function() return #t end, __pairs = function() return pairs(t) end}) end
local r = readonly({1, 2, x = 3}) print(r[1], r.x, #r, pcall(function() r.y = 1 end)) local n = 0 for k, v in pairs(r) do n = n + 1 end print(n)
local Account = {balance = 0} function Account:new(o) o = o or {} setmetatable(o, self) self.__index = self return o end function Account:deposit(v) self.balance = self.balance + v end
local a = Account:new() a:deposit(100) local b = Account:new{balance = 5} b:deposit(1) print(a.balance, b.balance, Account.balance)
local Special = Account:new() function Special:withdraw(v) if v > self:limit() then error("insufficient", 2) end self.balance = self.balance - v end function Special:limit() return self.lim or 0 end
local sp = Special:new{lim = 50} sp:withdraw(30) print(sp.balance, pcall(sp.withdraw, sp, 100)) print(pcall(function() sp:withdraw(100) end))
local function counter() local c = 0 return {inc = function() c = c + 1 return c end, get = function() return c end} end local c1, c2 = counter(), counter() c1.inc() c1.inc() c2.inc() print(c1.get(), c2.get())
local mixin = {fly = function(self) return self.name .. " flies" end} for k, v in pairs(mixin) do Dog[k] = v end print(d:fly())
local V = setmetatable({}, {__call = function(cls, x, y) return setmetatable({x = x, y = y}, cls) end}) V.__index = V V.__add = function(p, q) return V(p.x + q.x, p.y + q.y) end V.__tostring = function(v) return ("(%g, %g)"):format(v.x, v.y) end V.__unm = function(v) return V(-v.x, -v.y) end V.__lt = function(p, q) return p.x < q.x end V.__le = function(p, q) return p.x <= q.x end V.__idiv = function(p, k) return V(p.x // k, p.y // k) end
print(tostring(V(1, 2) + V(3, 4.5)), tostring(-V(1, 2)), V(1, 2) < V(2, 1), V(1, 2) >= V(2, 1), tostring(V(7, 9) // 2)) local vs = {V(3, 0), V(1, 0), V(2, 0)} table.sort(vs) for _, v in ipairs(vs) do io.write(tostring(v), " ") end print()
local log = {} local tracked = setmetatable({}, {__index = function(t, k) log[#log + 1] = "get " .. tostring(k) return nil end, __newindex = function(t, k, v) log[#log + 1] = "set " .. tostring(k) rawset(t, k, v) end}) tracked.a = 1 local _ = tracked.a _ = tracked.b tracked.a = 2 print(table.concat(log, "; "))
local Set = {} Set.__index = Set function Set.of(...) local s = setmetatable({e = {}}, Set) for _, v in ipairs{...} do s.e[v] = true end return s end Set.__add = function(a, b) local r = Set.of() for k in pairs(a.e) do r.e[k] = true end for k in pairs(b.e) do r.e[k] = true end return r end Set.__mul = function(a, b) local r = Set.of() for k in pairs(a.e) do if b.e[k] then r.e[k] = true end end return r end Set.__le = function(a, b) for k in pairs(a.e) do if not b.e[k] then return false end end return true end Set.__lt = function(a, b) return a <= b and not (b <= a) end Set.__tostring = function(s) local l = {} for k in pairs(s.e) do l[#l + 1] = tostring(k) end table.sort(l) return "{" .. table.concat(l, ", ") .. "}" end
print(Set.of(1, 2) + Set.of(2, 3), Set.of(1, 2) * Set.of(2, 3), Set.of(1) <= Set.of(1, 2), Set.of(1) < Set.of(1), pcall(function() return Set.of(1) + 1 end))
do local g = setmetatable({}, {__gc = function(o) print("gc", o.n) end}) g.n = 1 local g2 = setmetatable({n = 2}, getmetatable(g)) end
print("end")
