-- covers: what each library has, metatables of texts and files, arguments that are looked at from the last on
local function members(t)
    local names = {}
    for name, value in pairs(t) do names[#names + 1] = name .. ":" .. type(value) end
    table.sort(names)
    return table.concat(names, " ")
end
for _, name in ipairs { "string", "table", "math", "io", "os", "utf8", "coroutine", "debug", "package" } do
    print(name, members(require(name)))
end
print(getmetatable(io.stdout).__name, getmetatable(io.stdout).read)
print(members(getmetatable(io.stdout).__index))
print(members(getmetatable("")))
print(#package.searchers, package.loadlib("./no.so", "luaopen_no"))

print(math.deg(math.pi), math.rad(180), math.atan2(1, 1) == math.pi / 4)
print(pcall(math.deg), pcall(math.rad, "x"))
local low, high = math.mininteger, math.maxinteger
print(math.fmod(low, -1), math.fmod(low, high), math.fmod(high, low), math.fmod(-7, 3), math.fmod(7, -3))
print(pcall(math.fmod, "x", {}))
print(pcall(table.move, 1, 2))
print(pcall(load, {}, true))
print(pcall(tonumber, {}, 2.5))
print(pcall(error, "x", "y"))
print(pcall(string.format, "%"))
print(pcall(string.format, "%", 1))
local no = {}
print(pcall(function() return math.max(table.unpack(no)) end))

print(io.flush() == io.stdout, io.stdout:flush() == io.stdout)
print(pcall(io.stdout.setvbuf, io.stdout, "some"))
print(pcall(io.type))
print(pcall(function() io.stdout.name = "out" end))
print(pcall(function() return #io.stdout end))
print(pcall(function() return #coroutine.running() end))
print(pcall(function() return coroutine.running().field end))
print(io.open("/no/such/folder/file", "w"))
local path = os.tmpname()
local file = io.open(path, "w")
file:write("1\n2\n")
file:close()
local lines = io.lines(path)
print(lines(), lines(), lines())
print(pcall(lines))
io.input(path)
io.close(io.input())
print(pcall(io.read))
io.input(io.stdin)
print(pcall(os.time, { year = 1 << 40, month = 1, day = 1 }))
print(pcall(os.date, "!%Y", math.maxinteger))
print(pcall(os.setlocale, "C", "words"))
print(pcall(os.rename, path))
print(os.date("*then", 0))
