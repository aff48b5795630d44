"""Calendars as text."""

from _calendar import (
    day_abbreviations,
    day_names,
    days_in_month,
    is_leap,
    month_abbreviations,
    month_names,
    weekday as _weekday,
)

day_name = list(day_names)
day_abbr = list(day_abbreviations)
month_name = list(month_names)
month_abbr = list(month_abbreviations)
MONDAY, TUESDAY, WEDNESDAY, THURSDAY, FRIDAY, SATURDAY, SUNDAY = range(7)


class IllegalMonthError(ValueError):
    def __init__(self, month):
        self.month = month

    def __str__(self):
        return f"bad month number {self.month!r}; must be 1-12"


class IllegalWeekdayError(ValueError):
    def __init__(self, weekday):
        self.weekday = weekday

    def __str__(self):
        return f"bad weekday number {self.weekday!r}; must be 0 (Monday) to 6 (Sunday)"


def isleap(year):
    return is_leap(year)


def leapdays(y1, y2):
    return _leaps_before(y2) - _leaps_before(y1)


def _leaps_before(year):
    year -= 1
    return year // 4 - year // 100 + year // 400


def weekday(year, month, day):
    return _weekday(year, month, day)


def monthrange(year, month):
    if not 1 <= month <= 12:
        raise IllegalMonthError(month)
    return _weekday(year, month, 1), days_in_month(year, month)


class Calendar:
    def __init__(self, firstweekday=0):
        self.firstweekday = firstweekday

    def getfirstweekday(self):
        return self.firstweekday % 7

    def setfirstweekday(self, firstweekday):
        self.firstweekday = firstweekday

    def iterweekdays(self):
        for index in range(7):
            yield (self.firstweekday + index) % 7

    def itermonthdays(self, year, month):
        """The days of the weeks of a month; 0 for those of its neighbours."""
        first, length = monthrange(year, month)
        before = (first - self.firstweekday) % 7
        yield from [0] * before
        yield from range(1, length + 1)
        yield from [0] * (-(before + length) % 7)

    def itermonthdays2(self, year, month):
        for index, day in enumerate(self.itermonthdays(year, month), self.firstweekday):
            yield day, index % 7

    def itermonthdates(self, year, month):
        import datetime

        first = datetime.date(year, month, 1)
        start = first - datetime.timedelta((first.weekday() - self.firstweekday) % 7)
        for index in range(len(list(self.itermonthdays(year, month)))):
            yield start + datetime.timedelta(index)

    def itermonthdays3(self, year, month):
        for day in self.itermonthdates(year, month):
            yield day.year, day.month, day.day

    def itermonthdays4(self, year, month):
        for index, parts in enumerate(self.itermonthdays3(year, month)):
            yield parts + ((self.firstweekday + index) % 7,)

    def yeardatescalendar(self, year, width=3):
        return _rows([self.monthdatescalendar(year, month) for month in range(1, 13)], width)

    def yeardays2calendar(self, year, width=3):
        return _rows([self.monthdays2calendar(year, month) for month in range(1, 13)], width)

    def yeardayscalendar(self, year, width=3):
        return _rows([self.monthdayscalendar(year, month) for month in range(1, 13)], width)

    def monthdayscalendar(self, year, month):
        return _weeks(list(self.itermonthdays(year, month)))

    def monthdays2calendar(self, year, month):
        return _weeks(list(self.itermonthdays2(year, month)))

    def monthdatescalendar(self, year, month):
        return _weeks(list(self.itermonthdates(year, month)))


def _rows(months, width):
    return [months[start : start + width] for start in range(0, len(months), width)]


def _weeks(days):
    return [days[start : start + 7] for start in range(0, len(days), 7)]


class TextCalendar(Calendar):
    def formatday(self, day, weekday, width):
        return ("" if day == 0 else f"{day:2d}").center(width)

    def prweek(self, theweek, width):
        print(self.formatweek(theweek, width), end="")

    def formatweek(self, theweek, width):
        return " ".join([self.formatday(day, weekday, width) for day, weekday in theweek])

    def formatweekday(self, day, width):
        names = day_name if width >= 9 else day_abbr
        return names[day][:width].center(width)

    def formatweekheader(self, width):
        return " ".join([self.formatweekday(day, width) for day in self.iterweekdays()])

    def formatmonthname(self, theyear, themonth, width, withyear=True):
        title = month_name[themonth]
        return (f"{title} {theyear!r}" if withyear else title).center(width)

    def formatmonth(self, theyear, themonth, w=0, l=0):
        w = max(2, w)
        l = max(1, l)
        text = self.formatmonthname(theyear, themonth, 7 * (w + 1) - 1).rstrip() + "\n" * l
        text += self.formatweekheader(w).rstrip() + "\n" * l
        for week in self.monthdays2calendar(theyear, themonth):
            text += self.formatweek(week, w).rstrip() + "\n" * l
        return text

    def prmonth(self, theyear, themonth, w=0, l=0):
        print(self.formatmonth(theyear, themonth, w, l), end="")

    def formatyear(self, theyear, w=2, l=1, c=6, m=3):
        w = max(2, w)
        l = max(1, l)
        c = max(2, c)
        width = (w + 1) * 7 - 1
        parts = [repr(theyear).center(width * m + c * (m - 1)).rstrip(), "\n" * l]
        header = self.formatweekheader(w)
        for start in range(1, 13, m):
            months = list(range(start, min(start + m, 13)))
            parts.append("\n" * l)
            titles = [self.formatmonthname(theyear, month, width, False) for month in months]
            parts += [formatstring(titles, width, c).rstrip(), "\n" * l]
            parts += [formatstring([header] * len(months), width, c).rstrip(), "\n" * l]
            grids = [self.monthdays2calendar(theyear, month) for month in months]
            for row in range(max([len(grid) for grid in grids])):
                weeks = [self.formatweek(grid[row], w) if row < len(grid) else "" for grid in grids]
                parts += [formatstring(weeks, width, c).rstrip(), "\n" * l]
        return "".join(parts)

    def pryear(self, theyear, w=0, l=0, c=6, m=3):
        print(self.formatyear(theyear, w, l, c, m), end="")


class HTMLCalendar(Calendar):
    """Calendars as tables of a page."""

    cssclasses = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"]
    cssclasses_weekday_head = cssclasses
    cssclass_noday = "noday"
    cssclass_month_head = "month"
    cssclass_month = "month"
    cssclass_year = "year"
    cssclass_year_head = "year"

    def formatday(self, day, weekday):
        if day == 0:
            return f'<td class="{self.cssclass_noday}">&nbsp;</td>'
        return f'<td class="{self.cssclasses[weekday]}">{day}</td>'

    def formatweek(self, theweek):
        return "<tr>" + "".join([self.formatday(day, weekday) for day, weekday in theweek]) + "</tr>"

    def formatweekday(self, day):
        return f'<th class="{self.cssclasses_weekday_head[day]}">{day_abbr[day]}</th>'

    def formatweekheader(self):
        return "<tr>" + "".join([self.formatweekday(day) for day in self.iterweekdays()]) + "</tr>"

    def formatmonthname(self, theyear, themonth, withyear=True):
        title = f"{month_name[themonth]} {theyear}" if withyear else month_name[themonth]
        return f'<tr><th colspan="7" class="{self.cssclass_month_head}">{title}</th></tr>'

    def formatmonth(self, theyear, themonth, withyear=True):
        lines = [f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_month}">']
        lines += [self.formatmonthname(theyear, themonth, withyear), self.formatweekheader()]
        lines += [self.formatweek(week) for week in self.monthdays2calendar(theyear, themonth)]
        return "\n".join(lines + ["</table>", ""])

    def formatyear(self, theyear, width=3):
        width = max(width, 1)
        text = f'<table border="0" cellpadding="0" cellspacing="0" class="{self.cssclass_year}">\n'
        text += f'<tr><th colspan="{width}" class="{self.cssclass_year_head}">{theyear}</th></tr>'
        for start in range(1, 13, width):
            months = range(start, min(start + width, 13))
            text += "<tr>" + "".join([f"<td>{self.formatmonth(theyear, each, False)}</td>" for each in months]) + "</tr>"
        return text + "</table>"


def formatstring(cols, colwidth=20, spacing=6):
    return (" " * spacing).join([column.center(colwidth) for column in cols])


_shared = TextCalendar()


def setfirstweekday(firstweekday):
    if not MONDAY <= firstweekday <= SUNDAY:
        raise IllegalWeekdayError(firstweekday)
    _shared.firstweekday = firstweekday


def firstweekday():
    return _shared.getfirstweekday()


def monthcalendar(year, month):
    return _shared.monthdayscalendar(year, month)


def month(theyear, themonth, w=0, l=0):
    return _shared.formatmonth(theyear, themonth, w, l)


def week(theweek, width):
    return _shared.formatweek(theweek, width)


def weekheader(width):
    return _shared.formatweekheader(width)


def prweek(theweek, width):
    _shared.prweek(theweek, width)


def prmonth(theyear, themonth, w=0, l=0):
    _shared.prmonth(theyear, themonth, w, l)


def calendar(theyear, w=2, l=1, c=6, m=3):
    return _shared.formatyear(theyear, w, l, c, m)


def prcal(theyear, w=0, l=0, c=6, m=3):
    _shared.pryear(theyear, w, l, c, m)


def timegm(tuple):
    import time

    return int(time.mktime(tuple))


# What CPython 3.11 has here and this module lacks: the machine gives unknowns for it.
__absent__ = (
    "EPOCH February January LocaleHTMLCalendar LocaleTextCalendar c different_locale error format main mdays repeat"
)
