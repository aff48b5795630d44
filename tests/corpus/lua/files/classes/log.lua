local log = { lines = {} }
return setmetatable(log, { __call = function(self, format, ...)
    self.lines[#self.lines + 1] = format:format(...)
end })
