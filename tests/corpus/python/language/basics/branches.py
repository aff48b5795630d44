# covers: if-elif-else, nested-if, boolean-operators, conditional-expression
def grade(points):
    if points >= 90:
        return "A"
    elif points >= 75:
        return "B"
    elif points >= 60:
        return "C"
    else:
        return "F"


for points in (100, 90, 89, 75, 61, 12):
    print(points, grade(points))

for year in (1900, 2000, 2023, 2024):
    if year % 4 == 0 and (year % 100 != 0 or year % 400 == 0):
        print(year, "is a leap year")
    else:
        print(year, "is not")

for a, b, c in [(3, 4, 5), (2, 2, 2), (1, 1, 3), (5, 5, 8), (0, 1, 1)]:
    if a <= 0 or b <= 0 or c <= 0 or a + b <= c or a + c <= b or b + c <= a:
        kind = "no triangle"
    else:
        if a == b == c:
            kind = "equilateral"
        elif a == b or b == c or a == c:
            kind = "isosceles"
        else:
            kind = "scalene"
    print(a, b, c, kind)

temperature = -3
print("freezing" if temperature < 0 else "fine")
if temperature:
    print("not zero")
if not temperature > 0: print("not positive")
