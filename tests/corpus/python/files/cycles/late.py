import early

print(early.NAME)
