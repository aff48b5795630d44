local function map(t, f)                          --+
  local out = {}                                  --+
  for i, v in ipairs(t) do out[i] = f(v) end      --+
  return out                                      --+
end
local k = 3                                       --+
local names = { "a" }                             -- -
names[2] = "b"                                    -- -
local res = map({ 1, 2 }, function(v) return v * k end) --+
print(names[2])                                   -- -
print(res[1])                                     --@res
