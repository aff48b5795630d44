return function(text)
    return coroutine.wrap(function()
        local at = 1
        while true do
            at = text:find("%S", at) or #text + 1
            if at > #text then break end
            local token = text:match("^%d+%.?%d*", at) or text:match("^%a+", at) or text:match("^//", at) or text:sub(at, at)
            coroutine.yield { text = token, at = at }
            at = at + #token
        end
        while true do coroutine.yield { text = "", at = at } end
    end)
end
