"""Clocks. Time is virtual: it passes by sleeping and with the machine's steps, and every run starts at the
same moment, the first second of 2024 in UTC."""

import _waiting
from __intrinsics__ import clock
from _calendar import date_of, day_of_year, epoch, format_moment, ordinal, parse_moment, weekday

timezone = 0
altzone = 0
daylight = 0
tzname = ("UTC", "UTC")

_start = 1704067200


def time():
    return _start + clock()


def time_ns():
    return _start * 1000000000 + int(clock() * 1000000000)


def perf_counter():
    return clock()


def perf_counter_ns():
    return int(clock() * 1000000000)


monotonic = perf_counter
monotonic_ns = perf_counter_ns
process_time = perf_counter
process_time_ns = perf_counter_ns
thread_time = perf_counter


def sleep(seconds, /):
    if not isinstance(seconds, (int, float)):
        raise TypeError(f"'{type(seconds).__name__}' object cannot be interpreted as an integer")
    if seconds < 0:
        raise ValueError("sleep length must be non-negative")
    _waiting.sleep(seconds)


class struct_time(tuple):
    _fields = "tm_year tm_mon tm_mday tm_hour tm_min tm_sec tm_wday tm_yday tm_isdst".split()
    n_fields = 11

    def __getattr__(self, name):
        if name in struct_time._fields:
            return self[struct_time._fields.index(name)]
        if name == "tm_zone":
            return "UTC"
        if name == "tm_gmtoff":
            return 0
        raise AttributeError(f"'time.struct_time' object has no attribute {name!r}")

    def __repr__(self):
        parts = [f"{name}={value!r}" for name, value in zip(struct_time._fields, self)]
        return "time.struct_time(" + ", ".join(parts) + ")"


def gmtime(seconds=None, /):
    if seconds is None:
        seconds = time()
    days, rest = divmod(int(seconds // 1), 86400)
    year, month, day = date_of(days + epoch)
    return struct_time(
        (
            year,
            month,
            day,
            rest // 3600,
            rest // 60 % 60,
            rest % 60,
            weekday(year, month, day),
            day_of_year(year, month, day),
            0,
        )
    )


localtime = gmtime


def mktime(t, /):
    days = ordinal(t[0], t[1], t[2]) - epoch
    return float(days * 86400 + t[3] * 3600 + t[4] * 60 + t[5])


def strftime(format, t=None, /):
    t = gmtime() if t is None else t
    return format_moment(format, *t[:6], 0, "+0000", "UTC")


def strptime(string, format="%a %b %d %H:%M:%S %Y", /):
    year, month, day, hour, minute, second, _, _ = parse_moment(string, format)
    return struct_time(
        (year, month, day, hour, minute, second, weekday(year, month, day), day_of_year(year, month, day), -1)
    )


def asctime(t=None, /):
    return strftime("%a %b %e %H:%M:%S %Y", gmtime() if t is None else t)


def ctime(seconds=None, /):
    return asctime(gmtime(seconds))


class _ClockInfo:
    def __init__(self):
        self.implementation = "virtual"
        self.monotonic = True
        self.adjustable = False
        self.resolution = 1e-09


def get_clock_info(name, /):
    return _ClockInfo()


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "CLOCK_BOOTTIME CLOCK_MONOTONIC CLOCK_MONOTONIC_RAW CLOCK_PROCESS_CPUTIME_ID CLOCK_REALTIME CLOCK_TAI "
    "CLOCK_THREAD_CPUTIME_ID clock_getres clock_gettime clock_gettime_ns clock_settime clock_settime_ns "
    "pthread_getcpuclockid thread_time_ns tzset"
)
