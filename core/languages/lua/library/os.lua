-- The library `os`. The clock stands at the beginning of 2026 when a run begins and goes with the machine's; the time zone is UTC.

os = __table_of()
function _now() return 1767225600 + math.floor(__clock()) end
function os.clock() return __clock() end
_variables = { HOME = "/root", PATH = "/usr/local/bin:/usr/bin:/bin", LANG = "C.UTF-8", PWD = "/home/user", USER = "root" }
function os.getenv(name) return _variables[_text(name, 1, "getenv")] end
function os.difftime(later, earlier)
    return _integer(later, 1, "difftime") - _integer(earlier, 2, "difftime") + 0.0
end
-- There is no shell.
function os.execute(command)
    if command == nil then return false end
    _text(command, 1, "execute")
    return nil, "exit", 127
end
function os.exit(code, closes)
    if code == nil or code == true then code = 0 elseif code == false then code = 1 end
    code = _integer(code, 1, "exit")
    if not closes then __run_end(code) end
    -- What the main chunk closes is closed, wherever it stands.
    _exit_code = code
    if _running == nil then __throw(_closing) end
    _running.state = "dead"
    __task_switch(0)
end
_exit_code = nil
function os.tmpname()
    _disk_count = _disk_count + 1
    local path = "/tmp/lua_" .. string.format("%06d", _disk_count)
    _disk[path] = ""
    return path
end
function os.remove(name)
    if _disk[_text(name, 1, "remove")] == nil then return nil, name .. ": No such file or directory", 2 end
    _disk[name] = nil
    return true
end
function os.rename(name, other)
    name, other = _text(name, 1, "rename"), _text(other, 2, "rename")
    if _disk[name] == nil then return nil, "No such file or directory", 2 end
    _disk[other], _disk[name] = _disk[name], nil
    return true
end
_locale_kinds = { all = true, collate = true, ctype = true, monetary = true, numeric = true, time = true }
function os.setlocale(locale, kind)
    if locale ~= nil then locale = _text(locale, 1, "setlocale") end
    if kind ~= nil and not _locale_kinds[_text(kind, 2, "setlocale")] then _bad(2, "setlocale", "invalid option '" .. kind .. "'") end
    if locale == nil or locale == "" or locale == "C" or locale == "POSIX" then return "C" end
    return nil
end

_day_names = { "Sunday", "Monday", "Tuesday", "Wednesday", "Thursday", "Friday", "Saturday" }
_month_names = {
    "January", "February", "March", "April", "May", "June", "July", "August", "September", "October", "November", "December",
}

-- The days from the beginning of 1970 to a date; see Howard Hinnant, "chrono-Compatible Low-Level Date Algorithms".
function _days_of(year, month, day)
    year = year + (month - 1) // 12
    month = (month - 1) % 12 + 1
    if month <= 2 then year = year - 1 end
    local era = year // 400
    local of_era = year - era * 400
    local of_year = (153 * ((month + 9) % 12) + 2) // 5 + day - 1
    return era * 146097 + of_era * 365 + of_era // 4 - of_era // 100 + of_year - 719468
end

-- What a moment is called: the fields of `os.date("*t")`.
function _moment(time)
    local days = time // 86400
    local second = time % 86400
    local shifted = days + 719468
    local era = shifted // 146097
    local of_era = shifted - era * 146097
    local year_of_era = (of_era - of_era // 1460 + of_era // 36524 - of_era // 146096) // 365
    local of_year = of_era - (365 * year_of_era + year_of_era // 4 - year_of_era // 100)
    local shifted_month = (5 * of_year + 2) // 153
    local month = shifted_month < 10 and shifted_month + 3 or shifted_month - 9
    local year = year_of_era + era * 400 + (month <= 2 and 1 or 0)
    return {
        year = year, month = month, day = of_year - (153 * shifted_month + 2) // 5 + 1,
        hour = second // 3600, min = second // 60 % 60, sec = second % 60,
        wday = (days + 4) % 7 + 1, yday = days - _days_of(year, 1, 1) + 1, isdst = false,
    }
end

-- The fields of a date are of 32 bits; years and months are counted from a number on.
_counted_from = { year = 1900, month = 1 }
function _date_field(date, name, default)
    local value = date[name]
    local number = math.tointeger(value)
    if number == nil and _type(value) == "string" then number = math.tointeger(tonumber(value)) end
    if number ~= nil then
        local from = _counted_from[name] or 0
        if number >= 0 and number - from > 0x7fffffff or number < 0 and number < from - 0x80000000 then
            _fail("field '" .. name .. "' is out-of-bound")
        end
        return number
    end
    if value ~= nil then _fail("field '" .. name .. "' is not an integer") end
    if default == nil then _fail("field '" .. name .. "' missing in date table") end
    return default
end

function os.time(date)
    if date == nil then return _now() end
    _expect(date, "table", 1, "time")
    local year, month = _date_field(date, "year"), _date_field(date, "month")
    local days = _days_of(year, month, 1) + _date_field(date, "day") - 1
    local time = days * 86400 + _date_field(date, "hour", 12) * 3600 + _date_field(date, "min", 0) * 60 + _date_field(date, "sec", 0)
    for name, value in pairs(_moment(time)) do date[name] = value end
    return time
end

-- The week of a year, where weeks begin with a day (1 is Sunday).
function _week(moment, first)
    return (moment.yday + 6 - (moment.wday - first) % 7) // 7
end
-- Year and week by ISO 8601.
function _iso_week(moment)
    local weekday = (moment.wday + 5) % 7 + 1
    local week = (moment.yday - weekday + 10) // 7
    if week < 1 then
        local last = _moment(_days_of(moment.year - 1, 12, 31) * 86400)
        return _iso_week(last)
    end
    if week == 53 then
        local first = _moment(_days_of(moment.year + 1, 1, 1) * 86400)
        if first.wday >= 2 and first.wday <= 5 then return moment.year + 1, 1 end
    end
    return moment.year, week
end

_directives = {
    a = function(m) return string.sub(_day_names[m.wday], 1, 3) end,
    A = function(m) return _day_names[m.wday] end,
    b = function(m) return string.sub(_month_names[m.month], 1, 3) end,
    B = function(m) return _month_names[m.month] end,
    c = function(m) return _dated("%a %b %e %H:%M:%S %Y", m) end,
    C = function(m) return string.format("%02d", m.year // 100) end,
    d = function(m) return string.format("%02d", m.day) end,
    D = function(m) return _dated("%m/%d/%y", m) end,
    e = function(m) return string.format("%2d", m.day) end,
    F = function(m) return _dated("%Y-%m-%d", m) end,
    g = function(m) local year = _iso_week(m) return string.format("%02d", year % 100) end,
    G = function(m) local year = _iso_week(m) return tostring(year) end,
    h = function(m) return string.sub(_month_names[m.month], 1, 3) end,
    H = function(m) return string.format("%02d", m.hour) end,
    I = function(m) return string.format("%02d", (m.hour + 11) % 12 + 1) end,
    j = function(m) return string.format("%03d", m.yday) end,
    m = function(m) return string.format("%02d", m.month) end,
    M = function(m) return string.format("%02d", m.min) end,
    n = function() return "\n" end,
    p = function(m) return m.hour < 12 and "AM" or "PM" end,
    r = function(m) return _dated("%I:%M:%S %p", m) end,
    R = function(m) return _dated("%H:%M", m) end,
    S = function(m) return string.format("%02d", m.sec) end,
    t = function() return "\t" end,
    T = function(m) return _dated("%H:%M:%S", m) end,
    u = function(m) return tostring((m.wday + 5) % 7 + 1) end,
    U = function(m) return string.format("%02d", _week(m, 1)) end,
    V = function(m) local _, week = _iso_week(m) return string.format("%02d", week) end,
    w = function(m) return tostring(m.wday - 1) end,
    W = function(m) return string.format("%02d", _week(m, 2)) end,
    x = function(m) return _dated("%m/%d/%y", m) end,
    X = function(m) return _dated("%H:%M:%S", m) end,
    y = function(m) return string.format("%02d", m.year % 100) end,
    Y = function(m) return tostring(m.year) end,
    z = function() return "+0000" end,
    Z = function() return "GMT" end,
    ["%"] = function() return "%" end,
}
-- Directives that may have a letter in front, which changes nothing here.
_modified = {
    E = {c = true, C = true, x = true, X = true, y = true, Y = true},
    O = {d = true, e = true, H = true, I = true, m = true, M = true, S = true, u = true, U = true, V = true, w = true, W = true, y = true},
}
function _dated(format, moment)
    return (string.gsub(format, "%%([EO]?.?)", function(letter)
        local directive = _directives[letter]
        if #letter == 2 and _modified[__byte_part(letter, 1, 1)][__byte_part(letter, 2, 2)] then directive = _directives[__byte_part(letter, 2, 2)] end
        if directive == nil then _bad(1, "date", "invalid conversion specifier '%" .. letter .. "'") end
        return directive(moment)
    end))
end

function os.date(format, time)
    local text = format == nil and "%c" or _text(format, 1, "date")
    local moment = _moment(time == nil and _now() or _integer(time, 2, "date"))
    if moment.year - 1900 > 0x7fffffff or moment.year - 1900 < -0x80000000 then
        _fail("date result cannot be represented in this installation")
    end
    if string.sub(text, 1, 1) == "!" then text = string.sub(text, 2) end
    if text == "*t" then return moment end
    return _dated(text, moment)
end
