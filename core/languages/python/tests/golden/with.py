with open("a") as a, lock:
    use(a)
