# Times: seconds since 1970 with a distance from universal time. The clock is the run's own.

START_TIME = 1700000000
class Time
  include Comparable
  attr_reader :utc_offset
  def self.now(**options) = Time.at(START_TIME + __clock())
  def self.at(seconds, more = 0, unit = :microsecond, **options)
    seconds = seconds.to_r if KERNEL.is_a(seconds, Time)
    KERNEL.check_seconds(seconds)
    more = more * { millisecond: 1000, microsecond: 1, usec: 1, nanosecond: Rational(1, 1000), nsec: Rational(1,
      1000) }[unit]
    made = __object_below(__field(self, "prototype"))
    __set_field(made, "@seconds", more == 0 ? seconds : seconds + Rational(more) / 1000000)
    __set_field(made, "@utc_offset", KERNEL.zone_offset(options[:in]) || 0)
    __set_field(made, "@is_utc", options[:in] == "UTC" || options[:in] == "Z")
    __set_field(made, "@is_fixed", !__same(options[:in], nil))
    made
  end
  def self.new(*given, **options)
    return Time.now if given.size == 0
    zone = options[:in] || given[6]
    made = KERNEL.made_time(given.take(6), KERNEL.zone_offset(zone) || 0, zone == "UTC" || zone == "Z")
    made.with_offset(made.seconds, made.utc_offset, made.utc?, !__same(zone, nil))
  end
  def self.mktime(year, month = nil, day = nil, hour = nil, min = nil, sec = nil, _part = nil, _more = nil)
    KERNEL.made_time([year, month, day, hour, min, sec], 0, false)
  end
  def self.local(year, month = nil, day = nil, hour = nil, min = nil, sec = nil, _part = nil, _more = nil)
    KERNEL.made_time([year, month, day, hour, min, sec], 0, false)
  end
  def self.gm(year, month = nil, day = nil, hour = nil, min = nil, sec = nil, _part = nil, _more = nil)
    KERNEL.made_time([year, month, day, hour, min, sec], 0, true)
  end
  def self.utc(year, month = nil, day = nil, hour = nil, min = nil, sec = nil, _part = nil, _more = nil)
    KERNEL.made_time([year, month, day, hour, min, sec], 0, true)
  end
  def seconds = @seconds
  def fields = @fields ||= KERNEL.civil_fields((@seconds + @utc_offset).floor)
  def year = fields[0]
  def month = fields[1]
  def mon = fields[1]
  def day = fields[2]
  def mday = fields[2]
  def hour = fields[3]
  def min = fields[4]
  def sec = fields[5]
  def wday = fields[6]
  def yday = fields[7]
  def subsec = @seconds.to_r - @seconds.floor
  def usec = (subsec * 1000000).floor
  def nsec = (subsec * 1000000000).floor
  def tv_usec = usec
  def to_i = @seconds.floor
  def tv_sec = to_i
  def to_f = @seconds.to_f
  def to_r = @seconds.to_r
  def utc? = @is_utc
  def gmt? = @is_utc
  def zone = @is_utc || @utc_offset == 0 && !@is_fixed ? "UTC" : nil
  def gmt_offset = @utc_offset
  def gmtoff = @utc_offset
  def dst? = false
  def isdst = false
  def with_offset(seconds, offset, is_utc, is_fixed = @is_fixed)
    made = __object_below(__parent(self))
    __set_field(made, "@seconds", seconds)
    __set_field(made, "@utc_offset", offset)
    __set_field(made, "@is_utc", is_utc)
    __set_field(made, "@is_fixed", is_fixed)
    made
  end
  # The same moment, told in another zone from now on.
  def moved(offset, is_utc, is_fixed)
    KERNEL.check_frozen(self)
    @utc_offset = offset
    @is_utc = is_utc
    @is_fixed = is_fixed
    @fields = nil
    self
  end
  def utc = moved(0, true, @is_fixed)
  def getutc = with_offset(@seconds, 0, true)
  def gmtime = utc
  def getgm = getutc
  def localtime(offset = nil) = moved(KERNEL.zone_offset(offset) || 0, false, !__same(offset, nil))
  def getlocal(offset = nil) = with_offset(@seconds, KERNEL.zone_offset(offset) || 0, false, !__same(offset, nil))
  def +(other)
    raise TypeError, "time + time?" if KERNEL.is_a(other, Time)
    KERNEL.check_seconds(other)
    with_offset(@seconds + other, @utc_offset, @is_utc)
  end
  def -(other)
    return (@seconds - other.seconds).to_f if KERNEL.is_a(other, Time)
    KERNEL.check_seconds(other)
    with_offset(@seconds - other, @utc_offset, @is_utc)
  end
  def <=>(other) = KERNEL.is_a(other, Time) ? @seconds <=> other.seconds : nil
  def ==(other) = KERNEL.is_a(other, Time) && @seconds == other.seconds
  def eql?(other) = self == other
  def hash = __hash(@seconds.to_s)
  def round(digits = 0) = with_offset(@seconds.to_r.round(digits), @utc_offset, @is_utc)
  def floor(digits = 0) = with_offset(@seconds.to_r.floor(digits), @utc_offset, @is_utc)
  def ceil(digits = 0) = with_offset(@seconds.to_r.ceil(digits), @utc_offset, @is_utc)
  def monday? = wday == 1
  def tuesday? = wday == 2
  def wednesday? = wday == 3
  def thursday? = wday == 4
  def friday? = wday == 5
  def saturday? = wday == 6
  def sunday? = wday == 0
  def to_a = [sec, min, hour, day, month, year, wday, yday, false, zone]
  def to_time = self
  def strftime(form) = KERNEL.quietly { KERNEL.strftime(self, form) }
  def offset_text(by = "") = KERNEL.offset_text(@utc_offset, by)
  def to_s = strftime(@is_utc ? "%Y-%m-%d %H:%M:%S UTC" : "%Y-%m-%d %H:%M:%S %z")
  def inspect
    rest = subsec == 0 ? "" : "." + (subsec * 1000000000).floor.to_s.rjust(9, "0").sub(/0+\z/, "")
    strftime("%Y-%m-%d %H:%M:%S") + rest + (@is_utc ? " UTC" : " " + offset_text)
  end
  def ctime = strftime("%a %b %e %H:%M:%S %Y")
  def asctime = ctime
end
MONTH_NAMES = ["January", "February", "March", "April", "May", "June", "July", "August", "September", "October",
               "November", "December"]
DAY_NAMES = ["Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday"]
def KERNEL.zone_offset(zone)
  return nil if __same(zone, nil)
  return zone if KERNEL.is_integer(zone)
  return 0 if zone == "UTC" || zone == "Z"
  found = zone.match(/\A([-+])(\d\d):?(\d\d)(?::?(\d\d))?\z/)
  unless found
    raise ArgumentError, "\"+HH:MM\", \"-HH:MM\", \"UTC\" or \"A\"..\"I\",\"K\"..\"Z\" expected for utc_offset: " + zone
  end
  seconds = found[2].to_i * 3600 + found[3].to_i * 60 + found[4].to_i
  found[1] == "-" ? -seconds : seconds
end
def KERNEL.offset_text(offset, by)
  sign = offset < 0 ? "-" : "+"
  offset = offset.abs
  sign + (offset / 3600).to_s.rjust(2, "0") + by + (offset / 60 % 60).to_s.rjust(2, "0")
end
# Days from 1970 to a date of the Gregorian calendar, and back.
def KERNEL.days_from_civil(year, month, day)
  year -= 1 if month <= 2
  era = year / 400
  of_era = year - era * 400
  of_year = (153 * (month + (month > 2 ? -3 : 9)) + 2) / 5 + day - 1
  era * 146097 + of_era * 365 + of_era / 4 - of_era / 100 + of_year - 719468
end
def KERNEL.civil_from_days(days)
  days += 719468
  era = days / 146097
  of_era = days - era * 146097
  year = (of_era - of_era / 1460 + of_era / 36524 - of_era / 146096) / 365
  of_year = of_era - (365 * year + year / 4 - year / 100)
  part = (5 * of_year + 2) / 153
  month = part < 10 ? part + 3 : part - 9
  [year + era * 400 + (month <= 2 ? 1 : 0), month, of_year - (153 * part + 2) / 5 + 1]
end
def KERNEL.civil_fields(seconds)
  days = seconds / 86400
  rest = seconds % 86400
  year, month, day = KERNEL.civil_from_days(days)
  yday = days - KERNEL.days_from_civil(year, 1, 1) + 1
  [year, month, day, rest / 3600, rest / 60 % 60, rest % 60, (days + 4) % 7, yday]
end
def KERNEL.month_number(month)
  return 1 if __same(month, nil)
  return month.to_i unless __kind(month) == "string"
  place = MONTH_NAMES.index { |name| name[0, 3].downcase == month[0, 3].downcase }
  place ? place + 1 : month.to_i
end
def KERNEL.check_seconds(value)
  return nil if KERNEL.is_a(value, Numeric)
  raise TypeError, "can't convert " + value.class.name + " into an exact number"
end
def KERNEL.made_time(given, offset, is_utc)
  year, month, day, hour, min, sec = given
  month = KERNEL.month_number(month)
  day = (day || 1).to_i
  hour = (hour || 0).to_i
  min = (min || 0).to_i
  sec = KERNEL.is_a(sec, Numeric) ? sec : (sec || 0).to_i
  raise ArgumentError, "mon out of range" if month < 1 || month > 12
  raise ArgumentError, "argument out of range" if day < 1 || day > 31
  raise ArgumentError, "hour out of range" if hour < 0 || hour > 24
  raise ArgumentError, "min out of range" if min < 0 || min > 59
  raise ArgumentError, "sec out of range" if sec < 0 || sec > 60
  year = Integer(year) if __kind(year) == "string"
  seconds = KERNEL.days_from_civil(year.to_i, month, day) * 86400 + hour * 3600 + min * 60 + sec - offset
  made = Time.at(seconds)
  made.with_offset(seconds, offset, is_utc)
end
def KERNEL.strftime(time, form)
  form.gsub(/%([-0^#_:]*)(\d*)([a-zA-Z%+])/) do
    found = __field(GLOBALS, "$~")
    flags = found[1]
    width = found[2]
    text, pad, count = KERNEL.time_part(time, found[3], width, flags)
    if __same(text, nil)
      found[0]
    else
      text = text.upcase if flags.include?("^")
      text = text.swapcase if flags.include?("#")
      count = width.to_i if width != "" && !"NL".include?(found[3])
      pad = "0" if flags.include?("0")
      pad = " " if flags.include?("_")
      flags.include?("-") ? text : text.rjust(count, pad)
    end
  end
end
# A part of a time as a text, what it is filled up with, and to which width.
def KERNEL.time_part(time, kind, width, flags)
  hour = time.hour
  half = hour % 12 == 0 ? 12 : hour % 12
  case kind
  when "Y" then [time.year.to_s, "0", time.year < 0 ? 5 : 4]
  when "C" then [(time.year / 100).to_s, "0", 2]
  when "y" then [(time.year % 100).to_s, "0", 2]
  when "m" then [time.month.to_s, "0", 2]
  when "B" then [MONTH_NAMES[time.month - 1], " ", 0]
  when "b", "h" then [MONTH_NAMES[time.month - 1][0, 3], " ", 0]
  when "g" then [(KERNEL.week_of(time)[0] % 100).to_s, "0", 2]
  when "d" then [time.day.to_s, "0", 2]
  when "e" then [time.day.to_s, " ", 2]
  when "j" then [time.yday.to_s, "0", 3]
  when "H" then [hour.to_s, "0", 2]
  when "k" then [hour.to_s, " ", 2]
  when "I" then [half.to_s, "0", 2]
  when "l" then [half.to_s, " ", 2]
  when "M" then [time.min.to_s, "0", 2]
  when "S" then [time.sec.to_s, "0", 2]
  when "L", "N"
    digits = width == "" ? (kind == "L" ? 3 : 9) : width.to_i
    [(time.subsec * 10 ** digits).floor.to_s.rjust(digits, "0"), "0", 0]
  when "z" then [time.offset_text(flags.include?(":") ? ":" : "") + (flags.count(":") > 1 ? ":00" : ""), "0", 0]
  when "Z" then [time.zone || "", " ", 0]
  when "A" then [DAY_NAMES[time.wday], " ", 0]
  when "a" then [DAY_NAMES[time.wday][0, 3], " ", 0]
  when "u" then [(time.wday == 0 ? 7 : time.wday).to_s, "0", 0]
  when "w" then [time.wday.to_s, "0", 0]
  when "p" then [flags.include?("#") ? (hour < 12 ? "AM" : "PM") : (hour < 12 ? "AM" : "PM"), " ", 0]
  when "P" then [hour < 12 ? "am" : "pm", " ", 0]
  when "s" then [time.to_r.floor.to_s, "0", 0]
  # Times do not know this one, dates do.
  when "Q" then KERNEL.is_a(time, Time) ? [nil, " ", 0] : [(time.to_r * 1000).floor.to_s, "0", 0]
  when "n" then ["\n", " ", 0]
  when "t" then ["\t", " ", 0]
  when "%" then ["%", " ", 0]
  when "F" then [KERNEL.strftime(time, "%Y-%m-%d"), " ", 0]
  when "T", "X" then [KERNEL.strftime(time, "%H:%M:%S"), " ", 0]
  when "R" then [KERNEL.strftime(time, "%H:%M"), " ", 0]
  when "r" then [KERNEL.strftime(time, "%I:%M:%S %p"), " ", 0]
  when "D", "x" then [KERNEL.strftime(time, "%m/%d/%y"), " ", 0]
  when "c" then [KERNEL.strftime(time, "%a %b %e %H:%M:%S %Y"), " ", 0]
  when "v" then [KERNEL.strftime(time, "%e-%^b-%Y"), " ", 0]
  when "U" then [((time.yday + 6 - time.wday) / 7).to_s, "0", 2]
  when "W" then [((time.yday + 6 - (time.wday - 1) % 7) / 7).to_s, "0", 2]
  when "V" then [KERNEL.week_of(time)[1].to_s, "0", 2]
  when "G" then [KERNEL.week_of(time)[0].to_s, "0", 4]
  else [nil, " ", 0]
  end
end
# The year and week of a day as ISO 8601 counts them.
def KERNEL.week_of(day)
  number = KERNEL.days_from_civil(day.year, day.month, day.day)
  thursday = number - (number + 3) % 7 + 3
  year = KERNEL.civil_from_days(thursday)[0]
  [year, (thursday - KERNEL.days_from_civil(year, 1, 1)) / 7 + 1]
end
