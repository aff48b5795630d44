// What arrays have in common, and what one has alone.

function array_diff($array, ...$others) {
    $known = [];
    foreach ($others as $other) { foreach ($other as $one) { $known[text_of($one)] = true; } }
    $made = [];
    foreach ($array as $key => $value) { if (__is_none(__ordered_find($known, text_of($value)))) { $made[$key] = $value; } }
    return $made;
}
function array_diff_key($array, ...$others) {
    foreach ($others as $other) { foreach ($other as $key => $value) { unset($array[$key]); } }
    return $array;
}
function array_diff_assoc($array, ...$others) {
    $made = [];
    foreach ($array as $key => $value) {
        $keep = true;
        foreach ($others as $other) { if (array_key_exists($key, $other) && text_of($other[$key]) === text_of($value)) { $keep = false; } }
        if ($keep) { $made[$key] = $value; }
    }
    return $made;
}
function array_intersect($array, ...$others) {
    $made = $array;
    foreach ($others as $other) {
        $known = [];
        foreach ($other as $one) { $known[text_of($one)] = true; }
        $kept = [];
        foreach ($made as $key => $value) { if (!__is_none(__ordered_find($known, text_of($value)))) { $kept[$key] = $value; } }
        $made = $kept;
    }
    return $made;
}
function array_intersect_key($array, ...$others) {
    $made = [];
    foreach ($array as $key => $value) {
        $keep = true;
        foreach ($others as $other) { if (!array_key_exists($key, $other)) { $keep = false; } }
        if ($keep) { $made[$key] = $value; }
    }
    return $made;
}
// Sets of entries: how values, and how keys, are the same.
function set_of($array, $others, $wanted, $values, $keys) {
    $made = [];
    foreach ($array as $key => $value) {
        $in_all = true;
        $in_any = false;
        foreach ($others as $other) {
            $found = false;
            foreach ($other as $with => $one) {
                if (($values === null || $values($value, $one) == 0) && ($keys === null || $keys($key, $with) == 0)) { $found = true; break; }
            }
            if ($found) { $in_any = true; } else { $in_all = false; }
        }
        if ($wanted ? $in_all : !$in_any) { $made[$key] = $value; }
    }
    return $made;
}
function as_texts($a, $b) { return text_of($a) === text_of($b) ? 0 : 1; }
function last_of(&$given) { return closure_of(array_pop($given)); }
function array_udiff($array, ...$given) { $f = last_of($given); return set_of($array, $given, false, $f, null); }
function array_uintersect($array, ...$given) { $f = last_of($given); return set_of($array, $given, true, $f, null); }
function array_diff_ukey($array, ...$given) { $f = last_of($given); return set_of($array, $given, false, null, $f); }
function array_intersect_ukey($array, ...$given) { $f = last_of($given); return set_of($array, $given, true, null, $f); }
function array_diff_uassoc($array, ...$given) { $f = last_of($given); return set_of($array, $given, false, 'as_texts', $f); }
function array_intersect_uassoc($array, ...$given) { $f = last_of($given); return set_of($array, $given, true, 'as_texts', $f); }
function array_udiff_assoc($array, ...$given) { $f = last_of($given); return set_of($array, $given, false, $f, 'as_texts'); }
function array_uintersect_assoc($array, ...$given) { $f = last_of($given); return set_of($array, $given, true, $f, 'as_texts'); }
function array_udiff_uassoc($array, ...$given) { $keys = last_of($given); $values = last_of($given); return set_of($array, $given, false, $values, $keys); }
function array_uintersect_uassoc($array, ...$given) { $keys = last_of($given); $values = last_of($given); return set_of($array, $given, true, $values, $keys); }
function array_intersect_assoc($array, ...$others) {
    $made = [];
    foreach ($array as $key => $value) {
        $keep = true;
        foreach ($others as $other) { if (!array_key_exists($key, $other) || text_of($other[$key]) !== text_of($value)) { $keep = false; } }
        if ($keep) { $made[$key] = $value; }
    }
    return $made;
}
