"""What the program runs on."""


def system():
    return "Linux"


def python_version():
    return "3.11.7"


def python_version_tuple():
    return "3", "11", "7"


def python_implementation():
    return "CPython"


def machine():
    return "x86_64"


def processor():
    return ""


def node():
    return "localhost"


def release():
    return ""


def version():
    return ""


def platform(aliased=False, terse=False):
    return "Linux"
