-- covers: zero below zero in functions of the library, the sign of what is no number
print(("%.1f %g %e %a"):format(-0.0, -0.0, -0.0, -0.0))
print(math.atan(-0.0, 1), math.sin(-0.0), math.tan(-0.0), math.sqrt(-0.0), math.fmod(-0.0, 1), math.abs(-0.0))
print(1 / string.unpack("<d", string.pack("<d", -0.0)))
print(math.sqrt(-1), math.log(-1), math.log(-1, 2), math.log(-1, 10))
print(math.asin(2), math.acos(2), math.sin(math.huge), math.cos(-math.huge), math.tan(math.huge))
print((-8) ^ (1 / 3), (-2) ^ 0.5, (-8.0) ^ 2, 0 / 0, -(0 / 0))
print(math.sqrt(0 / 0), math.sqrt(-(0 / 0)), math.log(-(0 / 0)), math.exp(0 / 0), math.atan(0 / 0), math.abs(0 / 0))
print(math.fmod(1, 0.0), math.fmod(math.huge, 2), 5 % 0.0, 0.0 // 0.0)
