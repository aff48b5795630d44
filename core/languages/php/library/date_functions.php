// The functions that do what the methods of moments do.

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
    return ['year' => $year, 'month' => $month, 'day' => $day, 'hour' => $hour, 'minute' => $minute, 'second' => $second, 'fraction' => $read[3] / 1000000, 'warning_count' => 0, 'warnings' => [], 'error_count' => 0, 'errors' => [], 'is_localtime' => false];
}
function date_create_from_format($format, $datetime, $timezone = null) { return DateTime::createFromFormat($format, $datetime, $timezone); }
function date_create_immutable_from_format($format, $datetime, $timezone = null) { return DateTimeImmutable::createFromFormat($format, $datetime, $timezone); }
function date_interval_create_from_date_string($datetime) { return DateInterval::createFromDateString($datetime); }
function date_timestamp_get($object) { return $object->getTimestamp(); }
function date_timestamp_set($object, $timestamp) { return $object->setTimestamp($timestamp); }
function date_timezone_get($object) { return $object->getTimezone(); }
function date_timezone_set($object, $timezone) { return $object->setTimezone($timezone); }
function date_offset_get($object) { return $object->getOffset(); }
function date_date_set($object, $year, $month, $day) { return $object->setDate($year, $month, $day); }
function date_time_set($object, $hour, $minute, $second = 0, $microsecond = 0) { return $object->setTime($hour, $minute, $second, $microsecond); }
function date_isodate_set($object, $year, $week, $day_of_week = 1) { return $object->setISODate($year, $week, $day_of_week); }
function timezone_name_get($object) { return $object->getName(); }
function timezone_offset_get($object, $datetime) { return $object->getOffset($datetime); }
function localtime($timestamp = null, $associative = false) {
    $timestamp = $timestamp ?? time();
    [$year, $month, $day, $hour, $minute, $second] = parts_of_moment($timestamp + zone_offset(date_default_timezone_get(), $timestamp));
    $all = [$second, $minute, $hour, $day, $month - 1, $year - 1900, intval(date('w', $timestamp)), intval(date('z', $timestamp)), intval(date('I', $timestamp))];
    return $associative ? array_combine(['tm_sec', 'tm_min', 'tm_hour', 'tm_mday', 'tm_mon', 'tm_year', 'tm_wday', 'tm_yday', 'tm_isdst'], $all) : $all;
}
function strftime($format, $timestamp = null) { return strftime_text($format, $timestamp ?? time(), 'date'); }
function gmstrftime($format, $timestamp = null) { return strftime_text($format, $timestamp ?? time(), 'gmdate'); }
function strftime_text($format, $timestamp, $date) {
    $letters = ['a' => 'D', 'A' => 'l', 'd' => 'd', 'j' => '', 'u' => 'N', 'w' => 'w', 'V' => 'W', 'G' => 'o', 'b' => 'M', 'B' => 'F', 'h' => 'M', 'm' => 'm', 'y' => 'y', 'Y' => 'Y', 'H' => 'H', 'I' => 'h',
        'M' => 'i', 'p' => 'A', 'P' => 'a', 'S' => 's', 'z' => 'O', 'Z' => 'T', 's' => 'U', 'R' => 'H:i', 'T' => 'H:i:s', 'D' => 'm/d/y', 'F' => 'Y-m-d', 'r' => 'h:i:s A', 'c' => 'D M j H:i:s Y', 'x' => 'm/d/y', 'X' => 'H:i:s'];
    return preg_replace_callback('/%(.)/s', function ($m) use ($letters, $timestamp, $date) {
        if ($m[1] === 'e') { return str_pad($date('j', $timestamp), 2, ' ', 0); }
        if ($m[1] === 'j') { return str_pad('' . ($date('z', $timestamp) + 1), 3, '0', 0); }
        if ($m[1] === 'n') { return "\n"; }
        if ($m[1] === 't') { return "\t"; }
        if ($m[1] === '%') { return '%'; }
        return isset($letters[$m[1]]) ? $date($letters[$m[1]], $timestamp) : $m[0];
    }, $format);
}
