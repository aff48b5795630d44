"""There is one locale, that of C."""

LC_CTYPE, LC_NUMERIC, LC_TIME, LC_COLLATE, LC_MONETARY, LC_MESSAGES, LC_ALL = range(7)
CHAR_MAX = 127


class Error(Exception):
    pass


def setlocale(category, locale=None):
    if locale in (None, "", "C", "POSIX", "C.UTF-8"):
        return "C" if locale != "C.UTF-8" else locale
    raise Error("unsupported locale setting")


def getlocale(category=LC_CTYPE):
    return (None, None)


def getdefaultlocale(envvars=()):
    return (None, None)


def getpreferredencoding(do_setlocale=True):
    return "UTF-8"


def getencoding():
    return "utf-8"


def localeconv():
    names = "int_curr_symbol currency_symbol mon_decimal_point mon_thousands_sep positive_sign negative_sign thousands_sep"
    found = {name: "" for name in names.split()}
    found["decimal_point"] = "."
    found["grouping"] = found["mon_grouping"] = []
    return found


def format_string(f, val, grouping=False, monetary=False):
    return f % val


def currency(val, symbol=True, grouping=False, international=False):
    raise ValueError("Currency formatting is not possible using the 'C' locale.")


def str(val):
    return "%.12g" % val


def delocalize(string):
    return string


def atof(string, func=float):
    return func(string)


def atoi(string):
    return int(string)


def strcoll(a, b, /):
    return (a > b) - (a < b)


def strxfrm(string, /):
    return string
