-- covers: utf8 library
local s = "h\u{e9}llo \u{4e16}\u{1f600}"
print(#s, utf8.len(s), utf8.char(72, 228, 8364))
for p, c in utf8.codes("a\u{e9}\u{20ac}") do io.write(p, ":", c, " ") end print()
print(utf8.codepoint(s, 1, 2), utf8.offset(s, 3))
print(s)
