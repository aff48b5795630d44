// Dates and times as people write them.

function strtotime($datetime, $base = null) {
    $zone = date_default_timezone_get();
    $base = $base ?? time();
    $read = date_read($datetime, $base, zone_offset($zone, $base), $zone);
    return $read === null ? false : $read[0];
}
function place_in($names, $word) {
    foreach ($names as $at => $name) {
        $name = strtolower($name);
        if ($word === $name || $word === substr($name, 0, 3) || $word === substr($name, 0, 4) || $word === substr($name, 0, 5) && strlen($word) >= 4) { return $at; }
    }
    return -1;
}
// What a date that cannot be read is refused for, and where.
function date_fault($text) {
    global $date_fault;
    [$at, $words] = $date_fault;
    return 'Failed to parse time string (' . $text . ') at position ' . $at . ' (' . substr($text, $at, 1) . '): ' . $words;
}
// Where the digits of what has been found begin to be too great: the second digit of a number of two.
function digit_beyond($found, $limits) {
    foreach ($limits as $group => $most) {
        if (isset($found[$group][0]) && $found[$group][0] !== '' && intval($found[$group][0]) > $most) { return $found[$group][1] + ($most > 24 || $most === 12 ? strlen($found[$group][0]) - 1 : 0); }
    }
    return -1;
}
// Reads a date as people write it: the moment, the offset from UTC, the zone, microseconds.
function date_read($text, $base, $offset, $zone = 'UTC', $keeps_time = false, $micro = 0) {
    global $date_fault;
    $whole = strtolower($text);
    $text = trim($whole);
    if (preg_match('/^@(-?\d+)(?:\.(\d+))?$/', $text, $m) === 1) { return [intval($m[1]), 0, '+00:00', isset($m[2]) ? intval(substr(str_pad($m[2], 6, '0'), 0, 6)) : 0]; }
    $parts = parts_of_moment($base + $offset);
    // A time that is said begins at its second, if no part of one is said.
    $clock = [$parts[3], $parts[4], $parts[5]];
    $parts[3] = null;
    $part_said = 0;
    $has_date = false;
    $has_time = false;
    $months = month_names();
    $days = day_names();
    $moves = [];
    $weekday = null;
    $of_week = null;
    while ($text !== '') {
        if (preg_match('/^[\s,]+/', $text, $m) === 1) { $text = substr($text, strlen($m[0])); continue; }
        $beyond = preg_match('/^-?\d{4}-(\d{1,2})-(\d{1,2})(?!\d)/', $text, $m, 256) === 1 ? digit_beyond($m, [1 => 12, 2 => 31])
            : (preg_match('#^(\d{1,2})/(\d{1,2})/\d{4}#', $text, $m, 256) === 1 ? (digit_beyond($m, [1 => 12, 2 => 31]) < 0 ? -1 : 0)
            : (preg_match('/^t?(\d{1,2}):(\d{2})/', $text, $m, 256) === 1 ? digit_beyond($m, [1 => 24, 2 => 59]) : -1));
        if ($beyond >= 0) {
            $date_fault = [strlen(rtrim($whole)) - strlen($text) + $beyond, 'Unexpected character'];
            return null;
        }
        if (preg_match('/^(-?\d{4})-(\d{1,2})-(\d{1,2})(?=$|[^\d])/', $text, $m) === 1) { $parts[0] = intval($m[1]); $parts[1] = intval($m[2]); $parts[2] = intval($m[3]); $has_date = true; }
        elseif (preg_match('#^(\d{4})/(\d{1,2})/(\d{1,2})#', $text, $m) === 1) { $parts[0] = intval($m[1]); $parts[1] = intval($m[2]); $parts[2] = intval($m[3]); $has_date = true; }
        elseif (preg_match('#^(\d{1,2})/(\d{1,2})/(\d{4})#', $text, $m) === 1) { $parts[0] = intval($m[3]); $parts[1] = intval($m[1]); $parts[2] = intval($m[2]); $has_date = true; }
        elseif (preg_match('/^(\d{1,2})[-.](\d{1,2})[-.](\d{4})/', $text, $m) === 1) { $parts[0] = intval($m[3]); $parts[1] = intval($m[2]); $parts[2] = intval($m[1]); $has_date = true; }
        elseif (preg_match('/^(\d{4})(\d{2})(\d{2})(?=$|t|\s)/', $text, $m) === 1) { $parts[0] = intval($m[1]); $parts[1] = intval($m[2]); $parts[2] = intval($m[3]); $has_date = true; }
        elseif (preg_match('/^(\d{4})-?w(\d{2})(?:-?([1-7]))?/', $text, $m) === 1) {
            $fourth = days_of(intval($m[1]), 1, 4);
            $day = $fourth - (($fourth + 3) % 7 + 7) % 7 + 7 * (intval($m[2]) - 1) + (isset($m[3]) && $m[3] !== '' ? intval($m[3]) - 1 : 0);
            [$parts[0], $parts[1], $parts[2]] = date_of_days($day);
            $has_date = true;
        } elseif (preg_match('/^(\d{4})[.-]?(\d{3})(?!\d)/', $text, $m) === 1) {
            $parts[0] = intval($m[1]);
            $parts[1] = 1;
            $parts[2] = intval($m[2]);
            $has_date = true;
        } elseif (preg_match('/^(\d{4})-(\d{2})(?=$|\s)/', $text, $m) === 1) {
            $parts[0] = intval($m[1]);
            $parts[1] = intval($m[2]);
            $parts[2] = 1;
            $has_date = true;
        } elseif (preg_match('/^(?:back|front) of (\d{1,2})([ap]m)?/', $text, $m) === 1) {
            $hour = intval($m[1]);
            if (isset($m[2]) && $m[2] !== '') { $hour = $hour % 12 + ($m[2] === 'pm' ? 12 : 0); }
            $parts[3] = $m[0][0] === 'b' ? $hour : $hour - 1;
            $parts[4] = $m[0][0] === 'b' ? 15 : 45;
            $parts[5] = 0;
            $has_time = true;
        }
        elseif ($has_date && preg_match('/^t(\d{2})(\d{2})(\d{2})?(?!\d)/', $text, $m) === 1) {
            $parts[3] = intval($m[1]);
            $parts[4] = intval($m[2]);
            $parts[5] = intval($m[3] ?? 0);
            $has_time = true;
        } elseif (preg_match('/^t?(\d{1,2}):(\d{2})(?::(\d{2})(?:[.,](\d{1,9}))?)?(?:\s*([ap])\.?m\.?)?/', $text, $m) === 1) {
            $hour = intval($m[1]);
            if (isset($m[5]) && $m[5] !== '') { $hour = $hour % 12 + ($m[5] === 'p' ? 12 : 0); }
            $parts[3] = $hour;
            $parts[4] = intval($m[2]);
            $parts[5] = isset($m[3]) ? intval($m[3]) : 0;
            if (isset($m[4]) && $m[4] !== '') { $part_said = intval(substr(str_pad($m[4], 6, '0'), 0, 6)); }
            $has_time = true;
        } elseif (preg_match('/^(\d{1,2})\s*([ap])\.?m\.?/', $text, $m) === 1) {
            $parts[3] = intval($m[1]) % 12 + ($m[2] === 'p' ? 12 : 0);
            $parts[4] = 0;
            $parts[5] = 0;
            $has_time = true;
        } elseif (preg_match('/^(?:\(?)(z|utc|gmt|est|edt|cst|cdt|mst|mdt|pst|pdt|cet|cest|bst|eet|eest|msk|jst)(?:\)?)(?![a-z])/', $text, $m) === 1) { $zone = $m[1] === 'utc' ? 'UTC' : strtoupper($m[1]); }
        elseif ($has_time && preg_match('/^([+-])(\d{2}):?(\d{2})(?=$|\s)/', $text, $m) === 1) {
            $zone = $m[1] . $m[2] . ':' . $m[3];
        } elseif (preg_match('/^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})\.?[\s,-]+(\d{4})/', $text, $m) === 1 && place_in($months, $m[2]) >= 0) { $parts[0] = intval($m[3]); $parts[1] = place_in($months, $m[2]) + 1; $parts[2] = intval($m[1]); $has_date = true; }
        elseif (preg_match('/^([a-z]{3,9})\.?\s+(\d{1,2})(?:st|nd|rd|th)?(?:,)?\s+(\d{4})/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[0] = intval($m[3]); $parts[1] = place_in($months, $m[1]) + 1; $parts[2] = intval($m[2]); $has_date = true; }
        elseif (preg_match('/^([a-z]{3,9})\s+(\d{4})/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[0] = intval($m[2]); $parts[1] = place_in($months, $m[1]) + 1; $parts[2] = 1; $has_date = true; }
        elseif (preg_match('/^([a-z]{3,9})\s+(\d{1,2})(?:st|nd|rd|th)?(?![\d:])/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[1] = place_in($months, $m[1]) + 1; $parts[2] = intval($m[2]); $has_date = true; }
        elseif (preg_match('/^(\d{1,2})(?:st|nd|rd|th)?[\s-]+([a-z]{3,9})(?![a-z])/', $text, $m) === 1 && place_in($months, $m[2]) >= 0) { $parts[1] = place_in($months, $m[2]) + 1; $parts[2] = intval($m[1]); $has_date = true; }
        elseif (preg_match('/^([a-z]+day)\s+(next|last|this)\s+week/', $text, $m) === 1 && place_in($days, $m[1]) >= 0) {
            $of_week = [(place_in($days, $m[1]) + 6) % 7, ['next' => 1, 'last' => -1, 'this' => 0][$m[2]]];
            if (!$has_time) { $parts[3] = 0; $parts[4] = 0; $parts[5] = 0; }
        } elseif (preg_match('/^(first|last) day of/', $text, $m) === 1) { $moves[] = [$m[1] === 'first' ? 'first day' : 'last day', 0]; }
        elseif (preg_match('/^(first|second|third|fourth|fifth|last)\s+([a-z]+)\s+of/', $text, $m) === 1 && place_in($days, $m[2]) >= 0) {
            $moves[] = ['nth', [['first' => 1, 'second' => 2, 'third' => 3, 'fourth' => 4, 'fifth' => 5, 'last' => -1][$m[1]], place_in($days, $m[2])]];
            if (!$has_time) { $parts[3] = 0; $parts[4] = 0; $parts[5] = 0; }
        } elseif (preg_match('/^([+-]?)\s*(\d+|a|an|next|last|previous|this)\s*(microsecond|usec|millisecond|msec|second|sec|minute|min|hour|day|weekday|week|fortnight|month|year)s?(\s+ago)?(?![a-z])/', $text, $m) === 1) {
            $words = ['a' => 1, 'an' => 1, 'next' => 1, 'last' => -1, 'previous' => -1, 'this' => 0];
            $count = $words[$m[2]] ?? intval($m[2]);
            if ($m[1] === '-') { $count = -$count; }
            $moves[] = [$m[3], $count];
            // All that has been said so far is ago.
            if (isset($m[4]) && $m[4] !== '') { foreach ($moves as $place => $move) { if (is_int($move[1])) { $moves[$place][1] = -$move[1]; } } }
        } elseif (preg_match('/^(now|today|midnight|noon|tomorrow|yesterday)(?![a-z])/', $text, $m) === 1) {
            if ($m[1] !== 'now') { $parts[3] = $m[1] === 'noon' ? 12 : 0; $parts[4] = 0; $parts[5] = 0; $has_time = true; }
            if ($m[1] === 'tomorrow') { $parts[2] = $parts[2] + 1; }
            if ($m[1] === 'yesterday') { $parts[2] = $parts[2] - 1; }
        } elseif (preg_match('/^(next|last|previous|this)?\s*(sunday|monday|tuesday|wednesday|thursday|friday|saturday|sun|mon|tues?|wed|thurs?|thu|fri|sat)(?![a-z])/', $text, $m) === 1) {
            $weekday = [$m[1], place_in($days, substr($m[2], 0, 3))];
            if (!$has_time) { $parts[3] = 0; $parts[4] = 0; $parts[5] = 0; $has_time = true; }
        } elseif (preg_match('/^of\s*/', $text, $m) === 1 || preg_match('/^at\s+/', $text, $m) === 1) {}
        elseif (preg_match('/^([a-z]{3,9})(?![a-z])/', $text, $m) === 1 && place_in($months, $m[1]) >= 0) { $parts[1] = place_in($months, $m[1]) + 1; }
        elseif (preg_match('#^([a-z]+/[a-z_/]+)#', $text, $m) === 1 && zone_named($m[1]) !== null) { $zone = zone_named($m[1]); }
        else {
            $date_fault = [strlen(rtrim($whole)) - strlen($text), ctype_alpha($text[0]) ? 'The timezone could not be found in the database' : 'Unexpected character'];
            return null;
        }
        $text = substr($text, strlen($m[0]));
    }
    if ($parts[3] !== null) { $micro = $part_said; } else { [$parts[3], $parts[4], $parts[5]] = $clock; }
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
    $local = moment_of($parts[0], $parts[1], $parts[2], $parts[3], $parts[4], $parts[5]);
    $moment = moment_in($zone, $local);
    return [$moment + floor_div($micro, 1000000), zone_offset($zone, $moment), $zone, $micro - floor_div($micro, 1000000) * 1000000];
}
