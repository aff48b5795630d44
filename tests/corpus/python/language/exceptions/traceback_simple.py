# covers: uncaught-exception, traceback, exit-code
"""Ends with an uncaught error, three calls deep."""


def read_setting(settings, name):
    return int(settings[name])


def area(settings):
    width = read_setting(settings, "width")
    height = read_setting(settings, "height")
    return width * height


def main():
    good = {"width": "3", "height": "4"}
    print("area:", area(good))
    bad = {"width": "3", "height": "tall"}
    print("area:", area(bad))
    print("not reached")


main()
