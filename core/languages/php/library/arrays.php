// Functions on arrays.

function spread_list($value) {
    if (__value_kind($value) !== 'array') {
        if (__value_kind($value) === 'list' || __value_kind($value) === 'other') { return $value; }
        $value = iterator_to_array($value, false);
    }
    return __map_value_list($value);
}
function append_all($array, $from) {
    if (__value_kind($from) !== 'array') { $from = iterator_to_array($from); }
    foreach ($from as $key => $value) {
        if (is_int($key)) { __ordered_push($array, $value); } else { __ordered_put($array, $key, $value); }
    }
}
function count($value, $mode = 0) {
    if (__value_kind($value) === 'array') {
        if ($mode !== 1) { return __ordered_count($value); }
        $count = 0;
        foreach ($value as $one) { $count += is_array($one) ? 1 + count($one, 1) : 1; }
        return $count;
    }
    if (instance_of($value, 'Countable')) { return $value->count(); }
    throw new TypeError('count(): Argument #1 ($value) must be of type Countable|array, ' . type_word($value) . ' given');
}
function sizeof($value) { return count($value); }
function array_keys($array, $wanted = null, $strict = false) {
    $keys = [];
    if (func_num_args() > 1) {
        foreach ($array as $key => $value) { if ($strict ? $value === $wanted : $value == $wanted) { $keys[] = $key; } }
        return $keys;
    }
    foreach ($array as $key => $value) { $keys[] = $key; }
    return $keys;
}
function array_values($array) {
    $values = [];
    foreach ($array as $value) { $values[] = $value; }
    return $values;
}
function array_key_exists($key, $array) { return !__is_none(__ordered_find($array, $key)); }
function key_exists($key, $array) { return array_key_exists($key, $array); }
function in_array($wanted, $array, $strict = false) {
    foreach ($array as $value) { if ($strict ? $value === $wanted : $value == $wanted) { return true; } }
    return false;
}
function array_search($wanted, $array, $strict = false) {
    foreach ($array as $key => $value) { if ($strict ? $value === $wanted : $value == $wanted) { return $key; } }
    return false;
}
function array_push(&$array, ...$values) {
    foreach ($values as $value) { $array[] = $value; }
    return __ordered_count($array);
}
function array_pop(&$array) {
    $place = __ordered_before($array, null);
    if ($place < 0) { return null; }
    $value = __ordered_value($array, $place);
    __ordered_take($array, __ordered_key($array, $place));
    __ordered_renumber($array);
    return $value;
}
function array_shift(&$array) {
    $place = __ordered_step($array, 0);
    if ($place < 0) { return null; }
    $value = __ordered_value($array, $place);
    $first = true;
    $made = [];
    foreach ($array as $key => $one) {
        if ($first) { $first = false; continue; }
        if (is_int($key)) { $made[] = $one; } else { $made[$key] = $one; }
    }
    $array = $made;
    return $value;
}
function array_unshift(&$array, ...$values) {
    $made = $values;
    foreach ($array as $key => $one) { if (is_int($key)) { $made[] = $one; } else { $made[$key] = $one; } }
    $array = $made;
    return __ordered_count($made);
}
function array_map($function, $array, ...$more) {
    if (__ordered_count($more) === 0) {
        $function = closure_of($function);
        $made = [];
        foreach ($array as $key => $value) { $made[$key] = $function($value); }
        return $made;
    }
    $lists = [array_values($array)];
    $most = count($array);
    foreach ($more as $one) {
        $lists[] = array_values($one);
        if (count($one) > $most) { $most = count($one); }
    }
    $made = [];
    for ($i = 0; $i < $most; $i++) {
        $given = [];
        foreach ($lists as $list) { $given[] = $list[$i] ?? null; }
        $made[] = $function === null ? $given : closure_of($function)(...$given);
    }
    return $made;
}
function array_filter($array, $function = null, $mode = 0) {
    $made = [];
    if ($function !== null) { $function = closure_of($function); }
    foreach ($array as $key => $value) {
        if ($function === null) { $keep = $value; }
        elseif ($mode === 2) { $keep = $function($key); }
        elseif ($mode === 1) { $keep = $function($value, $key); }
        else { $keep = $function($value); }
        if ($keep) { $made[$key] = $value; }
    }
    return $made;
}
function array_reduce($array, $function, $start = null) {
    $function = closure_of($function);
    foreach ($array as $value) { $start = $function($start, $value); }
    return $start;
}
function array_walk(&$array, $function, $more = null) {
    $function = closure_of($function);
    if (is_object($array)) { $array = array_of($array); }
    foreach ($array as $key => &$value) {
        if ($more === null) { $function(__ordered_reference($array, $key), $key); } else { $function(__ordered_reference($array, $key), $key, $more); }
    }
    foreach (array_keys($array) as $key) { $array[$key] = $array[$key]; }
    $array = array_map(fn($value) => $value, $array);
    return true;
}
function array_sum($array) {
    $sum = 0;
    foreach ($array as $value) { $sum = $sum + __loose_number($value); }
    return $sum;
}
function array_product($array) {
    $product = 1;
    foreach ($array as $value) { $product = $product * __loose_number($value); }
    return $product;
}
function array_merge(...$arrays) {
    $made = [];
    foreach ($arrays as $array) {
        foreach ($array as $key => $value) { if (is_int($key)) { $made[] = $value; } else { $made[$key] = $value; } }
    }
    return $made;
}
function array_merge_recursive(...$arrays) {
    $made = [];
    foreach ($arrays as $array) {
        foreach ($array as $key => $value) {
            if (is_int($key)) { $made[] = $value; }
            elseif (!array_key_exists($key, $made)) { $made[$key] = $value; }
            else { $made[$key] = array_merge_recursive(array_of($made[$key]), array_of($value)); }
        }
    }
    return $made;
}
function array_replace($array, ...$others) {
    foreach ($others as $other) { foreach ($other as $key => $value) { $array[$key] = $value; } }
    return $array;
}
function array_combine($keys, $values) {
    if (count($keys) !== count($values)) { throw new ValueError('array_combine(): Argument #1 ($keys) and argument #2 ($values) must have the same number of elements'); }
    $values = array_values($values);
    $made = [];
    $at = 0;
    foreach ($keys as $key) { $made[$key] = $values[$at++]; }
    return $made;
}
function array_flip($array) {
    $made = [];
    foreach ($array as $key => $value) { $made[$value] = $key; }
    return $made;
}
function array_fill($start, $count, $value) {
    $made = [];
    for ($i = 0; $i < $count; $i++) { $made[$start + $i] = $value; }
    return $made;
}
function array_fill_keys($keys, $value) {
    $made = [];
    foreach ($keys as $key) { $made[$key] = $value; }
    return $made;
}
function array_pad($array, $size, $value) {
    $missing = abs($size) - count($array);
    if ($missing <= 0) { return $array; }
    $more = array_fill(0, $missing, $value);
    return $size > 0 ? array_merge($array, $more) : array_merge($more, $array);
}
function range($start, $end, $step = 1) {
    $made = [];
    if (is_string($start) && is_string($end) && !is_numeric($start) && !is_numeric($end) && $start !== '' && $end !== '') {
        $from = ord($start);
        $to = ord($end);
        $step = max(1, abs(intval($step)));
        if ($from <= $to) { for ($i = $from; $i <= $to; $i += $step) { $made[] = chr($i); } }
        else { for ($i = $from; $i >= $to; $i -= $step) { $made[] = chr($i); } }
        return $made;
    }
    $start = __loose_number($start);
    $end = __loose_number($end);
    $step = __loose_number($step);
    if ($step == 0) { throw new ValueError('range(): Argument #3 ($step) cannot be 0'); }
    if ($step < 0) { $step = -$step; }
    if ($step > abs($end - $start) && $start != $end) {
        if ($step > abs($end - $start)) { return [$start]; }
    }
    if (is_float($start) || is_float($end) || is_float($step)) {
        $count = intval(floor(abs($end - $start) / $step + 1e-9));
        for ($i = 0; $i <= $count; $i++) { $made[] = $start <= $end ? $start + $i * $step : $start - $i * $step; }
        return $made;
    }
    if ($start <= $end) { for ($i = $start; $i <= $end; $i += $step) { $made[] = $i; } }
    else { for ($i = $start; $i >= $end; $i -= $step) { $made[] = $i; } }
    return $made;
}
function array_slice($array, $offset, $length = null, $keep = false) {
    $count = count($array);
    if ($offset < 0) { $offset = max(0, $count + $offset); }
    $end = $length === null ? $count : ($length < 0 ? $count + $length : min($count, $offset + $length));
    $made = [];
    $at = 0;
    foreach ($array as $key => $value) {
        if ($at >= $offset && $at < $end) { if (is_int($key) && !$keep) { $made[] = $value; } else { $made[$key] = $value; } }
        $at++;
    }
    return $made;
}
function array_splice(&$array, $offset, $length = null, $replacement = []) {
    $count = count($array);
    if ($offset < 0) { $offset = max(0, $count + $offset); }
    if ($offset > $count) { $offset = $count; }
    $end = $length === null ? $count : ($length < 0 ? max($offset, $count + $length) : min($count, $offset + $length));
    $removed = [];
    $made = [];
    $at = 0;
    foreach ($array as $key => $value) {
        if ($at === $offset) { foreach (array_of($replacement) as $one) { $made[] = $one; } }
        if ($at >= $offset && $at < $end) { if (is_int($key)) { $removed[] = $value; } else { $removed[$key] = $value; } }
        elseif (is_int($key)) { $made[] = $value; } else { $made[$key] = $value; }
        $at++;
    }
    if ($offset >= $count) { foreach (array_of($replacement) as $one) { $made[] = $one; } }
    $array = $made;
    return $removed;
}
function array_reverse($array, $keep = false) {
    $made = [];
    $place = __ordered_before($array, null);
    while ($place >= 0) {
        $key = __ordered_key($array, $place);
        $value = __ordered_value($array, $place);
        if (is_int($key) && !$keep) { $made[] = $value; } else { $made[$key] = $value; }
        $place = __ordered_before($array, $place);
    }
    return $made;
}
function array_column($array, $column, $index = null) {
    $made = [];
    foreach ($array as $row) {
        if (is_object($row)) { $row = get_object_vars($row); }
        if ($column !== null && !array_key_exists($column, $row)) { continue; }
        $value = $column === null ? $row : $row[$column];
        if ($index !== null && array_key_exists($index, $row)) { $made[$row[$index]] = $value; } else { $made[] = $value; }
    }
    return $made;
}
function array_chunk($array, $size, $keep = false) {
    $made = [];
    $chunk = [];
    foreach ($array as $key => $value) {
        if ($keep) { $chunk[$key] = $value; } else { $chunk[] = $value; }
        if (count($chunk) === $size) {
            $made[] = $chunk;
            $chunk = [];
        }
    }
    if (count($chunk) > 0) { $made[] = $chunk; }
    return $made;
}
function array_unique($array, $flags = 2) {
    $made = [];
    foreach ($array as $key => $value) {
        $known = false;
        foreach ($made as $other) { if ($flags === 0 ? $other == $value : text_of($other) === text_of($value)) { $known = true; break; } }
        if (!$known) { $made[$key] = $value; }
    }
    return $made;
}
function array_count_values($array) {
    $made = [];
    foreach ($array as $value) { $made[$value] = ($made[$value] ?? 0) + 1; }
    return $made;
}
function array_key_first($array) {
    $place = __ordered_step($array, 0);
    return $place < 0 ? null : __ordered_key($array, $place);
}
function array_key_last($array) {
    $place = __ordered_before($array, null);
    return $place < 0 ? null : __ordered_key($array, $place);
}
function array_is_list($array) {
    $at = 0;
    foreach ($array as $key => $value) { if ($key !== $at++) { return false; } }
    return true;
}
function array_diff($array, ...$others) {
    $made = [];
    foreach ($array as $key => $value) {
        $keep = true;
        foreach ($others as $other) { foreach ($other as $one) { if (text_of($one) === text_of($value)) { $keep = false; break; } } }
        if ($keep) { $made[$key] = $value; }
    }
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
    $made = [];
    foreach ($array as $key => $value) {
        $keep = true;
        foreach ($others as $other) {
            $found = false;
            foreach ($other as $one) { if (text_of($one) === text_of($value)) { $found = true; break; } }
            if (!$found) { $keep = false; }
        }
        if ($keep) { $made[$key] = $value; }
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
function array_udiff($array, $other, $function) {
    $made = [];
    foreach ($array as $key => $value) {
        $keep = true;
        foreach ($other as $one) { if ($function($value, $one) === 0) { $keep = false; break; } }
        if ($keep) { $made[$key] = $value; }
    }
    return $made;
}
function array_rand($array, $count = 1) {
    $keys = array_keys($array);
    if ($count === 1) { return $keys[mt_rand(0, count($keys) - 1)]; }
    return array_slice($keys, 0, $count);
}
function shuffle(&$array) {
    $values = array_values($array);
    for ($i = count($values) - 1; $i > 0; $i--) {
        $j = mt_rand(0, $i);
        $kept = $values[$i];
        $values[$i] = $values[$j];
        $values[$j] = $kept;
    }
    $array = $values;
    return true;
}
function array_change_key_case($array, $case = 0) {
    $made = [];
    foreach ($array as $key => $value) { $made[is_int($key) ? $key : __byte_case($key, $case === 1)] = $value; }
    return $made;
}
function array_walk_recursive($array, $function) {
    foreach ($array as $key => $value) { if (is_array($value)) { array_walk_recursive($value, $function); } else { $function($value, $key); } }
    return true;
}
function end($array) {
    $place = __ordered_before($array, null);
    return $place < 0 ? false : __ordered_value($array, $place);
}
function reset($array) {
    $place = __ordered_step($array, 0);
    return $place < 0 ? false : __ordered_value($array, $place);
}
function current($array) { return reset($array); }
function key($array) { return array_key_first($array); }
