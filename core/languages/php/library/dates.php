// Dates in the Gregorian calendar, and how they are written.

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
            case 'B': $out .= str_pad('' . intdiv((($moment + 3600) % 86400 + 86400) % 86400 * 10, 864), 3, '0', 0); break;
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
            case 'T': $out .= zone_kind($zone) === 1 ? 'GMT' . offset_words($offset, '') : zone_at($zone, $moment)[1]; break;
            case 'P': $out .= offset_words($offset, ':'); break;
            case 'p': $out .= $offset === 0 ? 'Z' : offset_words($offset, ':'); break;
            case 'O': $out .= offset_words($offset, ''); break;
            case 'Z': $out .= $offset; break;
            case 'I': $out .= zone_at($zone, $moment)[2] ? '1' : '0'; break;
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
function date($format, $timestamp = null) {
    $moment = $timestamp ?? time();
    $zone = date_default_timezone_get();
    return date_text($format, $moment, zone_offset($zone, $moment), $zone);
}
function gmdate($format, $timestamp = null) { return date_text($format, $timestamp ?? time(), 0, 'UTC'); }
function idate($format, $timestamp = null) { return intval(date($format, $timestamp)); }
// The moment at which clocks of a zone show a time.
function moment_in($zone, $local) { return $local - zone_offset_of_clock($zone, $local); }
function mktime($hour, $minute = null, $second = null, $month = null, $day = null, $year = null) {
    $zone = date_default_timezone_get();
    $now = parts_of_moment(time() + zone_offset($zone, time()));
    return moment_in($zone, moment_of(full_year($year) ?? $now[0], $month ?? $now[1], $day ?? $now[2], $hour, $minute ?? $now[4], $second ?? $now[5]));
}
function full_year($year) { return $year === null || $year < 0 || $year > 100 ? $year : ($year < 70 ? 2000 + $year : 1900 + $year); }
function gmmktime($hour, $minute = null, $second = null, $month = null, $day = null, $year = null) {
    $now = parts_of_moment(time());
    return moment_of(full_year($year) ?? $now[0], $month ?? $now[1], $day ?? $now[2], $hour, $minute ?? $now[4], $second ?? $now[5]);
}
function checkdate($month, $day, $year) { return $month >= 1 && $month <= 12 && $year >= 1 && $day >= 1 && $day <= days_in($month, $year); }
function cal_days_in_month($calendar, $month, $year) { return days_in($month, $year); }
function getdate($timestamp = null) {
    $timestamp = $timestamp ?? time();
    [$year, $month, $day, $hour, $minute, $second] = parts_of_moment($timestamp + zone_offset(date_default_timezone_get(), $timestamp));
    return ['seconds' => $second, 'minutes' => $minute, 'hours' => $hour, 'mday' => $day, 'wday' => intval(date('w', $timestamp)), 'mon' => $month, 'year' => $year, 'yday' => intval(date('z', $timestamp)), 'weekday' => date('l', $timestamp), 'month' => date('F', $timestamp), 0 => $timestamp];
}
