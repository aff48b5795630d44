# covers: try-except-else-finally, return-in-finally, break-in-finally, continue-in-finally, nested-try, bare-except, exception-variable-scope
"""Every way through a try statement."""


def run(action):
    log = []
    try:
        log.append("try")
        action()
    except ValueError as error:
        log.append(f"value error {error}")
    except (KeyError, IndexError) as error:
        log.append(f"lookup {type(error).__name__} {error}")
    else:
        log.append("else")
    finally:
        log.append("finally")
    log.append("after")
    return log


def fail(error):
    raise error


print(run(lambda: None))
print(run(lambda: fail(ValueError("v"))))
print(run(lambda: {}["k"]))
print(run(lambda: [][3]))
try:
    print(run(lambda: 1 / 0))
except ZeroDivisionError as error:
    print("escaped:", error)


def return_order():
    try:
        print("computing", end=" ")
        return "from try"
    finally:
        print("cleanup", end=" ")


print(return_order())


def finally_wins():
    try:
        return 1
    finally:
        return 2


def finally_swallows():
    try:
        raise ValueError("lost")
    finally:
        return "swallowed"


def value_was_saved():
    x = 1
    try:
        return x
    finally:
        x = 99


print(finally_wins(), finally_swallows(), value_was_saved())


def break_in_finally():
    for i in range(5):
        try:
            1 / 0
        finally:
            break
    return i


def continue_in_finally():
    seen = []
    for i in range(3):
        try:
            seen.append(i)
            raise ValueError
        finally:
            seen.append("f")
            continue
    return seen


def leave_by_break():
    seen = []
    while True:
        try:
            seen.append("body")
            break
        except Exception:
            seen.append("never")
        else:
            seen.append("else is skipped by break")
        finally:
            seen.append("finally")
    return seen


def leave_by_continue():
    seen = []
    for i in range(2):
        try:
            continue
        finally:
            seen.append(i)
    return seen


print(break_in_finally(), continue_in_finally(), leave_by_break(), leave_by_continue())


def nested():
    out = []
    try:
        try:
            raise KeyError("inner")
        except ValueError:
            out.append("wrong handler")
        finally:
            out.append("inner finally")
    except KeyError as error:
        out.append(f"outer {error}")
        try:
            raise
        except LookupError as again:
            out.append(again is error)
    return out


print(nested())


def from_else():
    try:
        try:
            pass
        except ValueError:
            return "else is not guarded by its own except"
        else:
            raise ValueError("in else")
        finally:
            print("inner finally", end=" ")
    except ValueError as error:
        return f"outer caught {error}"


print(from_else())

try:
    raise ValueError("gone")
except ValueError as error:
    kept = error
try:
    error
except NameError as missing:
    print(missing)
print(repr(kept))

try:
    raise KeyboardInterrupt
except:
    print("a bare except catches everything")

depth = []
for name in "abc":
    try:
        if name == "b":
            raise LookupError(name)
    except LookupError:
        continue
    finally:
        depth.append(name)
print(depth)
