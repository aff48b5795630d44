local function hex(s) return (s:gsub(".", function(c) return string.format("%02x", c:byte()) end)) end
for _, x in ipairs({0.0, -0.0, 1.5, -2.25, 0.1, 1/3, 1e-40, -1e-45, 1.4e-45, 7e-46, 1e-46, 3.4028235e38, 3.4028236e38, 1e39, -1e300, math.huge, -math.huge, 16777217.0, 16777219.0, 1.17549435e-38, 1.1754942e-38, 2^-149, 2^-150, 2^-150 * 1.5, 0.3, 123456.789}) do
  print(x, hex(string.pack("<f", x)), hex(string.pack(">d", x)), string.unpack("<f", string.pack("<f", x)))
  print((string.unpack("<d", string.pack("<d", x))) == x)
end
