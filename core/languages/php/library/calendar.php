// Days by their Julian number, and Easter.

function gregoriantojd($month, $day, $year) { return $year === 0 || $month < 1 || $month > 12 || $day < 1 ? 0 : days_of($year < 0 ? $year + 1 : $year, $month, $day) + 2440588; }
function jd_parts($julian_day) {
    [$year, $month, $day] = date_of_days($julian_day - 2440588);
    return [$year <= 0 ? $year - 1 : $year, $month, $day];
}
function jdtogregorian($julian_day) {
    [$year, $month, $day] = jd_parts($julian_day);
    return $month . '/' . $day . '/' . $year;
}
function jddayofweek($julian_day, $mode = 0) {
    $day = (($julian_day + 1) % 7 + 7) % 7;
    return $mode === 0 ? $day : ($mode === 1 ? day_names()[$day] : substr(day_names()[$day], 0, 3));
}
function jdmonthname($julian_day, $mode) {
    $name = month_names()[jd_parts($julian_day)[1] - 1];
    return $mode === 0 ? substr($name, 0, 3) : $name;
}
function unixtojd($timestamp = null) { return intdiv($timestamp ?? time(), 86400) + 2440588; }
function jdtounix($julian_day) { return ($julian_day - 2440588) * 86400; }
function cal_to_jd($calendar, $month, $day, $year) { return gregoriantojd($month, $day, $year); }
// Days from March 21 to Easter.
function easter_days($year = null, $mode = 0) {
    $year = $year ?? intval(date('Y'));
    $golden = $year % 19 + 1;
    $dom = ($year + intdiv($year, 4) - intdiv($year, 100) + intdiv($year, 400)) % 7;
    $solar = intdiv($year - 1600, 100) - intdiv($year - 1600, 400);
    $lunar = intdiv(intdiv($year - 1400, 100) * 8, 25);
    $moon = (3 - 11 * $golden + $solar - $lunar) % 30;
    if ($moon < 0) { $moon += 30; }
    if ($moon === 29 || $moon === 28 && $golden > 11) { $moon--; }
    $after = (4 - $moon - $dom) % 7;
    return $moon + ($after < 0 ? $after + 7 : $after) + 1;
}
function easter_date($year = null, $mode = 0) {
    $year = $year ?? intval(date('Y'));
    return mktime(0, 0, 0, 3, 21 + easter_days($year), $year);
}
