-- covers: closures, varargs
local Emitter = {} Emitter.__index = Emitter
function Emitter.new() return setmetatable({handlers = {}}, Emitter) end
function Emitter:on(name, f) local list = self.handlers[name] or {} self.handlers[name] = list list[#list + 1] = f return self end
function Emitter:emit(name, ...) for _, f in ipairs(self.handlers[name] or {}) do f(...) end end
local e = Emitter.new()
e:on("greet", function(n) print("hello " .. n) end):on("greet", function(n) print("bye " .. n) end)
e:emit("greet", "Ada") e:emit("nothing")
