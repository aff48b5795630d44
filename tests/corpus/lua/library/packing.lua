local function hex(s) return (s:gsub(".", function(c) return string.format("%02x", c:byte()) end)) end
print(hex(string.pack("<i4", 100)), hex(string.pack(">i4", 100)), hex(string.pack("b", -1)), hex(string.pack("<i2i4", 1, 2)), hex(string.pack("<!4i2i4", 1, 2)), hex(string.pack("z", "hi")), hex(string.pack("<s1", "abc")), hex(string.pack("<d", 1.5)), hex(string.pack("<f", 0.1)), hex(string.pack("<j", -2)), hex(string.pack("<i16", -3)))
print(string.unpack("<i4", "\1\2\0\0"), string.unpack("z", "abc\0def"), string.unpack("<s1", "\3abcd"), string.unpack("<d", string.pack("<d", math.pi)), string.unpack("<f", string.pack("<f", 0.5)), string.unpack("b", "\x7f"), string.packsize("<i4i8"), string.packsize("!8i4i8"))
print(pcall(string.pack, "i1", 200)) print(pcall(string.unpack, "i4", "abc"))
