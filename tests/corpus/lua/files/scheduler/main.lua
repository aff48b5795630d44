-- covers: coroutines made in one file and resumed in another, globals shared by files, varargs over modules
local scheduler = require("scheduler")
local jobs = require("jobs")
TRACE = {}
scheduler.spawn("count", jobs.count, 3)
scheduler.spawn("sum", jobs.sum, 10, 20, 30)
scheduler.spawn("bad", jobs.bad)
local left = scheduler.run()
for _, line in ipairs(TRACE) do print(line) end
print(left, scheduler.finished.count, scheduler.finished.sum, (scheduler.finished.bad:gsub("^.*/", "")))
