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


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "ABDAY_1 ABDAY_2 ABDAY_3 ABDAY_4 ABDAY_5 ABDAY_6 ABDAY_7 ABMON_1 ABMON_10 ABMON_11 ABMON_12 ABMON_2 ABMON_3 "
    "ABMON_4 ABMON_5 ABMON_6 ABMON_7 ABMON_8 ABMON_9 ALT_DIGITS AM_STR CODESET CRNCYSTR DAY_1 DAY_2 DAY_3 DAY_4 DAY_5 "
    "DAY_6 DAY_7 D_FMT D_T_FMT ERA ERA_D_FMT ERA_D_T_FMT ERA_T_FMT MON_1 MON_10 MON_11 MON_12 MON_2 MON_3 MON_4 MON_5 "
    "MON_6 MON_7 MON_8 MON_9 NOEXPR PM_STR RADIXCHAR THOUSEP T_FMT T_FMT_AMPM YESEXPR bind_textdomain_codeset "
    "bindtextdomain dcgettext dgettext format gettext locale_alias locale_encoding_alias localize nl_langinfo "
    "normalize resetlocale textdomain windows_locale"
)
