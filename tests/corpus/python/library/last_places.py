# covers: the last places of math's functions
import math
import struct


def show(name, start, stop, function, count=200):
    """A digest of all bits of the function's values over a range, and some of the values."""
    digest = 0
    for at in range(count + 1):
        value = function(start + at * (stop - start) / count)
        digest = (digest * 31 + struct.unpack("<q", struct.pack("<d", value))[0]) % 2**61
    print(name, digest, function(start), function(stop))


show("log10", 0.001, 300, math.log10)
show("log10 of large ones", 1e100, 1e300, math.log10)
show("gamma", 0.3, 170, math.gamma)
show("gamma of negative ones", -179.6, -0.55, math.gamma)
show("lgamma", 0.3, 1e5, math.lgamma)
show("lgamma of negative ones", -99.3, -0.01, math.lgamma)
show("log", 0.001, 300, math.log)
show("exp", -20, 20, math.exp)
show("pow", 0.1, 40, lambda x: x**1.7)
show("sin", -30, 30, math.sin)
show("tan", -30, 30, math.tan)
show("atan2", -3, 5, lambda x: math.atan2(x, 1.3))
show("hypot", 0.1, 9, lambda x: math.hypot(x, 2.2))
print(math.gamma(0.5), math.gamma(5.5), math.lgamma(1e20), math.log10(5e-324), math.log10(1000), math.log10(2))
for wrong in (0, -1, -0.0, 172.0):
    for function in (math.gamma, math.lgamma, math.log10):
        try:
            print(function.__name__, wrong, function(wrong))
        except (ValueError, OverflowError) as error:
            print(function.__name__, wrong, repr(error))
