-- covers: arithmetic of texts as metamethods that a program can take away or give, searchers and paths of modules, levels of errors
local texts = getmetatable("")
local add = texts.__add
texts.__add = function(a, b) return a .. "+" .. b end
print("a" + "b", "1" + 2, 3 + "4")
texts.__add = nil
print(pcall(function() return "1" + 2 end))
print(pcall(function() return 1 + "x" end))
texts.__add = add
print("1" + 2, "0x10" + "1", add("5", 6), pcall(add, "x", 1))
print(-"2", "7" // "2", "2" ^ 3, "10" % "4", pcall(function() return -"x" end))
texts.__mod = function(format, given) return format:format(table.unpack(given)) end
print("%d of %s" % { 1, "many" })
texts.__index = function(text, key) return type(key) == "number" and text:sub(key, key) or string[key] end
local word = "hello"
print(word[1], word[-1], word:upper(), #word)
texts.__index = string
texts.__call = function(text, from, to) return text:sub(from, to) end
print(word(2, 3))
texts.__call = nil
print(string.char("65", 66.0))

local function third() error("level", 3) end
local function second() third() end
local function first()
    second()
end
print(pcall(first))
print(pcall(function() error("too far", 9) end))

print(package.searchpath("a-b", "./?.q;/x/?/?.z", "-", "+"))
print(package.searchpath("a.b", "./?.q", ""))
print(pcall(package.searchpath))
package.loaded.again = false
package.preload.again = function() return "loaded" end
print(require("again"))
print(require("again"))
local path = package.path
package.path = nil
print(pcall(require, "none"))
package.path, package.cpath = "./?.no", ""
print(pcall(require, "none.at"))
package.searchers = { function() return "first" end, function() return nil end, function() return 5 end }
print(pcall(require, "none"))
package.searchers = nil
print(pcall(require, "none"))
package.path = path
