-- Producers and consumers as coroutines, with a scheduler.
local Scheduler = { tasks = {}, time = 0 }

function Scheduler.spawn(name, body, ...)
  local task = { name = name, thread = coroutine.create(body), wake = 0, args = table.pack(...) }
  table.insert(Scheduler.tasks, task)
end

function Scheduler.sleep(seconds) coroutine.yield("sleep", seconds) end

function Scheduler.run()
  while #Scheduler.tasks > 0 do
    table.sort(Scheduler.tasks, function(a, b)
      if a.wake ~= b.wake then return a.wake < b.wake end
      return a.name < b.name
    end)
    local task = table.remove(Scheduler.tasks, 1)
    Scheduler.time = math.max(Scheduler.time, task.wake)
    local args = task.args
    task.args = { n = 0 }
    local ok, what, value = coroutine.resume(task.thread, table.unpack(args, 1, args.n))
    if not ok then
      print(("[%2d] %s failed: %s"):format(Scheduler.time, task.name, what))
    elseif coroutine.status(task.thread) == "dead" then
      print(("[%2d] %s done%s"):format(Scheduler.time, task.name, what and (": " .. tostring(what)) or ""))
    elseif what == "sleep" then
      task.wake = Scheduler.time + value
      table.insert(Scheduler.tasks, task)
    end
  end
end

local queue = {}
Scheduler.spawn("producer", function(count, delay)
  for i = 1, count do
    queue[#queue + 1] = "item" .. i
    print(("[%2d] produced %s, %d queued"):format(Scheduler.time, queue[#queue], #queue))
    Scheduler.sleep(delay)
  end
  queue.closed = true
  return count
end, 4, 2)
Scheduler.spawn("consumer", function()
  while true do
    local item = table.remove(queue, 1)
    if item then
      print(("[%2d] consumed %s"):format(Scheduler.time, item))
    elseif queue.closed then
      return "empty"
    end
    Scheduler.sleep(3)
  end
end)
Scheduler.spawn("broken", function()
  Scheduler.sleep(1)
  local nothing
  return nothing.field
end)
Scheduler.run()
print("end at", Scheduler.time, coroutine.isyieldable(), select(2, coroutine.running()))
