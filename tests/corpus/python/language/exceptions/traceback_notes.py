# covers: uncaught-exception, traceback, add-note, raise-from-none, multi-line-call
"""Notes are printed below the message."""


def check(name, value, low, high):
    if not low <= value <= high:
        error = ValueError(f"{name} out of range")
        error.add_note(f"value was {value}")
        error.add_note(f"allowed: {low} to {high}")
        raise error


try:
    int("seven")
except ValueError as problem:
    print("ignored:", problem)

check("volume", 5, 0, 10)
try:
    {}["x"]
except KeyError:
    check(
        "brightness",
        value=300,
        low=0,
        high=255,
    )
