// Time zones: offsets from UTC, abbreviations, and names of places with the rules that are in force there now.

// Names: the offset in minutes, its abbreviation, the abbreviation in summer, and whose rule summer follows.
function zone_table() {
    global $zones;
    if (!__is_none($zones)) { return $zones; }
    $zones = [];
    $rows = [
        [0, 'UTC', '', '', 'UTC Etc/UTC Etc/GMT Etc/Zulu'], [0, 'GMT', '', '', 'GMT Africa/Abidjan Africa/Accra Africa/Dakar Atlantic/Reykjavik'],
        [0, 'GMT', 'BST', 'eu', 'Europe/London Europe/Belfast Europe/Jersey Europe/Guernsey Europe/Isle_of_Man'], [0, 'GMT', 'IST', 'eu', 'Europe/Dublin'],
        [0, 'WET', 'WEST', 'eu', 'Europe/Lisbon Atlantic/Canary Atlantic/Madeira'], [-60, '-01', '+00', 'eu', 'Atlantic/Azores'],
        [60, 'CET', 'CEST', 'eu', 'Europe/Paris Europe/Berlin Europe/Madrid Europe/Rome Europe/Vienna Europe/Zurich Europe/Amsterdam Europe/Brussels Europe/Copenhagen Europe/Oslo '
            . 'Europe/Stockholm Europe/Warsaw Europe/Prague Europe/Budapest Europe/Belgrade Europe/Zagreb Europe/Ljubljana Europe/Bratislava Europe/Luxembourg Europe/Malta Europe/Monaco '
            . 'Europe/Andorra Europe/Vaduz Europe/San_Marino Europe/Vatican Europe/Sarajevo Europe/Skopje Europe/Tirane Europe/Podgorica Europe/Gibraltar Africa/Ceuta Arctic/Longyearbyen'],
        [60, 'CET', '', '', 'Africa/Algiers Africa/Tunis'], [60, 'WAT', '', '', 'Africa/Lagos Africa/Kinshasa Africa/Luanda'],
        [120, 'EET', 'EEST', 'eu', 'Europe/Athens Europe/Helsinki Europe/Kiev Europe/Kyiv Europe/Bucharest Europe/Sofia Europe/Riga Europe/Tallinn Europe/Vilnius Europe/Mariehamn Asia/Nicosia'],
        [120, 'EET', '', '', 'Europe/Kaliningrad Africa/Tripoli'], [120, 'SAST', '', '', 'Africa/Johannesburg'], [120, 'CAT', '', '', 'Africa/Harare Africa/Maputo Africa/Lusaka'],
        [180, 'MSK', '', '', 'Europe/Moscow Europe/Simferopol'], [180, '+03', '', '', 'Europe/Istanbul Europe/Minsk Asia/Riyadh Asia/Baghdad Asia/Kuwait Asia/Qatar Asia/Istanbul'],
        [180, 'EAT', '', '', 'Africa/Nairobi Africa/Addis_Ababa Africa/Kampala'], [210, '+0330', '', '', 'Asia/Tehran'],
        [240, '+04', '', '', 'Asia/Dubai Europe/Samara Asia/Baku Asia/Tbilisi Asia/Yerevan'], [270, '+0430', '', '', 'Asia/Kabul'],
        [300, 'PKT', '', '', 'Asia/Karachi'], [300, '+05', '', '', 'Asia/Tashkent Asia/Yekaterinburg Indian/Maldives'], [330, 'IST', '', '', 'Asia/Kolkata Asia/Calcutta'],
        [330, '+0530', '', '', 'Asia/Colombo'], [345, '+0545', '', '', 'Asia/Kathmandu Asia/Katmandu'], [360, '+06', '', '', 'Asia/Dhaka Asia/Thimphu'],
        [390, '+0630', '', '', 'Asia/Yangon'], [420, '+07', '', '', 'Asia/Bangkok Asia/Ho_Chi_Minh Asia/Novosibirsk'], [420, 'WIB', '', '', 'Asia/Jakarta'],
        [480, 'CST', '', '', 'Asia/Shanghai Asia/Taipei Asia/Macau'], [480, 'HKT', '', '', 'Asia/Hong_Kong'], [480, '+08', '', '', 'Asia/Singapore Asia/Kuala_Lumpur'],
        [480, 'PST', '', '', 'Asia/Manila'], [480, 'AWST', '', '', 'Australia/Perth'], [540, 'JST', '', '', 'Asia/Tokyo'], [540, 'KST', '', '', 'Asia/Seoul Asia/Pyongyang'],
        [570, 'ACST', '', '', 'Australia/Darwin'], [570, 'ACST', 'ACDT', 'au', 'Australia/Adelaide'], [600, 'AEST', '', '', 'Australia/Brisbane'],
        [600, 'AEST', 'AEDT', 'au', 'Australia/Sydney Australia/Melbourne Australia/Hobart Australia/Canberra'], [600, '+10', '', '', 'Asia/Vladivostok'],
        [720, 'NZST', 'NZDT', 'nz', 'Pacific/Auckland'], [720, '+12', '', '', 'Pacific/Fiji'], [-600, 'HST', '', '', 'Pacific/Honolulu US/Hawaii'],
        [-540, 'AKST', 'AKDT', 'us', 'America/Anchorage US/Alaska'], [-480, 'PST', 'PDT', 'us', 'America/Los_Angeles America/Vancouver America/Tijuana US/Pacific'],
        [-420, 'MST', 'MDT', 'us', 'America/Denver America/Edmonton America/Boise US/Mountain'], [-420, 'MST', '', '', 'America/Phoenix US/Arizona'],
        [-360, 'CST', 'CDT', 'us', 'America/Chicago America/Winnipeg US/Central'], [-360, 'CST', '', '', 'America/Mexico_City America/Regina America/Costa_Rica America/Guatemala'],
        [-300, 'EST', 'EDT', 'us', 'America/New_York America/Toronto America/Detroit America/Montreal US/Eastern America/Nassau'],
        [-300, 'EST', '', '', 'America/Jamaica America/Panama America/Cancun'], [-300, '-05', '', '', 'America/Bogota America/Lima America/Guayaquil'],
        [-240, 'AST', 'ADT', 'us', 'America/Halifax Atlantic/Bermuda'], [-240, '-04', '', '', 'America/Caracas America/La_Paz America/Manaus'], [-240, 'AST', '', '', 'America/Puerto_Rico'],
        [-210, 'NST', 'NDT', 'us', 'America/St_Johns'], [-180, '-03', '', '', 'America/Sao_Paulo America/Argentina/Buenos_Aires America/Buenos_Aires America/Montevideo America/Bahia'],
    ];
    foreach ($rows as $row) { foreach (explode(' ', $row[4]) as $name) { $zones[strtolower($name)] = [$row[0] * 60, $row[1], $row[2], $row[3], $name]; } }
    return $zones;
}
function zone_words() { return ['utc' => 0, 'gmt' => 0, 'z' => 0, 'est' => -18000, 'edt' => -14400, 'cst' => -21600, 'cdt' => -18000, 'mst' => -25200, 'mdt' => -21600, 'pst' => -28800, 'pdt' => -25200, 'cet' => 3600, 'cest' => 7200, 'bst' => 3600, 'eet' => 7200, 'eest' => 10800, 'msk' => 10800, 'jst' => 32400]; }
// The spelling of a zone's name; null where there is no such zone.
function zone_named($name) {
    if (preg_match('/^([+-])(\d{1,2}):?(\d{2})?$/', $name, $m) === 1) { return $m[1] . str_pad($m[2], 2, '0', 0) . ':' . (isset($m[3]) && $m[3] !== '' ? $m[3] : '00'); }
    $lower = strtolower($name);
    $row = zone_table()[$lower] ?? null;
    if ($row !== null) { return $row[4]; }
    return isset(zone_words()[$lower]) ? strtoupper($lower) : null;
}
// Zones are offsets, abbreviations, or names.
function zone_kind($name) {
    if ($name[0] === '+' || $name[0] === '-') { return 1; }
    return isset(zone_table()[strtolower($name)]) ? 3 : 2;
}
// The day of a month that is its nth of a weekday, or its last.
function nth_weekday($year, $month, $weekday, $nth) {
    if ($nth > 0) {
        $first = days_of($year, $month, 1);
        return $first + ($weekday - (($first + 4) % 7 + 7) % 7 + 7) % 7 + 7 * ($nth - 1);
    }
    $last = days_of($year, $month + 1, 0);
    return $last - ((($last + 4) % 7 + 7) % 7 - $weekday + 7) % 7;
}
// Whether it is summer at a moment, by a rule.
function is_summer($rule, $moment, $offset) {
    $year = parts_of_moment($moment + $offset)[0];
    switch ($rule) {
        case 'eu':
            if ($year < 1996) { return false; }
            return $moment >= nth_weekday($year, 3, 0, -1) * 86400 + 3600 && $moment < nth_weekday($year, 10, 0, -1) * 86400 + 3600;
        case 'us':
            if ($year < 1987) { return false; }
            [$from, $to] = $year >= 2007 ? [nth_weekday($year, 3, 0, 2), nth_weekday($year, 11, 0, 1)] : [nth_weekday($year, 4, 0, 1), nth_weekday($year, 10, 0, -1)];
            return $moment >= $from * 86400 + 7200 - $offset && $moment < $to * 86400 + 3600 - $offset;
        case 'au': return $moment >= nth_weekday($year, 10, 0, 1) * 86400 + 7200 - $offset || $moment < nth_weekday($year, 4, 0, 1) * 86400 + 7200 - $offset;
        case 'nz': return $moment >= nth_weekday($year, 9, 0, -1) * 86400 + 7200 - $offset || $moment < nth_weekday($year, 4, 0, 1) * 86400 + 7200 - $offset;
    }
    return false;
}
// The offset of a zone at a moment, the abbreviation, and whether it is summer.
function zone_at($name, $moment) {
    if (preg_match('/^([+-])(\d{2}):?(\d{2})$/', $name, $m) === 1) { return [(intval($m[2]) * 3600 + intval($m[3]) * 60) * ($m[1] === '-' ? -1 : 1), $name, false]; }
    $row = zone_table()[strtolower($name)] ?? null;
    if ($row === null) { return [zone_words()[strtolower($name)] ?? 0, strtoupper($name), false]; }
    if ($row[3] !== '' && is_summer($row[3], $moment, $row[0])) { return [$row[0] + 3600, $row[2], true]; }
    return [$row[0], $row[1], false];
}
function zone_offset($name, $moment = 0) { return zone_at($name, $moment)[0]; }
// The offset of a zone where clocks show a time. Of one that they show twice the first is meant; one that they skip counts as if they had not.
function zone_offset_of_clock($name, $local) {
    $before = zone_at($name, $local - 86400 - zone_offset($name, $local - 86400))[0];
    if (zone_offset($name, $local - $before) === $before) { return $before; }
    $after = zone_at($name, $local + 86400 - zone_offset($name, $local + 86400))[0];
    return zone_offset($name, $local - $after) === $after ? $after : $before;
}
function date_default_timezone_set($timezoneId) {
    global $default_zone;
    $name = zone_named($timezoneId);
    if ($name === null || zone_kind($name) !== 3) {
        notice_of('Notice', 8, "date_default_timezone_set(): Timezone ID '" . $timezoneId . "' is invalid");
        return false;
    }
    $default_zone = $name;
    return true;
}
function date_default_timezone_get() {
    global $default_zone;
    return __is_none($default_zone) ? 'UTC' : $default_zone;
}
function timezone_identifiers_list() {
    $names = [];
    foreach (zone_table() as $row) { if (__str_find($row[4], '/') >= 0 && !__str_startswith($row[4], 'US/') && !__str_startswith($row[4], 'Etc/')) { $names[] = $row[4]; } }
    sort($names);
    $names[] = 'UTC';
    return $names;
}
function timezone_open($timezone) {
    try { return new DateTimeZone($timezone); }
    catch (Exception $error) {
        warning('timezone_open(): Unknown or bad timezone (' . $timezone . ')');
        return false;
    }
}
class DateTimeZone {
    const UTC = 1024;
    const ALL = 2047;
    const EUROPE = 128;
    protected $own__name;
    function __construct($timezone) {
        $name = zone_named($timezone);
        if ($name === null) { throw new Exception('DateTimeZone::__construct(): Unknown or bad timezone (' . $timezone . ')'); }
        $this->own__name = $name;
    }
    function getName() { return $this->own__name; }
    function getOffset($datetime) { return zone_offset($this->own__name, $datetime->getTimestamp()); }
    function own_shown() { return [['timezone_type', 'public', zone_kind($this->own__name), ''], ['timezone', 'public', $this->own__name, '']]; }
    static function listIdentifiers($timezoneGroup = 2047, $countryCode = null) { return timezone_identifiers_list(); }
    function __serialize() { return ['timezone_type' => zone_kind($this->own__name), 'timezone' => $this->own__name]; }
    function __unserialize($data) { $this->own__name = $data['timezone']; }
}
