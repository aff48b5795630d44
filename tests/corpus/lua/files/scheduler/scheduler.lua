local M = { finished = {} }
local queue = {}

function M.spawn(name, run, ...)
    local given = table.pack(...)
    queue[#queue + 1] = { name = name, thread = coroutine.create(function() return run(table.unpack(given, 1, given.n)) end) }
end

function M.run()
    local rounds = 0
    while #queue > 0 do
        rounds = rounds + 1
        for i = #queue, 1, -1 do
            local job = queue[i]
            local ok, value = coroutine.resume(job.thread)
            if coroutine.status(job.thread) == "dead" then
                M.finished[job.name] = ok and value or "failed: " .. value
                table.remove(queue, i)
            else
                TRACE[#TRACE + 1] = rounds .. " " .. job.name .. " " .. tostring(value)
            end
        end
    end
    return rounds
end

return M
