// Operators on what is no number, conversions, and questions about kinds.

__declare('_operator', function ($op, $left, $right) { return operated($op, $left, $right); });
__declare('_unary', function ($op, $value) {
    if ($op === '$') {
        if (may_lack_variable()) { return __unknown_name('$' . $value); }
        warning('Undefined variable $' . $value);
        return null;
    }
    if ($op === '-') { return number_operand($value) * -1; }
    if (is_string($value)) {
        $made = '';
        foreach (str_split($value) as $one) { $made .= chr(255 - ord($one)); }
        return $made;
    }
    if (!is_int($value) && !is_float($value)) { throw new TypeError('Cannot perform bitwise not on ' . type_word($value)); }
    return ~intval($value);
});
__declare('_element', function ($object, $key, $is_written = false) { return element($object, $key, $is_written); });
__declare('_set_element', function ($object, $key, $value) { set_element($object, $key, $value); });
__declare('_call_other', function ($value, ...$given) {
    $function = closure_of($value);
    $last = __ordered_count($given) - 1;
    // Arguments by name are a map behind the others.
    if ($last >= 0 && __value_kind($given[$last]) === 'other') { return $function(...rest_of($given)); }
    return $function(...$given);
});
__declare('_iterate', function ($value) { return null; });
__declare('_key', function ($value) { return $value; });
__declare('_str', function ($value) { return text_of($value); });
__declare('_repr', function ($value) { return exported($value, 0); });

function text_of($value) {
    if (is_string($value)) { return $value; }
    $kind = __value_kind($value);
    if ($kind === 'null') { return ''; }
    if ($kind === 'bool') { return $value ? '1' : ''; }
    if ($kind === 'int' || $kind === 'float') { return __text_join('', __native_str($value)); }
    if ($kind === 'array') {
        warning('Array to string conversion');
        return 'Array';
    }
    if ($kind === 'object' && __has_member($value, '__tostring()')) { return $value->__toString(); }
    if ($value instanceof OwnStream) { return 'Resource id #' . stream_number($value); }
    throw new Error('Object of class ' . kind_word($value) . ' could not be converted to string');
}
function number_operand($value) {
    if (is_array($value) || is_object($value)) { throw new TypeError('Unsupported operand types: ' . type_word($value) . ' * int'); }
    if (__value_kind($value) === 'string') {
        $found = __number_in_text($value);
        if ($found === 0) { throw new TypeError('Unsupported operand types: string * int'); }
        if ($found === 1) { warning('A non-numeric value encountered'); }
    }
    return __loose_number($value);
}
function operand($op, $value, $left, $right) {
    $kind = __value_kind($value);
    if ($kind === 'string') {
        $found = __number_in_text($value);
        if ($found === 0) { throw new TypeError('Unsupported operand types: ' . type_word($left) . ' ' . $op . ' ' . type_word($right)); }
        if ($found === 1) { warning('A non-numeric value encountered'); }
        return __loose_number($value);
    }
    if ($kind === 'array' || $kind === 'object' || $kind === 'function') {
        throw new TypeError('Unsupported operand types: ' . type_word($left) . ' ' . $op . ' ' . type_word($right));
    }
    return __loose_number($value);
}
function operated($op, $left, $right) {
    if ($op === '.' || $op === '++' || $op === '..') { return __text_join(text_of($left), text_of($right)); }
    if ($op === '==') {
        if (__value_kind($left) === 'object') { return __has_member($left, '__tostring()') && $left->__toString() === $right; }
        return __has_member($right, '__tostring()') && $right->__toString() === $left;
    }
    if (__value_kind($left) === 'object' && is_string($right) && __has_member($left, '__tostring()')) { $left = $left->__toString(); }
    elseif (__value_kind($right) === 'object' && is_string($left) && __has_member($right, '__tostring()')) { $right = $right->__toString(); }
    if ($op === '<') { return __loose_less($left, $right); }
    if ($op === '>') { return __loose_less($right, $left); }
    if ($op === '<=') { return __loose_less_equal($left, $right); }
    if ($op === '>=') { return __loose_less_equal($right, $left); }
    if (($op === '&' || $op === '|' || $op === '^') && is_string($left) && is_string($right)) { return bytes_operated($op, $left, $right); }
    if ($op === '+' && __value_kind($left) === 'array' && __value_kind($right) === 'array') {
        foreach ($right as $key => $value) {
            if (__is_none(__ordered_find($left, $key))) { $left[$key] = $value; }
        }
        return $left;
    }
    $a = operand($op, $left, $left, $right);
    $b = operand($op, $right, $left, $right);
    switch ($op) {
        case '+': return $a + $b;
        case '-': return $a - $b;
        case '*': return $a * $b;
        case '&': return intval($a) & intval($b);
        case '|': return intval($a) | intval($b);
        case '^': return intval($a) ^ intval($b);
        case '>>': return intval($a) >> intval($b);
        case '<<':
            if (intval($b) < 0) { throw new ArithmeticError('Bit shift by negative number'); }
            return intval($a) << intval($b);
        case '/': return $a / $b;
        case '%': return $a % $b;
        case '**': return $a ** $b;
    }
    return null;
}
// An operator on the bytes of two texts.
function bytes_operated($op, $left, $right) {
    $made = '';
    $size = min(strlen($left), strlen($right));
    for ($i = 0; $i < $size; $i++) {
        $a = ord($left[$i]);
        $b = ord($right[$i]);
        $made .= chr($op === '&' ? $a & $b : ($op === '|' ? $a | $b : $a ^ $b));
    }
    if ($op === '|') { $made .= substr(strlen($left) > strlen($right) ? $left : $right, $size); }
    return $made;
}
// Cases of enumerations have no order.
function spaceship($left, $right) {
    if ($left !== $right && is_enum_case($left) && is_enum_case($right)) { return 1; }
    if (__value_kind($left) === 'object' && is_string($right) && __has_member($left, '__tostring()')) { $left = $left->__toString(); }
    elseif (__value_kind($right) === 'object' && is_string($left) && __has_member($right, '__tostring()')) { $right = $right->__toString(); }
    return __loose_order($left, $right);
}
function is_enum_case($value) { return __value_kind($value) === 'object' && is_enum($value); }
function element($object, $key, $is_written = false) {
    $kind = __value_kind($object);
    if ($kind === 'array') {
        $of = __value_kind($key);
        if ($of === 'array' || $of === 'object') { throw new TypeError('Illegal offset type'); }
        if ($of === 'string') { warning('Undefined array key "' . $key . '"'); }
        else { warning('Undefined array key ' . ($of === 'null' ? '""' : intval($key))); }
        return null;
    }
    if ($kind === 'object') {
        if (!__has_member($object, 'offsetget()')) { throw new Error('Cannot use object of type ' . kind_word($object) . ' as array'); }
        if (!$is_written) { return __cell_read($object->offsetGet($key)); }
        // What is written into may be given by a reference, or be an object.
        if ($object instanceof OwnArray) { return $object->own_container($key); }
        $given = $object->offsetGet($key);
        if (__is_cell($given)) {
            if (__cell_read($given) === null) { __cell_write($given, []); }
            return __cell_read($given);
        }
        if (is_object($given)) { return $given; }
        notice_of('Notice', 8, 'Indirect modification of overloaded element of ' . kind_word($object) . ' has no effect');
        return is_array($given) ? __ordered_copy($given) : [];
    }
    if ($kind === 'string') {
        check_offset($key);
        $at = intval($key);
        $length = strlen($object);
        $place = $at < 0 ? $at + $length : $at;
        if ($place < 0 || $place >= $length) {
            warning('Uninitialized string offset ' . $at);
            return '';
        }
        return __byte_part($object, $place + 1, $place + 1);
    }
    if ($kind !== 'function') {
        warning('Trying to access array offset on value of type ' . $kind);
    } else { throw new Error('Cannot use object of type Closure as array'); }
    return null;
}
function set_element($object, $key, $value) {
    if (__value_kind($object) === 'object') {
        if (!__has_member($object, 'offsetset()')) { throw new Error('Cannot use object of type ' . kind_word($object) . ' as array'); }
        return $object->offsetSet(__is_none($key) ? null : $key, $value);
    }
    if (__value_kind($object) === 'array') {
        if (__is_none($key)) { throw new Error('Cannot add element to the array as the next element is already occupied'); }
        throw new TypeError('Illegal offset type');
    }
    if (__value_kind($object) === 'string') {
        if (!__is_none($key)) { check_offset($key); }
        throw new Error(__is_none($key) ? '[] operator not supported for strings' : 'Cannot use string offset as an array');
    }
    throw new Error('Cannot use a scalar value as an array');
}
// What stands in brackets behind a text, where it is no whole number.
function check_offset($key) {
    $kind = __value_kind($key);
    if ($kind === 'int') { return; }
    if ($kind === 'array' || $kind === 'object' || $kind === 'function') { throw new TypeError('Cannot access offset of type ' . type_word($key) . ' on string'); }
    if ($kind !== 'string') { warning('String offset cast occurred'); return; }
    if (__number_in_text($key) === 2 && is_int(__loose_number($key))) { return; }
    if (__number_in_text($key) !== 1 || preg_match('/^\s*[+-]?\d+/', $key) !== 1 || preg_match('/^\s*[+-]?\d*\.\d/', $key) === 1) { throw new TypeError('Cannot access offset of type string on string'); }
    warning('Illegal string offset "' . $key . '"');
}
function with_letter($text, $key, $value) {
    check_offset($key);
    $at = intval($key);
    $size = strlen($text);
    if ($at < 0) { $at += $size; }
    if ($at < 0) {
        warning('Illegal string offset ' . intval($key));
        return $text;
    }
    $letter = text_of($value);
    if ($letter === '') { throw new Error('Cannot assign an empty string to a string offset'); }
    if (strlen($letter) > 1) { warning('Only the first byte will be assigned to the string offset'); }
    if ($at > $size) { $text = str_pad($text, $at); }
    return substr($text, 0, $at) . $letter[0] . substr($text, $at + 1);
}
function unset_element($object, $key) {
    $kind = __value_kind($object);
    if ($kind === 'object') {
        if (!__has_member($object, 'offsetunset()')) { throw new Error('Cannot use object of type ' . kind_word($object) . ' as array'); }
        return $object->offsetUnset($key);
    }
    if ($kind === 'string') { throw new Error('Cannot unset string offsets'); }
    if ($kind === 'int' || $kind === 'float' || $object === true) { throw new Error('Cannot unset offset in a non-array variable'); }
    if (is_array($key) || is_object($key)) { throw new TypeError('Illegal offset type in unset'); }
    __ordered_take($object, $key);
}
function part_of($value, $key) {
    if (__is_unknown($value)) { return __ordered_fetch($value, $key); }
    $kind = __value_kind($value);
    if ($kind === 'array') { return __ordered_fetch($value, $key); }
    if ($kind === 'object') {
        if (!__has_member($value, 'offsetget()')) { throw new Error('Cannot use object of type ' . kind_word($value) . ' as array'); }
        return __cell_read($value->offsetGet($key));
    }
    return null;
}
function increment($value) {
    if (__is_unknown($value)) { return $value + 1; }
    $kind = __value_kind($value);
    if ($kind === 'null') { return 1; }
    if ($kind === 'array' || $kind === 'object' || $kind === 'function') { throw new TypeError('Cannot increment ' . kind_word($value)); }
    if ($kind !== 'string') { return $value; }
    if (__number_in_text($value) === 2) { return __loose_number($value) + 1; }
    if ($value === '') { return '1'; }
    $at = strlen($value) - 1;
    $codes = [];
    foreach (str_split($value) as $one) { $codes[] = ord($one); }
    while ($at >= 0) {
        $code = $codes[$at];
        if ($code === 122) { $codes[$at] = 97; }
        elseif ($code === 90) { $codes[$at] = 65; }
        elseif ($code === 57) { $codes[$at] = 48; }
        else {
            // What is neither a letter nor a digit ends it.
            if (ctype_alnum(chr($code))) { $codes[$at] = $code + 1; }
            $text = '';
            foreach ($codes as $one) { $text .= chr($one); }
            return $text;
        }
        $last = $code;
        $at--;
    }
    $text = $last === 57 ? '1' : ($last === 122 ? 'a' : 'A');
    foreach ($codes as $one) { $text .= chr($one); }
    return $text;
}
function decrement($value) {
    if (__is_unknown($value)) { return $value - 1; }
    if (is_array($value) || is_object($value)) { throw new TypeError('Cannot decrement ' . kind_word($value)); }
    if (__value_kind($value) === 'string' && __number_in_text($value) === 2) { return __loose_number($value) - 1; }
    return $value === '' ? -1 : $value;
}
function closure_of($value) {
    $kind = __value_kind($value);
    if ($kind === 'function') { return $value; }
    if ($kind === 'string') {
        $at = __str_find($value, '::');
        if ($at >= 0) { return static_value(class_of(__byte_part($value, 1, $at)), __byte_part($value, $at + 3, -1)); }
        $function = function_spelled($value);
        if ($function === null) { throw new Error('Call to undefined function ' . ltrim($value, '\\') . '()'); }
        return held_function($value, $function);
    }
    if ($kind === 'array' && __ordered_count($value) === 2) {
        $of = $value[0];
        $name = $value[1];
        if (__value_kind($of) !== 'string' && __value_kind($of) !== 'object') { throw new Error('First array member is not a valid class name or object'); }
        if (__value_kind($name) !== 'string') { throw new Error('Second array member is not a valid method'); }
        if (__str_startswith($name, 'parent::')) {
            $class = class_of($of);
            $function = __field(__field(__field($class, '@parent'), 'prototype'), __byte_case(__byte_part($name, 9, -1), false) . '()');
            $receiver = __value_kind($of) === 'string' ? $class : $of;
            $about = about_method(__field($class, '@parent'), __byte_part($name, 9, -1));
            if ($about !== null && $about[1]) { $receiver = $class; }
            return function (...$given) use ($function, $receiver) { return forwarded($function, $receiver, $given); };
        }
        if (__value_kind($of) === 'string') { return static_value(class_of($of), $name); }
        $about = about_method(__field($of, '@class'), $name);
        if ($about !== null && $about[1]) { return static_value(__field($of, '@class'), $name); }
        return method_value($of, $name);
    }
    if ($kind === 'object') {
        if (__has_member($value, '__invoke()')) { return method_value($value, '__invoke'); }
        throw new Error('Object of type ' . kind_word($value) . ' is not callable');
    }
    if ($kind === 'array') { throw new Error('Array callback must have exactly two elements'); }
    throw new Error('Value of type ' . type_word($value) . ' is not callable');
}
// Whether a value can be called; from a scope, where one is given.
function is_callable($value, $scope = null, &$name = null) {
    if (is_bool($scope)) { $scope = null; }
    $kind = __value_kind($value);
    if ($kind === 'function') { return true; }
    if ($kind === 'string') {
        $at = __str_find($value, '::');
        return $at < 0 ? function_named($value) !== null : is_callable([__byte_part($value, 1, $at), __byte_part($value, $at + 3, -1)], $scope);
    }
    if ($kind === 'object') { return __has_member($value, '__invoke()'); }
    if ($kind !== 'array' || __ordered_count($value) !== 2 || !isset($value[0]) || !isset($value[1])) { return false; }
    if (__value_kind($value[1]) !== 'string') { return false; }
    $of = __value_kind($value[0]) === 'string' ? find_class($value[0]) : (__value_kind($value[0]) === 'object' ? __field($value[0], '@class') : null);
    if ($of === null) { return false; }
    $about = about_method($of, $value[1]);
    if ($about !== null && $scope !== null && !may_use($about, $scope) && !__has_member(__field($of, 'prototype'), is_string($value[0]) ? '__callstatic()' : '__call()')) { return false; }
    return (__has_member(__field($of, 'prototype'), __byte_case($value[1], false) . '()') || __has_member(__field($of, 'prototype'), is_string($value[0]) ? '__callstatic()' : '__call()') || __str_startswith($value[1], 'parent::'));
}
function call_user_func($callback, ...$given) {
    $given = rest_of($given);
    return closure_of($callback)(...$given);
}
function call_user_func_array($callback, $given) { return closure_of($callback)(...$given); }
function func_overload() { return null; }
function function_exists($name) { return function_named($name) !== null; }
// A class by its name, which may have to be loaded.
function loaded_class($name, $autoload) {
    if ($autoload && find_class($name) === null) { autoload(__str_startswith($name, '\\') ? __byte_part($name, 1, -1) : $name); }
    return find_class($name);
}
function class_exists($name, $autoload = true) { $class = loaded_class($name, $autoload); return $class !== null && __field($class, '@kind') !== 'interface' && __field($class, '@kind') !== 'trait'; }
function interface_exists($name, $autoload = true) { $class = loaded_class($name, $autoload); return $class !== null && __field($class, '@kind') === 'interface'; }
function enum_exists($name, $autoload = true) { $class = loaded_class($name, $autoload); return $class !== null && __field($class, '@kind') === 'enum'; }
function method_exists($object, $name) {
    if (!is_string($object) && !is_object($object)) { throw new TypeError('method_exists(): Argument #1 ($object_or_class) must be of type object|string, ' . type_word($object) . ' given'); }
    $class = __value_kind($object) === 'string' ? find_class($object) : class_of($object);
    if ($class === null) { return false; }
    $key = __byte_case($name, false) . '()';
    return __has_member(__field($class, 'prototype'), $key) || about_method($class, $name) !== null;
}
function property_exists($object, $name) {
    if (!is_string($object) && !is_object($object)) { throw new TypeError('property_exists(): Argument #1 ($object_or_class) must be of type object|string, ' . type_word($object) . ' given'); }
    if (__value_kind($object) === 'object' && __has_own($object, $name)) { return true; }
    $class = __value_kind($object) === 'string' ? find_class($object) : class_of($object);
    $about = $class === null ? null : about_member($class, $name);
    return $about !== null && ($about[0] !== 'private' || __same($about[4], $class));
}
function get_class($object = null) {
    if (func_num_args() === 0) { throw new Error('get_class() without arguments must be called from within a class'); }
    return __is_unknown($object) ? __unknown_call('get_class', $object) : __field(class_of($object), '@name');
}
function get_parent_class($object) {
    if (is_string($object)) {
        $class = loaded_class($object, true);
        if ($class === null) { throw new TypeError('get_parent_class(): Argument #1 ($object_or_class) must be an object or a valid class name, string given'); }
    } else { $class = __value_kind($object) === 'object' && __has_own($object, '@kind') ? $object : class_of($object); }
    $parent = __field($class, '@parent');
    while ($parent !== null && __str_startswith(__field($parent, '@name'), 'Own')) { $parent = __field($parent, '@parent'); }
    return $parent === null ? false : __field($parent, '@name');
}
function is_a($object, $class, $text = false) { return __value_kind($object) === 'string' ? $text && is_subclass(class_of($object), class_of($class)) : instance_of($object, $class); }
function is_subclass_of($object, $class, $allow_string = true) {
    if (is_string($object) && !$allow_string) { return false; }
    $of = is_object($object) ? class_of($object) : loaded_class($object, true);
    $class = find_class($class);
    return $of !== null && $class !== null && !__same($of, $class) && is_subclass($of, $class);
}
// The class that a question is about; nothing, with a warning, where there is none.
function class_asked($object, $function) {
    if (is_object($object)) { return class_of($object); }
    if (!is_string($object)) { throw new TypeError($function . '(): Argument #1 ($object_or_class) must be of type object|string, ' . type_word($object) . ' given'); }
    $class = loaded_class($object, true);
    if ($class === null) { warning($function . '(): Class ' . $object . ' does not exist and could not be loaded'); }
    return $class;
}
function class_implements($object) {
    $found = [];
    $class = class_asked($object, 'class_implements');
    if ($class === null) { return false; }
    // Those of the class above come first, turned around where it adds none itself; what interfaces extend comes last.
    if (__field($class, '@parent') !== null) { $found = class_implements(__field(__field($class, '@parent'), '@name')); }
    $own = __field($class, '@interfaces');
    if (count($own) === 0) { return array_reverse($found); }
    foreach ($own as $interface) { $name = __field($interface, '@name'); $found[$name] = $name; }
    foreach ($own as $interface) { foreach (array_reverse(interface_parents($interface)) as $more) { $found[$more] = $more; } }
    return $found;
}
function interface_parents($interface) {
    $found = [];
    foreach (__field($interface, '@interfaces') as $parent) { $found[] = __field($parent, '@name'); foreach (interface_parents($parent) as $more) { $found[] = $more; } }
    return $found;
}
function get_class_methods($object) {
    $names = [];
    $class = class_of($object);
    while ($class !== null) {
        foreach (__field($class, '@methods') as $about) { if ($about[0] === 'public' && !in_array($about[3], $names)) { $names[] = $about[3]; } }
        $class = __field($class, '@parent');
    }
    return $names;
}
function get_object_vars($object, $scope = '') {
    if (!is_object($object)) { throw new TypeError('get_object_vars(): Argument #1 ($object) must be of type object, ' . type_word($object) . ' given'); }
    $found = [];
    $class = __field($object, '@class');
    foreach (member_names($object) as $key) {
        $about = about_member($class, $key);
        if ($about === null || may_use($about, $scope)) { $found[$about === null ? $key : plain_name($key)] = __ordered_copy(__cell_read(__own_value($object, $key))); }
    }
    return $found;
}
function spl_object_id($object) { return object_number($object); }
function spl_object_hash($object) { return str_pad(dechex(spl_object_id($object)), 32, '0', 0); }
function spl_autoload_register($loader = null) {
    global $autoloaders;
    if (__is_none($autoloaders)) { $autoloaders = []; }
    $autoloaders[] = $loader;
    return true;
}
// The name of a constant as the code of a class spells it.
function part_spelled($name, $own, $called) {
    $at = is_string($name) ? __str_find($name, '::') : -1;
    if ($at < 0) { return $name; }
    $word = __byte_case(__byte_part($name, 1, $at), false);
    $class = $word === 'self' ? $own : ($word === 'static' ? $called : ($word === 'parent' ? __field($own, '@parent') : null));
    return $class === null ? $name : __field($class, '@name') . __byte_part($name, $at + 1, -1);
}
function constant($name, $scope = null) {
    global $constant_table;
    $name = ltrim($name, '\\');
    $at = __str_find($name, '::');
    if ($at >= 0) { return guarded_part(class_of(__byte_part($name, 1, $at)), __byte_part($name, $at + 1, -1), is_string($scope) ? $scope : ''); }
    $found = __ordered_find($constant_table, $name);
    if (!__is_none($found)) { return $found; }
    $found = __named_value($name . '::');
    if ($found !== null) { return $found; }
    if (!__is_complete()) { return __unknown_call($name); }
    throw new Error('Undefined constant "' . $name . '"');
}
// A constant by the name that the source spells; where that is open, one outside of the namespace may be meant.
function constant_of($name, $is_open) {
    global $constant_table;
    $at = $is_open ? __str_rfind($name, '\\') : -1;
    if ($at > 0) {
        $found = __ordered_find($constant_table, $name);
        if (!__is_none($found)) { return $found; }
        $outer = __byte_part($name, $at + 2, -1);
        if (defined($outer)) { return constant($outer); }
    }
    return constant($name);
}
function define($name, $value, $case_insensitive = false) {
    if (__str_find($name, '::') >= 0) { throw new ValueError('define(): Argument #1 ($constant_name) cannot be a class constant'); }
    if ($case_insensitive) { warning('define(): Argument #3 ($case_insensitive) is ignored since declaration of case-insensitive constants is no longer supported'); }
    return note_constant($name, $value);
}
function defined($name) {
    global $constant_table;
    $name = ltrim($name, '\\');
    $at = __str_find($name, '::');
    if ($at >= 0) {
        $class = find_class(__byte_part($name, 1, $at));
        return $class !== null && has_part($class, __byte_part($name, $at + 1, -1));
    }
    return isset($constant_table[$name]) || __named_value($name . '::') !== null;
}
function array_of($value) {
    if (__is_unknown($value)) { return $value; }
    $kind = __value_kind($value);
    if ($kind === 'array') { return $value; }
    if ($kind === 'null') { return []; }
    if ($kind === 'object') {
        if (__has_member($value, 'getarraycopy()')) { return $value->getArrayCopy(); }
        $found = [];
        foreach (member_names($value) as $key) {
            $about = about_member(__field($value, '@class'), $key);
            $name = $about === null || $about[0] === 'public' ? $key : ($about[0] === 'protected' ? "\0*\0" . $key : "\0" . __field($about[4], '@name') . "\0" . plain_name($key));
            $found[$name] = __ordered_copy(__cell_read(__own_value($value, $key)));
        }
        return $found;
    }
    return [$value];
}
function object_of($value) {
    if (__is_unknown($value)) { return $value; }
    $kind = __value_kind($value);
    if ($kind === 'object') { return $value; }
    $object = new stdClass();
    if ($kind === 'array') { foreach ($value as $key => $one) { __set_field($object, '' . $key, $one); } }
    elseif ($kind !== 'null') { __set_field($object, 'scalar', $value); }
    return $object;
}
function intval($value, $base = 10) {
    $kind = __value_kind($value);
    if ($base !== 10 && $kind === 'string') { return of_base($value, $base); }
    return $kind === 'object' || $kind === 'function' ? object_as_number($value, 'int') : __loose_integer($value);
}
// An object as a number is one.
function object_as_number($value, $type) {
    if ($value instanceof OwnStream) { return stream_number($value); }
    warning('Object of class ' . kind_word($value) . ' could not be converted to ' . $type);
    return 1;
}
function floatval($value) { return __is_unknown($value) ? __unknown_call('floatval', $value) : __number_float(is_object($value) ? object_as_number($value, 'float') : __loose_number($value)); }
function doubleval($value) { return floatval($value); }
function strval($value) { return text_of($value); }
function boolval($value) { return __loose_truth($value); }
function settype(&$value, $type) {
    switch ($type) {
        case 'int': case 'integer': $value = intval($value); break;
        case 'float': case 'double': $value = floatval($value); break;
        case 'string': $value = text_of($value); break;
        case 'bool': case 'boolean': $value = boolval($value); break;
        case 'array': $value = array_of($value); break;
        case 'null': $value = null; break;
        case 'object': $value = object_of($value); break;
        case 'resource': throw new ValueError('Cannot convert to resource type');
        default: throw new ValueError('settype(): Argument #2 ($type) must be a valid type');
    }
    return true;
}
function gettype($value) {
    if (__is_unknown($value)) { return __unknown_call('gettype', $value); }
    if ($value instanceof OwnStream) { return $value->is_open() ? 'resource' : 'resource (closed)'; }
    $names = ['null' => 'NULL', 'bool' => 'boolean', 'int' => 'integer', 'float' => 'double', 'string' => 'string', 'array' => 'array', 'object' => 'object', 'function' => 'object'];
    return $names[__value_kind($value)];
}
function get_debug_type($value) { return __is_unknown($value) ? __unknown_call('get_debug_type', $value) : ($value instanceof OwnStream ? ($value->is_open() ? 'resource (stream)' : 'resource (closed)') : type_word($value)); }
function is_int($value) { return __value_kind($value) === 'int'; }
function is_integer($value) { return __value_kind($value) === 'int'; }
function is_long($value) { return __value_kind($value) === 'int'; }
function is_float($value) { return __value_kind($value) === 'float'; }
function is_double($value) { return __value_kind($value) === 'float'; }
function is_string($value) { return __value_kind($value) === 'string'; }
function is_bool($value) { return __value_kind($value) === 'bool'; }
function is_array($value) { return __value_kind($value) === 'array'; }
function is_null($value) { return __value_kind($value) === 'null'; }
function is_object($value) { return __is_unknown($value) ? __unknown_call('is_object', $value) : __value_kind($value) === 'object' || __value_kind($value) === 'function'; }
function is_iterable($value) { return __is_unknown($value) ? __unknown_call('is_iterable', $value) : __value_kind($value) === 'array' || instance_of($value, 'Traversable'); }
function is_countable($value) { return __is_unknown($value) ? __unknown_call('is_countable', $value) : __value_kind($value) === 'array' || instance_of($value, 'Countable'); }
function is_scalar($value) { return __is_unknown($value) ? __unknown_call('is_scalar', $value) : in_array(__value_kind($value), ['int', 'float', 'string', 'bool']); }
function is_numeric($value) {
    $kind = __value_kind($value);
    return $kind === 'int' || $kind === 'float' || $kind === 'string' && __number_in_text($value) === 2;
}
function is_resource($value) { return $value instanceof OwnStream && $value->is_open(); }
