-- covers: patterns, formats, texts
print(("hello world"):find("o w"), ("hello"):find("l+"), ("hello"):find("xyz"), ("a.b"):find(".", 1, true), ("hello"):find("", 10), ("hello"):find("", 6), ("x"):find("^x$"))
print(("key = value"):match("^(%w+)%s*=%s*(%w+)$"), ("2024-01-15"):match("(%d+)-(%d+)-(%d+)"), ("abc"):match("()b()"), ("  trim  "):match("^%s*(.-)%s*$") .. "|")
print(("hello world"):gsub("o", "0"), ("hello"):gsub("", "-"), ("abc"):gsub("%w", "%0%0"), ("abc def"):gsub("(%w+) (%w+)", "%2 %1"), ("hello"):gsub("l", {l = "L"}), ("$name is $age"):gsub("%$(%w+)", {name = "bo", age = 5}))
print(("abc"):gsub("b", function(c) return nil end), ("abc"):gsub(".", function(c) return c:byte() .. "," end, 2), ("x = 1"):gsub("%s", ""), ("f(a(b)c)d"):match("%b()"), ("THE (quick) fox"):find("%((%a+)%)"), ("hello.world"):gsub("%.", "%%"))
for k, v in ("a=1, b=2, c=3"):gmatch("(%w+)=(%w+)") do io.write(k, ":", v, ";") end print()
for w in ("one two  three"):gmatch("%S+") do io.write("[", w, "]") end print()
print(("THE quick"):lower(), ("abc"):upper(), ("abc"):reverse(), ("abc"):len(), ("ab"):rep(3), ("ab"):rep(3, "-"), ("x"):rep(0), ("x"):rep(-1) == "")
print(("hello"):sub(2, 3), ("hello"):sub(-3), ("hello"):sub(2), ("hello"):sub(0), ("hello"):sub(10) == "", ("hello"):sub(-100, 2), ("hello"):sub(3, 2) == "")
print(("ABC"):byte(1, -1), ("A"):byte(), ("A"):byte(5), string.char(72, 105), string.char() == "", ("%d"):format(5), #"\u{48}\x41\65\z
   b", "a\
b")
print(("THE (quick) fox"):gsub("%f[%a]%a+", string.lower), ("[test]"):gsub("[%[%]]", ""), ("a,b,,c"):gsub(",", ";", 2), ("abc123def"):gsub("%d+", "<%0>"), ("x^2"):gsub("%^", "**"), ("a-b"):gsub("-", "+"))
print(pcall(string.rep))
print(pcall(string.gsub, "x", "%", ""))
print(pcall(string.gsub, "x", "x", "%2"))
print(pcall(string.gsub, "abc", "%w", {a = {}}))
print(pcall(string.find, "a", "[a"))
print(pcall(("x").rep, "x", 1e10))
print(pcall(string.char, 256))
print(pcall(function() return ("x"):nope() end)) print(pcall(function() local s = "x" return s.y.z end)) print(#string.format("%99d", 1), pcall(string.format, "%y", 1)) print(pcall(string.format, "%d")) print(pcall(string.format, "%d", "x"))
print([[
first newline dropped
]] .. [==[a]]b]==], "\065\10\z  x", "tab\tq", '\'', "\u{20AC}", #"\u{20AC}")
print(table.concat({1, 2, 3}, ", "), table.concat({}, "x"), table.concat({1, 2, 3}, "-", 2, 3), pcall(table.concat, {1, {}, 3}))
print(tostring(nil), tostring(true), tostring(12), tostring("x"), #tostring(print) > 9, tostring(print):match("^builtin") or tostring(print):match("^function"))
print(string.pack("<i4", 100):byte(1, -1)) print(string.unpack("<i4", string.pack("<i4", -2))) print(string.packsize("i4i8"), string.unpack("z", "hello\0rest"), string.unpack("s1", "\3abc"))
print(utf8.char(72, 228, 8364), utf8.len("häß"), utf8.codepoint("hä", 1, -1), utf8.offset("häß", 3), utf8.len("\xff")) for p, c in utf8.codes("hä") do io.write(p, "=", c, " ") end
print(("x"):rep(3, ", "), ("%s=%s"):format("a", {} ~= nil), ("CSV;line;;end"):find(";", 5), select("#", ("a b c"):gsub(" ", "_")), (("a b"):gsub(" ", "_")))
local words = {} for w in ("the cat the dog the end"):gmatch("%a+") do words[w] = (words[w] or 0) + 1 end local keys = {} for k in pairs(words) do keys[#keys + 1] = k end table.sort(keys, function(a, b) if words[a] ~= words[b] then return words[a] > words[b] end return a < b end) for i, k in ipairs(keys) do io.write(k, "=", words[k], " ") end print()
print(("hello world from lua"):gsub("(%w+)", function(w) return w:sub(1, 1):upper() .. w:sub(2) end)) print(("abc"):gsub("(b)(c)", "%2%1%0")) print(string.format("%-10s|%10s|", "left", "right")) print(("\n"):byte(), ("%5.2f"):format(3.14159), ("%03d"):format(7), ("a"):byte() + 1)
