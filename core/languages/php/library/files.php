// Streams, and files that exist while the program runs.

class OwnStream {
    public $name;
    public $text = '';
    public $at = 0;
    public $mode;
    public $closed = false;
    public $kind;
    public $is_shut = false;
    public $number = 0;
    function is_open() { return !$this->is_shut; }
    function line() {
        if ($this->kind === 'in') {
            $line = input_line();
            if (!str_ends_with($line, "\n")) { $this->closed = true; }
            return $line === '' ? false : $line;
        }
        $text = $this->contents();
        if ($this->at >= strlen($text)) { $this->closed = true; return false; }
        $end = __str_find($text, "\n", $this->at);
        // The end is known where a read has come to it.
        if ($end < 0) { $this->closed = true; }
        $line = $end < 0 ? substr($text, $this->at) : substr($text, $this->at, $end - $this->at + 1);
        $this->at = $this->at + strlen($line);
        $this->note_end();
        return $line;
    }
    // Of temporary files it is known at once that there is no more; of input and other files where a read finds nothing.
    function note_end() {
        if ($this->kind === 'memory' && str_starts_with($this->name, 'php://temp') && $this->at >= strlen($this->text)) { $this->closed = true; }
    }
    function contents() {
        global $files;
        return $this->kind === 'file' ? ($files[$this->name] ?? '') : $this->text;
    }
    function put($text) {
        global $files;
        $old = $this->contents();
        $new = $this->mode === 'a' ? $old . $text : substr($old, 0, $this->at) . $text . substr($old, $this->at + strlen($text));
        if ($this->kind === 'file') { $files[$this->name] = $new; } else { $this->text = $new; }
        $this->at = $this->at + strlen($text);
    }
}
// The next line of the input, or what reading letters has left of it.
function input_line() {
    global $input_rest;
    if (__is_none($input_rest) || $input_rest === '') { return __read_line(); }
    $line = $input_rest;
    $input_rest = '';
    return $line;
}
// So many bytes of the input, or as many as there are.
function input_part($length) {
    global $input_rest;
    $part = '';
    while (strlen($part) < $length) {
        $line = input_line();
        if ($line === '') { break; }
        $wanted = $length - strlen($part);
        $input_rest = substr($line, $wanted);
        $part .= substr($line, 0, $wanted);
    }
    return $part;
}
function is_input($stream) { return !($stream instanceof OwnStream) || $stream->kind === 'in'; }
function stream_of($stream) {
    if ($stream instanceof OwnStream) { return $stream; }
    return fopen($stream, 'r');
}
function fopen($filename, $mode, $use_include_path = false, $context = null) {
    global $files;
    if (__is_none($files)) { $files = []; }
    $stream = new OwnStream();
    $stream->name = $filename;
    $stream->mode = $mode[0];
    if ($filename === 'php://stdin') { $stream->kind = 'in'; return $stream; }
    if ($filename === 'php://stdout' || $filename === 'php://output') { $stream->kind = 'out'; return $stream; }
    if ($filename === 'php://stderr') { $stream->kind = 'err'; return $stream; }
    if (str_starts_with($filename, 'php://memory') || str_starts_with($filename, 'php://temp')) { $stream->kind = 'memory'; return $stream; }
    $stream->kind = 'file';
    if ($stream->mode === 'r' && !isset($files[$filename])) {
        warning('fopen(' . $filename . '): Failed to open stream: No such file or directory');
        return false;
    }
    if ($stream->mode === 'w' || !isset($files[$filename])) { $files[$filename] = ''; }
    return $stream;
}
// Streams are numbered as they are first asked for: those of the process come before them.
function stream_number($stream) {
    global $stream_count;
    if ($stream->number === 0) {
        $stream_count = (__is_none($stream_count) ? 4 : $stream_count) + 1;
        $stream->number = $stream_count;
    }
    return $stream->number;
}
function get_resource_id($resource) { return stream_number($resource); }
// What has been closed takes no part in anything.
function open_stream($stream, $function) {
    if ($stream instanceof OwnStream && !$stream->is_open()) { throw new TypeError($function . '(): supplied resource is not a valid stream resource'); }
}
function fclose($stream) {
    open_stream($stream, 'fclose');
    if ($stream instanceof OwnStream) { $stream->is_shut = true; }
    return true; }
function fflush($stream) { return true; }
function flock($stream, $operation) { return true; }
function fwrite($stream, $data, $length = null) {
    open_stream($stream, 'fwrite');
    $data = text_of($data);
    if ($length !== null) { $data = substr($data, 0, max(0, $length)); }
    if (!($stream instanceof OwnStream)) {
        if ($stream === 'php://stderr') { __write_err($data); } else { put_out($data); }
    } elseif ($stream->kind === 'err') { __write_err($data); }
    elseif ($stream->kind === 'out') { put_out($data); }
    else { $stream->put($data); }
    return strlen($data);
}
function fputs($stream, $data) { return fwrite($stream, $data); }
function fgets($stream = null, $length = null) {
    if (!($stream instanceof OwnStream)) {
        $line = input_line();
        return $line === '' ? false : $line;
    }
    return $stream->line();
}
function fgetc($stream) {
    if (is_input($stream)) {
        $one = input_part(1);
        if ($one === '' && $stream instanceof OwnStream) { $stream->closed = true; }
        return $one === '' ? false : $one;
    }
    $one = substr($stream->contents(), $stream->at, 1);
    if ($one === '') { $stream->closed = true; return false; }
    $stream->at = $stream->at + 1;
    return $one;
}
function fread($stream, $length) {
    if (is_input($stream)) { return input_part($length); }
    $part = substr($stream->contents(), $stream->at, $length);
    $stream->at = $stream->at + strlen($part);
    if (strlen($part) < $length) { $stream->closed = true; }
    $stream->note_end();
    return $part;
}
function feof($stream) { return $stream instanceof OwnStream && $stream->closed; }
function rewind($stream) { $stream->at = 0; $stream->closed = false; return true; }
function ftell($stream) { return $stream->at; }
function fseek($stream, $offset, $whence = 0) {
    $stream->at = $whence === 2 ? strlen($stream->contents()) + $offset : ($whence === 1 ? $stream->at + $offset : $offset);
    $stream->closed = false;
    return 0;
}
function fputcsv($stream, $fields, $separator = ',', $enclosure = '"') {
    $parts = [];
    foreach ($fields as $field) {
        $field = text_of($field);
        $parts[] = preg_match('/[\s"\\\\]|' . preg_quote($separator, '/') . '/', $field) === 1 ? '"' . str_replace('"', '""', $field) . '"' : $field;
    }
    return fwrite($stream, implode($separator, $parts) . "\n");
}
function fgetcsv($stream, $length = null, $separator = ',', $enclosure = '"', $escape = '\\') {
    $line = fgets($stream);
    if ($line === false) { return false; }
    while (substr_count($line, '"') % 2 === 1) {
        $more = fgets($stream);
        if ($more === false) { break; }
        $line .= $more;
    }
    return str_getcsv(rtrim($line, "\r\n"), $separator, $enclosure);
}
function fscanf($stream, $format, &...$vars) {
    $line = fgets($stream);
    if ($line === false) { return false; }
    $made = sscanf($line, $format);
    if (__ordered_count($vars) === 0 || !is_array($made)) { return $made; }
    $found = 0;
    foreach ($made as $place => $one) {
        if ($one !== null && $place < __ordered_count($vars)) {
            $vars[$place] = $one;
            $found++;
        }
    }
    return $found;
}
function readline($prompt = '') {
    put_out($prompt);
    $line = input_line();
    return $line === '' ? false : rtrim($line, "\n");
}
function stream_get_contents($stream, $length = null, $offset = -1) {
    if ($stream instanceof OwnStream && $stream->kind !== 'in') {
        $part = substr($stream->contents(), $stream->at);
        $stream->at = strlen($stream->contents());
        return $part;
    }
    $all = '';
    while (($line = input_line()) !== '') { $all .= $line; }
    return $all;
}
function file_get_contents($filename, $use_include_path = false, $context = null, $offset = 0, $length = null) {
    $text = file_text($filename);
    return $text !== false && ($offset !== 0 || $length !== null) ? substr($text, $offset, $length) : $text;
}
function file_text($filename) {
    global $files;
    if ($filename === 'php://stdin') { return stream_get_contents($filename); }
    if (!__is_none($files) && isset($files[$filename])) { return $files[$filename]; }
    $own = own_file($filename);
    if ($own !== null) {
        global $own_files;
        return $own_files[$own];
    }
    warning('file_get_contents(' . $filename . '): Failed to open stream: No such file or directory');
    return false;
}
function file_put_contents($filename, $data, $flags = 0) {
    global $files;
    if (is_array($data)) { $data = implode('', $data); }
    $data = text_of($data);
    if (str_starts_with($filename, 'php://')) { return fwrite($filename, $data); }
    if (__is_none($files)) { $files = []; }
    $files[$filename] = ($flags & 8) !== 0 ? ($files[$filename] ?? '') . $data : $data;
    return strlen($data);
}
function file($filename, $flags = 0) {
    $text = file_get_contents($filename);
    if ($text === false) { return false; }
    $lines = [];
    $at = 0;
    $size = strlen($text);
    while ($at < $size) {
        $end = __str_find($text, "\n", $at);
        $line = $end < 0 ? substr($text, $at) : substr($text, $at, $end - $at + 1);
        $at += strlen($line);
        if (($flags & 2) !== 0) { $line = rtrim($line, "\r\n"); }
        if (($flags & 4) !== 0 && $line === '') { continue; }
        $lines[] = $line;
    }
    return $lines;
}
function file_exists($filename) {
    if (is_dir($filename)) { return true; }
    return is_file($filename);
}
function is_file($filename) {
    global $files;
    return !__is_none($files) && isset($files[$filename]) || own_file($filename) !== null;
}
function is_readable($filename) { return file_exists($filename); }
function is_writable($filename) { return true; }
function filesize($filename) {
    if (!file_exists($filename)) { warning('filesize(): stat failed for ' . $filename); return false; }
    return strlen(file_get_contents($filename));
}
function unlink($filename) {
    global $files;
    if (!is_file($filename)) { warning('unlink(' . $filename . '): No such file or directory'); return false; }
    unset($files[$filename]);
    return true;
}
function copy($from, $to) { return file_put_contents($to, file_get_contents($from)) !== false; }
function rename($from, $to) { return copy($from, $to) && unlink($from); }
function touch($filename) { return file_exists($filename) || file_put_contents($filename, '') === 0; }
function sys_get_temp_dir() { return '/tmp'; }
function tempnam($directory, $prefix) {
    $name = $directory . '/' . $prefix . 'aB3dE6';
    file_put_contents($name, '');
    return $name;
}
function tmpfile() { return fopen('php://memory', 'w+'); }
function get_resource_type($resource) { return 'stream'; }
function getcwd() { return '/'; }
function realpath($path) {
    $made = [];
    foreach (explode('/', $path === '' ? getcwd() : (__str_startswith($path, '/') ? $path : getcwd() . '/' . $path)) as $part) {
        if ($part === '..') { array_pop($made); } elseif ($part !== '' && $part !== '.') { $made[] = $part; }
    }
    $found = '/' . implode('/', $made);
    return file_exists($found) || in_array($found, ['/', '/tmp', getcwd()]) ? $found : false;
}
function getenv($name = null, $local_only = false) { return $name === null ? [] : false; }
function php_uname($mode = 'a') { return 'Linux'; }
function gethostname() { return 'localhost'; }
function getmypid() { return 1; }
function extension_loaded($extension) { return in_array(strtolower($extension), ['standard', 'core', 'spl', 'pcre', 'json', 'ctype', 'date']); }
function ini_get($name) {
    global $settings;
    if (!__is_none($settings) && isset($settings[$name])) { return $settings[$name]; }
    $known = ['precision' => '14', 'serialize_precision' => '-1', 'memory_limit' => '-1', 'display_errors' => '1', 'max_execution_time' => '0',
        'error_reporting' => '22527', 'zend.assertions' => '-1', 'default_charset' => 'UTF-8', 'include_path' => '.:/usr/share/php', 'date.timezone' => ''];
    return isset($known[$name]) ? $known[$name] : false;
}
function error_log($message, $type = 0) { __write_err($message . "\n"); return true; }
function debug_zval_refcount() { return 1; }
function array_key_last_of($array) { return array_key_last($array); }
function assert($assertion, $description = null) {
    if (__loose_truth($assertion)) { return true; }
    if ($description instanceof Throwable) { throw $description; }
    throw new AssertionError($description ?? 'assert(false)');
}
function assert_options($option, $value = null) { return 1; }
function version_compare($version1, $version2, $operator = null) {
    $parts = function ($version) {
        $version = preg_replace('/([0-9])([a-z])|([a-z])([0-9])/i', '$1$3.$2$4', strtr($version, '-_+', '...'));
        return explode('.', $version);
    };
    $ranks = ['dev' => 0, 'alpha' => 1, 'a' => 1, 'beta' => 2, 'b' => 2, 'RC' => 3, 'rc' => 3, '#' => 4, 'pl' => 5, 'p' => 5];
    $a = $parts($version1);
    $b = $parts($version2);
    $order = 0;
    $most = max(count($a), count($b));
    for ($i = 0; $i < $most && $order === 0; $i++) {
        $x = $a[$i] ?? null;
        $y = $b[$i] ?? null;
        if ($x === null) { $order = ctype_digit($y) ? -1 : (4 <=> ($ranks[$y] ?? -1)); continue; }
        if ($y === null) { $order = ctype_digit($x) ? 1 : (($ranks[$x] ?? -1) <=> 4); continue; }
        if (ctype_digit($x) && ctype_digit($y)) { $order = intval($x) <=> intval($y); continue; }
        $order = (ctype_digit($x) ? 4 : ($ranks[$x] ?? -1)) <=> (ctype_digit($y) ? 4 : ($ranks[$y] ?? -1));
    }
    switch ($operator) {
        case null: return $order;
        case '<': case 'lt': return $order < 0;
        case '<=': case 'le': return $order <= 0;
        case '>': case 'gt': return $order > 0;
        case '>=': case 'ge': return $order >= 0;
        case '==': case 'eq': return $order === 0;
        case '!=': case 'ne': case '<>': return $order !== 0;
    }
    throw new ValueError('version_compare(): Argument #3 ($operator) must be a valid comparison operator');
}
