-- Errors are values that calls give back: a text with its place, or any table.
local function parse(text)
  local number = tonumber(text)
  if not number then
    error({ text = text, message = "no number" })
  end
  if number < 0 then
    error("negative: " .. text)
  end
  return math.sqrt(number)
end

for _, text in ipairs({ "16", "-4", "x" }) do
  local ok, result = pcall(parse, text)
  if ok then
    print(text, result)
  elseif type(result) == "table" then
    print(text, result.message)
  else
    print(text, "failed: " .. result)
  end
end
