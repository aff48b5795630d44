// Moments, intervals and periods.

class DateInterval {
    public $y = 0;
    public $m = 0;
    public $d = 0;
    public $h = 0;
    public $i = 0;
    public $s = 0;
    public $f = 0.0;
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
        $words = ['next' => 1, 'last' => -1, 'previous' => -1, 'this' => 0, 'a' => 1, 'an' => 1, 'yesterday' => -1, 'tomorrow' => 1];
        $text = preg_replace('/\b(yesterday|tomorrow)\b/', '$1 day', strtolower($datetime));
        preg_match_all('/([+-]?\s*(?:\d+|\b[a-z]+))\s*\b(sec|second|min|minute|hour|day|weekday|week|fortnight|month|year)s?\b/', $text, $all, 2);
        // What is ago turns all that stands in front of it.
        $turns = preg_match('/\bago\b/', $text) === 1 ? -1 : 1;
        foreach ($all as $one) {
            $count = str_replace(' ', '', $one[1]);
            $count = $turns * ($words[$count] ?? intval($count));
            switch ($one[2]) {
                case 'fortnight': $made->d += 14 * $count; break;
                case 'weekday': $made->d += $count; break;
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
    protected $own__compared = 0;
    protected $own__offset = 0;
    protected $own__zone = 'UTC';
    protected $own__compared_part = 0;
    function __construct($datetime = 'now', $timezone = null) {
        $this->own__zone = $timezone === null ? date_default_timezone_get() : $timezone->getName();
        $this->own__offset = zone_offset($this->own__zone, time());
        $read = date_read($datetime, time(), $this->own__offset, $this->own__zone);
        if ($read === null) { throw new Exception(date_fault($datetime)); }
        [$this->own__compared, $this->own__offset, $this->own__zone, $this->own__compared_part] = $read;
    }
    abstract function changed();
    // Another moment that is to be the same.
    function own_into($made) {
        $made->own__compared = $this->own__compared;
        $made->own__offset = $this->own__offset;
        $made->own__zone = $this->own__zone;
        $made->own__compared_part = $this->own__compared_part;
        return $made;
    }
    function own_shown() {
        return [['date', 'public', $this->format('Y-m-d H:i:s.u'), ''], ['timezone_type', 'public', zone_kind($this->own__zone), ''], ['timezone', 'public', $this->own__zone, '']];
    }
    function format($format) { return date_text($format, $this->own__compared, $this->own__offset, $this->own__zone, $this->own__compared_part); }
    function getTimestamp() { return $this->own__compared; }
    function getOffset() { return $this->own__offset; }
    function getTimezone() { return new DateTimeZone($this->own__zone); }
    // What clocks of its zone show from now on.
    function shows($local) {
        $this->own__compared = moment_in($this->own__zone, $local);
        $this->own__offset = $local - $this->own__compared;
        return $this;
    }
    function local() { return parts_of_moment($this->own__compared + $this->own__offset); }
    function modify($modifier) {
        $read = date_read($modifier, $this->own__compared, $this->own__offset, $this->own__zone, true, $this->own__compared_part);
        if ($read === null) {
            warning(kind_word($this) . '::modify(): ' . date_fault($modifier));
            return false;
        }
        $made = $this->changed();
        $made->own__compared = $read[0];
        $made->own__offset = $read[1];
        $made->own__compared_part = $read[3];
        return $made;
    }
    function setDate($year, $month, $day) {
        $made = $this->changed();
        $parts = $this->local();
        return $made->shows(moment_of($year, $month, $day, $parts[3], $parts[4], $parts[5]));
    }
    function setISODate($year, $week, $day_of_week = 1) {
        $made = $this->changed();
        $parts = $this->local();
        $fourth = days_of($year, 1, 4);
        $monday = $fourth - ((($fourth + 3) % 7) + 7) % 7;
        return $made->shows(($monday + ($week - 1) * 7 + $day_of_week - 1) * 86400 + $parts[3] * 3600 + $parts[4] * 60 + $parts[5]);
    }
    function setTime($hour, $minute, $second = 0, $microsecond = 0) {
        $made = $this->changed();
        $parts = $this->local();
        $made->own__compared_part = $microsecond;
        return $made->shows(moment_of($parts[0], $parts[1], $parts[2], $hour, $minute, $second));
    }
    function setTimestamp($timestamp) {
        $made = $this->changed();
        $made->own__compared = $timestamp;
        $made->own__offset = zone_offset($made->own__zone, $timestamp);
        $made->own__compared_part = 0;
        return $made;
    }
    function setTimezone($timezone) {
        $made = $this->changed();
        $made->own__zone = $timezone->getName();
        $made->own__offset = zone_offset($made->own__zone, $made->own__compared);
        return $made;
    }
    function add($interval) { return $this->moved($interval, 1); }
    function sub($interval) { return $this->moved($interval, -1); }
    function moved($interval, $sign) {
        if ($interval->invert) { $sign = -$sign; }
        $made = $this->changed();
        $p = $this->local();
        $made->shows(moment_of($p[0] + $sign * $interval->y, $p[1] + $sign * $interval->m, $p[2] + $sign * $interval->d, $p[3], $p[4], $p[5]));
        $made->own__compared = $made->own__compared + $sign * ($interval->h * 3600 + $interval->i * 60 + $interval->s);
        $made->own__offset = zone_offset($made->own__zone, $made->own__compared);
        $micro = $made->own__compared_part + $sign * intval(round($interval->f * 1000000));
        $made->own__compared = $made->own__compared + floor_div($micro, 1000000);
        $made->own__compared_part = $micro - floor_div($micro, 1000000) * 1000000;
        return $made;
    }
    function diff($target, $absolute = false) {
        $made = new DateInterval('PT0S');
        $from = $this;
        $to = $target;
        if ($from->own__compared > $to->own__compared || $from->own__compared === $to->own__compared && $from->own__compared_part > $to->own__compared_part) {
            $from = $target;
            $to = $this;
            $made->invert = $absolute ? 0 : 1;
        }
        $a = parts_of_moment($from->own__compared + $from->own__offset);
        $b = parts_of_moment($to->own__compared + (zone_kind($from->own__zone) === 3 && $from->own__zone === $to->own__zone ? $to->own__offset : $from->own__offset));
        $made->days = intdiv($to->own__compared - $from->own__compared, 86400);
        $f = $to->own__compared_part - $from->own__compared_part;
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
            [$year, $month] = $made->invert ? [$a[0], $a[1] + 1] : [$b[0], $b[1]];
            do {
                $month--;
                if ($month === 0) { $month = 12; $year--; }
                $d += days_in($month, $year);
                if ($d < 0) { $m--; }
            } while ($d < 0);
        }
        if ($m < 0) { $m += 12; $y--; }
        $made->y = $y;
        $made->m = $m;
        $made->d = $d;
        $made->h = $h;
        $made->i = $i;
        $made->s = $s;
        $made->f = floatval($f) / 1000000;
        return $made;
    }
    static function createFromFormat($format, $datetime, $timezone = null) {
        global $moment_errors;
        $moment_errors = null;
        $faults = [];
        $fault_count = 0;
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
            $patterns = ['Y' => '\d{4}', 'y' => '\d{2}', 'm' => '\d{1,2}', 'n' => '\d{1,2}', 'd' => '\d{1,2}', 'j' => '\d{1,2}', 'H' => '\d{1,2}', 'G' => '\d{1,2}', 'h' => '\d{1,2}', 'g' => '\d{1,2}', 'i' => '\d{2}', 's' => '\d{2}', 'u' => '\d{1,6}', 'v' => '\d{1,3}', 'D' => '[A-Za-z]{3}', 'l' => '[A-Za-z]+', 'M' => '[A-Za-z]{3}', 'F' => '[A-Za-z]+', 'A' => '[AaPp][Mm]', 'a' => '[AaPp][Mm]', 'U' => '-?\d+', 'P' => '(?:Z|[+-]\d{2}:?\d{2})', 'O' => '[+-]\d{2}:?\d{2}', 'T' => '\S+', 'e' => '\S+', 'S' => '[a-z]{2}', '?' => '.', '*' => '[^\s,;:\/.\\\\()-]*'];
            if ($one === '!' || $one === '|') { $zeroed = true; continue; }
            if ($one === '+') { break; }
            if ($one === '\\') { $i++; $at++; continue; }
            if (!isset($patterns[$one])) {
                if ($rest === '') { return refused_moment($faults + [$at => 'Not enough data available to satisfy format'], $fault_count + 1); }
                if ($rest[0] !== $one && $one !== '?') {
                    $faults[$at] = __str_find('-/:;.,() ', $one) >= 0 ? 'Unexpected data found.' : 'The format separator does not match';
                    $fault_count += 2;
                }
                $at++;
                continue;
            }
            if ($rest === '') { return refused_moment($faults + [$at => 'Not enough data available to satisfy format'], $fault_count + 1); }
            if (preg_match('/^' . $patterns[$one] . '/', $rest, $found) !== 1) {
                $faults[$at] = absent_part($one);
                // What is to begin with digits is looked for up to the end.
                $is_number = __str_find('dDjlSMFaAeTOP', $one) < 0 || $one === 'd' || $one === 'j';
                if ($is_number && preg_match('/\d/', $rest) !== 1) { return refused_moment($faults + [strlen($datetime) => 'Not enough data available to satisfy format'], $fault_count + 3); }
                return refused_moment($faults, $fault_count + 1);
            }
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
                case 'M': case 'F':
                    $p[1] = place_in(month_names(), strtolower($word)) + 1;
                    if ($p[1] === 0) { return refused_moment([$at - strlen($word) => absent_part($one)], 1); }
                    break;
                case 'D': case 'l':
                    if (!in_array(strtolower(substr($word, 0, 3)), ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'])) { return refused_moment([$at - strlen($word) => absent_part($one)], 1); }
                    break;
                case 'A': case 'a': $after = strtolower($word) === 'pm'; break;
                case 'U': $made->own__compared = intval($word); return $made;
                case 'P': case 'O': case 'e': case 'T':
                    $made->own__zone = zone_named($word) ?? 'UTC';
                    break;
            }
        }
        if ($at < strlen($datetime)) { return refused_moment($faults + [$at => 'Trailing data'], $fault_count + 1); }
        if ($fault_count > 0) { return refused_moment($faults, $fault_count); }
        $now = $zeroed ? [1970, 1, 1, 0, 0, 0] : $made->local();
        $timed = $p[3] !== null || $p[4] !== null || $p[5] !== null;
        if ($after !== null && $p[3] !== null) { $p[3] = $p[3] % 12 + ($after ? 12 : 0); }
        $dated = $p[0] !== null || $p[1] !== null || $p[2] !== null;
        for ($i = 0; $i < 6; $i++) { if ($p[$i] === null) { $p[$i] = $i >= 3 && $timed ? 0 : $now[$i]; } }
        if ($p[3] > 23 || $p[4] > 59 || $p[5] > 59) { $faults[$at] = 'The parsed time was invalid'; }
        if ($p[1] < 1 || $p[1] > 12 || $p[2] < 1 || $p[2] > cal_days_in_month(0, $p[1], $p[0])) { $faults[$at] = 'The parsed date was invalid'; }
        if (__ordered_count($faults) > 0) { $moment_errors = ['warning_count' => 1, 'warnings' => $faults, 'error_count' => 0, 'errors' => []]; }
        $made->own__compared_part = $micro ?? 0;
        return $made->shows(moment_of($p[0], $p[1], $p[2], $p[3], $p[4], $p[5]));
    }
    static function getLastErrors() { return date_get_last_errors(); }
    function __serialize() { return ['date' => $this->format('Y-m-d H:i:s.u'), 'timezone_type' => 3, 'timezone' => $this->own__zone]; }
}
// What was wrong with the text that was read last.
function date_get_last_errors() {
    global $moment_errors;
    return __is_none($moment_errors) ? false : $moment_errors ?? false;
}
function refused_moment($faults, $count) {
    global $moment_errors;
    $moment_errors = ['warning_count' => 0, 'warnings' => [], 'error_count' => $count, 'errors' => $faults];
    return false;
}
function absent_part($letter) {
    $words = [
        'd' => 'two digit day', 'j' => 'two digit day', 'm' => 'two digit month', 'n' => 'two digit month', 'M' => 'textual month', 'F' => 'textual month',
        'D' => 'textual day', 'l' => 'textual day', 'y' => 'two digit year', 'Y' => 'four digit year', 'g' => 'two digit hour', 'h' => 'two digit hour',
        'G' => 'two digit hour', 'H' => 'two digit hour', 'a' => 'meridian', 'A' => 'meridian', 'i' => 'two digit minute', 's' => 'two digit second',
        'u' => 'six digit microsecond', 'v' => 'three digit millisecond', 'U' => 'unix timestamp', 'z' => 'three digit day-of-year',
    ];
    return isset($words[$letter]) ? 'A ' . $words[$letter] . ' could not be found' : 'The timezone could not be found in the database';
}
function static_class_name($value) { return __field(static_class($value), '@name'); }
class DateTime extends OwnMoment {
    function changed() { return $this; }
    static function createFromInterface($object) { return $object->own_into(new DateTime()); }
    static function createFromImmutable($object) { return $object->own_into(new DateTime()); }
}
class DateTimeImmutable extends OwnMoment {
    function changed() { return clone $this; }
    static function createFromInterface($object) { return $object->own_into(new DateTimeImmutable()); }
    static function createFromMutable($object) { return $object->own_into(new DateTimeImmutable()); }
}
class DatePeriod implements IteratorAggregate {
    const EXCLUDE_START_DATE = 1;
    public $start;
    public $interval;
    public $end;
    public $recurrences;
    public $options = 0;
    public $include_start_date;
    private $own__count = null;
    function __construct($start, $interval, $end, $options = 0) {
        $this->start = $start;
        $this->interval = $interval;
        $this->end = is_int($end) ? null : $end;
        $this->own__count = is_int($end) ? $end : null;
        $this->options = $options;
        $this->include_start_date = ($options & 1) === 0;
        $this->recurrences = (is_int($end) ? $end : 0) + ($this->include_start_date ? 1 : 0);
    }
    function getRecurrences() { return $this->own__count; }
    function getIterator() {
        $made = [];
        $at = DateTimeImmutable::createFromInterface($this->start);
        $count = 0;
        $mutable = $this->start instanceof DateTime;
        while ($this->own__count !== null ? $count <= $this->own__count : $at->getTimestamp() < $this->end->getTimestamp()) {
            if ($count > 0 || ($this->options & 1) === 0) { $made[] = $mutable ? DateTime::createFromImmutable($at) : $at; }
            $at = $at->add($this->interval);
            $count++;
        }
        return new ArrayIterator($made);
    }
    function getDateInterval() { return $this->interval; }
    function getStartDate() { return $this->start; }
    function getEndDate() { return $this->end; }
}
