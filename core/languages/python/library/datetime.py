"""Dates and times of the Gregorian calendar. The present is that of `time`."""

import time as _time
from _calendar import (
    date_of,
    day_abbreviations,
    day_of_year,
    days_in_month,
    epoch,
    format_moment,
    iso_week,
    month_abbreviations,
    ordinal,
    parse_moment,
    weekday,
)

MINYEAR = 1
MAXYEAR = 9999
_day = 86400000000


def _check_integer(value):
    if not isinstance(value, int):
        raise TypeError(f"'{type(value).__name__}' object cannot be interpreted as an integer")


# ---------------------------------------------------------------------------------- durations


class timedelta:
    """A duration, kept in microseconds."""

    __slots__ = ("_total",)

    def __new__(cls, days=0, seconds=0, microseconds=0, milliseconds=0, minutes=0, hours=0, weeks=0):
        total = 0
        fraction = 0.0
        for value, unit, name in (
            (weeks, 7 * _day, "weeks"),
            (days, _day, "days"),
            (hours, 3600000000, "hours"),
            (minutes, 60000000, "minutes"),
            (seconds, 1000000, "seconds"),
            (milliseconds, 1000, "milliseconds"),
            (microseconds, 1, "microseconds"),
        ):
            if isinstance(value, int):
                total += value * unit
            elif isinstance(value, float):
                # Whole units are exact; what is behind the point is added up and rounded once.
                whole = int(value)
                total += whole * unit
                fraction += (value - whole) * unit
            else:
                raise TypeError(f"unsupported type for timedelta {name} component: {type(value).__name__}")
        # Half a microsecond makes the whole even.
        is_odd = total & 1
        whole = round(fraction)
        if abs(whole - fraction) == 0.5:
            whole = 2 * round((fraction + is_odd) * 0.5) - is_odd
        return _duration(cls, total + whole)

    @property
    def days(self):
        return self._total // _day

    @property
    def seconds(self):
        return self._total % _day // 1000000

    @property
    def microseconds(self):
        return self._total % 1000000

    def total_seconds(self):
        return self._total / 1000000

    def __repr__(self):
        parts = []
        for name, value in (("days", self.days), ("seconds", self.seconds), ("microseconds", self.microseconds)):
            if value:
                parts.append(f"{name}={value}")
        return f"datetime.{type(self).__qualname__}({', '.join(parts) or '0'})"

    def __str__(self):
        days = self.days
        seconds = self.seconds
        text = f"{seconds // 3600}:{seconds // 60 % 60:02d}:{seconds % 60:02d}"
        if days:
            text = f"{days} day{'' if abs(days) == 1 else 's'}, {text}"
        if self.microseconds:
            text += f".{self.microseconds:06d}"
        return text

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _duration(timedelta, self._total + other._total)

    __radd__ = __add__

    def __sub__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _duration(timedelta, self._total - other._total)

    def __rsub__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _duration(timedelta, other._total - self._total)

    def __neg__(self):
        return _duration(timedelta, -self._total)

    def __pos__(self):
        return self

    def __abs__(self):
        return _duration(timedelta, abs(self._total))

    def __mul__(self, other):
        if isinstance(other, int):
            return _duration(timedelta, self._total * other)
        if isinstance(other, float):
            n, d = other.as_integer_ratio()
            return _duration(timedelta, _rounded_quotient(self._total * n, d))
        return NotImplemented

    __rmul__ = __mul__

    def __truediv__(self, other):
        if isinstance(other, timedelta):
            return self._total / other._total
        if isinstance(other, int):
            return _duration(timedelta, _rounded_quotient(self._total, other))
        if isinstance(other, float):
            n, d = other.as_integer_ratio()
            return _duration(timedelta, _rounded_quotient(self._total * d, n))
        return NotImplemented

    def __floordiv__(self, other):
        if isinstance(other, timedelta):
            return self._total // other._total
        if isinstance(other, int):
            return _duration(timedelta, self._total // other)
        return NotImplemented

    def __mod__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _duration(timedelta, self._total % other._total)

    def __divmod__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        whole, rest = divmod(self._total, other._total)
        return whole, _duration(timedelta, rest)

    def __bool__(self):
        return self._total != 0

    def __eq__(self, other):
        return self._total == other._total if isinstance(other, timedelta) else NotImplemented

    def __lt__(self, other):
        return self._total < other._total if isinstance(other, timedelta) else NotImplemented

    def __le__(self, other):
        return self._total <= other._total if isinstance(other, timedelta) else NotImplemented

    def __gt__(self, other):
        return self._total > other._total if isinstance(other, timedelta) else NotImplemented

    def __ge__(self, other):
        return self._total >= other._total if isinstance(other, timedelta) else NotImplemented

    def __hash__(self):
        return hash(self._total)

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _duration(cls, total):
    self = object.__new__(cls)
    self._total = total
    days = total // _day
    if not -999999999 <= days <= 999999999:
        raise OverflowError(f"days={days}; must have magnitude <= 999999999")
    return self


def _rounded_quotient(n, d):
    """To the nearest integer, to the even one of two."""
    if d < 0:
        n, d = -n, -d
    whole, rest = divmod(n, d)
    rest *= 2
    return whole + 1 if rest > d or (rest == d and whole % 2) else whole


timedelta.min = timedelta(-999999999)
timedelta.max = timedelta(days=999999999, hours=23, minutes=59, seconds=59, microseconds=999999)
timedelta.resolution = timedelta(microseconds=1)


# ---------------------------------------------------------------------------------- zones


class tzinfo:
    def tzname(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement tzname()")

    def utcoffset(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement utcoffset()")

    def dst(self, dt):
        raise NotImplementedError("a tzinfo subclass must implement dst()")

    def fromutc(self, dt):
        return dt + self.utcoffset(dt)


class timezone(tzinfo):
    def __init__(self, offset, name=None):
        if not isinstance(offset, timedelta):
            raise TypeError(f"timezone() argument 1 must be datetime.timedelta, not {type(offset).__name__}")
        if not -_day < offset._total < _day:
            raise ValueError(
                "offset must be a timedelta strictly between -timedelta(hours=24) and "
                f"timedelta(hours=24), not {offset!r}."
            )
        self._offset = offset
        self._name = name

    def utcoffset(self, dt):
        return self._offset

    def tzname(self, dt):
        if self._name is not None:
            return self._name
        return "UTC" + (_offset_text(self._offset) if self._offset else "")

    def dst(self, dt):
        return None

    def fromutc(self, dt):
        return dt + self._offset

    def __repr__(self):
        if self is timezone.utc:
            return "datetime.timezone.utc"
        if self._name is None:
            return f"datetime.timezone({self._offset!r})"
        return f"datetime.timezone({self._offset!r}, {self._name!r})"

    def __str__(self):
        return self.tzname(None)

    def __eq__(self, other):
        return self._offset == other._offset if isinstance(other, timezone) else NotImplemented

    def __hash__(self):
        return hash(self._offset)


timezone.utc = timezone(timedelta(0))
timezone.min = timezone(-timedelta(hours=23, minutes=59))
timezone.max = timezone(timedelta(hours=23, minutes=59))
UTC = timezone.utc


def _offset_text(offset, colon=":"):
    if offset is None:
        return ""
    total = abs(offset._total) // 1000000
    text = ("-" if offset._total < 0 else "+") + f"{total // 3600:02d}{colon}{total // 60 % 60:02d}"
    return text + f"{colon}{total % 60:02d}" if total % 60 else text


# ---------------------------------------------------------------------------------- dates


class date:
    __slots__ = ("_year", "_month", "_day")

    def __new__(cls, year, month, day):
        _check_date(year, month, day)
        return _date(cls, year, month, day)

    @classmethod
    def today(cls):
        return cls.fromtimestamp(_time.time())

    @classmethod
    def fromtimestamp(cls, timestamp, /):
        year, month, day = date_of(int(timestamp // 86400) + epoch)
        return cls(year, month, day)

    @classmethod
    def fromordinal(cls, n, /):
        if n < 1:
            raise ValueError("ordinal must be >= 1")
        if n > 3652059:
            raise ValueError("year is out of range")
        return cls(*date_of(n))

    @classmethod
    def fromisoformat(cls, date_string, /):
        if not isinstance(date_string, str):
            raise TypeError("fromisoformat: argument must be str")
        found = _parse_iso_date(date_string)
        if found is None:
            raise ValueError(f"Invalid isoformat string: {date_string!r}")
        return cls(*found)

    @classmethod
    def fromisocalendar(cls, year, week, day):
        if not MINYEAR <= year <= MAXYEAR:
            raise ValueError(f"Year is out of range: {year}")
        first = ordinal(year, 1, 4)
        first -= (first + 6) % 7
        if not 1 <= week <= 53 or (week == 53 and iso_week(*date_of(first + 364))[0] != year):
            raise ValueError(f"Invalid week: {week}")
        if not 1 <= day <= 7:
            raise ValueError(f"Invalid weekday: {day} (range is [1, 7])")
        return cls(*date_of(first + (week - 1) * 7 + day - 1))

    @property
    def year(self):
        return self._year

    @property
    def month(self):
        return self._month

    @property
    def day(self):
        return self._day

    def toordinal(self):
        return ordinal(self._year, self._month, self._day)

    def weekday(self):
        return weekday(self._year, self._month, self._day)

    def isoweekday(self):
        return self.weekday() + 1

    def isocalendar(self):
        return IsoCalendarDate(iso_week(self._year, self._month, self._day))

    def isoformat(self):
        return f"{self._year:04d}-{self._month:02d}-{self._day:02d}"

    def ctime(self):
        return f"{day_abbreviations[self.weekday()]} {month_abbreviations[self._month]} {self._day:2d} 00:00:00 {self._year:04d}"

    def timetuple(self):
        return _time.struct_time(
            (
                self._year,
                self._month,
                self._day,
                0,
                0,
                0,
                self.weekday(),
                day_of_year(self._year, self._month, self._day),
                -1,
            )
        )

    def replace(self, year=None, month=None, day=None):
        return type(self)(
            self._year if year is None else year,
            self._month if month is None else month,
            self._day if day is None else day,
        )

    def strftime(self, format, /):
        return format_moment(format, self._year, self._month, self._day, 0, 0, 0)

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def __repr__(self):
        return f"datetime.{type(self).__qualname__}({self._year}, {self._month}, {self._day})"

    def __str__(self):
        return self.isoformat()

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _shifted_date(self, other.days)

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return _shifted_date(self, -other.days)
        if isinstance(other, date) and not isinstance(other, datetime):
            return timedelta(self.toordinal() - other.toordinal())
        return NotImplemented

    def _key(self):
        return self._year, self._month, self._day

    def __eq__(self, other):
        if not isinstance(other, date) or isinstance(other, datetime):
            return NotImplemented
        return self._key() == other._key()

    def __lt__(self, other):
        return self._key() < other._key() if _is_plain_date(other) else NotImplemented

    def __le__(self, other):
        return self._key() <= other._key() if _is_plain_date(other) else NotImplemented

    def __gt__(self, other):
        return self._key() > other._key() if _is_plain_date(other) else NotImplemented

    def __ge__(self, other):
        return self._key() >= other._key() if _is_plain_date(other) else NotImplemented

    def __hash__(self):
        return hash(self._key())

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _is_plain_date(value):
    return isinstance(value, date) and not isinstance(value, datetime)


def _date(cls, year, month, day):
    self = object.__new__(cls)
    self._year = year
    self._month = month
    self._day = day
    return self


def _shifted_date(start, days):
    number = start.toordinal() + days
    if not 1 <= number <= 3652059:
        raise OverflowError("date value out of range")
    return type(start)(*date_of(number))


def _check_date(year, month, day):
    _check_integer(year)
    _check_integer(month)
    _check_integer(day)
    if not MINYEAR <= year <= MAXYEAR:
        raise ValueError(f"year {year} is out of range")
    if not 1 <= month <= 12:
        raise ValueError("month must be in 1..12")
    if not 1 <= day <= days_in_month(year, month):
        raise ValueError("day is out of range for month")


def _parse_iso_date(text):
    """`2024-01-31`, `20240131`, `2024-W05-3`, `2024W053` or `2024-W05`, or None."""
    if not text.isascii() or not text[:4].isdigit() or len(text) < 7:
        return None
    year = int(text[:4])
    rest = text[4:]
    has_dash = rest[:1] == "-"
    if has_dash:
        rest = rest[1:]
    if rest[:1] == "W":
        rest = rest[1:]
        week = rest[:2]
        day = rest[2:]
        if day and has_dash:
            if day[0] != "-":
                return None
            day = day[1:]
        if len(week) != 2 or not week.isdigit() or (day and (len(day) != 1 or not day.isdigit())):
            return None
        made = date.fromisocalendar(year, int(week), int(day or "1"))
        return made._key()
    month = rest[:2]
    day = rest[2:]
    if has_dash:
        if day[:1] != "-":
            return None
        day = day[1:]
    if len(month) != 2 or len(day) != 2 or not month.isdigit() or not day.isdigit():
        return None
    return year, int(month), int(day)


class IsoCalendarDate(tuple):
    year = property(lambda self: self[0])
    week = property(lambda self: self[1])
    weekday = property(lambda self: self[2])

    def __repr__(self):
        return f"datetime.IsoCalendarDate(year={self[0]}, week={self[1]}, weekday={self[2]})"


date.min = date(1, 1, 1)
date.max = date(9999, 12, 31)
date.resolution = timedelta(days=1)


# ---------------------------------------------------------------------------------- times of day


class time:
    __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_tzinfo", "_fold")

    def __new__(cls, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        _check_time(hour, minute, second, microsecond)
        self = object.__new__(cls)
        self._hour = hour
        self._minute = minute
        self._second = second
        self._microsecond = microsecond
        self._tzinfo = tzinfo
        self._fold = fold
        return self

    @classmethod
    def fromisoformat(cls, time_string, /):
        text = time_string[1:] if time_string[:1] == "T" else time_string
        found = _parse_iso_time(text)
        if found is None:
            raise ValueError(f"Invalid isoformat string: {time_string!r}")
        return cls(*found)

    hour = property(lambda self: self._hour)
    minute = property(lambda self: self._minute)
    second = property(lambda self: self._second)
    microsecond = property(lambda self: self._microsecond)
    tzinfo = property(lambda self: self._tzinfo)
    fold = property(lambda self: self._fold)

    def utcoffset(self):
        return None if self._tzinfo is None else self._tzinfo.utcoffset(None)

    def tzname(self):
        return None if self._tzinfo is None else self._tzinfo.tzname(None)

    def dst(self):
        return None if self._tzinfo is None else self._tzinfo.dst(None)

    def isoformat(self, timespec="auto"):
        return _time_text(self, timespec) + _offset_text(self.utcoffset())

    def replace(self, hour=None, minute=None, second=None, microsecond=None, tzinfo=True, *, fold=None):
        return type(self)(
            self._hour if hour is None else hour,
            self._minute if minute is None else minute,
            self._second if second is None else second,
            self._microsecond if microsecond is None else microsecond,
            self._tzinfo if tzinfo is True else tzinfo,
            fold=self._fold if fold is None else fold,
        )

    def strftime(self, format, /):
        return format_moment(
            format,
            1900,
            1,
            1,
            self._hour,
            self._minute,
            self._second,
            self._microsecond,
            _offset_text(self.utcoffset(), ""),
            self.tzname() or "",
        )

    def __format__(self, spec):
        return self.strftime(spec) if spec else str(self)

    def __repr__(self):
        return f"datetime.{type(self).__qualname__}({_clock_arguments(self)}{_zone_arguments(self)})"

    def __str__(self):
        return self.isoformat()

    def _key(self):
        key = ((self._hour * 60 + self._minute) * 60 + self._second) * 1000000 + self._microsecond
        offset = self.utcoffset()
        return key if offset is None else key - offset._total

    def _comparable(self, other):
        if (self.utcoffset() is None) != (other.utcoffset() is None):
            raise TypeError("can't compare offset-naive and offset-aware times")
        return other._key()

    def __eq__(self, other):
        if not isinstance(other, time):
            return NotImplemented
        return (self.utcoffset() is None) == (other.utcoffset() is None) and self._key() == other._key()

    def __lt__(self, other):
        return self._key() < self._comparable(other) if isinstance(other, time) else NotImplemented

    def __le__(self, other):
        return self._key() <= self._comparable(other) if isinstance(other, time) else NotImplemented

    def __gt__(self, other):
        return self._key() > self._comparable(other) if isinstance(other, time) else NotImplemented

    def __ge__(self, other):
        return self._key() >= self._comparable(other) if isinstance(other, time) else NotImplemented

    def __hash__(self):
        return hash(self._key())

    def __copy__(self):
        return self

    def __deepcopy__(self, memo):
        return self


def _check_time(hour, minute, second, microsecond):
    for value, limit, name in ((hour, 23, "hour"), (minute, 59, "minute"), (second, 59, "second")):
        _check_integer(value)
        if not 0 <= value <= limit:
            raise ValueError(f"{name} must be in 0..{limit}")
    _check_integer(microsecond)
    if not 0 <= microsecond <= 999999:
        raise ValueError("microsecond must be in 0..999999")


def _time_text(moment, timespec):
    text = f"{moment._hour:02d}"
    if timespec == "hours":
        return text
    text += f":{moment._minute:02d}"
    if timespec == "minutes":
        return text
    text += f":{moment._second:02d}"
    if timespec == "seconds" or (timespec == "auto" and not moment._microsecond):
        return text
    if timespec == "milliseconds":
        return text + f".{moment._microsecond // 1000:03d}"
    if timespec in ("auto", "microseconds"):
        return text + f".{moment._microsecond:06d}"
    raise ValueError("Unknown timespec value")


def _clock_arguments(moment):
    text = f"{moment._hour}, {moment._minute}"
    if moment._second or moment._microsecond:
        text += f", {moment._second}"
    if moment._microsecond:
        text += f", {moment._microsecond}"
    return text


def _zone_arguments(moment):
    text = "" if not moment._fold else f", fold={moment._fold}"
    return text if moment._tzinfo is None else f"{text}, tzinfo={moment._tzinfo!r}"


def _parse_iso_time(text):
    """Hour, minute, second, microsecond and zone of a time in ISO 8601, or None."""
    zone = None
    for index, char in enumerate(text):
        if char in "+-Z":
            zone = _parse_iso_zone(text[index:])
            if zone is None:
                return None
            text = text[:index]
            break
    text, point, fraction = text.replace(",", ".").partition(".")
    parts = text.split(":") if ":" in text else [text[at : at + 2] for at in range(0, len(text), 2)]
    if not 1 <= len(parts) <= 3 or (point and (len(parts) != 3 or not fraction.isdigit())):
        return None
    for part in parts:
        if len(part) != 2 or not part.isdigit():
            return None
    values = [int(part) for part in parts] + [0, 0]
    return values[0], values[1], values[2], int((fraction + "000000")[:6]), zone


def _parse_iso_zone(text):
    if text == "Z":
        return timezone.utc
    digits = text[1:].replace(":", "")
    if not digits.isdigit() or len(digits) not in (2, 4, 6):
        return None
    digits += "0000"
    offset = timedelta(hours=int(digits[:2]), minutes=int(digits[2:4]), seconds=int(digits[4:6]))
    if not offset:
        return timezone.utc
    return timezone(-offset if text[0] == "-" else offset)


time.min = time(0, 0, 0)
time.max = time(23, 59, 59, 999999)
time.resolution = timedelta(microseconds=1)


# ---------------------------------------------------------------------------------- both


class datetime(date):
    __slots__ = ("_hour", "_minute", "_second", "_microsecond", "_tzinfo", "_fold")

    def __new__(cls, year, month, day, hour=0, minute=0, second=0, microsecond=0, tzinfo=None, *, fold=0):
        _check_date(year, month, day)
        _check_time(hour, minute, second, microsecond)
        if tzinfo is not None and not isinstance(tzinfo, _tzinfo_class):
            raise TypeError(f"tzinfo argument must be None or of a tzinfo subclass, not type '{type(tzinfo).__name__}'")
        self = _date(cls, year, month, day)
        self._hour = hour
        self._minute = minute
        self._second = second
        self._microsecond = microsecond
        self._tzinfo = tzinfo
        self._fold = fold
        return self

    @classmethod
    def now(cls, tz=None):
        return cls.fromtimestamp(_time.time(), tz)

    @classmethod
    def today(cls):
        return cls.fromtimestamp(_time.time())

    @classmethod
    def utcnow(cls):
        return cls.fromtimestamp(_time.time())

    @classmethod
    def fromtimestamp(cls, timestamp, tz=None):
        made = _from_microseconds(cls, epoch * _day + _to_microseconds(timestamp), tz)
        return made if tz is None else made + tz.utcoffset(made)

    @classmethod
    def utcfromtimestamp(cls, timestamp, /):
        return _from_microseconds(cls, epoch * _day + _to_microseconds(timestamp), None)

    @classmethod
    def fromordinal(cls, n, /):
        return cls(*date_of(n))

    @classmethod
    def combine(cls, date, time, tzinfo=True):
        return cls(
            date._year,
            date._month,
            date._day,
            time._hour,
            time._minute,
            time._second,
            time._microsecond,
            time._tzinfo if tzinfo is True else tzinfo,
        )

    @classmethod
    def strptime(cls, date_string, format, /):
        *values, zone = parse_moment(date_string, format)
        if zone is not None:
            zone = timezone(timedelta(seconds=zone)) if zone else timezone.utc
        return cls(*values, zone)

    @classmethod
    def fromisoformat(cls, date_string, /):
        if not isinstance(date_string, str):
            raise TypeError("fromisoformat: argument must be str")
        for length in (10, 8, 7):
            day = _parse_iso_date(date_string[:length]) if len(date_string) >= length else None
            rest = date_string[length:]
            if day is not None and (not rest or not rest[0].isdigit()):
                clock = _parse_iso_time(rest[1:]) if len(rest) > 1 else None if rest else (0, 0, 0, 0, None)
                if clock is not None:
                    return cls(*day, *clock)
        raise ValueError(f"Invalid isoformat string: {date_string!r}")

    hour = property(lambda self: self._hour)
    minute = property(lambda self: self._minute)
    second = property(lambda self: self._second)
    microsecond = property(lambda self: self._microsecond)
    tzinfo = property(lambda self: self._tzinfo)
    fold = property(lambda self: self._fold)

    def date(self):
        return date(self._year, self._month, self._day)

    def time(self):
        return time(self._hour, self._minute, self._second, self._microsecond, fold=self._fold)

    def timetz(self):
        return time(self._hour, self._minute, self._second, self._microsecond, self._tzinfo, fold=self._fold)

    def utcoffset(self):
        return None if self._tzinfo is None else self._tzinfo.utcoffset(self)

    def tzname(self):
        return None if self._tzinfo is None else self._tzinfo.tzname(self)

    def dst(self):
        return None if self._tzinfo is None else self._tzinfo.dst(self)

    def timestamp(self):
        total = self._total()
        offset = self.utcoffset()
        if offset is not None:
            total -= offset._total
        return (total - epoch * _day) / 1000000

    def astimezone(self, tz=None):
        if tz is None:
            tz = timezone.utc
        if self._tzinfo is tz:
            return self
        offset = self.utcoffset()
        total = self._total() - (0 if offset is None else offset._total)
        return tz.fromutc(_from_microseconds(type(self), total, tz))

    def replace(
        self,
        year=None,
        month=None,
        day=None,
        hour=None,
        minute=None,
        second=None,
        microsecond=None,
        tzinfo=True,
        *,
        fold=None,
    ):
        return type(self)(
            self._year if year is None else year,
            self._month if month is None else month,
            self._day if day is None else day,
            self._hour if hour is None else hour,
            self._minute if minute is None else minute,
            self._second if second is None else second,
            self._microsecond if microsecond is None else microsecond,
            self._tzinfo if tzinfo is True else tzinfo,
            fold=self._fold if fold is None else fold,
        )

    def isoformat(self, sep="T", timespec="auto"):
        return date.isoformat(self) + sep + _time_text(self, timespec) + _offset_text(self.utcoffset())

    def ctime(self):
        return self.strftime("%a %b %e %H:%M:%S ") + f"{self._year:04d}"

    def timetuple(self):
        day = date.timetuple(self)
        return _time.struct_time(day[:3] + (self._hour, self._minute, self._second) + day[6:])

    def utctimetuple(self):
        offset = self.utcoffset()
        moment = self if offset is None else self - offset
        return _time.struct_time(moment.timetuple()[:8] + (0,))

    def strftime(self, format, /):
        return format_moment(
            format,
            self._year,
            self._month,
            self._day,
            self._hour,
            self._minute,
            self._second,
            self._microsecond,
            _offset_text(self.utcoffset(), ""),
            self.tzname() or "",
        )

    def __repr__(self):
        return (
            f"datetime.{type(self).__qualname__}({self._year}, {self._month}, {self._day}, "
            f"{_clock_arguments(self)}{_zone_arguments(self)})"
        )

    def __str__(self):
        return self.isoformat(" ")

    def _total(self):
        """Microseconds, from a day before the first, by the clock on the wall."""
        seconds = (self._hour * 60 + self._minute) * 60 + self._second
        return self.toordinal() * _day + seconds * 1000000 + self._microsecond

    def __add__(self, other):
        if not isinstance(other, timedelta):
            return NotImplemented
        return _from_microseconds(type(self), self._total() + other._total, self._tzinfo)

    __radd__ = __add__

    def __sub__(self, other):
        if isinstance(other, timedelta):
            return _from_microseconds(type(self), self._total() - other._total, self._tzinfo)
        if not isinstance(other, datetime):
            return NotImplemented
        mine = self.utcoffset()
        its = other.utcoffset()
        if (mine is None) != (its is None):
            raise TypeError("can't subtract offset-naive and offset-aware datetimes")
        difference = self._total() - other._total()
        if mine is not None:
            difference += its._total - mine._total
        return _duration(timedelta, difference)

    def _instant(self):
        offset = self.utcoffset()
        return self._total() if offset is None else self._total() - offset._total

    def _comparable(self, other):
        if (self.utcoffset() is None) != (other.utcoffset() is None):
            raise TypeError("can't compare offset-naive and offset-aware datetimes")
        return other._instant()

    def _order(self, other):
        if not isinstance(other, datetime):
            if isinstance(other, date):
                raise TypeError("can't compare datetime.datetime to datetime.date")
            return None
        return self._comparable(other)

    def __eq__(self, other):
        if not isinstance(other, datetime):
            return False if isinstance(other, date) else NotImplemented
        return (self.utcoffset() is None) == (other.utcoffset() is None) and self._instant() == other._instant()

    def __lt__(self, other):
        its = self._order(other)
        return NotImplemented if its is None else self._instant() < its

    def __le__(self, other):
        its = self._order(other)
        return NotImplemented if its is None else self._instant() <= its

    def __gt__(self, other):
        its = self._order(other)
        return NotImplemented if its is None else self._instant() > its

    def __ge__(self, other):
        its = self._order(other)
        return NotImplemented if its is None else self._instant() >= its

    def __hash__(self):
        return hash(self._instant())


_tzinfo_class = tzinfo


def _to_microseconds(timestamp):
    if isinstance(timestamp, int):
        return timestamp * 1000000
    n, d = timestamp.as_integer_ratio()
    return _rounded_quotient(n * 1000000, d)


def _from_microseconds(cls, total, zone):
    days, rest = divmod(total, _day)
    if not 1 <= days <= 3652059:
        raise OverflowError("date value out of range")
    seconds, microsecond = divmod(rest, 1000000)
    year, month, day = date_of(days)
    return cls(year, month, day, seconds // 3600, seconds // 60 % 60, seconds % 60, microsecond, zone)


datetime.min = datetime(1, 1, 1)
datetime.max = datetime(9999, 12, 31, 23, 59, 59, 999999)
datetime.resolution = timedelta(microseconds=1)


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = "datetime_CAPI"
