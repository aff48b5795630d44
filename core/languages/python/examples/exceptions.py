# Exceptions: which lines run, and in which order?
# Step and see.

class OutOfOil(Exception):
    pass


def light(lamp):
    print("lighting", lamp["name"])
    try:
        if lamp["oil"] == 0:
            raise OutOfOil(lamp["name"])
        lamp["oil"] -= 1
        return 10 // lamp["glass"]
    except ZeroDivisionError:
        print("  no glass!")
        return 0
    else:
        print("  never reached: the try block returns")
    finally:
        print("  match blown out")


lamps = [
    {"name": "hall", "oil": 2, "glass": 1},
    {"name": "cellar", "oil": 1, "glass": 0},
    {"name": "attic", "oil": 0, "glass": 1},
    {"name": "porch", "glass": 2},
]
for lamp in lamps:
    try:
        print("  brightness", light(lamp))
    except OutOfOil as problem:
        print("  out of oil:", problem)
    except KeyError as missing:
        raise RuntimeError(f"lamp without {missing}") from missing
