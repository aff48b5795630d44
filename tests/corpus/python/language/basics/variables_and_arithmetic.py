# covers: assignment, arithmetic, augmented-assignment, operator-precedence, comparison
width = 7
height = 3
area = width * height
print("area", area, "half", area / 2, "whole half", area // 2, "rest", area % 2)
area += 4
area *= 2
print(area, -area, +area, 2 ** 5, 2 ** 3 ** 2, (2 ** 3) ** 2, -2 ** 2)
print(1 + 2 * 3 - 4 / 2, (1 + 2) * (3 - 4), 7 - 3 - 2, 100 / 10 / 5, 2 * 3 % 4)
print(width > height, width == 7, width != height, height <= 3, not width > height)
print(1 << 3 | 1, 6 & 3 == 3, (6 & 3) == 2, 5 ^ 1 + 1, ~5 + 1, not 1 == 2, 3 - -3)
a = b = 5
b += 1
a, b = b, a
print(a, b)
name = "Sam"
print("Hi " + name, name * 2, len(name))
