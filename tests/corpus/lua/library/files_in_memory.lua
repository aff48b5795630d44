-- covers: files in memory, texts that begin like comments, searchers
local name = os.tmpname()
local file = assert(io.open(name, "w"))
print(file:write("one\n", 2, "\n", 3.5, "\n") == file, file:seek("cur"), io.type(file))
print(file:close(), io.type(file), tostring(file), pcall(file.write, file, "x"))
for line in io.lines(name) do io.write("<", line, ">") end
print()
file = io.open(name, "a+")
file:write("last")
print(file:seek("set"), file:read("l", "n"), file:read("L"), file:read("a"), file:read("a"), file:read("l"))
print(file:seek("set", 1), file:read(2), file:seek("end"), file:read(1))
file:close()
do
    local read <close> = io.open(name)
    for a, b in read:lines(1, 2) do io.write(a, "|", b, ";") break end
    print(read:read("n"))
end
io.output(name)
io.write("by default\n")
io.close()
io.output(io.stdout)
io.input(name)
print(io.read("a"))
io.input(io.stdin)
print(io.open("/no/such/file"))
print(pcall(io.lines, "/no/such/file"))
print(pcall(io.open, name, "rz"))
print(os.remove(name), os.remove(name .. ".no") == nil, os.rename(name, "x"))
print("--[[ no comment", '--[==[ none', #"--")
package.searchers[#package.searchers + 1] = function(wanted)
    if wanted == "made" then return function(...) return { ... } end, "here" end
    return "nothing made of '" .. wanted .. "'"
end
print(require("made")[1], require("made")[2], select(2, require("made")))
print(("abc"):gsub("b*", "-"), ("abc"):gmatch("b", 3)(), ("a\0b"):find("%z"), math.pow(2, 3), math.frexp(8), math.ldexp(0.5, 4), math.log10(100), math.abs(-0.0))
