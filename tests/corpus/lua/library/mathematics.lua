-- covers: math library
print(math.floor(3.7), math.ceil(3.2), math.floor(-3.7), math.abs(-5), math.max(1, 5, 3), math.min(2, 0))
print(math.sqrt(16), math.pi, math.huge, -math.huge, math.type(1), math.type(1.0), math.type("1"))
print(math.tointeger(3.0), math.tointeger(3.5), math.fmod(7, 3), math.fmod(-7, 3), math.modf(3.7))
print(tonumber("42"), tonumber("0x1F"), tonumber("1e2"), tonumber("abc"), tonumber("10", 2), tonumber("zz", 36), tonumber(" 5 "))
print(math.ult(1, -1), 7 // 1.0, 2^0.5 == math.sqrt(2), math.exp(0), math.log(8, 2), math.log(100, 10))
print(string.format("%.4f %.4f %.4f", math.sin(1), math.cos(1), math.atan(1, 2)))
