# covers: string, dataclasses, unicodedata, datetime, calendar, hmac, getopt, struct, json, enum, doctest
"""Columns of text.

>>> column("ab")
'ab  '
>>> column("漢")
'漢  '
>>> column("abc")
'abc'
"""
import calendar
import dataclasses
import doctest
import enum
import getopt
import hmac
import json
import string
import struct
import unicodedata
from datetime import datetime


def attempt(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


def column(text):
    wide = sum(unicodedata.east_asian_width(letter) in "WF" for letter in text)
    return text.ljust(4 - wide)


print([unicodedata.east_asian_width(letter) for letter in "aé漢ｱＡ"], [unicodedata.bidirectional(letter) for letter in "a1א("])
print(unicodedata.mirrored("("), doctest.testmod())


class Shouting(string.Formatter):
    def convert_field(self, value, conversion):
        return value.upper() if conversion == "u" else super().convert_field(value, conversion)

    def check_unused_args(self, used_args, args, kwargs):
        print("unused:", [name for name in kwargs if name not in used_args])


print(Shouting().format("{0!u} {name}", "ab", name="n", other=1))
attempt(lambda: string.Formatter().format("{} {0}", 1))


@dataclasses.dataclass(slots=True, weakref_slot=True)
class Point:
    x: int
    y: int = dataclasses.field(default=0, metadata={"unit": "m"})


print(Point.__slots__, Point.__dataclass_params__, dataclasses.fields(Point)[1].metadata)
print(datetime.strptime("2023-W05-1", "%G-W%V-%u"), datetime.strptime("2024 10 Sunday", "%Y %U %A"), datetime.strptime("2024 0 Mon", "%Y %W %a"))
print(calendar.week([(1, 0), (0, 1)], 2), calendar.weekheader(3), calendar.HTMLCalendar().formatweek([(5, 0), (0, 1)]))
print(list(calendar.Calendar().itermonthdays4(2024, 2))[:2])
print(hmac.new(b"key", b"message", "sha256").hexdigest()[:16], hmac.compare_digest("a", "b"), hmac.digest(b"k", b"m", "md5").hex())
print(getopt.gnu_getopt(["-a", "x", "-b", "v", "--lo", "--out=f", "rest"], "ab:", ["long", "out="]))
for arguments in (["-z"], ["-b"], ["--out"], ["--long=1"], ["--nope"]):
    attempt(lambda: getopt.getopt(arguments, "ab:", ["long", "out="]))
for form, value in (("b", 200), ("<q", 2**63), ("H", -1), ("<I", -1), ("i", 2**40)):
    attempt(lambda: struct.pack(form, value))
deep = []
for _ in range(600):
    deep = [deep]
print(len(json.dumps(deep)), len(json.loads("[" * 900 + "]" * 900)))
for _ in range(600):
    deep = {"a": deep}
attempt(lambda: json.dumps(deep))
attempt(lambda: json.loads("[" * 2000 + "]" * 2000))


class Colour(enum.Enum):
    RED = 1

    @enum.property
    def short(self):
        return self.name[0]


print(Colour.RED.short, [name for name in dir(Colour) if name[0] != "_"])
try:
    open("/nowhere/file")
except OSError as error:
    print(repr(error), error.args, error.filename)
