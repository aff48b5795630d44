"""The Gregorian calendar as arithmetic, and its names; for `time`, `datetime` and `calendar`.

A day's ordinal is 1 for the first of January of the year 1.
"""

day_names = ("Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday", "Sunday")
day_abbreviations = tuple([name[:3] for name in day_names])
month_names = (
    "",
    "January",
    "February",
    "March",
    "April",
    "May",
    "June",
    "July",
    "August",
    "September",
    "October",
    "November",
    "December",
)
month_abbreviations = tuple([name[:3] for name in month_names])

_month_lengths = (0, 31, 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31)
_days_before_month = (0, 0, 31, 59, 90, 120, 151, 181, 212, 243, 273, 304, 334)

# The ordinal of the day from which time stamps count.
epoch = 719163


def is_leap(year):
    return year % 4 == 0 and (year % 100 != 0 or year % 400 == 0)


def days_in_month(year, month):
    return 29 if month == 2 and is_leap(year) else _month_lengths[month]


def day_of_year(year, month, day):
    return _days_before_month[month] + (month > 2 and is_leap(year)) + day


def ordinal(year, month, day):
    before = year - 1
    return before * 365 + before // 4 - before // 100 + before // 400 + day_of_year(year, month, day)


def date_of(number):
    """The year, month and day of an ordinal."""
    number -= 1
    cycles, number = divmod(number, 146097)
    centuries, number = divmod(number, 36524)
    fours, number = divmod(number, 1461)
    years, number = divmod(number, 365)
    year = cycles * 400 + centuries * 100 + fours * 4 + years + 1
    if years == 4 or centuries == 4:
        return year - 1, 12, 31
    month = 1
    while number >= days_in_month(year, month):
        number -= days_in_month(year, month)
        month += 1
    return year, month, number + 1


def weekday(year, month, day):
    """0 for Monday."""
    return (ordinal(year, month, day) + 6) % 7


def iso_week(year, month, day):
    """The year, week and weekday (1 for Monday) by ISO 8601: a week belongs to the year of its Thursday."""
    number = ordinal(year, month, day)
    day_in_week = (number + 6) % 7
    iso_year = date_of(number - day_in_week + 3)[0] if number > 3 else year
    week = (day_of_year(*date_of(number - day_in_week + 3)) - 1) // 7 + 1
    return iso_year, week, day_in_week + 1


def format_moment(spec, year, month, day, hour, minute, second, microsecond=0, offset="", zone=""):
    """`strftime`."""
    result = []
    index = 0
    while index < len(spec):
        char = spec[index]
        index += 1
        if char != "%" or index == len(spec):
            result.append(char)
            continue
        char = spec[index]
        index += 1
        flag = ""
        if char == "-" and index < len(spec):
            flag = char
            char = spec[index]
            index += 1
        if char == "Y":
            text = str(year)
        elif char == "m":
            text = f"{month:02d}"
        elif char == "d":
            text = f"{day:02d}"
        elif char == "H":
            text = f"{hour:02d}"
        elif char == "I":
            text = f"{hour % 12 or 12:02d}"
        elif char == "M":
            text = f"{minute:02d}"
        elif char == "S":
            text = f"{second:02d}"
        elif char == "f":
            text = f"{microsecond:06d}"
        elif char == "y":
            text = f"{year % 100:02d}"
        elif char == "j":
            text = f"{day_of_year(year, month, day):03d}"
        elif char == "p":
            text = "AM" if hour < 12 else "PM"
        elif char == "A":
            text = day_names[weekday(year, month, day)]
        elif char == "a":
            text = day_abbreviations[weekday(year, month, day)]
        elif char == "B":
            text = month_names[month]
        elif char == "b" or char == "h":
            text = month_abbreviations[month]
        elif char == "e":
            text = f"{day:2d}"
        elif char == "w":
            text = str((weekday(year, month, day) + 1) % 7)
        elif char == "u":
            text = str(weekday(year, month, day) + 1)
        elif char == "G":
            text = str(iso_week(year, month, day)[0])
        elif char == "V":
            text = f"{iso_week(year, month, day)[1]:02d}"
        elif char == "U":
            text = f"{(day_of_year(year, month, day) + 6 - (weekday(year, month, day) + 1) % 7) // 7:02d}"
        elif char == "W":
            text = f"{(day_of_year(year, month, day) + 6 - weekday(year, month, day)) // 7:02d}"
        elif char == "C":
            text = f"{year // 100:02d}"
        elif char == "z":
            text = offset
        elif char == "Z":
            text = zone
        elif char == "s":
            text = str((ordinal(year, month, day) - epoch) * 86400 + hour * 3600 + minute * 60 + second)
        elif char == "n":
            text = "\n"
        elif char == "t":
            text = "\t"
        elif char == "%":
            text = "%"
        else:
            wider = _composed.get(char)
            if wider is None:
                text = "%" + flag + char
            else:
                text = format_moment(wider, year, month, day, hour, minute, second, microsecond, offset, zone)
        if flag == "-" and text[:1] in "0 ":
            text = text.lstrip("0 ") or "0"
        result.append(text)
    return "".join(result)


_composed = {
    "c": "%a %b %e %H:%M:%S %Y",
    "x": "%m/%d/%y",
    "X": "%H:%M:%S",
    "D": "%m/%d/%y",
    "F": "%Y-%m-%d",
    "T": "%H:%M:%S",
    "R": "%H:%M",
    "r": "%I:%M:%S %p",
}


def parse_moment(text, spec):
    """`strptime`: `(year, month, day, hour, minute, second, microsecond, seconds east of UTC or None)`."""
    fields = {}
    index = _parse(text, 0, spec, spec, fields, text)
    if index != len(text):
        raise ValueError(f"unconverted data remains: {text[index:]}")
    year = fields.get("Y", 1900)
    month = fields.get("m", 1)
    day = fields.get("d", 1)
    if "m" not in fields and ("j" in fields or "weekday" in fields):
        number = _day_by_week(fields) if "j" not in fields else ordinal(year, 1, 1) + fields["j"] - 1
        if number is not None:
            year, month, day = date_of(number)
    if day > days_in_month(year, month):
        raise ValueError("day is out of range for month")
    hour = fields.get("H", 0)
    if "I" in fields:
        hour = fields["I"] % 12 + (12 if fields.get("p") == "pm" else 0)
    return (
        year,
        month,
        day,
        hour,
        fields.get("M", 0),
        fields.get("S", 0),
        fields.get("f", 0),
        fields.get("z"),
    )


def _day_by_week(fields):
    """The number of the day that a weekday and the number of its week name; None without such a number."""
    day = fields["weekday"]
    if "G" in fields and "V" in fields:
        first = ordinal(fields["G"], 1, 4)
        return first - weekday(fields["G"], 1, 4) + (fields["V"] - 1) * 7 + day
    for code, offset in (("U", 1), ("W", 0)):
        if code in fields and "Y" in fields:
            # Weeks begin with Sunday or with Monday; the days in front of the first one are in week 0.
            new_year = ordinal(fields["Y"], 1, 1)
            before = (weekday(fields["Y"], 1, 1) + offset) % 7
            weeks = fields[code] - (before == 0) if fields[code] else 0
            return new_year - before + weeks * 7 + (day + offset) % 7
    return None


# How many digits a field may have and the values it may take.
_numeric = {
    "Y": (4, 0, 9999),
    "m": (2, 1, 12),
    "d": (2, 1, 31),
    "H": (2, 0, 23),
    "I": (2, 1, 12),
    "M": (2, 0, 59),
    "S": (2, 0, 61),
    "y": (2, 0, 99),
    "j": (3, 1, 366),
    "f": (6, 0, 999999),
    "w": (1, 0, 6),
    "u": (1, 1, 7),
    "G": (4, 0, 9999),
    "V": (2, 1, 53),
    "U": (2, 0, 53),
    "W": (2, 0, 53),
}


def _parse(text, index, spec, whole, fields, given):
    place = 0
    while place < len(spec):
        char = spec[place]
        place += 1
        if char.isspace():
            while index < len(text) and text[index].isspace():
                index += 1
            continue
        if char != "%":
            if text[index : index + 1] != char:
                _raise_mismatch(given, whole)
            index += 1
            continue
        code = spec[place : place + 1]
        place += 1
        if code in _numeric:
            width, low, high = _numeric[code]
            end = index
            while end < len(text) and end - index < width and text[end].isdigit():
                end += 1
            # As a regular expression would, take as many digits as make a value of the field.
            while end > index and not low <= int(text[index:end]) <= high:
                end -= 1
            if end == index or (code in "YG" and end - index != 4):
                _raise_mismatch(given, whole)
            digits = text[index:end]
            index = end
            value = int(digits)
            if code == "y":
                fields["Y"] = value + (2000 if value < 69 else 1900)
            elif code in "uw":
                fields["weekday"] = (value - 1) % 7
            elif code == "f":
                fields["f"] = int(digits + "0" * (6 - len(digits)))
            else:
                fields[code] = value
        elif code in "ABabh":
            names = {"A": day_names, "a": day_abbreviations, "B": month_names}.get(code, month_abbreviations)
            for number, name in enumerate(names):
                if name and text[index : index + len(name)].lower() == name.lower():
                    index += len(name)
                    fields["weekday" if code in "Aa" else "m"] = number
                    break
            else:
                _raise_mismatch(given, whole)
        elif code == "p":
            half = text[index : index + 2].lower()
            if half not in ("am", "pm"):
                _raise_mismatch(given, whole)
            fields["p"] = half
            index += 2
        elif code == "z":
            if text[index : index + 1] == "Z":
                fields["z"] = 0
                index += 1
                continue
            sign = {"+": 1, "-": -1}.get(text[index : index + 1])
            digits = text[index + 1 : index + 6]
            has_colon = digits[2:3] == ":"
            digits = digits.replace(":", "") if has_colon else digits[:4]
            if sign is None or len(digits) != 4 or not digits.isdigit():
                _raise_mismatch(given, whole)
            fields["z"] = sign * (int(digits[:2]) * 3600 + int(digits[2:]) * 60)
            index += 6 if has_colon else 5
        elif code == "Z":
            for name in ("utc", "gmt"):
                if text[index : index + 3].lower() == name:
                    index += 3
                    break
        elif code == "%":
            if text[index : index + 1] != "%":
                _raise_mismatch(given, whole)
            index += 1
        elif code in _composed:
            index = _parse(text, index, _composed[code].replace("%e", "%d"), whole, fields, given)
        elif code == "":
            raise ValueError(f"stray % in format {whole!r}")
        else:
            raise ValueError(f"{code!r} is a bad directive in format {whole!r}")
    return index


def _raise_mismatch(text, spec):
    raise ValueError(f"time data {text!r} does not match format {spec!r}")
