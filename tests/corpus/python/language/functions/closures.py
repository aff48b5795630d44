# covers: closure, nonlocal, global, nested-functions, unbound-local, closure-late-binding
"""State kept in enclosing scopes."""

counter = 0


def bump():
    global counter
    counter += 1
    return counter


def make_counter(start=0, step=1):
    value = start

    def advance():
        nonlocal value
        value += step
        return value

    def reset():
        nonlocal value
        value = start

    return advance, reset


print(bump(), bump(), counter)

a, reset_a = make_counter()
b, _ = make_counter(100, 10)
print(a(), a(), b(), a(), b())
reset_a()
print(a(), b())


def make_account(balance):
    history = []

    def deposit(amount):
        nonlocal balance
        balance += amount
        history.append(("deposit", amount))
        return balance

    def withdraw(amount):
        nonlocal balance
        if amount > balance:
            history.append(("refused", amount))
            return None
        balance -= amount
        history.append(("withdraw", amount))
        return balance

    def statement():
        return balance, list(history)

    return {"deposit": deposit, "withdraw": withdraw, "statement": statement}


account = make_account(50)
account["deposit"](25)
print(account["withdraw"](100), account["withdraw"](30))
print(account["statement"]())


def broken():
    print(counter)
    counter = 5


try:
    broken()
except UnboundLocalError as error:
    print("UnboundLocalError:", error)


def early_use():
    def inner():
        return later

    try:
        inner()
    except NameError as error:
        print("NameError:", error)
    later = "now bound"
    return inner()


print(early_use())


def levels():
    x = "level 1"

    def two():
        def three():
            nonlocal x
            x = "changed in level 3"

        three()
        return x

    return two(), x


print(levels())


def define_global():
    global created_here
    created_here = [1, 2, 3]


define_global()
print(created_here)

multipliers = []
for factor in range(3):
    multipliers.append(lambda n: n * factor)
print([m(10) for m in multipliers])
factor = 7
print([m(10) for m in multipliers])
print(a.__closure__ is not None, len(a.__closure__), bump.__closure__)


def make_log():
    total = 0
    entries = []

    def enter(amount):
        nonlocal total
        total += amount
        entries.append(total)
        return total

    return enter


enter = make_log()
enter(3)
print(enter.__code__.co_freevars, [cell.cell_contents for cell in enter.__closure__])
