-- JSON, written and read.
local escapes = { ['"'] = '\\"', ["\\"] = "\\\\", ["\n"] = "\\n", ["\t"] = "\\t" }
local function quote(s)
  return '"' .. s:gsub('[%c"\\]', function(c) return escapes[c] or ("\\u%04x"):format(c:byte()) end) .. '"'
end
local function is_list(t)
  local n = 0
  for _ in pairs(t) do n = n + 1 end
  return n == #t
end
local function encode(value, indent, level)
  level = level or 0
  local kind = type(value)
  if kind == "string" then return quote(value) end
  if kind == "number" then return ("%.14g"):format(value) end
  if kind ~= "table" then
    assert(kind == "boolean" or kind == "nil", "cannot encode a " .. kind)
    return value == nil and "null" or tostring(value)
  end
  local parts = {}
  if is_list(value) then
    for i, item in ipairs(value) do parts[i] = encode(item, indent, level + 1) end
  else
    local keys = {}
    for key in pairs(value) do keys[#keys + 1] = tostring(key) end
    table.sort(keys)
    for i, key in ipairs(keys) do parts[i] = quote(key) .. ": " .. encode(value[key], indent, level + 1) end
  end
  local open, close = "{", "}"
  if is_list(value) then open, close = "[", "]" end
  if #parts == 0 or not indent then return open .. table.concat(parts, ", ") .. close end
  local pad = ("  "):rep(level + 1)
  return open .. "\n" .. pad .. table.concat(parts, ",\n" .. pad) .. "\n" .. ("  "):rep(level) .. close
end
local function decode(text)
  local at = 1
  local function skip() at = text:find("%S", at) or #text + 1 end
  local function fail(what) error(("%s at character %d"):format(what, at), 0) end
  local value
  local function list(close, item)
    at = at + 1
    skip()
    if text:sub(at, at) == close then at = at + 1 return end
    while true do
      item()
      skip()
      local c = text:sub(at, at)
      at = at + 1
      if c == close then return end
      if c ~= "," then at = at - 1 fail("expected ',' or '" .. close .. "'") end
      skip()
    end
  end
  local function string_value()
    local out = {}
    at = at + 1
    while true do
      local plain, stop = text:match('^([^"\\]*)(["\\])', at)
      if not plain then fail("unfinished string") end
      out[#out + 1] = plain
      at = at + #plain + 1
      if stop == '"' then return table.concat(out) end
      local c = text:sub(at, at)
      at = at + 1
      if c == "u" then
        out[#out + 1] = utf8.char(tonumber(text:sub(at, at + 3), 16))
        at = at + 4
      else
        out[#out + 1] = ({ n = "\n", t = "\t", r = "\r" })[c] or c
      end
    end
  end
  function value()
    skip()
    local c = text:sub(at, at)
    if c == '"' then return string_value() end
    if c == "[" then
      local items = {}
      list("]", function() items[#items + 1] = value() end)
      return items
    end
    if c == "{" then
      local fields = {}
      list("}", function()
        skip()
        local key = string_value()
        skip()
        if text:sub(at, at) ~= ":" then fail("expected ':'") end
        at = at + 1
        fields[key] = value()
      end)
      return fields
    end
    for word, meaning in pairs { ["true"] = true, ["false"] = false } do
      if text:sub(at, at + #word - 1) == word then at = at + #word return meaning end
    end
    if text:sub(at, at + 3) == "null" then at = at + 4 return nil end
    local number = text:match("^-?%d+%.?%d*[eE]?[-+]?%d*", at)
    if not number then fail("unexpected character") end
    at = at + #number
    return tonumber(number)
  end
  local result = value()
  skip()
  if at <= #text then fail("trailing text") end
  return result
end

local data = { name = "Ann", tags = { "a", "b\n", 'q"' }, nested = { empty = {}, deep = { 1, 2.5, -3e10 } }, ok = true }
print(encode(data))
print(encode(data, true))
local back = decode(encode(data))
print(back.name, #back.tags, back.tags[2] == "b\n", back.nested.deep[2], back.ok)
print(decode('"\\u00e9\\u20ac"'), decode("[1, [2, [3]]]")[2][2][1], decode("  null "))
for _, wrong in ipairs { "[1, 2", '{"a" 1}', "tru", '"abc', "[1] x" } do print(pcall(decode, wrong)) end
print(pcall(encode, { f = print }))
