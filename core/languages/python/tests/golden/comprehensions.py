pairs = [(x, y) for x in rows if x for y in x]
total = sum(n * n for n in numbers)
index = {key: value for key, value in pairs}
if any((found := n) > 3 for n in numbers):
    print(found)
