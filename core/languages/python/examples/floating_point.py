# Numbers that are not what they look like.

total = 0.0
for _ in range(10):
    total += 0.1
print(total, total == 1.0)

big = 2**53
print(float(big) == float(big + 1), big == big + 1)
print(7 // 2, -7 // 2, 7 % 3, -7 % 3)
print(round(0.5), round(1.5), round(2.5))
