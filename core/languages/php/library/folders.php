// Folders that exist while the program runs, and what is known of files.

function path_of($path) {
    $parts = [];
    foreach (explode('/', $path) as $part) {
        if ($part === '' || $part === '.') { continue; }
        if ($part === '..') { array_pop($parts); } else { $parts[] = $part; }
    }
    return (str_starts_with($path, '/') ? '/' : '') . implode('/', $parts);
}
function folders() {
    global $folders;
    if (__is_none($folders)) { $folders = ['/tmp' => true, '/' => true, '' => true]; }
    return $folders;
}
function is_dir($filename) { return isset(folders()[path_of($filename)]); }
function mkdir($directory, $permissions = 511, $recursive = false, $context = null) {
    global $folders;
    $path = path_of($directory);
    if (is_dir($path) || file_exists($directory)) { warning('mkdir(): File exists'); return false; }
    $above = dirname($path);
    if (!is_dir($above === '.' ? '' : $above)) {
        if (!$recursive) { warning('mkdir(): No such file or directory'); return false; }
        mkdir($above, $permissions, true);
    }
    $folders[$path] = true;
    return true;
}
// What stands in a folder: the names, in order.
function folder_entries($directory) {
    global $files;
    $path = path_of($directory);
    $head = $path === '' || $path === '/' ? $path : $path . '/';
    $names = [];
    $all = array_merge(__is_none($files) ? [] : array_keys($files), array_keys(folders()));
    foreach ($all as $one) {
        $one = path_of(text_of($one));
        if ($one === $path || $one === '' || !str_starts_with($one, $head) || $head === '' && $one[0] === '/') { continue; }
        $names[explode('/', substr($one, strlen($head)))[0]] = true;
    }
    $names = array_map('strval', array_keys($names));
    sort($names, SORT_STRING);
    return $names;
}
function scandir($directory, $sorting_order = 0, $context = null) {
    if (!is_dir($directory)) {
        warning('scandir(' . $directory . '): Failed to open directory: No such file or directory');
        warning('scandir(): (errno 2): No such file or directory');
        return false;
    }
    $names = array_merge(['.', '..'], folder_entries($directory));
    sort($names, SORT_STRING);
    return $sorting_order === 1 ? array_reverse($names) : $names;
}
function rmdir($directory, $context = null) {
    global $folders;
    if (!is_dir($directory)) { warning('rmdir(' . $directory . '): No such file or directory'); return false; }
    if (count(folder_entries($directory)) > 0) { warning('rmdir(' . $directory . '): Directory not empty'); return false; }
    unset($folders[path_of($directory)]);
    return true;
}
function glob($pattern, $flags = 0) {
    $directory = dirname($pattern);
    $made = [];
    if (!is_dir($directory)) { return $made; }
    $head = str_contains($pattern, '/') ? ($directory === '/' ? '/' : $directory . '/') : '';
    $name = basename($pattern);
    foreach (folder_entries($directory) as $one) { if (fnmatch($name, $one) && ($one[0] !== '.' || $name[0] === '.')) { $made[] = $head . $one; } }
    return $made;
}
class Directory {
    public readonly string $path;
    public readonly mixed $handle;
    private $own__names;
    private $own__at = 0;
    function own_open($path) { __set_field($this, 'path', $path); $this->own__names = scandir($path); return $this; }
    function read() { return $this->own__names[$this->own__at++] ?? false; }
    function rewind() { $this->own__at = 0; }
    function close() {}
}
function opendir($directory, $context = null) {
    if (!is_dir($directory)) { warning('opendir(' . $directory . '): Failed to open directory: No such file or directory'); return false; }
    return (new Directory())->own_open($directory);
}
function dir($directory, $context = null) { return opendir($directory); }
function readdir($handle = null) { return $handle->read(); }
function rewinddir($handle = null) { $handle->rewind(); }
function closedir($handle = null) {}
function chdir($directory) { return is_dir($directory); }
function is_writeable($filename) { return is_writable($filename); }
function is_executable($filename) { return false; }
function is_link($filename) { return false; }
function filetype($filename) { return is_dir($filename) ? 'dir' : (file_exists($filename) ? 'file' : false); }
function filemtime($filename) { return file_exists($filename) ? time() : false; }
function fileatime($filename) { return filemtime($filename); }
function filectime($filename) { return filemtime($filename); }
function fileperms($filename) { return is_dir($filename) ? 16877 : (file_exists($filename) ? 33188 : false); }
function chmod($filename, $permissions) { return file_exists($filename) || is_dir($filename); }
function umask($mask = null) { return 18; }
function clearstatcache($clear_realpath_cache = false, $filename = '') {}
function stat($filename) { return file_exists($filename) ? ['size' => filesize($filename), 'mtime' => time(), 'mode' => fileperms($filename)] : false; }
function fstat($stream) { return ['size' => strlen($stream->contents()), 'mode' => 33188, 'mtime' => time()]; }
function disk_free_space($directory) { return 1.0e11; }
function disk_total_space($directory) { return 2.0e11; }
function ftruncate($stream, $size) {
    global $files;
    $text = $stream->contents();
    $text = $size <= strlen($text) ? substr($text, 0, $size) : str_pad($text, $size, "\0");
    if ($stream->kind === 'file') { $files[$stream->name] = $text; } else { $stream->text = $text; }
    return true;
}
function readfile($filename) {
    $text = file_get_contents($filename);
    if ($text === false) { return false; }
    put_out($text);
    return strlen($text);
}
function fpassthru($stream) {
    $text = stream_get_contents($stream);
    put_out($text);
    return strlen($text);
}
function stream_get_line($stream, $length, $ending = '') {
    $line = fgets($stream);
    if ($line === false || $ending === '') { return $line; }
    while (!str_contains($line, $ending)) {
        $more = fgets($stream);
        if ($more === false) { return $line; }
        $line .= $more;
    }
    $parts = explode($ending, $line, 2);
    if (!is_input($stream)) { $stream->at -= strlen($parts[1]); }
    return $parts[0];
}
function stream_copy_to_stream($from, $to, $length = null, $offset = 0) { return fwrite($to, stream_get_contents($from)); }
function stream_get_meta_data($stream) {
    $is_stream = $stream instanceof OwnStream;
    return ['timed_out' => false, 'blocked' => true, 'eof' => feof($stream), 'wrapper_type' => 'PHP', 'stream_type' => 'STDIO',
        'mode' => $is_stream ? $stream->mode : 'r', 'unread_bytes' => 0, 'seekable' => true, 'uri' => $is_stream ? $stream->name : $stream];
}
function stream_isatty($stream) { return false; }
function posix_isatty($stream) { return false; }
function stream_set_blocking($stream, $enable) { return true; }
function stream_set_timeout($stream, $seconds, $microseconds = 0) { return true; }
function stream_context_create($options = null, $params = null) { return fopen('php://memory', 'r'); }
function get_resource_id($resource) { return 5; }
