// Exceptions and errors, what is told of them, warnings, and the end of a run.

interface Throwable extends Stringable {}
class Exception implements Throwable {
    protected $message = '';
    protected $code = 0;
    protected $file = '';
    protected $line = 0;
    protected $previous = null;
    // What is not given stays as the class declares it.
    function __construct($message = '', $code = 0, $previous = null) {
        if (!is_string($message)) { $message = library_argument($message, 'string', 'Exception::__construct', 1, 'message', false); }
        if (!is_int($code)) { $code = library_argument($code, 'int', 'Exception::__construct', 2, 'code', false); }
        if ($previous !== null && !instance_of($previous, 'Throwable')) { library_argument($previous, '?Throwable', 'Exception::__construct', 3, 'previous', false); }
        if ($message !== '') { $this->message = $message; }
        if ($code !== 0) { $this->code = $code; }
        $this->previous = $previous;
    }
    final function getMessage() { return $this->message; }
    final function getCode() { return $this->code; }
    final function getPrevious() { return $this->previous; }
    final function getFile() { return $this->file; }
    final function getLine() { return $this->line; }
    final function getTrace() { return trace_entries($this); }
    final function getTraceAsString() { return trace_text($this); }
    function __toString() { return error_text($this); }
}
class Error implements Throwable {
    protected $message = '';
    protected $code = 0;
    protected $file = '';
    protected $line = 0;
    protected $previous = null;
    // What is not given stays as the class declares it.
    function __construct($message = '', $code = 0, $previous = null) {
        if (!is_string($message)) { $message = library_argument($message, 'string', 'Error::__construct', 1, 'message', false); }
        if (!is_int($code)) { $code = library_argument($code, 'int', 'Error::__construct', 2, 'code', false); }
        if ($previous !== null && !instance_of($previous, 'Throwable')) { library_argument($previous, '?Throwable', 'Error::__construct', 3, 'previous', false); }
        if ($message !== '') { $this->message = $message; }
        if ($code !== 0) { $this->code = $code; }
        $this->previous = $previous;
    }
    final function getMessage() { return $this->message; }
    final function getCode() { return $this->code; }
    final function getPrevious() { return $this->previous; }
    final function getFile() { return $this->file; }
    final function getLine() { return $this->line; }
    final function getTrace() { return trace_entries($this); }
    final function getTraceAsString() { return trace_text($this); }
    function __toString() { return error_text($this); }
}
__set_field(find_class('Exception'), '@throwable', true);
__set_field(find_class('Error'), '@throwable', true);
class ErrorException extends Exception {
    protected $severity = 1;
    function __construct($message = '', $code = 0, $severity = 1, $filename = null, $line = null, $previous = null) {
        parent::__construct($message, $code, $previous);
        $this->severity = $severity;
        if ($filename !== null) { $this->file = $filename; }
        if ($line !== null) { $this->line = $line; }
    }
    final function getSeverity() { return $this->severity; }
}
class CompileError extends Error {}
class ParseError extends CompileError {}
class TypeError extends Error {}
class ValueError extends Error {}
class ArithmeticError extends Error {}
class DivisionByZeroError extends ArithmeticError {}
class ArgumentCountError extends TypeError {}
class AssertionError extends Error {}
class UnhandledMatchError extends Error {}
class JsonException extends Exception {}
class LogicException extends Exception {}
class BadFunctionCallException extends LogicException {}
class BadMethodCallException extends BadFunctionCallException {}
class DomainException extends LogicException {}
class InvalidArgumentException extends LogicException {}
class LengthException extends LogicException {}
class OutOfRangeException extends LogicException {}
class RuntimeException extends Exception {}
class OutOfBoundsException extends RuntimeException {}
class OverflowException extends RuntimeException {}
class RangeException extends RuntimeException {}
class UnderflowException extends RuntimeException {}
class UnexpectedValueException extends RuntimeException {}

function frames() {
    $all = [];
    foreach (__ordered_list(__call_frames()) as $frame) { $all[] = __ordered_list($frame); }
    return $all;
}
function place_error($error) {
    global $refusing_function;
    $refusing = __is_none($refusing_function) ? null : $refusing_function;
    $calls = [];
    foreach (__ordered_list(__call_frames(true)) as $frame) { $calls[] = __ordered_list($frame); }
    $trace = [];
    $is_placed = false;
    $called = '';
    $inside = '';
    $before = '';
    foreach ($calls as $call) {
        // The library's calls: that which the program made is the outermost.
        if ($call[0] === '') { $inside = $call[2]; continue; }
        if (!$is_placed) {
            __set_field($error, 'file', $call[0]);
            __set_field($error, 'line', $call[1]);
            $is_placed = true;
        }
        if ($refusing !== null && ($inside === 'library_argument' || $inside === 'wrong_count')) { $inside = $refusing; }
        // These are no calls.
        elseif (in_array($inside, ['strlen', 'count', 'sizeof', 'array_key_exists', 'get_class', 'gettype'])) { $inside = ''; }
        $is_told = $inside !== '' && is_told($inside, $call);
        if ($called === '{main}') { $called = text_word($before); }
        $before = $call[0];
        if ($called !== '') { $trace[] = '#' . __ordered_count($trace) . ' ' . ($is_told ? '[internal function]' : $call[0] . '(' . $call[1] . ')') . ': ' . $called . '()'; }
        if ($is_told) { $trace[] = '#' . __ordered_count($trace) . ' ' . $call[0] . '(' . $call[1] . '): ' . $inside . '()'; }
        $called = $call[2];
        $inside = '';
    }
    // What the library calls when no code of the program is under way any more.
    if ($called !== '' && $called !== '{main}') { $trace[] = '#' . __ordered_count($trace) . ' [internal function]: ' . $called . '()'; }
    $trace[] = '#' . __ordered_count($trace) . ' {main}';
    $refusing_function = null;
    __set_field($error, '@trace', $trace);
}
// The function of the library that the program has called.
function asked_function() {
    $found = '';
    foreach (__ordered_list(__call_frames(true)) as $frame) {
        $call = __ordered_list($frame);
        if ($call[0] !== '') { break; }
        $found = $call[2];
    }
    return $found;
}
// Whether a function is one that programs call by its name, and not what the lowering calls.
function is_told($name, $call) {
    $at = __str_rfind($name, '->');
    if ($at < 0) { $at = __str_rfind($name, '::'); }
    if ($at > 0) {
        if (__str_startswith($name, 'Own')) { return false; }
        $line = __ordered_count($call) > 3 && __value_kind($call[3]) === 'string' ? $call[3] : '';
        $method = __byte_part($name, $at + 3, -1);
        return $method === '__construct' ? __str_find($line, 'new ') >= 0 : __str_find($line, $method) >= 0;
    }
    return is_told_function($name);
}
// What traces call the running of a text.
function text_word($file) {
    global $text_words;
    if (__str_endswith($file, "eval()'d code")) { return 'eval'; }
    $found = __is_none($text_words) ? null : __ordered_find($text_words, $file);
    return $found === null || __is_none($found) ? 'include' : $found;
}
function is_told_function($name) {
    global $own_calls;
    if (__is_none($own_calls)) {
        $names = 'append_all array_of call_undefined run_given text_variable text_variables add_variables own_file '
            . 'text_gives unreadable note_file caught_error constant_of refuse check_method class_of clone_of '
            . 'closure_of coerced coerced_argument coerced_member coerced_rest coerced_result end_class enum_case '
            . 'exit_with file_name folder_name guarded_member include_file instance_of instantiate '
            . 'instantiate_with_care isset_member keep_static library_argument make_generator member_reference '
            . 'method_value note_constant note_function note_member note_described chain_errors count_objects '
            . 'note_method object_of part_of put_out quiet_element quiet_member quiet_static set_member spread_of '
            . 'spread_map rest_of coerced_static overwritten_parameter no_scope interface_of trait_of '
            . 'current_reference is_overloaded overloaded_container count_given arguments_given argument_given no_arguments_here isset_element written_member forwarded trait_user uses_trait bound_scope has_part made_part silence speak spread_for spread_list static_value static_method '
            . 'static_variable too_few_arguments unhandled_match unknown_parameter unset_element unset_member '
            . 'use_trait walk_from walk_result walk_send walked with_letter wrong_count text_of operated element '
            . 'relative_result spread_references compacted is_constant refuse_modified absent_global set_element increment decrement operand number_operand absent bound_this bound_class no_this '
            . 'static_cell object_at_hand guarded_part part_spelled empty_member take_along no_result thrown note_there extracted '
            . 'kept_constant refuse_reference statics_owner note_held note_taken notice release class_word begin_walk instance_asked store_named load_named unset_static walk_begun no_class_here class_named lacking_class parent_of stand_in note_lacking_file part_named';
        $own_calls = array_flip(explode(' ', $names));
    }
    return !isset($own_calls[$name]) && __named_value($name . '()') !== null;
}
// What the machine has found itself says where it was raised.
function caught_error($error) {
    if (__is_unknown($error)) { return $error; }
    if (__value_kind($error) === 'object' && !__has_own($error, 'line')) {
        $frames = [];
        foreach (__ordered_list(__exception_frames($error)) as $frame) { $frames[] = __ordered_list($frame); }
        $count = __ordered_count($frames);
        __set_field($error, 'code', 0);
        __set_field($error, 'previous', null);
        __set_field($error, 'file', $count > 0 ? $frames[$count - 1][0] : '');
        __set_field($error, 'line', $count > 0 ? $frames[$count - 1][1] : 0);
        $trace = [];
        for ($i = $count - 1; $i > 0; $i--) {
            $trace[] = '#' . __ordered_count($trace) . ' ' . $frames[$i - 1][0] . '(' . $frames[$i - 1][1] . '): ' . $frames[$i][2] . '()';
        }
        $trace[] = '#' . __ordered_count($trace) . ' {main}';
        __set_field($error, '@trace', $trace);
    }
    return $error;
}
function trace_entries($error) {
    caught_error($error);
    $entries = [];
    foreach (__field($error, '@trace') as $line) {
        if (preg_match('/^#\d+ (?:\[internal function\]|(.*)\((\d+)\)): (?:(.*)(->|::))?(.*)\(\)$/', $line, $m) === 1) {
            $entry = $m[1] === '' ? ['function' => $m[5]] : ['file' => $m[1], 'line' => intval($m[2]), 'function' => $m[5]];
            if ($m[3] !== '') { $entry['class'] = $m[3]; $entry['type'] = $m[4]; }
            $entries[] = $entry;
        }
    }
    return $entries;
}
function trace_text($error) {
    caught_error($error);
    return implode("\n", __field($error, '@trace'));
}
function error_text($error) {
    caught_error($error);
    $text = '';
    $previous = $error->getPrevious();
    if ($previous !== null) { $text = error_text($previous) . "\n\nNext "; }
    $message = $error->getMessage();
    $class = __field(__field($error, '@class'), '@name');
    // Of wrong arguments it is told where the function stands.
    $is_called = ($class === 'TypeError' || $class === 'ArgumentCountError')
        && __str_find($message, ', called in ') >= 0;
    if ($is_called) { $message .= ' and defined'; }
    return $text . $class . ($message === '' ? '' : ': ' . $message) . ' in ' . $error->getFile() . ':' . $error->getLine()
        . "\nStack trace:\n" . trace_text($error);
}
// The machine ends the run when this is over; what it says of the error holds then.
__declare('_report_uncaught', function ($error) {
    global $exception_handler;
    caught_error($error);
    if (!__is_none($exception_handler) && $exception_handler !== null) {
        $handler = $exception_handler;
        $exception_handler = null;
        try { $handler($error); } catch (Throwable $thrown) { tell_uncaught($thrown); settle_run(); return; }
        end_run(0);
    }
    tell_uncaught($error);
    settle_run();
});
function tell_uncaught($error) {
    if (__is_unknown($error)) {
        put_out("\nFatal error: Uncaught " . __unknown_text($error) . "\n");
        return;
    }
    caught_error($error);
    // Who wants no reports gets none of these either.
    if ((reported_levels() & 1) === 0) { return; }
    if (instance_of($error, 'ParseError')) {
        put_out("\nParse error: " . $error->getMessage() . ' in ' . $error->getFile() . ' on line ' . $error->getLine() . "\n");
        return;
    }
    $text = __has_member($error, '__tostring()') ? $error->__toString() : error_text($error);
    put_out("\nFatal error: Uncaught " . $text . "\n  thrown in " . $error->getFile() . ' on line ' . $error->getLine() . "\n");
}
// What comes at the end of a run: what has been asked for, then destructors, then what is still kept back.
function end_run($status) { __run_end(settle_run() ? $status : 255); }
// Whether nothing has failed on the way.
function settle_run() {
    $is_well = true;
    try { run_shutdown(); }
    catch (Throwable $error) { tell_uncaught($error); $is_well = false; }
    let_all_go();
    flush_buffers();
    return $is_well;
}
function note_let_go($function) { global $let_go; $let_go = $function; }
function let_all_go() {
    global $let_go;
    if (__is_none($let_go) || $let_go === null) { return; }
    $function = $let_go;
    $let_go = null;
    $function();
}
// What is left is lost together when this is over.
function let_rest_go($values) {}
// Which of these values are objects that stand there once.
function held_once($values) {
    $made = [];
    foreach ($values as $place => $value) {
        $is_alone = __value_kind($value) === 'object';
        if ($is_alone) { foreach ($values as $other => $one) { if ($other !== $place && __same($one, $value)) { $is_alone = false; break; } } }
        $made[] = $is_alone;
    }
    return $made;
}
function run_shutdown() {
    global $shutdown;
    if (__is_none($shutdown)) { return; }
    $all = $shutdown;
    $shutdown = [];
    foreach ($all as $one) { $one(); }
}
function register_shutdown_function($callback, ...$given) {
    global $shutdown;
    if (__is_none($shutdown)) {
        $shutdown = [];
        __at_exit(function () { run_shutdown(); });
    }
    $shutdown[] = function () use ($callback, $given) { $callback(...$given); };
}
function set_exception_handler($handler) {
    global $exception_handler;
    $old = __is_none($exception_handler) ? null : $exception_handler;
    $exception_handler = $handler;
    return $old;
}
function set_error_handler($handler, $levels = 32767) {
    if ($handler !== null && !is_callable($handler)) { throw new TypeError('set_error_handler(): Argument #1 ($callback) must be a valid callback or null, ' . why_not_callable($handler)); }
    global $error_handler, $handled_levels, $outer_handlers;
    $old = __is_none($error_handler) ? null : $error_handler;
    if (__is_none($outer_handlers)) { $outer_handlers = []; }
    $outer_handlers[] = [$old, __is_none($handled_levels) ? 32767 : $handled_levels];
    $handled_levels = $levels;
    $error_handler = $handler === null ? null : closure_of($handler);
    return $old;
}
function restore_error_handler() {
    global $error_handler, $handled_levels, $outer_handlers;
    $error_handler = null;
    if (!__is_none($outer_handlers) && count($outer_handlers) > 0) {
        $outer = array_pop($outer_handlers);
        $error_handler = $outer[0];
        $handled_levels = $outer[1];
    }
    return true;
}
function error_reporting($level = null) {
    global $silent, $reports;
    $old = $silent > 0 ? reported_levels() & 4437 : reported_levels();
    if ($level !== null) { $reports = $level & 32767; }
    return $old;
}
// What is deprecated is not reported, as long as nobody asks for it.
function reported_levels() {
    global $reports;
    return __is_none($reports) ? 22527 : $reports;
}
function ini_set($name, $value) {
    global $settings;
    if (__is_none($settings)) { $settings = []; }
    if ($name === 'zend.assertions') {
        warning('zend.assertions may be completely enabled or disabled only in php.ini');
        return false;
    }
    $old = ini_get($name);
    if ($old !== false) { $settings[$name] = is_bool($value) ? ($value ? '1' : '0') : '' . $value; }
    if ($name === 'error_reporting') { error_reporting(intval($value)); }
    return $old;
}
function set_time_limit($seconds) { return true; }
function silence() {
    global $silent;
    $silent = $silent + 1;
}
function speak() {
    global $silent;
    $silent = $silent - 1;
}
function notice_of($word, $level, $text) {
    global $silent, $error_handler, $last_error, $handled_levels;
    $frames = frames();
    $file = __ordered_count($frames) > 0 ? $frames[0][0] : '';
    $line = __ordered_count($frames) > 0 ? $frames[0][1] : 0;
    if (!__is_none($error_handler) && $error_handler !== null && ($handled_levels & $level) !== 0) {
        $handler = $error_handler;
        // A handler does not handle what it does wrong itself.
        $error_handler = null;
        try { $done = $handler($level, $text, $file, $line); }
        finally { if ($error_handler === null) { $error_handler = $handler; } }
        if ($done !== false) { return true; }
    }
    $last_error = ['type' => $level, 'message' => $text, 'file' => $file, 'line' => $line];
    if ($silent > 0 || ($level & reported_levels()) === 0) { return; }
    put_out("\n" . $word . ': ' . $text . ' in ' . $file . ' on line ' . $line . "\n");
}
function notice($text) { notice_of('Notice', 8, $text); }
function warning($text) { notice_of('Warning', 2, $text); }
function deprecated($text) { notice_of('Deprecated', 8192, $text); }
function trigger_error($text, $level = 1024) {
    $words = [256 => 'Fatal error', 512 => 'Warning', 1024 => 'Notice', 8192 => 'Deprecated', 16384 => 'Deprecated'];
    if (!isset($words[$level])) { throw new ValueError('trigger_error(): Argument #2 ($error_level) must be one of E_USER_ERROR, E_USER_WARNING, E_USER_NOTICE, or E_USER_DEPRECATED'); }
    // The run ends with an error that no handler has taken.
    if (notice_of($words[$level], $level, $text) !== true && $level === 256) { end_run(255); }
    return true;
}
function fatal($text) {
    $frames = frames();
    put_out("\nFatal error: " . $text . ' in ' . $frames[0][0] . ' on line ' . $frames[0][1] . "\n");
    __run_end(255);
}
// What the language says of a program that it does not begin to run.
function refuse($words, $line) {
    $frames = frames();
    $file = __ordered_count($frames) > 0 ? $frames[0][0] : '';
    $parts = explode("\0", $words);
    if (count($parts) === 3) { $words = 'Cannot redeclare ' . $parts[1] . '() (previously declared in ' . $file . ':' . $parts[2] . ')'; }
    put_out("\nFatal error: " . $words . ' in ' . ($line === 0 ? 'Unknown' : $file) . ' on line ' . $line . "\n");
    run_shutdown();
    flush_buffers();
    __run_end(255);
}
// What is told of a program before it runs.
function warned_ahead($words, $line) {
    $frames = frames();
    $file = __ordered_count($frames) > 0 ? $frames[0][0] : '';
    put_out("\nWarning: " . $words . ' in ' . $file . ' on line ' . $line . "\n");
}
function exit_with($value) {
    $status = 0;
    if (__is_unknown($value)) { put_out(__unknown_text($value)); }
    elseif (__value_kind($value) === 'string') { put_out($value); }
    elseif ($value !== null) { $status = intval($value); }
    end_run($status);
}
function file_name() {
    $frames = frames();
    return $frames[0][0];
}
function folder_name() {
    $frames = frames();
    $end = __str_rfind($frames[0][0], '/');
    return $end < 0 ? '.' : __byte_part($frames[0][0], 0, $end);
}
function unhandled_match($value) {
    $kind = __value_kind($value);
    // The settings of the packages keep texts out of messages.
    $shown = $kind === 'string' ? ($value === '' ? "''" : "'...'") : ($kind === 'object' || $kind === 'array' || $kind === 'function' ? 'of type ' . kind_word($value) : var_export($value, true));
    throw new UnhandledMatchError('Unhandled match case ' . $shown);
}
function overwritten_parameter($name) { throw new Error('Named parameter $' . $name . ' overwrites previous argument'); }
function no_this() { throw new Error('Using $this when not in object context'); }
// What a closure outside of classes is bound to: an object, or a class alone.
function bound_this($this_one) {
    if ($this_one === null || __is_none($this_one) || __has_own($this_one, '@kind')) { no_this(); }
    return $this_one;
}
// What `isset($this)` asks for: static code runs for a class.
function object_at_hand($this_one) {
    return $this_one === null || __is_none($this_one) || __has_own($this_one, '@kind') ? null : $this_one;
}
function bound_class($this_one, $word) {
    if ($this_one === null || __is_none($this_one)) { no_scope($word); }
    $class = __has_own($this_one, '@kind') ? $this_one : __field($this_one, '@class');
    return $word === 'parent' ? __field($class, '@parent') : $class;
}
function bound_scope($this_one) {
    if ($this_one === null || __is_none($this_one)) { return ''; }
    return __field(__has_own($this_one, '@kind') ? $this_one : __field($this_one, '@class'), '@name');
}
function static_cell($class, $name) {
    if (__is_unknown($class)) { return member_of_lacking($class, '$' . $name); }
    if (has_part($class, '::$' . $name)) { return __field($class, '::$' . $name); }
    throw new Error('Access to undeclared static property ' . __field($class, '@name') . '::$' . $name);
}
function no_scope($word) { throw new Error('Cannot access "' . $word . '" when no class scope is active'); }
function no_class_here($word) { throw new Error('Cannot use "' . $word . '" in the global scope'); }
