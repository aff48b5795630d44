return function()
    for i = 1, LIMIT do coroutine.yield(i * i) end
end
