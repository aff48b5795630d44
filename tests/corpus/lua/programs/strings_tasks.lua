-- Small tasks with texts.
local function trim(s) return (s:gsub("^%s+", ""):gsub("%s+$", "")) end
local function split(s, separator)
  local parts = {}
  for part in (s .. separator):gmatch("(.-)" .. separator:gsub("%p", "%%%0")) do parts[#parts + 1] = part end
  return parts
end
local function title(s) return (s:gsub("(%a)([%w']*)", function(a, b) return a:upper() .. b:lower() end)) end
local function is_pangram(s)
  local seen = {}
  for letter in s:lower():gmatch("%a") do seen[letter] = true end
  for code = string.byte("a"), string.byte("z") do
    if not seen[string.char(code)] then return false, string.char(code) end
  end
  return true
end
local function run_length(s)
  local out, i = {}, 1
  while i <= #s do
    local c = s:sub(i, i)
    local j = i
    while s:sub(j + 1, j + 1) == c do j = j + 1 end
    out[#out + 1] = (j > i and tostring(j - i + 1) or "") .. c
    i = j + 1
  end
  return table.concat(out)
end
local function decode(s)
  return (s:gsub("(%d+)(%D)", function(n, c) return c:rep(tonumber(n)) end))
end
local function wrap(s, width)
  local lines, line = {}, ""
  for word in s:gmatch("%S+") do
    if #line + #word + 1 > width and #line > 0 then
      lines[#lines + 1], line = line, word
    else
      line = #line > 0 and line .. " " .. word or word
    end
  end
  lines[#lines + 1] = line
  return lines
end
local function acronym(s)
  local letters = {}
  for word in s:gmatch("[%a']+") do letters[#letters + 1] = word:sub(1, 1):upper() end
  return table.concat(letters)
end

print("[" .. trim("  hello  ") .. "]")
print(table.concat(split("a,b,,c", ","), "|"), #split("1.2.3", "."))
print(title("the quick-brown fox's tail"))
print(is_pangram("The quick brown fox jumps over the lazy dog"), is_pangram("hello"))
print(run_length("WWWWBBBAAC"), decode("4W3B2AC"), decode(run_length("zzz  yy")))
for i, line in ipairs(wrap("The quick brown fox jumps over the lazy dog and runs", 16)) do
  print(("%2d |%-16s|%16s|"):format(i, line, line))
end
print(acronym("Portable Network Graphics"), acronym("Halley's Comet"))
print(("x"):rep(3, ","), ("abc"):reverse(), ("abc"):upper():lower(), #"\u{20AC}")
print(("key = value # comment"):match("^(%w+)%s*=%s*(%w+)"))
print(("2024-03-15"):match("(%d+)-(%d+)-(%d+)"))
print(("hello world"):find("o w"), ("hello"):find("l+"), ("a.b"):find(".", 1, true), ("x"):find("y"))
print(("%d items at %5.2f = %s"):format(3, 2.5, "ok"), ("%q"):format('a "quoted"\nline'))
print(("$name is $age"):gsub("%$(%w+)", { name = "Ann", age = 30 }))
print(("abc"):gsub("", "-"), ("abc"):gsub(".", { a = 1, b = true, c = false }))
print(("THE (quick) fox"):find("%((%a+)%)"), ("f(a(b)c)d"):match("%b()"))
print(("one;two;;four"):gsub(";;", ";nil;"), ("test123abc"):gsub("%d", ""))
print(tostring(12):rep(2), (5 .. ""):len(), "10" + 5, "3" * "4", 10 .. 20)
for k, v in ("a=1, b=2, c=3"):gmatch("(%w+)=(%w+)") do io.write(k, ":", v, " ") end
print()
print(("%5s|%-5s|%05d|%+d|%x|%X|%o|%e|%g|%c|%%"):format("ab", "cd", 42, 7, 255, 255, 8, 12345.678, 0.0001, 65))
print(("%.3s|%10.2s|%i"):format("abcdef", "xyz", 42))
print(#string.format("%99d", 1), pcall(string.format, "%d", 1.5))
