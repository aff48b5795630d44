# `date` and `time`: dates of the Gregorian calendar, as days since 1970, dates with a time of day, and what reads times.

class Date
  include Comparable
  MONTHNAMES = [nil, *MONTH_NAMES]
  ABBR_MONTHNAMES = [nil, *MONTH_NAMES.map { |name| name[0, 3] }]
  DAYNAMES = DAY_NAMES
  ABBR_DAYNAMES = DAY_NAMES.map { |name| name[0, 3] }
  GREGORIAN = -Float::INFINITY
  class Error < ArgumentError
  end
  attr_reader :days
  def self.of_days(days)
    made = __object_below(__field(self, "prototype"))
    __set_field(made, "@days", days)
    made
  end
  def initialize(year = -4712, month = 1, day = 1, start = nil)
    days = KERNEL.checked_days(year, month, day)
    raise Date::Error, "invalid date" unless days
    @days = days
  end
  def self.civil(*given) = new(*given)
  def self.today = of_days(Time.now.to_i / 86400)
  def self.valid_date?(year, month, day) = !!KERNEL.checked_days(year, month, day)
  def self.valid_commercial?(year, week, day)
    day += 8 if day < 0
    return false unless day.between?(1, 7)
    last = Date.new(year, 12, 28).cweek
    week += last + 1 if week < 0
    week.between?(1, last)
  end
  def self.valid_ordinal?(year, day)
    days = Date.leap?(year) ? 366 : 365
    day += days + 1 if day < 0
    day.between?(1, days)
  end
  def self.valid_jd?(day) = KERNEL.is_a(day, Numeric)
  def self.valid_civil?(year, month, day) = !!KERNEL.checked_days(year, month, day)
  def self.leap?(year) = year % 4 == 0 && (year % 100 != 0 || year % 400 == 0)
  def self.gregorian_leap?(year) = leap?(year)
  def self.ordinal(year, yday = 1) = of_days(KERNEL.days_from_civil(year, 1, 1) + yday - 1)
  def self.commercial(year, week = 1, day = 1)
    first = KERNEL.days_from_civil(year, 1, 4)
    of_days(first - (first + 3) % 7 + (week - 1) * 7 + day - 1)
  end
  def self.jd(number) = of_days(number - 2440588)
  def self.parse(text, complete = true)
    KERNEL.quietly { KERNEL.date_of_text(self, text) } || (raise Date::Error, "invalid date")
  end
  def self.iso8601(text) = parse(text)
  def self.strptime(text, form = "%F") = KERNEL.quietly { KERNEL.parsed_by(text, form).to_date_value(self) }
  def self._parse(text)
    day = KERNEL.quietly { KERNEL.date_of_text(self, text) }
    made = day ? { year: day.year, mon: day.month, mday: day.day } : {}
    clock = KERNEL.quietly { text.match(/(\d\d?):(\d\d)(?::(\d\d))?/) }
    return made unless clock
    made = { hour: clock[1].to_i, min: clock[2].to_i }.merge(clock[3] ? { sec: clock[3].to_i } : {}).merge(made)
    made
  end
  def fields = @fields ||= KERNEL.civil_from_days(@days.floor)
  def year = fields[0]
  def month = fields[1]
  def mon = fields[1]
  def day = fields[2]
  def mday = fields[2]
  def wday = (@days.floor + 4) % 7
  def yday = @days.floor - KERNEL.days_from_civil(year, 1, 1) + 1
  def cwday = wday == 0 ? 7 : wday
  def cweek = KERNEL.week_of(self)[1]
  def cwyear = KERNEL.week_of(self)[0]
  def jd = @days.floor + 2440588
  def ajd = Rational(2 * jd - 1, 2)
  def mjd = @days.floor + 40587
  def ld = jd - 2299160
  def hour = 0
  def min = 0
  def sec = 0
  def subsec = 0
  def zone = "+00:00"
  def offset_text(by = "") = "+00" + by + "00"
  def to_r = Rational(@days * 86400, 1)
  def leap? = Date.leap?(year)
  def moved(days) = self.class.of_days(days)
  def +(other)
    raise TypeError, "expected numeric" unless KERNEL.is_a(other, Numeric)
    moved(@days + other)
  end
  # Where it is in days of universal time.
  def moment = @days
  def -(other)
    return Rational(moment - other.moment, 1) if KERNEL.is_a(other, Date)
    raise TypeError, "expected numeric" unless KERNEL.is_a(other, Numeric)
    moved(@days - other)
  end
  def >>(count)
    months = year * 12 + month - 1 + count
    days = nil
    at = day
    while __same(days, nil)
      days = KERNEL.checked_days(months / 12, months % 12 + 1, at)
      at -= 1
    end
    moved(days + (@days - @days.floor))
  end
  def <<(count) = self >> -count
  def next_day(count = 1) = self + count
  def prev_day(count = 1) = self - count
  def next_month(count = 1) = self >> count
  def prev_month(count = 1) = self << count
  def next_year(count = 1) = self >> count * 12
  def prev_year(count = 1) = self << count * 12
  def next = self + 1
  def succ = self + 1
  def <=>(other)
    return moment <=> other.moment if KERNEL.is_a(other, Date)
    KERNEL.is_a(other, Numeric) ? ajd <=> other : nil
  end
  def ==(other) = KERNEL.is_a(other, Date) && moment == other.moment
  def ===(other) = KERNEL.is_a(other, Date) && @days.floor == other.days.floor
  def eql?(other) = self == other
  def hash = __hash(moment.to_s)
  def step(limit, by = 1)
    return KERNEL.enumerator(self, :step, [limit, by]) unless block_given?
    at = self
    while by > 0 ? at <= limit : at >= limit
      yield at
      at += by
    end
    self
  end
  def upto(limit, &block) = step(limit, 1, &block)
  def downto(limit, &block) = step(limit, -1, &block)
  def monday? = wday == 1
  def tuesday? = wday == 2
  def wednesday? = wday == 3
  def thursday? = wday == 4
  def friday? = wday == 5
  def saturday? = wday == 6
  def sunday? = wday == 0
  def strftime(form = "%F") = KERNEL.quietly { KERNEL.strftime(self, form) }
  def to_s = strftime("%Y-%m-%d")
  def iso8601 = to_s
  def xmlschema = to_s
  def inspect = "#<Date: " + to_s + " ((" + jd.to_s + "j,0s,0n),+0s,2299161j)>"
  def to_date = Date.of_days(@days.floor)
  def to_time = Time.local(year, month, day)
  def to_datetime = DateTime.of_days(@days)
  def to_i = @days * 86400
  def ctime = strftime("%a %b %e %H:%M:%S %Y")
  def asctime = ctime
  def day_fraction = Rational(@days - @days.floor, 1)
  def start = 2299161.0
  def julian? = false
  def gregorian? = true
  def amjd = Rational(mjd, 1)
  def jisx0301 = strftime("%Y-%m-%d")
  def infinite? = false
  def httpdate = strftime("%a, %d %b %Y %H:%M:%S GMT")
  def rfc2822 = strftime("%a, %-d %b %Y %H:%M:%S ") + offset_text
  def rfc3339 = strftime("%Y-%m-%dT%H:%M:%S") + offset_text(":")
end
class DateTime < Date
  def initialize(year = -4712, month = 1, day = 1, hour = 0, min = 0, sec = 0, zone = "+00:00")
    days = KERNEL.checked_days(year, month, day)
    raise Date::Error, "invalid date" unless days && hour < 25 && min < 60 && sec < 60
    @offset = KERNEL.zone_offset(zone)
    @days = days + Rational(hour * 3600 + min * 60 + sec, 86400)
  end
  def self.now = Time.now.to_datetime
  def self.of_days(days, offset = 0)
    made = super(days)
    __set_field(made, "@offset", offset)
    made
  end
  def self.jd(number = 0, hour = 0, min = 0, sec = 0)
    of_days(number - 2440588 + Rational(hour * 3600 + min * 60 + sec, 86400))
  end
  def self.parse(text = "-4712-01-01T00:00:00+00:00", complete = true) = super(text, complete)
  def moment = @days - Rational(@offset || 0, 86400)
  def moved(days) = DateTime.of_days(days, @offset || 0)
  def rest = ((@days - @days.floor) * 86400).floor
  def hour = rest / 3600
  def minute = min
  def min = rest / 60 % 60
  def second = sec
  def sec = rest % 60
  def subsec = Rational((@days - @days.floor) * 86400 - rest, 1)
  def sec_fraction = subsec
  def second_fraction = subsec
  def offset = Rational(@offset || 0, 86400)
  def zone = offset_text(":")
  # The same moment, as it is told elsewhere.
  def new_offset(where = 0)
    seconds = __kind(where) == "string" ? KERNEL.zone_offset(where) : (where * 86400).to_i
    DateTime.of_days(moment + Rational(seconds, 86400), seconds)
  end
  def to_time = Time.new(year, month, day, hour, min, sec + subsec, offset_text(":"))
  def to_datetime = self
  def iso8601(digits = 0) = strftime("%Y-%m-%dT%H:%M:%S" + (digits > 0 ? ".%" + digits.to_s + "N" : "")) + offset_text(":")
  def xmlschema(digits = 0) = iso8601(digits)
  def rfc3339(digits = 0) = iso8601(digits)
  def offset_text(by = "") = KERNEL.offset_text(@offset || 0, by)
  def to_s = strftime("%Y-%m-%dT%H:%M:%S") + offset_text(":")
  def inspect
    utc = @days * 86400 - (@offset || 0)
    day = (utc / 86400).floor
    "#<DateTime: " + to_s + " ((" + (day + 2440588).to_s + "j," + (utc - day * 86400).floor.to_s + "s," +
      (subsec * 1000000000).floor.to_s + "n)," + ((@offset || 0) < 0 ? "" : "+") + (@offset || 0).to_s + "s,2299161j)>"
  end
end
class Time
  def self.parse(text, now = nil) = KERNEL.quietly { KERNEL.parsed_time(text) }
  def self.iso8601(text)
    is_whole = KERNEL.quietly { text.match?(/\A\s*[-+]?\d{4,}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[-+]\d\d(?::?\d\d)?)?\s*\z/i) }
    raise ArgumentError, "invalid xmlschema format: " + text.inspect unless is_whole
    KERNEL.quietly { KERNEL.parsed_time(text) }
  end
  def self.xmlschema(text) = iso8601(text)
  # Both ways of mail and of HTTP: a day, the month's name, the year, a time, and where it counts.
  def self.rfc2822(text)
    found = KERNEL.quietly { text.match(/\A\s*(?:[A-Z][a-z]{2},)?\s*\d{1,2}\s+[A-Z][a-z]{2}\s+\d{2,}\s+\d{2}:\d{2}(?::\d{2})?\s*(?:[-+]\d{4}|[A-Z]+)/) }
    raise ArgumentError, "not RFC 2822 compliant date: " + text.inspect unless found
    parse(text)
  end
  def self.rfc822(text) = rfc2822(text)
  def self.httpdate(text)
    found = KERNEL.quietly { text.match(/\A\s*[A-Z][a-z]{2}, \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT\s*\z/) }
    raise ArgumentError, "not RFC 2616 compliant date: " + text.inspect unless found
    parse(text.sub("GMT", "UTC"))
  end
  def self.strptime(text, form)
    KERNEL.quietly { KERNEL.parsed_by(text, form).to_time_value }
  rescue Date::Error
    raise ArgumentError, "invalid date or strptime format - `" + text + "' `" + form + "'"
  end
  def to_date = Date.new(year, month, day)
  def iso8601(digits = 0)
    rest = digits > 0 ? "." + (subsec * 10 ** digits).floor.to_s.rjust(digits, "0") : ""
    strftime("%Y-%m-%dT%H:%M:%S") + rest + (@is_utc ? "Z" : offset_text(":"))
  end
  def xmlschema(digits = 0) = iso8601(digits)
  def httpdate = utc.strftime("%a, %d %b %Y %H:%M:%S GMT")
  def rfc2822 = strftime("%a, %d %b %Y %H:%M:%S ") + (utc? ? "-0000" : strftime("%z"))
  def rfc822 = rfc2822
  def to_datetime = DateTime.new(year, month, day, hour, min, sec)
end
def KERNEL.parsed_time(text)
  found = text.match(/(\d{4})[-\/](\d\d?)[-\/](\d\d?)(?:[T ](\d\d?):(\d\d)(?::(\d\d)(?:\.(\d+))?)?)?\s*(Z|UTC|[-+]\d\d:?\d\d)?/)
  return KERNEL.loosely_parsed_time(text) unless found
  sec = found[6].to_i
  sec = Rational((found[6] + found[7]).to_i, 10 ** found[7].size) if found[7]
  offset = KERNEL.zone_offset(found[8]) || 0
  is_utc = found[8] == "Z" || found[8] == "UTC"
  KERNEL.made_time([found[1].to_i, found[2].to_i, found[3].to_i, found[4].to_i, found[5].to_i, sec], offset, is_utc)
end
# A time of the day, with a date around it where there is one.
def KERNEL.loosely_parsed_time(text)
  clock = text.match(/(\d\d?):(\d\d)(?::(\d\d))?\s*([ap]m\b)?/i) || text.match(/\b(\d\d?)()()\s*([ap]m\b)/i)
  day = begin
    Date.parse(clock ? clock.pre_match + " " + clock.post_match : text)
  rescue Date::Error
    nil
  end
  raise ArgumentError, "no time information in " + text.inspect unless clock || day
  day = Time.now.to_date unless day
  hour = clock ? clock[1].to_i : 0
  hour = hour % 12 + (clock[4].downcase == "pm" ? 12 : 0) if clock && clock[4]
  zone = text[/(?:UTC|GMT|Z|[-+]\d\d:?\d\d)\z/]
  is_utc = zone && !zone.match?(/\d/) && zone != "GMT"
  KERNEL.made_time([day.year, day.month, day.day, hour, clock ? clock[2].to_i : 0, clock ? clock[3].to_i : 0],
    is_utc || zone == "GMT" ? 0 : KERNEL.zone_offset(zone) || 0, is_utc)
end
def KERNEL.checked_days(year, month, day)
  return nil unless KERNEL.is_integer(year) && KERNEL.is_integer(month) && KERNEL.is_integer(day)
  month += 13 if month < 0
  return nil if month < 1 || month > 12
  first = KERNEL.days_from_civil(year, month, 1)
  length = KERNEL.days_from_civil(month == 12 ? year + 1 : year, month % 12 + 1, 1) - first
  day += length + 1 if day < 0
  day < 1 || day > length ? nil : first + day - 1
end
def KERNEL.date_of_text(home, text)
  if (week = text.match(/\A\s*(\d{4})-?W(\d\d)(?:-?([1-7]))?\s*\z/i))
    day = KERNEL.quietly { home.commercial(week[1].to_i, week[2].to_i, (week[3] || 1).to_i) }
    return day
  end
  zone = text.match(/(?<=\d|[ap]m|\s)\s*(?:(Z|UTC|GMT)\b|([-+]\d\d:?\d\d)\s*\z)/i) if text.include?(":")
  clock = text.match(/(?:(?<=\d)T|\b)(\d\d?):(\d\d)(?::(\d\d)(?:[.,](\d+))?)?\s*([ap]m\b)?/i)
  written = zone ? zone.pre_match + zone.post_match : text
  written = written.sub(clock[0], " ") if clock
  days = KERNEL.days_of_text(written)
  return nil unless days
  return home.of_days(days) unless home == DateTime
  return DateTime.of_days(days) unless clock
  hour = clock[5] ? clock[1].to_i % 12 + (clock[5].downcase == "pm" ? 12 : 0) : clock[1].to_i
  seconds = hour * 3600 + clock[2].to_i * 60 + clock[3].to_i + (clock[4] ? Rational(clock[4].to_i, 10 ** clock[4].size) : 0)
  offset = zone ? (zone[2] ? KERNEL.zone_offset(zone[2]) : 0) : 0
  DateTime.of_days(days + Rational(seconds, 86400), offset)
end
# The day that a text without a time of day means, in the order in which the ways of writing are tried.
def KERNEL.days_of_text(text)
  found = text.match(/(?:\A|\s)(?:[a-z]+,?\s+)?(?:(\d\d?)(?:st|nd|rd|th)?[\s-]*)?\b(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?(?:[\s-]*(\d\d?)(?:st|nd|rd|th)?\b)?,?(?:[\s-]*('\d\d|-?\d{4}|\d\d\b))?/i)
  if found
    year = found[4] || (found[1] && found[3])
    year = year ? KERNEL.year_of_text(year) : Time.now.year
    return KERNEL.checked_days(year, KERNEL.month_number(found[2]), (found[1] || found[3] || 1).to_i)
  end
  found = text.match(/(-?\d{4})-(\d\d?)-(\d\d?)/) || text.match(/(?<!\d)(-?\d{4})(\d\d)(\d\d)(?!\d)/) ||
          text.match(/(\d{4})[.\/](\d\d?)[.\/](\d\d?)/)
  return KERNEL.checked_days(found[1].to_i, found[2].to_i, found[3].to_i) if found
  found = text.match(/(\d\d?)[.\/](\d\d?)[.\/](\d{4})/)
  return KERNEL.checked_days(found[3].to_i, found[2].to_i, found[1].to_i) if found
  found = text.match(/(\d\d)[-.\/](\d\d?)[-.\/](\d\d?)/)
  return KERNEL.checked_days(KERNEL.year_of_text(found[1]), found[2].to_i, found[3].to_i) if found
  found = text.match(/(?<!\d)(\d{4})-?(\d{3})(?!\d)/)
  if found
    last = Date.leap?(found[1].to_i) ? 366 : 365
    return found[2].to_i.between?(1, last) ? KERNEL.days_from_civil(found[1].to_i, 1, 1) + found[2].to_i - 1 : nil
  end
  found = text.match(/\b(sun|mon|tue|wed|thu|fri|sat)[a-z]*\b/i)
  return nil unless found
  today = Time.now.to_i / 86400
  today - (today + 4) % 7 + DAY_NAMES.index { |name| name[0, 3].downcase == found[1].downcase }
end
# A year of two digits is one of this century or of the last.
def KERNEL.year_of_text(text)
  return text.to_i if text.delete("'-").size > 2
  year = text.delete("'").to_i
  year + (year < 69 ? 2000 : 1900)
end
# What a text says of a time that was written by a format.
class KernelTimeText
  def initialize(parts)
    @parts = parts
  end
  def to_date_value(home)
    if @parts[:s]
      return home == DateTime ? DateTime.of_days(Rational(@parts[:s], 86400)) : home.of_days(@parts[:s] / 86400)
    end
    return home.commercial(@parts[:G] || Time.now.year, @parts[:V] || 1, @parts[:u] || 1) if @parts[:V] || @parts[:G]
    days = @parts[:j] ? KERNEL.days_from_civil(year, 1, 1) + @parts[:j] - 1 : KERNEL.checked_days(year, month, day)
    raise Date::Error, "invalid date" unless days
    return home.of_days(days) unless home == DateTime
    DateTime.of_days(days + Rational(hour * 3600 + (@parts[:M] || 0) * 60 + (@parts[:S] || 0), 86400), @parts[:z] || 0)
  end
  def year = @parts[:Y] || (@parts[:y] ? (@parts[:y] < 69 ? 2000 : 1900) + @parts[:y] : Time.now.year)
  def month = @parts[:m] || 1
  def day = @parts[:d] || 1
  def hour
    return @parts[:H] || 0 unless @parts[:I]
    @parts[:I] % 12 + (@parts[:p] ? 12 : 0)
  end
  def to_time_value
    return Time.at(@parts[:s]) if @parts[:s]
    KERNEL.made_time([year, month, day, hour, @parts[:M] || 0, @parts[:S] || 0], @parts[:z] || 0, false)
  end
end
def KERNEL.parsed_by(text, form)
  form = form.gsub("%F", "%Y-%m-%d").gsub("%T", "%H:%M:%S").gsub("%R", "%H:%M").gsub("%D", "%m/%d/%y")
  names = []
  pattern = form.gsub(/%-?([a-zA-Z%])|([^%]+)/) do
    kind = __field(GLOBALS, "$~")[1]
    other = __field(GLOBALS, "$~")[2]
    if other
      Regexp.escape(other).gsub("\\ ", "\\s*")
    else
      names.push(kind.to_sym) unless kind == "%"
      TIME_PATTERNS[kind] || "(.*?)"
    end
  end
  found = text.match(Regexp.new("\\A\\s*" + pattern, "i"))
  raise Date::Error, "invalid date" unless found
  parts = {}
  names.each_with_index do |name, at|
    value = found[at + 1]
    case name
    when :B, :b, :h then parts[:m] = KERNEL.month_number(value)
    when :e then parts[:d] = value.to_i
    when :l then parts[:I] = value.to_i
    when :k then parts[:H] = value.to_i
    when :p, :P then parts[:p] = value.downcase == "pm"
    when :z then parts[:z] = KERNEL.zone_offset(value)
    when :A, :a, :Z then nil
    else parts[name] = value.to_i
    end
  end
  KernelTimeText.new(parts)
end
TIME_PATTERNS = { "Y" => "([-+]?\\d{4})", "m" => "(\\d\\d?)", "d" => "(\\d\\d?)", "e" => "\\s*(\\d\\d?)",
  "H" => "(\\d\\d?)",
                  "I" => "(\\d\\d?)", "l" => "\\s*(\\d\\d?)", "k" => "\\s*(\\d\\d?)", "M" => "(\\d\\d?)", "S" => "(\\d\\d?)",
                  "y" => "(\\d\\d)", "j" => "(\\d{1,3})", "B" => "([a-z]+)", "b" => "([a-z]+)", "h" => "([a-z]+)",
                  "A" => "([a-z]+)", "a" => "([a-z]+)", "p" => "([ap]m)", "P" => "([ap]m)", "z" => "([-+]\\d\\d:?\\d\\d|Z|UTC)",
                  "G" => "([-+]?\\d{4})", "V" => "(\\d\\d?)", "u" => "([1-7])",
                  "Z" => "([A-Z]+)", "s" => "(-?\\d+)", "L" => "(\\d{3})", "N" => "(\\d+)", "%" => "%" }
