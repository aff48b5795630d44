# covers: try-except, finally, raise, exception-message
def divide(a, b):
    try:
        return a / b
    except ZeroDivisionError:
        print("cannot divide by zero")
        return None
    finally:
        print("divided", a, "by", b)


print(divide(6, 3))
print(divide(1, 0))

for text in ["10", "ten", "-4"]:
    try:
        number = int(text)
        if number < 0:
            raise ValueError("negative numbers are not welcome")
    except ValueError as error:
        print("problem:", error)
    else:
        print("read", number)

values = [1, 2, 3]
try:
    print(values[5])
except IndexError as error:
    print("index:", error)
try:
    print({"a": 1}["b"])
except KeyError as error:
    print("key:", error)
try:
    print("a" + 1)
except TypeError as error:
    print("type:", error)
