// Functions on arrays.

// What a call spreads: an array, or a list of the machine's.
function spread_of($value) {
    $kind = __value_kind($value);
    if ($kind === 'array' || $kind === 'list' || $kind === 'other') { return $value; }
    if (!instance_of($value, 'Traversable')) { throw new TypeError('Only arrays and Traversables can be unpacked'); }
    $made = [];
    foreach ($value as $key => $one) {
        if (!is_string($key) && !is_int($key)) { throw new Error('Keys must be of type int|string during argument unpacking'); }
        if (is_string($key)) { $made[$key] = $one; } else { $made[] = $one; }
    }
    return $made;
}
// What is spread where a function takes references: each of those elements is one.
function spread_references($array, $first, $places) {
    if (!is_array($array)) { return spread_list(spread_of($array)); }
    $list = __map_value_list([]);
    for ($at = __ordered_step($array, 0); $at >= 0; $at = __ordered_step($array, $at + 1)) {
        $key = __ordered_key($array, $at);
        if (is_string($key)) { return spread_list($array); }
        __list_push($list, refers_at($places, $first) ? __ordered_reference($array, $key) : __ordered_value($array, $at));
        $first++;
    }
    return $list;
}
// What goes by place.
function spread_list($value) {
    $kind = __value_kind($value);
    if ($kind !== 'array') {
        if ($kind === 'list' || $kind === 'other') { return $value; }
        $value = spread_of($value);
    }
    $is_plain = true;
    foreach ($value as $key => $one) { if (is_string($key)) { $is_plain = false; break; } }
    if ($is_plain) { return __map_value_list($value); }
    $places = [];
    $is_named = false;
    foreach ($value as $key => $one) {
        if (is_string($key)) { $is_named = true; continue; }
        if ($is_named) { throw new Error('Cannot use positional argument after named argument during unpacking'); }
        $places[] = $one;
    }
    return __map_value_list($places);
}
// What goes by name.
function spread_map($value) {
    $map = __new_map();
    if (__value_kind($value) !== 'array') { return $map; }
    foreach ($value as $key => $one) { if (is_string($key)) { __map_put($map, $key, $one); } }
    return $map;
}
// What the last parameter takes: by place, then by name, which a map behind the others holds.
function rest_of($list) {
    $last = __ordered_count($list) - 1;
    if ($last < 0 || __value_kind($list[$last]) !== 'other') { return $list; }
    $others = __ordered_list($list[$last]);
    unset($list[$last]);
    __ordered_renumber($list);
    foreach ($others[0] as $name => $value) { $list[$name] = $value; }
    return $list;
}
// The same for a function whose parameters are known: what has a name goes to its place.
function spread_for($value, $names, $place) {
    if (__value_kind($value) !== 'array') { return spread_list($value); }
    $made = [];
    $at = 0;
    $most = -1;
    foreach ($value as $key => $one) {
        if (is_int($key)) { $made[$at] = $one; $most = $at; $at++; continue; }
        $found = -1;
        foreach ($names as $number => $name) { if ($name === $key) { $found = $number - $place; } }
        if ($found < 0) { throw new Error('Unknown named parameter $' . $key); }
        $made[$found] = $one;
        if ($found > $most) { $most = $found; }
    }
    $list = __map_value_list([]);
    for ($i = 0; $i <= $most; $i++) { if (array_key_exists($i, $made)) { __list_push($list, $made[$i]); } else { __list_push($list, __null()); } }
    return $list;
}
function append_all($array, $from) {
    if (__value_kind($from) !== 'array') {
        if (!instance_of($from, 'Traversable')) { throw new TypeError('Only arrays and Traversables can be unpacked'); }
        foreach ($from as $key => $value) {
            if (is_int($key)) { __ordered_push($array, $value); }
            elseif (is_string($key)) { __ordered_put($array, $key, $value); }
            else { throw new Error('Keys must be of type int|string during array unpacking'); }
        }
        return;
    }
    foreach ($from as $key => $value) {
        if (is_int($key)) { __ordered_push($array, $value); } else { __ordered_put($array, $key, $value); }
    }
}
// A variable that is there, for `extract`.
function note_there($array, $name, $value) { if (!__is_none($value)) { __ordered_put($array, $name, true); } }
// What `extract` makes variables of, by the names that they get.
function extracted($array, $flags, $prefix, $there) {
    $flags = $flags & 255;
    $made = [];
    foreach ($array as $key => $value) {
        $is_there = isset($there[$key]);
        $is_name = preg_match('/^[A-Za-z_\x80-\xff][A-Za-z0-9_\x80-\xff]*$/', '' . $key) === 1;
        if ($flags === 1 && $is_there || ($flags === 6 || $flags === 5) && !$is_there) { continue; }
        if ($flags === 3 || ($flags === 2 || $flags === 5) && $is_there || $flags === 4 && !$is_name) { $made[$prefix . '_' . $key] = $value; }
        elseif ($is_name) { $made[$key] = $value; }
    }
    return $made;
}
// A variable for `compact`.
// The variables of some names, which may stand in arrays.
function compacted($all, $names, $made = []) {
    foreach ($names as $at => $name) {
        if (is_array($name)) { $made = compacted($all, $name, $made); }
        elseif (!is_string($name)) { warning('compact(): Argument #' . ($at + 1) . ' must be string or array of strings, ' . type_word($name) . ' given'); }
        elseif (!array_key_exists($name, $all)) { warning('compact(): Undefined variable $' . $name); }
        else { $made[$name] = $all[$name]; }
    }
    return $made;
}
function take_along($array, $name, $value) {
    if (__is_none($value)) { warning('compact(): Undefined variable $' . $name); }
    else { __ordered_put($array, $name, __ordered_copy($value)); }
}
function count($value, $mode = 0) {
    if (__value_kind($value) === 'array') {
        if ($mode === 0) { return __ordered_count($value); }
        if ($mode !== 1) { throw new ValueError('count(): Argument #2 ($mode) must be either COUNT_NORMAL or COUNT_RECURSIVE'); }
        global $shown_arrays;
        if (__is_none($shown_arrays)) { $shown_arrays = []; }
        $shown_arrays[] = $value;
        $count = __ordered_count($value);
        foreach ($value as $key => $one) {
            if (!is_array($one)) { continue; }
            if (holds_itself($value, $key, $one)) { warning('count(): Recursion detected'); } else { $count += count($one, 1); }
        }
        array_pop($shown_arrays);
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
function array_key_exists($key, $array) {
    if (!is_array($array)) { throw new TypeError('array_key_exists(): Argument #2 ($array) must be of type array, ' . type_word($array) . ' given'); }
    if (is_array($key) || is_object($key)) { throw new TypeError('Illegal offset type'); }
    return !__is_none(__ordered_find($array, $key));
}
function key_exists($key, $array) { return array_key_exists($key, $array); }
function in_array($needle, $haystack, $strict = false) {
    if ($strict) { foreach ($haystack as $value) { if ($value === $needle) { return true; } } return false; }
    foreach ($haystack as $value) { if ($value == $needle) { return true; } }
    return false;
}
function array_search($needle, $haystack, $strict = false) {
    foreach ($haystack as $key => $value) { if ($strict ? $value === $needle : $value == $needle) { return $key; } }
    return false;
}
function array_push(&$array, ...$values) {
    sortable($array, 'array_push');
    foreach ($values as $value) { $array[] = $value; }
    return __ordered_count($array);
}
function array_pop(&$array) {
    sortable($array, 'array_pop');
    $place = __ordered_before($array, null);
    if ($place < 0) { return null; }
    $value = __ordered_value($array, $place);
    $key = __ordered_key($array, $place);
    __ordered_take($array, $key);
    __ordered_renumber($array, $key);
    return $value;
}
function array_shift(&$array) {
    sortable($array, 'array_shift');
    return __ordered_shift($array);
}
function array_unshift(&$array, ...$values) {
    sortable($array, 'array_unshift');
    $made = $values;
    foreach ($array as $key => $one) { if (is_int($key)) { $made[] = $one; } else { $made[$key] = $one; } }
    $array = $made;
    return __ordered_count($made);
}
function array_map($callback, $array, ...$more) {
    $function = $callback;
    if (!is_array($array)) { throw new TypeError('array_map(): Argument #2 ($array) must be of type array, ' . type_word($array) . ' given'); }
    if (__ordered_count($more) === 0) {
        if ($function === null) { return $array; }
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
function array_filter($array, $callback = null, $mode = 0) {
    $function = $callback;
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
function array_reduce($array, $callback, $initial = null) {
    $function = closure_of($callback);
    foreach ($array as $value) { $initial = $function($initial, $value); }
    return $initial;
}
function array_walk(&$array, $callback, $arg = null) {
    $function = closure_of($callback);
    $many = func_num_args() > 2;
    if (is_object($array)) {
        foreach (array_keys(get_object_vars($array)) as $key) { $function(member_reference($array, $key), $key); }
        return true;
    }
    sortable($array, 'array_walk');
    foreach (array_keys($array) as $key) {
        $cell = __ordered_reference($array, $key);
        if ($many) { $function($cell, $key, $arg); } else { $function($cell, $key); }
    }
    settle_all($array);
    return true;
}
// The elements are values again, and no variables that references refer to.
function settle_all(&$array) {
    $place = __ordered_step($array, 0);
    while ($place >= 0) {
        __ordered_settle($array, $place);
        $place = __ordered_step($array, $place + 1);
    }
}
function array_sum($array) {
    $sum = 0;
    foreach ($array as $value) { if (!is_array($value) && !is_object($value)) { $sum = $sum + __loose_number($value); } }
    return $sum;
}
function array_product($array) {
    $product = 1;
    foreach ($array as $value) { if (!is_array($value) && !is_object($value)) { $product = $product * __loose_number($value); } }
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
    foreach ($array as $key => $value) {
        if (is_int($value) || is_string($value)) { $made[$value] = $key; }
        else { warning('array_flip(): Can only flip string and integer values, entry skipped'); }
    }
    return $made;
}
function array_fill($start_index, $count, $value) {
    $start = $start_index;
    if ($count < 0) { throw new ValueError('array_fill(): Argument #2 ($count) must be greater than or equal to 0'); }
    $made = [];
    for ($i = 0; $i < $count; $i++) { $made[$start + $i] = $value; }
    return $made;
}
function array_fill_keys($keys, $value) {
    $made = [];
    foreach ($keys as $key) { $made[is_int($key) ? $key : text_of($key)] = $value; }
    return $made;
}
function array_pad($array, $size, $value) {
    $missing = abs($size) - count($array);
    if ($missing > 1048576) { throw new ValueError('array_pad(): Argument #2 ($length) must be less than or equal to 1048576'); }
    if ($missing <= 0) { return $array; }
    $more = array_fill(0, $missing, $value);
    return $size > 0 ? array_merge($array, $more) : array_merge($more, $array);
}
function range($start, $end, $step = 1) {
    $made = [];
    $step = __loose_number($step);
    $by_parts = is_float($step);
    $step = abs($step);
    $wrong = 'range(): Argument #3 ($step) must not exceed the specified range';
    $is_text = is_string($start) && is_string($end) && $start !== '' && $end !== '';
    if ($is_text && !is_numeric($start) && !is_numeric($end) && !$by_parts) {
        $from = ord($start);
        $to = ord($end);
        if ($from === $to) { return [chr($from)]; }
        if ($step <= 0 || $step > abs($to - $from)) { throw new ValueError($wrong); }
        if ($from <= $to) { for ($i = $from; $i <= $to; $i += $step) { $made[] = chr($i); } }
        else { for ($i = $from; $i >= $to; $i -= $step) { $made[] = chr($i); } }
        return $made;
    }
    // Texts of numbers with a point count as such where both ends are texts.
    if ($is_text) {
        if (is_numeric($start)) { $start = __loose_number($start); }
        if (is_numeric($end)) { $end = __loose_number($end); }
    }
    if (is_float($start) || is_float($end) || $by_parts) {
        $start = floatval($start);
        $end = floatval($end);
        if ($start == $end) { return [$start]; }
        if ($step <= 0 || $step > abs($end - $start)) { throw new ValueError($wrong); }
        $count = intval(floor(abs($end - $start) / $step + 1e-9));
        for ($i = 0; $i <= $count; $i++) { $made[] = $start <= $end ? $start + $i * $step : $start - $i * $step; }
        return $made;
    }
    $start = intval($start);
    $end = intval($end);
    if ($start === $end) { return [$start]; }
    if ($step <= 0 || $step > abs($end - $start)) { throw new ValueError($wrong); }
    if ($start <= $end) { for ($i = $start; $i <= $end; $i += $step) { $made[] = $i; } }
    else { for ($i = $start; $i >= $end; $i -= $step) { $made[] = $i; } }
    return $made;
}
function array_slice($array, $offset, $length = null, $preserve_keys = false) {
    $keep = $preserve_keys;
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
    sortable($array, 'array_splice');
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
function array_reverse($array, $preserve_keys = false) {
    $keep = $preserve_keys;
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
function array_column($array, $column_key, $index_key = null) {
    $made = [];
    foreach ($array as $row) {
        // Of an object, its members count that anybody may see.
        $parts = $row;
        if (is_object($row)) { $parts = is_enum($row) ? ['name' => $row->name, 'value' => quiet_member($row, 'value', '')] : get_object_vars($row); }
        if (!is_array($parts) || $column_key !== null && !array_key_exists($column_key, $parts)) { continue; }
        $value = $column_key === null ? $row : $parts[$column_key];
        if ($index_key !== null && array_key_exists($index_key, $parts)) { $made[$parts[$index_key]] = $value; } else { $made[] = $value; }
    }
    return $made;
}
function array_chunk($array, $length, $preserve_keys = false) {
    $keep = $preserve_keys;
    $size = $length;
    if ($size < 1) { throw new ValueError('array_chunk(): Argument #2 ($length) must be greater than 0'); }
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
    if ($flags === 2) {
        $known = [];
        foreach ($array as $key => $value) {
            $text = text_of($value);
            if (__is_none(__ordered_find($known, $text))) {
                $known[$text] = true;
                $made[$key] = $value;
            }
        }
        return $made;
    }
    foreach ($array as $key => $value) {
        $known = false;
        foreach ($made as $other) { if ($other == $value) { $known = true; break; } }
        if (!$known) { $made[$key] = $value; }
    }
    return $made;
}
function array_count_values($array) {
    $made = [];
    foreach ($array as $value) {
        if (is_int($value) || is_string($value)) { $made[$value] = ($made[$value] ?? 0) + 1; }
        else { warning('array_count_values(): Can only count string and integer values, entry skipped'); }
    }
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
function array_rand($array, $count = 1) {
    $keys = array_keys($array);
    $all = __ordered_count($keys);
    if ($all === 0) { throw new ValueError('array_rand(): Argument #1 ($array) cannot be empty'); }
    if ($count === 1) { return $keys[mt_rand(0, $all - 1)]; }
    if ($count < 1 || $count > $all) { throw new ValueError('array_rand(): Argument #2 ($num) must be between 1 and the number of elements in argument #1 ($array)'); }
    // Those that are left out are drawn where they are fewer.
    $is_rest = $count > ($all >> 1);
    $left = $is_rest ? $all - $count : $count;
    $drawn = [];
    while ($left > 0) {
        $at = mt_rand(0, $all - 1);
        if (!isset($drawn[$at])) {
            $drawn[$at] = true;
            $left--;
        }
    }
    $made = [];
    foreach ($keys as $at => $key) { if (isset($drawn[$at]) !== $is_rest) { $made[] = $key; } }
    return $made;
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
function array_walk_recursive(&$array, $callback, $arg = null) {
    sortable($array, 'array_walk_recursive');
    $function = closure_of($callback);
    foreach (array_keys($array) as $key) {
        if (is_array($array[$key])) {
            $inside = $array[$key];
            array_walk_recursive($inside, $function, $arg);
            $array[$key] = $inside;
        } else {
            $cell = __ordered_reference($array, $key);
            if ($arg === null) { $function($cell, $key); } else { $function($cell, $key, $arg); }
        }
    }
    settle_all($array);
    return true;
}
function element_at($array, $place) { return $place < 0 ? false : __ordered_value($array, $place); }
function end(&$array) {
    if (is_object($array)) { $array = get_object_vars($array); }
    sortable($array, 'end');
    $place = __ordered_before($array, null);
    if ($place >= 0) { __ordered_cursor($array, $place); }
    return element_at($array, $place);
}
function reset(&$array) {
    sortable($array, 'reset');
    $place = __ordered_step($array, 0);
    __ordered_cursor($array, 0);
    return element_at($array, $place);
}
function current($array) { return element_at($array, __ordered_cursor($array)); }
function pos($array) { return current($array); }
function key($array) {
    $place = __ordered_cursor($array);
    return $place < 0 ? null : __ordered_key($array, $place);
}
function next(&$array) {
    $place = __ordered_cursor($array);
    if ($place < 0) { return false; }
    return element_at($array, __ordered_cursor($array, $place + 1));
}
function prev(&$array) {
    $place = __ordered_cursor($array);
    if ($place < 0) { return false; }
    $before = __ordered_before($array, $place);
    __ordered_cursor($array, $before);
    return element_at($array, $before);
}
function array_replace_recursive($array, ...$others) {
    foreach ($others as $other) {
        foreach ($other as $key => $value) {
            if (is_array($value) && isset($array[$key]) && is_array($array[$key])) { $array[$key] = array_replace_recursive($array[$key], $value); }
            else { $array[$key] = $value; }
        }
    }
    return $array;
}
function array_flip_pairs($array) { return array_flip($array); }
