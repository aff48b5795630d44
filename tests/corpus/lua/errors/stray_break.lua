local never = "never"
print(never)
break
