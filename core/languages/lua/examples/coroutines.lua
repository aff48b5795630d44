-- Two coroutines hand values to each other.
local function producer(n)
    return coroutine.wrap(function()
        for i = 1, n do
            coroutine.yield(i * i)
        end
    end)
end

for square in producer(5) do
    print(square)
end
