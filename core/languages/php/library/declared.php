// What is declared, what functions take by reference, and how a run is set up.

// The places at which what is called by way of a value takes references, as `describe_function` notes them.
function references_of($callee) {
    $function = function_behind($callee);
    return $function !== null && __has_own($function, '@refs') ? __own_value($function, '@refs') : null;
}
function function_behind($callee) {
    $kind = __value_kind($callee);
    if ($kind === 'function') { return $callee; }
    if ($kind === 'string') {
        $at = __str_find($callee, '::');
        if ($at < 0) { return function_spelled($callee); }
        return function_behind([__byte_part($callee, 1, $at), __byte_part($callee, $at + 3, -1)]);
    }
    if ($kind === 'object') { return __has_member($callee, '__invoke()') ? __field($callee, '__invoke()') : null; }
    if ($kind !== 'array' || __ordered_count($callee) !== 2 || !isset($callee[0]) || !isset($callee[1]) || !is_string($callee[1])) { return null; }
    $of = is_string($callee[0]) ? find_class($callee[0]) : (__value_kind($callee[0]) === 'object' ? __field($callee[0], '@class') : null);
    $key = __byte_case($callee[1], false) . '()';
    return $of !== null && __has_member(__field($of, 'prototype'), $key) ? __field(__field($of, 'prototype'), $key) : null;
}
function refers_at($places, $at) {
    if ($places === null) { return false; }
    $count = __ordered_count($places);
    $found = $at < $count ? $places[$at] : ($count > 0 && $places[$count - 1] === 'rest' ? 'rest' : false);
    return $found !== false;
}
// A closure that hands on what it is given takes references where the function behind it does.
function like_behind($closure, $function) {
    if (__value_kind($function) !== 'function') { return $closure; }
    foreach (__has_own($function, '@spelled') ? ['@refs', '@parameters', '@returns', '@described', '@spelled'] : ['@refs'] as $key) {
        if (__has_own($function, $key)) { __set_field($closure, $key, __own_value($function, $key)); }
    }
    return $closure;
}
function note_taken($array, $name, $value) { if (!__is_none($value)) { __ordered_put($array, $name, $value); } }
function note_variable($array, $name, $value) { if (!__is_none($value)) { __ordered_put($array, $name, __ordered_copy($value)); } }
// Parameters of a function of the library, as its declaration says.
function note_parameters($name, $declared) {
    $function = function_named($name);
    if ($function === null) { return; }
    __set_field($function, '@parameters', parameters_read($declared));
    __set_field($function, '@named', $name);
}
// Functions of the library that the program may call by way of values: they hold what they are given to their declarations.
function note_held($name, $declared) {
    global $held_functions;
    if (__is_none($held_functions)) { $held_functions = []; }
    $held_functions[$name] = $declared;
}
function held_function($name, $function) {
    global $held_functions;
    if (__is_none($held_functions)) { return $function; }
    $name = lower_name($name);
    $held = __ordered_find($held_functions, $name);
    if (__is_none($held)) { return $function; }
    if (!is_string($held)) { return $held; }
    $all = parameters_read($held);
    $made = holding($name, $function, $all);
    __set_field($made, '@parameters', $all);
    __set_field($made, '@named', $name);
    $held_functions[$name] = $made;
    return $made;
}
function holding($name, $function, $all) {
    $most = __ordered_count($all);
    $least = 0;
    $last = $most > 0 ? $all[$most - 1] : null;
    foreach ($all as $one) { if (!$one[2]) { $least++; } }
    return function (...$given) use ($name, $function, $all, $most, $least, $last) {
        $count = __ordered_count($given);
        if ($count > 0 && __value_kind($given[$count - 1]) === 'other') { return forwarded_by_name($function, $all, $given); }
        $is_open = $last !== null && $last[3];
        if ($count < $least || $count > $most && !$is_open) {
            $words = $least === $most && !$is_open ? 'exactly' : ($count < $least ? 'at least' : 'at most');
            wrong_count($name, $words, $count < $least ? $least : $most, $count);
        }
        for ($i = 0; $i < $count; $i++) {
            $about = $i < $most ? $all[$i] : $last;
            $value = $given[$i];
            if ($about[1] !== 'mixed' && !__value_fits($value, $about[1])) { $given[$i] = library_argument($value, $about[1], $name, $i + 1, $about[3] ? '' : $about[0], false); }
        }
        return $function(...$given);
    };
}
function forwarded_by_name($function, $all, $given) {
    $names = [];
    foreach ($all as $about) { $names[] = $about[0]; }
    return __call($function, null, spread_for(rest_of($given), $names, 0));
}
function parameters_read($declared) {
    $all = [];
    foreach ($declared === '' ? [] : explode(', ', $declared) as $one) {
        $at = __str_rfind($one, ' ');
        $word = substr($one, $at + 1);
        $is_rest = str_contains($word, '...');
        $all[] = [trim($word, '&.='), substr($one, 0, $at), $is_rest || str_ends_with($word, '='), $is_rest, null, false, str_starts_with($word, '&')];
    }
    return $all;
}
function declared_of($kinds) {
    global $class_table;
    $made = [];
    foreach ($class_table as $class) {
        $name = __field($class, '@name');
        if (in_array(__field($class, '@kind'), $kinds) && !__str_startswith($name, 'Own')) { $made[] = $name; }
    }
    return $made;
}
function get_declared_classes() { return declared_of(['class', 'final', 'abstract', 'enum']); }
function get_declared_interfaces() { return declared_of(['interface']); }
function get_declared_traits() { return declared_of(['trait']); }
function get_defined_functions($exclude_disabled = true) { return ['internal' => [], 'user' => []]; }
function get_required_files() { return get_included_files(); }
function get_loaded_extensions($zend = false) { return ['Core', 'date', 'hash', 'json', 'pcre', 'Reflection', 'SPL', 'random', 'standard', 'mbstring', 'ctype']; }
function user_error($message, $error_level = 1024) { return trigger_error($message, $error_level); }
function zend_version() { return '4.2.36'; }
function gc_status() { return ['runs' => 0, 'collected' => 0, 'threshold' => 10001, 'roots' => 0]; }
function memory_reset_peak_usage() {}
function spl_autoload_functions() { global $autoloaders; return __is_none($autoloaders) ? [] : $autoloaders; }
function spl_autoload_unregister($callback) {
    global $autoloaders;
    if (__is_none($autoloaders)) { return false; }
    foreach ($autoloaders as $at => $one) {
        if ($one === $callback) { array_splice($autoloaders, $at, 1); return true; }
    }
    return false;
}
function spl_autoload_call($class) { find_class($class); }
function putenv($assignment) { return true; }
function getopt($short_options, $long_options = [], &$rest_index = null) { $rest_index = 1; return []; }
function set_include_path($include_path) { return '.:/usr/share/php'; }
function get_include_path() { return '.:/usr/share/php'; }
function ini_restore($option) {}
function ignore_user_abort($enable = null) { return 0; }
function connection_status() { return 0; }
function connection_aborted() { return 0; }
function header($header, $replace = true, $response_code = 0) {}
function header_remove($name = null) {}
function headers_sent(&$filename = null, &$line = null) { return true; }
function headers_list() { return []; }
function http_response_code($response_code = 0) { return false; }
function setcookie($name, $value = '', $expires = 0, $path = '', $domain = '', $secure = false, $httponly = false) { return true; }
function get_current_user() { return 'root'; }
function getmyuid() { return 0; }
function getrusage($mode = 0) { return ['ru_utime.tv_sec' => 0, 'ru_utime.tv_usec' => 0, 'ru_stime.tv_sec' => 0, 'ru_stime.tv_usec' => 0]; }
function gettimeofday($as_float = false) {
    if ($as_float) { return microtime(true); }
    return ['sec' => time(), 'usec' => 0, 'minuteswest' => 0, 'dsttime' => 0];
}
function sys_getloadavg() { return [0.0, 0.0, 0.0]; }
function highlight_string($string, $return = false) {
    $made = '<code><span style="color: #000000">' . "\n" . str_replace([' ', "\n"], ['&nbsp;', '<br />'], htmlspecialchars($string)) . "\n</span>\n</code>";
    if ($return) { return $made; }
    put_out($made);
    return true;
}
function inet_pton($ip) { return str_contains($ip, ':') ? false : pack('N', ip2long($ip)); }
function inet_ntop($ip) { return strlen($ip) === 4 ? long2ip(unpack('N', $ip)[1]) : false; }
class ClosedGeneratorException extends Exception {}
final class SensitiveParameterValue {
    private $value;
    function __construct($value) { $this->value = $value; }
    function getValue() { return $this->value; }
}
