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


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "architecture freedesktop_os_release java_ver libc_ver mac_ver python_branch python_build python_compiler "
    "python_revision system_alias uname uname_result win32_edition win32_is_iot win32_ver"
)
