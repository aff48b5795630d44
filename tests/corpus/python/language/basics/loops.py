# covers: for-loop, while-loop, range, break, continue, nested-loops
for i in range(1, 16):
    if i % 15 == 0:
        print("FizzBuzz", end=" ")
    elif i % 5 == 0:
        print("Buzz", end=" ")
    elif i % 3 == 0:
        print("Fizz", end=" ")
    else:
        print(i, end=" ")
print()

n, digits = 9075, 0
while n > 0:
    digits += n % 10
    n //= 10
print("digit sum", digits)

for row in range(1, 5):
    line = ""
    for column in range(1, 5):
        if column > row:
            break
        line += str(row * column) + " "
    print(line.rstrip())

total = 0
for n in range(100):
    if n % 2 or n % 7:
        continue
    total += n
print(total)

balance, years = 1000.0, 0
while balance < 2000:
    balance *= 1.07
    years += 1
print(years, round(balance, 2))

for letter in "loop":
    print(letter.upper(), end="-")
print("end")
