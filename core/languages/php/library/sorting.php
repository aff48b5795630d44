// Sorting: stable, by places.

function order_of($flags) {
    $kind = $flags & 7;
    $fold = ($flags & 8) !== 0;
    if ($kind === 1) { return function ($a, $b) { return spaceship(__loose_number($a), __loose_number($b)); }; }
    if ($kind === 2) { return $fold ? function ($a, $b) { return strcasecmp(text_of($a), text_of($b)); } : function ($a, $b) { return strcmp(text_of($a), text_of($b)); }; }
    if ($kind === 6) { return $fold ? function ($a, $b) { return strnatcasecmp($a, $b); } : function ($a, $b) { return strnatcmp($a, $b); }; }
    return function ($a, $b) { return spaceship($a, $b); };
}
// The places of an array's elements in order.
function sorted_places($array, $function, $by_key) {
    return __ordered_sorted($array, $by_key, $function, function ($answer) { return $answer <= 0 ? 0 : 1; });
}
function sortable($array, $function) {
    if (is_array($array)) { return; }
    throw new TypeError($function . '(): Argument #1 ($array) must be of type array, ' . type_word($array) . ' given');
}
function merge_sorted($items, $function) {
    $count = __ordered_count($items);
    $width = 1;
    while ($width < $count) {
        $made = [];
        for ($from = 0; $from < $count; $from += $width * 2) {
            $left = $from;
            $middle = $from + $width;
            if ($middle > $count) { $middle = $count; }
            $end = $from + $width * 2;
            if ($end > $count) { $end = $count; }
            $right = $middle;
            while ($left < $middle && $right < $end) {
                $order = $function($items[$left][0], $items[$right][0]);
                if ($order === true) { $order = 1; } elseif ($order === false) { $order = 0; }
                if ($order <= 0) { $made[] = $items[$left++]; } else { $made[] = $items[$right++]; }
            }
            while ($left < $middle) { $made[] = $items[$left++]; }
            while ($right < $end) { $made[] = $items[$right++]; }
        }
        $items = $made;
        $width = $width * 2;
    }
    return $items;
}
function backwards($function) { return function ($a, $b) use ($function) { return $function($b, $a); }; }
function placed($array, $flags, $by_key, $downwards) {
    $kind = $flags & 15;
    if ($kind === 0 || $kind === 2) {
        $places = __ordered_places($array, $by_key, $kind === 2, $downwards);
        if ($places !== null) { return $places; }
    }
    $order = order_of($flags);
    return sorted_places($array, $downwards ? backwards($order) : $order, $by_key);
}
function sort(&$array, $flags = 0) { sortable($array, 'sort'); $array = array_values(__ordered_arranged($array, placed($array, $flags, false, false))); return true; }
function rsort(&$array, $flags = 0) { sortable($array, 'rsort'); $array = array_values(__ordered_arranged($array, placed($array, $flags, false, true))); return true; }
function usort(&$array, $callback) { sortable($array, 'usort'); $array = array_values(__ordered_arranged($array, sorted_places($array, closure_of($callback), false))); return true; }
function asort(&$array, $flags = 0) { sortable($array, 'asort'); $array = __ordered_arranged($array, placed($array, $flags, false, false)); return true; }
function arsort(&$array, $flags = 0) { sortable($array, 'arsort'); $array = __ordered_arranged($array, placed($array, $flags, false, true)); return true; }
function uasort(&$array, $callback) { sortable($array, 'uasort'); $array = __ordered_arranged($array, sorted_places($array, closure_of($callback), false)); return true; }
function ksort(&$array, $flags = 0) { sortable($array, 'ksort'); $array = __ordered_arranged($array, placed($array, $flags, true, false)); return true; }
function krsort(&$array, $flags = 0) { sortable($array, 'krsort'); $array = __ordered_arranged($array, placed($array, $flags, true, true)); return true; }
function uksort(&$array, $callback) { sortable($array, 'uksort'); $array = __ordered_arranged($array, sorted_places($array, closure_of($callback), true)); return true; }
function natsort(&$array) { sortable($array, 'natsort'); return asort($array, 6); }
function natcasesort(&$array) { sortable($array, 'natcasesort'); return asort($array, 14); }
function min($first, ...$others) {
    $values = __ordered_count($others) === 0 ? $first : array_merge([$first], $others);
    if (!is_array($values)) { throw new TypeError('min(): Argument #1 ($value) must be of type array, ' . type_word($values) . ' given'); }
    if (__ordered_count($values) === 0) { throw new ValueError('min(): Argument #1 ($value) must contain at least one element'); }
    $found = null;
    $any = false;
    foreach ($values as $value) { if (!$any || $value < $found) { $found = $value; $any = true; } }
    return $found;
}
function max($first, ...$others) {
    $values = __ordered_count($others) === 0 ? $first : array_merge([$first], $others);
    if (!is_array($values)) { throw new TypeError('max(): Argument #1 ($value) must be of type array, ' . type_word($values) . ' given'); }
    if (__ordered_count($values) === 0) { throw new ValueError('max(): Argument #1 ($value) must contain at least one element'); }
    $found = null;
    $any = false;
    foreach ($values as $value) { if (!$any || $value > $found) { $found = $value; $any = true; } }
    return $found;
}
// Arrays sorted together: by the first, where that has equals by the next, and so on.
function array_multisort(&$array, &...$rest) {
    if (!is_array($array)) { throw new TypeError('array_multisort(): Argument #1 ($array) must be an array or a sort flag that has not already been specified'); }
    $columns = [[$array, 4, 0, -1]];
    foreach ($rest as $number => $one) {
        $last = __ordered_count($columns) - 1;
        if (is_array($one)) { $columns[] = [$one, 4, 0, $number]; }
        elseif ($one === 3 || $one === 4) { $columns[$last][1] = $one; }
        else { $columns[$last][2] = $one; }
    }
    $count = count($array);
    $lists = [];
    foreach ($columns as $column) {
        if (count($column[0]) !== $count) { throw new ValueError('Array sizes are inconsistent'); }
        $lists[] = [array_values($column[0]), $column[1] === 3 ? backwards(order_of($column[2])) : order_of($column[2])];
    }
    $items = [];
    for ($i = 0; $i < $count; $i++) { $items[] = [$i, $i]; }
    $items = merge_sorted($items, function ($a, $b) use ($lists) {
        foreach ($lists as $list) {
            $order = $list[1]($list[0][$a], $list[0][$b]);
            if ($order !== 0) { return $order; }
        }
        return 0;
    });
    $made = [];
    foreach ($columns as $at => $column) {
        $sorted = [];
        $keys = array_keys($column[0]);
        foreach ($items as $item) {
            $key = $keys[$item[0]];
            if (is_int($key)) { $sorted[] = $lists[$at][0][$item[0]]; } else { $sorted[$key] = $lists[$at][0][$item[0]]; }
        }
        $made[] = $sorted;
        if ($column[3] < 0) { $array = $sorted; } else { $rest[$column[3]] = $sorted; }
    }
    return true;
}
