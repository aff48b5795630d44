def sound(x):
    return x + 1

def broken(x):
    if x >
        return 1

print(sound(1))
