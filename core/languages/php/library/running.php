// Texts that a program gives to be run, and files that it includes.

function note_file($path, $text) {
    global $own_files;
    if (__is_none($own_files)) { $own_files = []; }
    $own_files[plain_path($path)] = $text;
}
function plain_path($path) {
    $parts = [];
    foreach (explode('/', $path) as $part) {
        if ($part === '' || $part === '.') { continue; }
        if ($part === '..') { array_pop($parts); continue; }
        $parts[] = $part;
    }
    return implode('/', $parts);
}
// What a variable holds in the beginning that all functions see.
function superglobal($name, $arguments) {
    if ($name !== '_SERVER') { return []; }
    $file = file_name();
    $now = microtime(true);
    return ['PHP_SELF' => $file, 'SCRIPT_NAME' => $file, 'SCRIPT_FILENAME' => $file, 'PATH_TRANSLATED' => $file, 'DOCUMENT_ROOT' => '',
        'REQUEST_TIME' => intval($now), 'REQUEST_TIME_FLOAT' => $now, 'argv' => $arguments, 'argc' => __ordered_count($arguments)];
}
// The file of the program that a path means; null where there is none.
function own_file($path) {
    global $own_files;
    $name = plain_path($path);
    return !__is_none($own_files) && isset($own_files[$name]) ? $name : null;
}
// Variables of other code, where a scope has none of their names.
function add_variables($scope, $others) {
    $known = [];
    foreach ($scope as $name => $value) { $known[$name] = true; }
    foreach ($others as $name => $value) {
        if (!isset($known[$name])) { __ordered_put($scope, $name, __ordered_reference($others, $name)); }
    }
    return $scope;
}
// The variables of the text at hand, for what it runs in its turn.
function text_variables() {
    global $text_scope;
    return $text_scope;
}
// A variable of the code that runs a text.
function text_variable($name) {
    global $text_scope;
    return __ordered_reference($text_scope, $name);
}
function text_gives($value) {
    global $text_result;
    $text_result = $value;
}
function run_given($word, $given, $scope, $is_main) {
    global $text_scope, $main_scope;
    if ($is_main === true) {
        // What earlier texts have made stays.
        if (!__is_none($main_scope)) { add_variables($scope, $main_scope); }
        $main_scope = $scope;
    }
    if ($word === 'eval') {
        $frames = frames();
        return run_in($given, $frames[0][0] . '(' . $frames[0][1] . ") : eval()'d code", 'code', $is_main, $scope, null);
    }
    return run_file($word, $given, $is_main, $scope);
}
function run_in($text, $name, $kind, $is_main, $scope, $result) {
    global $text_scope, $text_result, $main_scope;
    $outer = [$text_scope, $text_result];
    $text_scope = $is_main === true ? $main_scope : $scope;
    $text_result = $result;
    __run_text($text, $name, $kind);
    $made = $text_result;
    if ($is_main === true) { $main_scope = $text_scope; }
    if ($is_main !== 'nested') { $text_scope = $outer[0]; }
    $text_result = $outer[1];
    return $made;
}
function run_file($word, $path, $is_main, $scope) {
    global $own_files, $ran_files, $text_words;
    $name = plain_path($path);
    if (__is_none($ran_files)) { $ran_files = []; }
    $is_once = __str_endswith($word, '_once');
    if ($is_once && isset($ran_files[$name])) { return true; }
    if (own_file($path) === null) {
        if (file_exists($path)) { $text = file_get_contents($path); }
        elseif (may_lack()) { return note_lacking_file($word, $path); }
        else {
            warning($word . '(' . $path . '): Failed to open stream: No such file or directory');
            $words = "Failed opening " . (__str_startswith($word, 'require') ? 'required ' : '') . "'" . $path . "' for inclusion (include_path='.:/usr/share/php')";
            if (__str_startswith($word, 'require')) { throw new Error("Failed opening required '" . $path . "' (include_path='.:/usr/share/php')"); }
            warning($word . '(): ' . $words);
            return false;
        }
    } else { $text = $own_files[$name]; }
    $ran_files[$name] = true;
    if (__is_none($text_words)) { $text_words = []; }
    $text_words[$name] = $word;
    return run_in($text, $name, 'file', $is_main, $scope, 1);
}
function get_included_files() {
    global $ran_files;
    return __is_none($ran_files) ? [file_name()] : array_merge([file_name()], array_keys($ran_files));
}
function unreadable($words, $line, $is_text) {
    $frames = frames();
    $file = __ordered_count($frames) > 0 ? $frames[0][0] : '';
    if ($is_text) {
        $error = new ParseError($words);
        __set_field($error, 'line', $line);
        throw $error;
    }
    put_out("\nParse error: " . $words . ' in ' . $file . ' on line ' . $line . "\n");
    __run_end(255);
}
