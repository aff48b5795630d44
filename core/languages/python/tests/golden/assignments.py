a = b = 1
a, b = b, a
first, *rest = items
x.count += 1
table[i, 1:] = None
del a, table[0], x.count
(n := 10)
