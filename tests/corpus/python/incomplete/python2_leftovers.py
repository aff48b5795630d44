# covers: syntax-error, print-statement, old-except-syntax, error-recovery, mixed-versions
"""Old code: print statements and the old except; the newer half is fine."""


def old_style(items):
    print "items:", len(items)
    try:
        return items[0]
    except IndexError, e:
        print "empty:", e
        return None


def new_style(items):
    try:
        return items[0]
    except IndexError as e:
        print("empty:", e)
        return None


print(new_style([1, 2]), new_style([]))
value = sum(range(10))
print("value", value)
