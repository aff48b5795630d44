// Dates in the Gregorian calendar, at UTC or a fixed offset.

// Days since 1970-01-01.
function days_of($year, $month, $day) {
    $year += __quotient(($month - 1) - (((($month - 1) % 12) + 12) % 12), 12);
    $month = (((($month - 1) % 12) + 12) % 12) + 1;
    $y = $month <= 2 ? $year - 1 : $year;
    $era = intdiv($y >= 0 ? $y : $y - 399, 400);
    $of_era = $y - $era * 400;
    $of_year = intdiv(153 * ($month + ($month > 2 ? -3 : 9)) + 2, 5) + $day - 1;
    return $era * 146097 + $of_era * 365 + intdiv($of_era, 4) - intdiv($of_era, 100) + $of_year - 719468;
}
// Year, month and day of a number of days.
function date_of_days($days) {
    $days += 719468;
    $era = intdiv($days >= 0 ? $days : $days - 146096, 146097);
    $of_era = $days - $era * 146097;
    $years = intdiv($of_era - intdiv($of_era, 1460) + intdiv($of_era, 36524) - intdiv($of_era, 146096), 365);
    $of_year = $of_era - (365 * $years + intdiv($years, 4) - intdiv($years, 100));
    $m = intdiv(5 * $of_year + 2, 153);
    $month = $m < 10 ? $m + 3 : $m - 9;
    return [$years + $era * 400 + ($month <= 2 ? 1 : 0), $month, $of_year - intdiv(153 * $m + 2, 5) + 1];
}
function floor_div($a, $b) { return intdiv($a - ((($a % $b) + $b) % $b), $b); }
// What a moment is made of: year, month, day, hour, minute, second.
function parts_of_moment($moment) {
    $days = floor_div($moment, 86400);
    $rest = $moment - $days * 86400;
    [$year, $month, $day] = date_of_days($days);
    return [$year, $month, $day, intdiv($rest, 3600), intdiv($rest, 60) % 60, $rest % 60];
}
function moment_of($year, $month, $day, $hour, $minute, $second) { return days_of($year, $month, $day) * 86400 + $hour * 3600 + $minute * 60 + $second; }
function is_leap($year) { return $year % 4 === 0 && $year % 100 !== 0 || $year % 400 === 0; }
function days_in($month, $year) { return [31, is_leap($year) ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][$month - 1]; }
function month_names() { return ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December']; }
function day_names() { return ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']; }
function two($number) { return $number < 10 ? '0' . $number : '' . $number; }
function offset_words($offset, $colon) {
    $size = abs($offset);
    return ($offset < 0 ? '-' : '+') . two(intdiv($size, 3600)) . $colon . two(intdiv($size, 60) % 60);
}
// The year and week of ISO 8601.
function iso_week($moment) {
    $days = floor_div($moment, 86400);
    $weekday = ((($days + 3) % 7) + 7) % 7;
    $thursday = $days - $weekday + 3;
    $year = date_of_days($thursday)[0];
    return [$year, intdiv($thursday - days_of($year, 1, 1), 7) + 1];
}
function date_text($format, $moment, $offset = 0, $zone = 'UTC', $micro = 0) {
    $local = $moment + $offset;
    [$year, $month, $day, $hour, $minute, $second] = parts_of_moment($local);
    $days = floor_div($local, 86400);
    $weekday = ((($days + 4) % 7) + 7) % 7;
    $out = '';
    $size = strlen($format);
    for ($i = 0; $i < $size; $i++) {
        $one = $format[$i];
        switch ($one) {
            case 'd': $out .= two($day); break;
            case 'j': $out .= $day; break;
            case 'D': $out .= substr(day_names()[$weekday], 0, 3); break;
            case 'l': $out .= day_names()[$weekday]; break;
            case 'N': $out .= $weekday === 0 ? 7 : $weekday; break;
            case 'w': $out .= $weekday; break;
            case 'S': $out .= $day % 10 === 1 && $day !== 11 ? 'st' : ($day % 10 === 2 && $day !== 12 ? 'nd' : ($day % 10 === 3 && $day !== 13 ? 'rd' : 'th')); break;
            case 'z': $out .= $days - days_of($year, 1, 1); break;
            case 'W': $out .= two(iso_week($local)[1]); break;
            case 'o': $out .= iso_week($local)[0]; break;
            case 'm': $out .= two($month); break;
            case 'n': $out .= $month; break;
            case 'M': $out .= substr(month_names()[$month - 1], 0, 3); break;
            case 'F': $out .= month_names()[$month - 1]; break;
            case 't': $out .= days_in($month, $year); break;
            case 'L': $out .= is_leap($year) ? '1' : '0'; break;
            case 'Y': $out .= ($year < 0 ? '-' : '') . str_pad('' . abs($year), 4, '0', 0); break;
            case 'y': $out .= two($year % 100); break;
            case 'a': $out .= $hour < 12 ? 'am' : 'pm'; break;
            case 'A': $out .= $hour < 12 ? 'AM' : 'PM'; break;
            case 'g': $out .= $hour % 12 === 0 ? 12 : $hour % 12; break;
            case 'G': $out .= $hour; break;
            case 'h': $out .= two($hour % 12 === 0 ? 12 : $hour % 12); break;
            case 'H': $out .= two($hour); break;
            case 'i': $out .= two($minute); break;
            case 's': $out .= two($second); break;
            case 'u': $out .= str_pad('' . $micro, 6, '0', 0); break;
            case 'v': $out .= str_pad('' . intdiv($micro, 1000), 3, '0', 0); break;
            case 'e': $out .= $zone; break;
            case 'T': $out .= $zone === 'UTC' ? 'UTC' : $zone; break;
            case 'P': $out .= offset_words($offset, ':'); break;
            case 'p': $out .= $offset === 0 ? 'Z' : offset_words($offset, ':'); break;
            case 'O': $out .= offset_words($offset, ''); break;
            case 'Z': $out .= $offset; break;
            case 'I': $out .= '0'; break;
            case 'U': $out .= $moment; break;
            case 'c': $out .= date_text('Y-m-d\TH:i:sP', $moment, $offset, $zone, $micro); break;
            case 'r': $out .= date_text('D, d M Y H:i:s O', $moment, $offset, $zone, $micro); break;
            case '\\':
                $i++;
                $out .= substr($format, $i, 1);
                break;
            default: $out .= $one;
        }
    }
    return $out;
}
function date($format, $timestamp = null) { return date_text($format, $timestamp ?? time()); }
function gmdate($format, $timestamp = null) { return date($format, $timestamp); }
function idate($format, $timestamp = null) { return intval(date($format, $timestamp)); }
function mktime($hour, $minute = null, $second = null, $month = null, $day = null, $year = null) {
    $now = parts_of_moment(time());
    return moment_of($year ?? $now[0], $month ?? $now[1], $day ?? $now[2], $hour, $minute ?? $now[4], $second ?? $now[5]);
}
function gmmktime($hour, $minute = null, $second = null, $month = null, $day = null, $year = null) { return mktime($hour, $minute, $second, $month, $day, $year); }
function checkdate($month, $day, $year) { return $month >= 1 && $month <= 12 && $year >= 1 && $day >= 1 && $day <= days_in($month, $year); }
function cal_days_in_month($calendar, $month, $year) { return days_in($month, $year); }
function getdate($timestamp = null) {
    $timestamp = $timestamp ?? time();
    [$year, $month, $day, $hour, $minute, $second] = parts_of_moment($timestamp);
    return ['seconds' => $second, 'minutes' => $minute, 'hours' => $hour, 'mday' => $day, 'wday' => intval(date('w', $timestamp)), 'mon' => $month, 'year' => $year, 'yday' => intval(date('z', $timestamp)), 'weekday' => date('l', $timestamp), 'month' => date('F', $timestamp), 0 => $timestamp];
}
function strtotime($datetime, $base = null) {
    $read = date_read($datetime, $base ?? time(), 0);
    return $read === null ? false : $read[0];
}
function place_in($names, $word) {
    foreach ($names as $at => $name) {
        $name = strtolower($name);
        if ($word === $name || $word === substr($name, 0, 3) || $word === substr($name, 0, 4) || $word === substr($name, 0, 5) && strlen($word) >= 4) { return $at; }
    }
    return -1;
}
// Reads a date as people write it: the moment, the offset from UTC, the zone, microseconds.
function date_read($text, $base, $offset, $zone = 'UTC', $keeps_time = false) {
    $text = trim(strtolower($text));
    if (preg_match('/^@(-?\d+)(?:\.(\d+))?$/', $text, $m) === 1) { return [intval($m[1]), 0, '+00:00', 0]; }
    $parts = parts_of_moment($base + $offset);
    $micro = 0;
    $has_date = false;
    $has_time = false;
    $months = month_names();
    $days = day_names();
    $moves = [];
    $weekday = null;
    $of_week = null;
    while ($text !== '') {
        if (preg_match('/^[\s,]+/', $text, $m) === 1) { $text = substr($text, strlen($m[0])); continue; }
        if (preg_match('/^(-?\d{4})-(\d{1,2})-(\d{1,2})(?=$|[^\d])/', $text, $m) === 1) { $parts[0] = intval($m[1]); $parts[1] = intval($m[2]); $parts[2] = intval($m[3]); $has_date = true; }
        elseif (preg_match('#^(\d{4})/(\d{1,2})/(\d{1,2})#', $text, $m) === 1) { $parts[0] = intval($m[1]); $parts[1] = intval($m[2]); $parts[2] = intval($m[3]); $has_date = true; }
        elseif (preg_match('#^(\d{1,2})/(\d{1,2})/(\d{4})#', $text, $m) === 1) { $parts[0] = intval($m[3]); $parts[1] = intval($m[1]); $parts[2] = intval($m[2]); $has_date = true; }
        elseif (preg_match('/^(\d{1,2})[-.](\d{1,2})[-.](\d{4})/', $text, $m) === 1) { $parts[0] = intval($m[3]); $parts[1] = intval($m[2]); $parts[2] = intval($m[1]); $has_date = true; }
        elseif (preg_match('/^(\d{4})(\d{2})(\d{2})(?=$|t|\s)/', $text, $m) === 1) { $parts[0] = intval($m[1]); $parts[1] = intval($m[2]); $parts[2] = intval($m[3]); $has_date = true; }
        elseif (preg_match('/^t?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*([ap])\.?m\.?)?/', $text, $m) === 1) {
            $hour = intval($m[1]);
            if (isset($m[5]) && $m[5] !== '') { $hour = $hour % 12 + ($m[5] === 'p' ? 12 : 0); }
            $parts[3] = $hour;
            $parts[4] = intval($m[2]);
            $parts[5] = isset($m[3]) ? intval($m[3]) : 0;
            if (isset($m[4]) && $m[4] !== '') { $micro = intval(substr(str_pad($m[4], 6, '0'), 0, 6)); }
            $has_time = true;
        } elseif (preg_match('/^(\d{1,2})\s*([ap])\.?m\.?/', $text, $m) === 1) {
            $parts[3] = intval($m[1]) % 12 + ($m[2] === 'p' ? 12 : 0);
            $parts[4] = 0;
            $parts[5] = 0;
            $has_time = true;
        } elseif (preg_match('/^(z|utc|gmt)(?![a-z])/', $text, $m) === 1) { $offset = 0; $zone = $m[1] === 'z' ? 'Z' : 'UTC'; }
        elseif ($has_time && preg_match('/^([+-])(\d{2}):?(\d{2})(?=$|\s)/', $text, $m) === 1) {
            $offset = (intval($m[2]) * 3600 + intval($m[3]) * 60) * ($m[1] === '-' ? -1 : 1);
            $zone = $m[1] . $m[2] . ':' . $m[3];
        } elseif (preg_match('/^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?[\s,-]+(\d{4})/', $text, $m) === 1 && place_in($months, $m[2]) >= 0) { $parts[0] = intval($m[3]); $parts[1] = place_in($months, $m[2]) + 1; $parts[2] = intval($m[1]); $has_date = true; }
        elseif (preg_match('/^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,)?\s+(\d{4})/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[0] = intval($m[3]); $parts[1] = place_in($months, $m[1]) + 1; $parts[2] = intval($m[2]); $has_date = true; }
        elseif (preg_match('/^([a-z]{3,9})\s+(\d{4})/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[0] = intval($m[2]); $parts[1] = place_in($months, $m[1]) + 1; $parts[2] = 1; $has_date = true; }
        elseif (preg_match('/^([a-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[1] = place_in($months, $m[1]) + 1; $parts[2] = intval($m[2]); $has_date = true; }
        elseif (preg_match('/^([a-z]+day)\s+(next|last|this)\s+week/', $text, $m) === 1 && place_in($days, $m[1]) >= 0) {
            $of_week = [(place_in($days, $m[1]) + 6) % 7, ['next' => 1, 'last' => -1, 'this' => 0][$m[2]]];
            if (!$has_time) { $parts[3] = 0; $parts[4] = 0; $parts[5] = 0; }
        } elseif (preg_match('/^(first|last) day of/', $text, $m) === 1) { $moves[] = [$m[1] === 'first' ? 'first day' : 'last day', 0]; }
        elseif (preg_match('/^(first|second|third|fourth|fifth|last)\s+([a-z]+day)\s+of/', $text, $m) === 1) {
            $moves[] = ['nth', [['first' => 1, 'second' => 2, 'third' => 3, 'fourth' => 4, 'fifth' => 5, 'last' => -1][$m[1]], place_in($days, $m[2])]];
            if (!$has_time) { $parts[3] = 0; $parts[4] = 0; $parts[5] = 0; }
        } elseif (preg_match('/^([+-]?)\s*(\d+|a|an|next|last|previous|this)\s*(microsecond|usec|millisecond|msec|second|sec|minute|min|hour|day|weekday|week|fortnight|month|year)s?(\s+ago)?(?![a-z])/', $text, $m) === 1) {
            $words = ['a' => 1, 'an' => 1, 'next' => 1, 'last' => -1, 'previous' => -1, 'this' => 0];
            $count = $words[$m[2]] ?? intval($m[2]);
            if ($m[1] === '-') { $count = -$count; }
            if (isset($m[4]) && $m[4] !== '') { $count = -$count; }
            $moves[] = [$m[3], $count];
        } elseif (preg_match('/^(now|today|midnight|noon|tomorrow|yesterday)(?![a-z])/', $text, $m) === 1) {
            if ($m[1] !== 'now') { $parts[3] = $m[1] === 'noon' ? 12 : 0; $parts[4] = 0; $parts[5] = 0; $has_time = true; }
            if ($m[1] === 'tomorrow') { $parts[2] = $parts[2] + 1; }
            if ($m[1] === 'yesterday') { $parts[2] = $parts[2] - 1; }
        } elseif (preg_match('/^(next|last|previous|this)?\s*(sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tues?|wed|thurs?|thu|fri|sat)(?![a-z])/', $text, $m) === 1) {
            $weekday = [$m[1], place_in($days, substr($m[2], 0, 3))];
            if (!$has_time) { $parts[3] = 0; $parts[4] = 0; $parts[5] = 0; $has_time = true; }
        } elseif (preg_match('/^of\s*/', $text, $m) === 1 || preg_match('/^at\s+/', $text, $m) === 1) {}
        elseif (preg_match('/^([a-z]{3,9})(?![a-z])/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[1] = place_in($months, $m[1]) + 1; }
        elseif (preg_match('#^([a-z]+/[a-z_]+)#', $text, $m) === 1) { $zone = $m[1]; }
        else { return null; }
        $text = substr($text, strlen($m[0]));
    }
    if ($has_date && !$has_time && !$keeps_time) { $parts[3] = 0; $parts[4] = 0; $parts[5] = 0; }
    $days_only = null;
    foreach ($moves as $move) {
        [$unit, $count] = $move;
        switch ($unit) {
            case 'microsecond': case 'usec': $micro += $count; break;
            case 'millisecond': case 'msec': $micro += $count * 1000; break;
            case 'second': case 'sec': $parts[5] = $parts[5] + $count; break;
            case 'minute': case 'min': $parts[4] = $parts[4] + $count; break;
            case 'hour': $parts[3] = $parts[3] + $count; break;
            case 'day': $parts[2] = $parts[2] + $count; break;
            case 'week': $parts[2] = $parts[2] + 7 * $count; break;
            case 'fortnight': $parts[2] = $parts[2] + 14 * $count; break;
            case 'month': $parts[1] = $parts[1] + $count; break;
            case 'year': $parts[0] = $parts[0] + $count; break;
            case 'weekday':
                $step = $count < 0 ? -1 : 1;
                for ($left = abs($count); $left > 0;) {
                    $parts[2] = $parts[2] + $step;
                    $at = (((days_of($parts[0], $parts[1], $parts[2]) + 4) % 7) + 7) % 7;
                    if ($at !== 0 && $at !== 6) { $left--; }
                }
                break;
            case 'first day': $days_only = 1; break;
            case 'last day': $days_only = -1; break;
            case 'nth': $days_only = $count; break;
        }
    }
    if ($days_only === 1) { $parts[2] = 1; }
    elseif ($days_only === -1) { $parts[1] = $parts[1] + 1; $parts[2] = 0; }
    elseif ($days_only !== null) {
        [$nth, $wanted] = $days_only;
        if ($nth > 0) {
            $first = (((days_of($parts[0], $parts[1], 1) + 4) % 7) + 7) % 7;
            $parts[2] = 1 + ($wanted - $first + 7) % 7 + 7 * ($nth - 1);
        } else {
            $last = days_of($parts[0], $parts[1] + 1, 0);
            $at = ((($last + 4) % 7) + 7) % 7;
            $parts[1] = $parts[1] + 1;
            $parts[2] = -(($at - $wanted + 7) % 7);
        }
    }
    if ($of_week !== null) {
        $today = (((days_of($parts[0], $parts[1], $parts[2]) + 3) % 7) + 7) % 7;
        $parts[2] = $parts[2] - $today + $of_week[0] + 7 * $of_week[1];
    }
    if ($weekday !== null) {
        $today = (((days_of($parts[0], $parts[1], $parts[2]) + 4) % 7) + 7) % 7;
        $forward = ($weekday[1] - $today + 7) % 7;
        if ($weekday[0] === 'next' && $forward === 0) { $forward = 7; }
        if ($weekday[0] === 'last' || $weekday[0] === 'previous') { $forward -= 7; }
        $parts[2] = $parts[2] + $forward;
    }
    $moment = moment_of($parts[0], $parts[1], $parts[2], $parts[3], $parts[4], $parts[5]) - $offset;
    return [$moment + floor_div($micro, 1000000), $offset, $zone, $micro - floor_div($micro, 1000000) * 1000000];
}
class DateTimeZone {
    const UTC = 1024;
    private $name;
    function __construct($timezone = 'UTC') { $this->name = $timezone; }
    function getName() { return $this->name; }
    function getOffset($datetime) { return zone_offset($this->name); }
}
function zone_offset($name) {
    if (preg_match('/^([+-])(\d{2}):?(\d{2})$/', $name, $m) === 1) { return (intval($m[2]) * 3600 + intval($m[3]) * 60) * ($m[1] === '-' ? -1 : 1); }
    return 0;
}
class DateInterval {
    public $y = 0;
    public $m = 0;
    public $d = 0;
    public $h = 0;
    public $i = 0;
    public $s = 0;
    public $f = 0;
    public $invert = 0;
    public $days = false;
    public $from_string = false;
    function __construct($duration) {
        if (preg_match('/^P(?:(\d+)Y)?(?:(\d+)M)?(?:(\d+)W)?(?:(\d+)D)?(?:T(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?)?$/', $duration, $found) !== 1 || strlen($duration) < 3) { throw new Exception('Unknown or bad format (' . $duration . ')'); }
        $this->y = intval($found[1] ?? 0);
        $this->m = intval($found[2] ?? 0);
        $this->d = intval($found[4] ?? 0) + 7 * intval($found[3] ?? 0);
        $this->h = intval($found[5] ?? 0);
        $this->i = intval($found[6] ?? 0);
        $this->s = intval($found[7] ?? 0);
    }
    static function createFromDateString($datetime) {
        $made = new DateInterval('PT0S');
        preg_match_all('/([+-]?\s*\d+)\s*(sec|second|min|minute|hour|day|week|month|year)s?/', strtolower($datetime), $all, 2);
        foreach ($all as $one) {
            $count = intval(str_replace(' ', '', $one[1]));
            switch ($one[2]) {
                case 'sec': case 'second': $made->s += $count; break;
                case 'min': case 'minute': $made->i += $count; break;
                case 'hour': $made->h += $count; break;
                case 'day': $made->d += $count; break;
                case 'week': $made->d += 7 * $count; break;
                case 'month': $made->m += $count; break;
                case 'year': $made->y += $count; break;
            }
        }
        return $made;
    }
    function format($format) {
        $out = '';
        $size = strlen($format);
        for ($at = 0; $at < $size; $at++) {
            if ($format[$at] !== '%' || $at + 1 >= $size) { $out .= $format[$at]; continue; }
            $at++;
            switch ($format[$at]) {
                case 'y': $out .= $this->y; break;
                case 'Y': $out .= str_pad('' . $this->y, 2, '0', 0); break;
                case 'm': $out .= $this->m; break;
                case 'M': $out .= two($this->m); break;
                case 'd': $out .= $this->d; break;
                case 'D': $out .= two($this->d); break;
                case 'h': $out .= $this->h; break;
                case 'H': $out .= two($this->h); break;
                case 'i': $out .= $this->i; break;
                case 'I': $out .= two($this->i); break;
                case 's': $out .= $this->s; break;
                case 'S': $out .= two($this->s); break;
                case 'f': $out .= intval($this->f * 1000000); break;
                case 'F': $out .= str_pad('' . intval($this->f * 1000000), 6, '0', 0); break;
                case 'a': $out .= $this->days === false ? '(unknown)' : $this->days; break;
                case 'R': $out .= $this->invert ? '-' : '+'; break;
                case 'r': $out .= $this->invert ? '-' : ''; break;
                case '%': $out .= '%'; break;
                default: $out .= '%' . $format[$at];
            }
        }
        return $out;
    }
}
interface DateTimeInterface {
    const ATOM = 'Y-m-d\TH:i:sP';
    const COOKIE = 'l, d-M-Y H:i:s T';
    const ISO8601 = 'Y-m-d\TH:i:sO';
    const RFC822 = 'D, d M y H:i:s O';
    const RFC2822 = 'D, d M Y H:i:s O';
    const RFC3339 = 'Y-m-d\TH:i:sP';
    const RFC3339_EXTENDED = 'Y-m-d\TH:i:s.vP';
    const RFC7231 = 'D, d M Y H:i:s \G\M\T';
    const RSS = 'D, d M Y H:i:s O';
    const W3C = 'Y-m-d\TH:i:sP';
}
// What both classes of moments are made of; `changed` gives the one that a change is made to.
abstract class OwnMoment implements DateTimeInterface {
    protected $moment = 0;
    protected $offset = 0;
    protected $zone = 'UTC';
    protected $micro = 0;
    function __construct($datetime = 'now', $timezone = null) {
        if ($timezone !== null) { $this->zone = $timezone->getName(); $this->offset = zone_offset($this->zone); }
        $read = date_read($datetime, time(), $this->offset, $this->zone);
        if ($read === null) { throw new Exception('Failed to parse time string (' . $datetime . ') at position 0 (' . substr($datetime, 0, 1) . '): The timezone could not be found in the database'); }
        [$this->moment, $this->offset, $this->zone, $this->micro] = $read;
    }
    abstract function changed();
    function format($format) { return date_text($format, $this->moment, $this->offset, $this->zone, $this->micro); }
    function getTimestamp() { return $this->moment; }
    function getOffset() { return $this->offset; }
    function getTimezone() { return new DateTimeZone($this->zone); }
    function local() { return parts_of_moment($this->moment + $this->offset); }
    function modify($modifier) {
        $read = date_read($modifier, $this->moment, $this->offset, $this->zone, true);
        if ($read === null) {
            warning(kind_word($this) . '::modify(): Failed to parse time string (' . $modifier . ') at position 0 (' . substr($modifier, 0, 1) . '): The timezone could not be found in the database');
            return false;
        }
        $made = $this->changed();
        $made->moment = $read[0];
        if ($read[3] !== 0) { $made->micro = $read[3]; }
        return $made;
    }
    function setDate($year, $month, $day) {
        $made = $this->changed();
        $parts = $this->local();
        $made->moment = moment_of($year, $month, $day, $parts[3], $parts[4], $parts[5]) - $this->offset;
        return $made;
    }
    function setISODate($year, $week, $day_of_week = 1) {
        $made = $this->changed();
        $parts = $this->local();
        $fourth = days_of($year, 1, 4);
        $monday = $fourth - ((($fourth + 3) % 7) + 7) % 7;
        $made->moment = ($monday + ($week - 1) * 7 + $day_of_week - 1) * 86400 + $parts[3] * 3600 + $parts[4] * 60 + $parts[5] - $this->offset;
        return $made;
    }
    function setTime($hour, $minute, $second = 0, $microsecond = 0) {
        $made = $this->changed();
        $parts = $this->local();
        $made->moment = moment_of($parts[0], $parts[1], $parts[2], $hour, $minute, $second) - $this->offset;
        $made->micro = $microsecond;
        return $made;
    }
    function setTimestamp($timestamp) {
        $made = $this->changed();
        $made->moment = $timestamp;
        $made->micro = 0;
        return $made;
    }
    function setTimezone($timezone) {
        $made = $this->changed();
        $made->zone = $timezone->getName();
        $made->offset = zone_offset($made->zone);
        return $made;
    }
    function add($interval) { return $this->moved($interval, 1); }
    function sub($interval) { return $this->moved($interval, -1); }
    function moved($interval, $sign) {
        if ($interval->invert) { $sign = -$sign; }
        $made = $this->changed();
        $p = $this->local();
        if ($interval->days !== false && $interval->days !== 0 && $interval->y === 0 && false) { return $made; }
        $made->moment = moment_of($p[0] + $sign * $interval->y, $p[1] + $sign * $interval->m, $p[2] + $sign * $interval->d, $p[3] + $sign * $interval->h, $p[4] + $sign * $interval->i, $p[5] + $sign * $interval->s) - $this->offset;
        return $made;
    }
    function diff($target, $absolute = false) {
        $made = new DateInterval('PT0S');
        $from = $this;
        $to = $target;
        if ($from->moment > $to->moment || $from->moment === $to->moment && $from->micro > $to->micro) {
            $from = $target;
            $to = $this;
            $made->invert = $absolute ? 0 : 1;
        }
        $a = parts_of_moment($from->moment + $from->offset);
        $b = parts_of_moment($to->moment + $from->offset);
        $made->days = intdiv($to->moment - $from->moment, 86400);
        $f = $to->micro - $from->micro;
        $s = $b[5] - $a[5];
        if ($f < 0) { $f += 1000000; $s--; }
        $i = $b[4] - $a[4];
        if ($s < 0) { $s += 60; $i--; }
        $h = $b[3] - $a[3];
        if ($i < 0) { $i += 60; $h--; }
        $d = $b[2] - $a[2];
        if ($h < 0) { $h += 24; $d--; }
        $m = $b[1] - $a[1];
        $y = $b[0] - $a[0];
        if ($d < 0) {
            $m--;
            $before = $b[1] === 1 ? 12 : $b[1] - 1;
            $d += $made->invert ? days_in($a[1], $a[0]) : days_in($before, $b[1] === 1 ? $b[0] - 1 : $b[0]);
        }
        if ($m < 0) { $m += 12; $y--; }
        $made->y = $y;
        $made->m = $m;
        $made->d = $d;
        $made->h = $h;
        $made->i = $i;
        $made->s = $s;
        $made->f = $f / 1000000;
        return $made;
    }
    static function createFromFormat($format, $datetime, $timezone = null) {
        $class = static_class_name($this);
        $made = new $class('now', $timezone);
        $p = [null, null, null, null, null, null];
        $at = 0;
        $micro = null;
        $after = null;
        $zeroed = false;
        $size = strlen($format);
        for ($i = 0; $i < $size; $i++) {
            $rest = substr($datetime, $at);
            $one = $format[$i];
            $patterns = ['Y' => '\d{4}', 'y' => '\d{2}', 'm' => '\d{2}', 'n' => '\d{1,2}', 'd' => '\d{2}', 'j' => '\d{1,2}', 'H' => '\d{2}', 'G' => '\d{1,2}', 'h' => '\d{2}', 'g' => '\d{1,2}', 'i' => '\d{2}', 's' => '\d{2}', 'u' => '\d{1,6}', 'v' => '\d{1,3}', 'D' => '[A-Za-z]{3}', 'l' => '[A-Za-z]+', 'M' => '[A-Za-z]{3}', 'F' => '[A-Za-z]+', 'A' => '[AaPp][Mm]', 'a' => '[AaPp][Mm]', 'U' => '-?\d+', 'P' => '(?:Z|[+-]\d{2}:?\d{2})', 'O' => '[+-]\d{2}:?\d{2}', 'T' => '\S+', 'e' => '\S+', 'S' => '[a-z]{2}', '?' => '.', '*' => '[^\s,;:\/.\\\\()-]*'];
            if ($one === '!' || $one === '|') { $zeroed = true; continue; }
            if ($one === '+') { break; }
            if ($one === '\\') { $i++; $at++; continue; }
            if (!isset($patterns[$one])) {
                if (substr($rest, 0, 1) !== $one) { return false; }
                $at++;
                continue;
            }
            if (preg_match('/^' . $patterns[$one] . '/', $rest, $found) !== 1) { return false; }
            $word = $found[0];
            $at += strlen($word);
            switch ($one) {
                case 'Y': $p[0] = intval($word); break;
                case 'y': $p[0] = intval($word) + (intval($word) < 70 ? 2000 : 1900); break;
                case 'm': case 'n': $p[1] = intval($word); break;
                case 'd': case 'j': $p[2] = intval($word); break;
                case 'H': case 'G': case 'h': case 'g': $p[3] = intval($word); break;
                case 'i': $p[4] = intval($word); break;
                case 's': $p[5] = intval($word); break;
                case 'u': $micro = intval(str_pad($word, 6, '0')); break;
                case 'M': case 'F': $p[1] = place_in(month_names(), strtolower($word)) + 1; break;
                case 'A': case 'a': $after = strtolower($word) === 'pm'; break;
                case 'U': $made->moment = intval($word); return $made;
                case 'P': case 'O': case 'e': case 'T':
                    $made->zone = $word;
                    $made->offset = zone_offset($word);
                    break;
            }
        }
        if ($at < strlen($datetime)) { return false; }
        $now = $zeroed ? [1970, 1, 1, 0, 0, 0] : $made->local();
        $timed = $p[3] !== null || $p[4] !== null || $p[5] !== null;
        if ($after !== null && $p[3] !== null) { $p[3] = $p[3] % 12 + ($after ? 12 : 0); }
        $dated = $p[0] !== null || $p[1] !== null || $p[2] !== null;
        for ($i = 0; $i < 6; $i++) { if ($p[$i] === null) { $p[$i] = $i >= 3 && $timed ? 0 : $now[$i]; } }
        $made->moment = moment_of($p[0], $p[1], $p[2], $p[3], $p[4], $p[5]) - $made->offset;
        $made->micro = $micro ?? 0;
        return $made;
    }
    static function getLastErrors() { return false; }
    function __serialize() { return ['date' => $this->format('Y-m-d H:i:s.u'), 'timezone_type' => 3, 'timezone' => $this->zone]; }
}
function static_class_name($value) { return __field(static_class($value), '@name'); }
class DateTime extends OwnMoment {
    function changed() { return $this; }
    static function createFromInterface($object) { return new DateTime($object->format('Y-m-d H:i:s.uP')); }
    static function createFromImmutable($object) { return new DateTime($object->format('Y-m-d H:i:s.uP')); }
}
class DateTimeImmutable extends OwnMoment {
    function changed() { return clone $this; }
    static function createFromInterface($object) { return new DateTimeImmutable($object->format('Y-m-d H:i:s.uP')); }
    static function createFromMutable($object) { return new DateTimeImmutable($object->format('Y-m-d H:i:s.uP')); }
}
class DatePeriod implements IteratorAggregate {
    const EXCLUDE_START_DATE = 1;
    public $start;
    public $interval;
    public $end;
    public $recurrences;
    public $options = 0;
    function __construct($start, $interval, $end, $options = 0) {
        $this->start = $start;
        $this->interval = $interval;
        $this->end = $end;
        $this->options = $options;
    }
    function getIterator() {
        $made = [];
        $at = DateTimeImmutable::createFromInterface($this->start);
        $count = 0;
        $mutable = $this->start instanceof DateTime;
        while (is_int($this->end) ? $count <= $this->end : $at->getTimestamp() < $this->end->getTimestamp()) {
            if ($count > 0 || ($this->options & 1) === 0) { $made[] = $mutable ? DateTime::createFromImmutable($at) : $at; }
            $at = $at->add($this->interval);
            $count++;
        }
        return new ArrayIterator($made);
    }
    function getStartDate() { return $this->start; }
    function getEndDate() { return $this->end; }
}
function date_create($datetime = 'now', $timezone = null) { try { return new DateTime($datetime, $timezone); } catch (Exception $e) { return false; } }
function date_create_immutable($datetime = 'now', $timezone = null) { return new DateTimeImmutable($datetime, $timezone); }
function date_diff($base, $target, $absolute = false) { return $base->diff($target, $absolute); }
function date_add($object, $interval) { return $object->add($interval); }
function date_sub($object, $interval) { return $object->sub($interval); }
function date_format($object, $format) { return $object->format($format); }
function date_modify($object, $modifier) { return $object->modify($modifier); }
function date_interval_format($object, $format) { return $object->format($format); }
function date_parse($datetime) {
    $read = date_read($datetime, 0, 0);
    if ($read === null) { return false; }
    [$year, $month, $day, $hour, $minute, $second] = parts_of_moment($read[0]);
    return ['year' => $year, 'month' => $month, 'day' => $day, 'hour' => $hour, 'minute' => $minute, 'second' => $second, 'fraction' => 0.0, 'warning_count' => 0, 'warnings' => [], 'error_count' => 0, 'errors' => [], 'is_localtime' => false];
}
