for i in range(3):
    if i == 1:
        continue
    elif i > 5 and not done(i):
        break
    print(i)
else:
    print("all")
while True:
    if ready():
        break
