-- covers: parsing and writing JSON, recursion, string patterns
local json = {}
local escapes = {['"'] = '"', ["\\"] = "\\", ["/"] = "/", b = "\b", f = "\f", n = "\n", r = "\r", t = "\t"}
local reverse = {}
for k, v in pairs(escapes) do reverse[v] = "\\" .. k end
reverse["/"] = nil
local function fail(text, at, what)
  local line = select(2, text:sub(1, at):gsub("\n", "\n")) + 1
  error(("%s at line %d, byte %d"):format(what, line, at), 0)
end
local function skip(text, at) return text:find("%S", at) or #text + 1 end
local value
local function list(text, at, close, item)
  local out, n = {}, 0
  at = skip(text, at + 1)
  if text:sub(at, at) == close then return out, at + 1 end
  while true do
    at = item(out, at)
    at = skip(text, at)
    local c = text:sub(at, at)
    if c == close then return out, at + 1 end
    if c ~= "," then fail(text, at, "expected ',' or '" .. close .. "'") end
    at = skip(text, at + 1)
  end
end
local function str(text, at)
  local parts, i = {}, at + 1
  while true do
    local j = text:find('["\\]', i)
    if not j then fail(text, at, "unfinished string") end
    parts[#parts + 1] = text:sub(i, j - 1)
    if text:sub(j, j) == '"' then return table.concat(parts), j + 1 end
    local c = text:sub(j + 1, j + 1)
    if c == "u" then
      parts[#parts + 1] = utf8.char(tonumber(text:sub(j + 2, j + 5), 16))
      i = j + 6
    else
      parts[#parts + 1] = escapes[c] or fail(text, j, "bad escape")
      i = j + 2
    end
  end
end
json.null = setmetatable({}, {__tostring = function() return "null" end})
local words = {["true"] = true, ["false"] = false, null = json.null}
function value(text, at)
  at = skip(text, at)
  local c = text:sub(at, at)
  if c == "{" then
    return list(text, at, "}", function(out, at)
      if text:sub(at, at) ~= '"' then fail(text, at, "expected a key") end
      local key
      key, at = str(text, at)
      at = skip(text, at)
      if text:sub(at, at) ~= ":" then fail(text, at, "expected ':'") end
      out[key], at = value(text, at + 1)
      return at
    end)
  elseif c == "[" then
    return list(text, at, "]", function(out, at) out[#out + 1], at = value(text, at) return at end)
  elseif c == '"' then return str(text, at) end
  local word = text:match("^%a+", at)
  if word and words[word] ~= nil then return words[word], at + #word end
  local number = text:match("^-?%d+%.?%d*[eE]?[+-]?%d*", at)
  if number then return tonumber(number), at + #number end
  fail(text, at, "unexpected '" .. c .. "'")
end
function json.decode(text)
  local v, at = value(text, 1)
  if skip(text, at) <= #text then fail(text, at, "trailing text") end
  return v
end
function json.encode(v, indent, level)
  level = level or 0
  local pad = indent and "\n" .. (" "):rep(indent * (level + 1)) or ""
  local last = indent and "\n" .. (" "):rep(indent * level) or ""
  if type(v) == "string" then return '"' .. v:gsub('[%c"\\]', function(c) return reverse[c] or ("\\u%04x"):format(c:byte()) end) .. '"' end
  if type(v) ~= "table" or v == json.null then return tostring(v) end
  local parts = {}
  if #v > 0 then
    for i, x in ipairs(v) do parts[i] = json.encode(x, indent, level + 1) end
    return "[" .. pad .. table.concat(parts, "," .. pad) .. last .. "]"
  end
  local keys = {}
  for k in pairs(v) do keys[#keys + 1] = k end
  table.sort(keys)
  for i, k in ipairs(keys) do parts[i] = json.encode(k) .. ":" .. (indent and " " or "") .. json.encode(v[k], indent, level + 1) end
  return "{" .. pad .. table.concat(parts, "," .. pad) .. last .. "}"
end
local v = json.decode('{"name": "x\\n\\u00e4", "list": [1, 2.5, -3e2, true, null], "deep": {"a": {"b": []}}}')
print(v.name, #v.list, v.list[3], v.list[5], v.deep.a.b[1])
print(json.encode(v))
print(json.encode({1, {a = "q\"", b = {2, 3}}}, 2))
for _, bad in ipairs{'{"a" 1}', "[1, 2", '"abc', "[1] x", "{\n\n1}", "nope"} do print(pcall(json.decode, bad)) end
