-- covers: string.format
print(string.format("%d %5d %-5d| %05d %+d", 42, 42, 42, 42, 42))
print(string.format("%.2f %8.3f %e %g %g", 3.14159, 2.71828, 12345.678, 0.0001, 1e20))
print(string.format("%s %10s %-10s| %.2s", "hi", "right", "left", "cut"))
print(string.format("%x %X %o %c %%", 255, 255, 8, 65))
print(string.format("%q", 'a "quoted"\nline'))
print(string.format("%5s%s", true, nil))
print(string.format("%i", 3.0))
print(pcall(string.format, "%d", "x"))
