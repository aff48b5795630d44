try:
    work()
except* ValueError as group:
    print(group)
