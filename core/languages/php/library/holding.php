// What arguments, members and results are held to, and what is said of those that do not fit.

function too_few_arguments($function, $required, $exactly, $names, ...$values) {
    $passed = 0;
    $last = -1;
    foreach ($values as $place => $value) { if (!__is_none($value)) { $last = $place; } }
    foreach ($values as $place => $value) {
        if (__is_none($value) && $place < $last) { throw new ArgumentCountError($function . '(): Argument #' . ($place + 1) . ' ($' . $names[$place] . ') not passed'); }
    }
    foreach ($values as $value) { if (!__is_none($value)) { $passed++; } }
    // Where the library calls it, it was called at no place.
    $caller = caller_place();
    $place = $caller === '' ? '' : ' in ' . substr($caller, strlen(', called in '));
    throw new ArgumentCountError('Too few arguments to function ' . $function . '(), ' . $passed . ' passed' . $place . ' and ' . ($exactly ? 'exactly' : 'at least') . ' ' . $required . ' expected');
}
function coerced_argument($value, $type, $function, $number, $name, $strict, $class) {
    if (__is_unknown($value)) { return $value; }
    $caller = caller_place();
    return coerced($value, $type, $strict && $caller !== '', $class, $function . '(): Argument #' . $number . ' ($' . $name . ') must be of type ' . $type . ', ' . type_word($value) . ' given' . $caller);
}
// Where the function at hand was called; nothing where the library calls it.
function caller_place() {
    $own = 0;
    foreach (__ordered_list(__call_frames(true)) as $frame) {
        $call = __ordered_list($frame);
        if ($call[0] === '') {
            if ($own > 0 && is_told($call[2], $call)) { return ''; }
            continue;
        }
        if ($own > 0) { return ', called in ' . $call[0] . ' on line ' . $call[1]; }
        $own++;
    }
    return '';
}
// What the library's functions hold their arguments to.
function library_argument($value, $type, $function, $number, $name, $strict) {
    if (__is_unknown($value)) { return $value; }
    $words = $function . '(): Argument #' . $number . ($name === '' ? '' : ' ($' . $name . ')');
    if ($type === 'callable' || $type === '?callable') {
        if ($value === null && $type === '?callable' || is_callable($value) && refused_method($value) === '') { return $value; }
        begin_refusing($function);
        throw new TypeError($words . ' must be a valid callback' . ($type === '?callable' ? ' or null' : '') . ', ' . why_not_callable($value));
    }
    if ($value === null && !$strict && in_array($type, ['string', 'int', 'float', 'bool', 'int|float', 'array|string'])) {
        deprecated($function . '(): Passing null to parameter #' . $number . ($name === '' ? '' : ' ($' . $name . ')') . ' of type ' . $type . ' is deprecated');
        return $type === 'string' || $type === 'array|string' ? '' : ($type === 'int' || $type === 'int|float' ? 0 : ($type === 'float' ? 0.0 : false));
    }
    begin_refusing($function);
    $made = coerced($value, $type, $strict, null, $words . ' must be of type ' . $type . ', ' . type_word($value) . ' given');
    begin_refusing(null);
    return $made;
}
// Errors about a function's arguments are raised in front of its call; traces tell of it as if they were not. Some functions are none to them.
function begin_refusing($function) {
    global $refusing_function;
    $refusing_function = in_array($function, ['strlen', 'count', 'sizeof', 'array_key_exists', 'get_class', 'gettype']) ? null : $function;
}
// Why a method that is there cannot be called without an object.
function refused_method($value) {
    if (is_string($value) && __str_find($value, '::') > 0) { $value = explode('::', $value, 2); }
    if (!is_array($value) || !is_string($value[0]) || __str_startswith($value[1], 'parent::')) { return ''; }
    $of = find_class($value[0]);
    $about = $of === null ? null : about_method($of, $value[1]);
    if ($about === null || $about[1] || __has_member(__field($of, 'prototype'), '__callstatic()')) { return ''; }
    return 'non-static method ' . __field($of, '@name') . '::' . $about[3] . '() cannot be called statically';
}
function why_not_callable($value) {
    $kind = __value_kind($value);
    if ($kind === 'string') {
        $at = __str_find($value, '::');
        if ($at < 0) { return 'function "' . $value . '" not found or invalid function name'; }
        $value = [__byte_part($value, 1, $at), __byte_part($value, $at + 3, -1)];
    }
    if (!is_array($value)) { return 'no array or string given'; }
    if (count($value) !== 2 || !isset($value[0]) || !isset($value[1])) { return 'array callback must have exactly two members'; }
    $of = is_string($value[0]) ? find_class($value[0]) : class_of($value[0]);
    if ($of === null) { return 'class "' . $value[0] . '" not found'; }
    $refused = refused_method($value);
    if ($refused !== '') { return $refused; }
    return 'class ' . __field($of, '@name') . ' does not have a method "' . $value[1] . '"';
}
function refuse_reference($function, $number, $name) { throw new Error($function . '(): Argument #' . $number . ($name === '' ? '' : ' ($' . $name . ')') . ' cannot be passed by reference'); }
function unknown_parameter($name) { throw new Error('Unknown named parameter $' . $name); }
function wrong_count($function, $words, $bound, $given) {
    global $refusing_function;
    $refusing_function = $function;
    throw new ArgumentCountError($function . '() expects ' . $words . ' ' . $bound . ' argument' . ($bound === 1 ? '' : 's') . ', ' . $given . ' given');
}
function coerced_rest($values, $type, $function, $number, $name, $strict, $class) {
    foreach ($values as $key => $value) {
        if (__value_fits($value, $type)) { continue; }
        $place = caller_place();
        $at = is_int($key) ? $number + $key : $number;
        $made = coerced($value, $type, $strict, $class, $function . '(): Argument #' . $at . ' must be of type ' . $type . ', ' . type_word($value) . ' given' . $place);
        __ordered_put($values, $key, $made);
    }
}
function coerced_member($value, $type, $class, $name, $strict) {
    if (__is_unknown($value)) { return $value; }
    return coerced($value, $type, $strict, $class, 'Cannot assign ' . type_word($value) . ' to property ' . __field($class, '@name') . '::$' . $name . ' of type ' . $type);
}
function coerced_static($class, $name, $value, $strict) {
    if (__is_unknown($value)) { return $value; }
    $about = about_member($class, $name);
    if ($about === null || $about[2] === '' || __value_fits($value, $about[2])) { return $value; }
    return coerced($value, $about[2], $strict, $about[4], 'Cannot assign ' . type_word($value) . ' to property ' . __field($about[4], '@name') . '::$' . $name . ' of type ' . $about[2]);
}
function coerced_result($value, $type, $function, $strict) {
    if (__is_unknown($value)) { return $value; }
    return coerced($value, $type, $strict, null, $function . '(): Return value must be of type ' . $type . ', ' . type_word($value) . ' returned');
}
// What is given where the declaration names the class that is called, or the one at hand.
function relative_result($value, $type, $called, $of, $function, $strict) {
    if ($called === null || __is_none($called)) { return $value; }
    $told = [];
    $optional = __str_startswith($type, '?') ? '?' : '';
    foreach (explode('|', ltrim($type, '?')) as $one) { $told[] = $one === 'static' ? __field($called, '@name') : ($one === 'self' ? __field($of, '@name') : $one); }
    $type = $optional . implode('|', $told);
    return __value_fits($value, $type) ? $value : coerced_result($value, $type, $function, $strict);
}
function no_result($function, $type) {
    if ($type === 'never') { throw new TypeError($function . '(): never-returning function must not implicitly return'); }
    throw new TypeError($function . '(): Return value must be of type ' . $type . ', none returned');
}
// What is thrown.
function thrown($value) {
    if (__is_unknown($value)) { return $value; }
    if (__value_kind($value) !== 'object') { throw new Error('Can only throw objects'); }
    if (__has_member($value, '@lacks')) { return thrown_of_lacking($value); }
    if (!instance_of($value, 'Throwable')) { throw new Error('Cannot throw objects that do not implement Throwable'); }
    return $value;
}
function coerced($value, $type, $strict, $class, $message) {
    $value = __cell_read($value);
    if (__is_unknown($value)) { return $value; }
    if (__value_fits($value, $type)) { return $value; }
    $kinds = $type;
    if (__str_startswith($kinds, '?')) {
        if ($value === null) { return $value; }
        $kinds = __byte_part($kinds, 2, -1);
    }
    $kind = __value_kind($value);
    foreach (explode('|', $kinds) as $one) {
        $lower = __byte_case(trim($one, " ()"), false);
        if ($lower === 'callable' && ($kind === 'function' || is_callable($value))) { return $value; }
        if ($lower === 'iterable' && ($kind === 'array' || instance_of($value, 'Traversable'))) { return $value; }
        if ($lower === 'object' && ($kind === 'object' || $kind === 'function')) { return $value; }
        if (($lower === 'self' || $lower === 'static') && $kind === 'object' && ($class === null || is_subclass(class_of($value), $class))) { return $value; }
        if ($lower === 'null' && $value === null) { return $value; }
        if ($lower === 'false' && $value === false) { return $value; }
        if ($lower === 'true' && $value === true) { return $value; }
        if ($kind === 'object' || $kind === 'function') {
            if (__str_find($one, '&') >= 0) {
                $all = true;
                foreach (explode('&', trim($one, '()')) as $part) { if (!instance_of($value, trim($part))) { $all = false; } }
                if ($all) { return $value; }
            } elseif (instance_of($value, ltrim($one, '\\'))) { return $value; }
        }
    }
    $kinds = explode('|', __byte_case($kinds, false));
    if ($kind === 'int' && in_array('float', $kinds)) { return __number_float($value); }
    if (!$strict && $value !== null && $kind !== 'array') {
        $is_text = $kind === 'string';
        $numeric = $is_text ? __number_in_text($value) === 2 : $kind !== 'object' && $kind !== 'function';
        if ($numeric) {
            $number = __loose_number($value);
            if (in_array('int', $kinds)) {
                if (__value_kind($number) === 'int') { return $number; }
                $is_near = __f64_abs($number) < 9.2233720368547758e18;
                if ($is_near && __f64_floor($number) === $number && !($is_text && in_array('float', $kinds))) { return intval($number); }
                if ($is_near && !in_array('float', $kinds)) {
                    deprecated('Implicit conversion from float' . ($is_text ? '-string "' . $value . '"' : ' ' . __float_text($number, 17)) . ' to int loses precision');
                    return intval($number);
                }
            }
            if (in_array('float', $kinds)) { return __number_float($number); }
        }
        if (in_array('string', $kinds) && ($kind !== 'object' || __has_member($value, '__tostring()')) && $kind !== 'function') { return '' . $value; }
        if (in_array('bool', $kinds) && $kind !== 'object' && $kind !== 'function') { return __loose_truth($value); }
    }
    throw new TypeError($message);
}
