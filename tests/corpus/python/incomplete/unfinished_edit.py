# covers: syntax-error, unclosed-bracket, missing-colon, unterminated-string, error-recovery
"""What a file looks like in the middle of being typed."""

prices = {"tea": 120, "crisps": 85}

def total(names):
    result = 0
    for name in names
        result += prices[name]
    return result

def greeting(name):
    return "hello, + name

print("before")
print(prices["tea"] + 1)
print(total(["tea", "crisps"])
print("after")
