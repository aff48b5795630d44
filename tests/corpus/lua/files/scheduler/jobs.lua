local jobs = {}

function jobs.count(n)
    for i = 1, n do coroutine.yield(i) end
    return n
end

function jobs.sum(...)
    local total = 0
    for _, value in ipairs { ... } do
        total = total + value
        coroutine.yield(total)
    end
    return total
end

function jobs.bad()
    coroutine.yield("soon")
    error("it broke")
end

return jobs
