// Calls by way of values, what calls are under way, and what is said of the last error.

function forward_static_call($callback, ...$given) { return closure_of($callback)(...$given); }
function forward_static_call_array($callback, $given) { return closure_of($callback)(...$given); }
function restore_exception_handler() {
    global $exception_handler;
    $exception_handler = null;
    return true;
}
function error_get_last() {
    global $last_error;
    return __is_none($last_error) ? null : $last_error;
}
function error_clear_last() {
    global $last_error;
    $last_error = null;
}
// An error that is thrown while another one is on its way comes after it.
function chain_errors($error, $before) {
    if (__value_kind($error) !== 'object' || __value_kind($before) !== 'object' || __same($error, $before)) { return; }
    if (!instance_of($error, 'Throwable') || !instance_of($before, 'Throwable')) { return; }
    caught_error($error);
    caught_error($before);
    $at = $error;
    while (__field($at, 'previous') !== null) {
        $at = __field($at, 'previous');
        if (__same($at, $before)) { return; }
    }
    __set_field($at, 'previous', $before);
}
function backtrace_lines() {
    $error = new Exception();
    return __field($error, '@trace');
}
function debug_backtrace($options = 1, $limit = 0) {
    $entries = trace_entries(new Exception());
    array_shift($entries);
    return $limit > 0 ? array_slice($entries, 0, $limit) : $entries;
}
function debug_print_backtrace($options = 0, $limit = 0) {
    $number = 0;
    foreach (debug_backtrace() as $entry) {
        $at = isset($entry['file']) ? $entry['file'] . '(' . $entry['line'] . ')' : '[internal function]';
        put_out('#' . $number . ' ' . $at . ': ' . (isset($entry['class']) ? $entry['class'] . $entry['type'] : '') . $entry['function'] . "()\n");
        $number++;
    }
}
function class_alias($class, $alias, $autoload = true) {
    global $class_table;
    $class_table[lower_name($alias)] = class_of($class);
    return true;
}
function get_class_constants($class) { return (new ReflectionClass($class))->getConstants(); }
function get_mangled_vars($object) { return array_of($object); }
function array_any_of($array, $test) {
    foreach ($array as $key => $value) { if ($test($value, $key)) { return true; } }
    return false;
}
function random_bytes($length) {
    if ($length < 1) { throw new ValueError('random_bytes(): Argument #1 ($length) must be greater than 0'); }
    $made = '';
    for ($i = 0; $i < $length; $i++) { $made .= chr(random_int(0, 255)); }
    return $made;
}
// Objects are counted: the number of one that is lost is given again.
function count_objects() {
    global $counts_objects, $free_numbers, $made_objects;
    $counts_objects = true;
    $free_numbers = [];
    $made_objects = 0;
}
function note_described($holder, $key, $value) {
    $all = __has_own($holder, '@described') ? __own_value($holder, '@described') : [];
    $all[$key] = $value;
    __set_field($holder, '@described', $all);
}
function described_at($holder, $key) {
    if (!__has_own($holder, '@described')) { return null; }
    $found = __ordered_find(__own_value($holder, '@described'), $key);
    return __is_none($found) ? null : $found;
}
function log1p($value) { return __f64_abs($value) < 1.0e-5 ? $value - $value * $value / 2 + $value * $value * $value / 3 : log(1 + $value); }
function expm1($value) { return __f64_abs($value) < 1.0e-5 ? $value + $value * $value / 2 + $value * $value * $value / 6 : exp($value) - 1; }
function sinh($value) { return (exp($value) - exp(-$value)) / 2; }
function cosh($value) { return (exp($value) + exp(-$value)) / 2; }
function tanh($value) { return $value > 20 ? 1.0 : ($value < -20 ? -1.0 : (exp(2 * $value) - 1) / (exp(2 * $value) + 1)); }
function asinh($value) { return $value < 0 ? -asinh(-$value) : log($value + sqrt($value * $value + 1)); }
function acosh($value) { return log($value + sqrt($value * $value - 1)); }
function atanh($value) { return log((1 + $value) / (1 - $value)) / 2; }
// Up to the last parameter that has been given: one in front of it that has not been given has its default.
function count_given(...$values) {
    $count = 0;
    foreach ($values as $place => $value) { if (!__is_none($value)) { $count = $place + 1; } }
    return $count;
}
function arguments_given($count, $rest, ...$values) {
    $found = [];
    for ($i = 0; $i < $count; $i++) { $found[] = $values[$i]; }
    foreach ($rest as $key => $value) { if (is_int($key)) { $found[] = $value; } }
    return $found;
}
function argument_given($values, $place) {
    if ($place < 0) { throw new ValueError('func_get_arg(): Argument #1 ($position) must be greater than or equal to 0'); }
    if ($place >= __ordered_count($values)) {
        throw new ValueError('func_get_arg(): Argument #1 ($position) must be less than the number of the arguments passed to the currently executed function');
    }
    return $values[$place];
}
function no_arguments_here($name) {
    throw new Error($name === 'func_num_args' ? 'func_num_args() must be called from a function context' : $name . '() cannot be called from the global scope');
}
// Global variables whose names only the run knows.
function store_named($name, $value) {
    global $named_variables;
    if (__is_none($named_variables)) { $named_variables = []; }
    if (__is_none($value)) { unset($named_variables[$name]); } else { $named_variables[$name] = $value; }
}
function load_named($name) {
    global $named_variables;
    $found = __ordered_find(__is_none($named_variables) ? [] : $named_variables, text_of($name));
    if (!__is_none($found)) { return $found; }
    if (may_lack_variable()) { return __unknown_name('$' . text_of($name)); }
    warning('Undefined variable $' . text_of($name));
    return null;
}
