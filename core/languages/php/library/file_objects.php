// Files as objects.

class SplFileInfo {
    private $own__path;
    function __construct($filename) { $this->own__path = $filename; }
    function getPathname() { return $this->own__path; }
    function getFilename() { return basename($this->own__path); }
    function getPath() { $at = strrpos($this->own__path, '/'); return $at === false ? '' : substr($this->own__path, 0, $at); }
    function getExtension() { return pathinfo($this->own__path, 4); }
    function getBasename($suffix = '') { return basename($this->own__path, $suffix); }
    function getSize() { return filesize($this->own__path); }
    function getRealPath() { return realpath($this->own__path); }
    function getType() { return is_dir($this->own__path) ? 'dir' : 'file'; }
    function isFile() { return is_file($this->own__path); }
    function isDir() { return is_dir($this->own__path); }
    function isReadable() { return is_readable($this->own__path); }
    function isWritable() { return is_writable($this->own__path); }
    function openFile($mode = 'r') { return new SplFileObject($this->own__path, $mode); }
    function __toString() { return $this->own__path; }
}
// The lines of a file, one after the other.
class SplFileObject extends SplFileInfo implements SeekableIterator, RecursiveIterator {
    const DROP_NEW_LINE = 1;
    const READ_AHEAD = 2;
    const SKIP_EMPTY = 4;
    const READ_CSV = 8;
    private $own__stream;
    private $own__line = false;
    private $own__at = 0;
    private $own__flags = 0;
    function __construct($filename, $mode = 'r', $useIncludePath = false, $context = null) {
        parent::__construct($filename);
        if ($mode[0] === 'r' && !str_starts_with($filename, 'php://') && !file_exists($filename)) {
            throw new RuntimeException('SplFileObject::__construct(' . $filename . '): Failed to open stream: No such file or directory');
        }
        $this->own__stream = fopen($filename, $mode);
    }
    function fgets() {
        if (feof($this->own__stream)) { throw new RuntimeException('Cannot read from file ' . $this->getPathname()); }
        $line = fgets($this->own__stream);
        $this->own__at++;
        return $line === false ? '' : $line;
    }
    function fgetc() { return fgetc($this->own__stream); }
    function fread($length) { return fread($this->own__stream, $length); }
    function fwrite($data, $length = 0) { return fwrite($this->own__stream, $data); }
    function fputcsv($fields, $separator = ',', $enclosure = '"') { return fputcsv($this->own__stream, $fields, $separator, $enclosure); }
    function fgetcsv($separator = ',', $enclosure = '"') { return fgetcsv($this->own__stream, null, $separator, $enclosure); }
    function fseek($offset, $whence = 0) { return fseek($this->own__stream, $offset, $whence); }
    function ftell() { return ftell($this->own__stream); }
    function eof() { return feof($this->own__stream); }
    function fflush() { return true; }
    function flock($operation) { return true; }
    function setFlags($flags) { $this->own__flags = $flags; }
    function getFlags() { return $this->own__flags; }
    function getCurrentLine() { return $this->fgets(); }
    private function own_is_ahead() { return ($this->own__flags & 2) !== 0; }
    // Reads the next line; empty ones are passed over where that is wanted.
    private function own_read() {
        do { $line = fgets($this->own__stream); }
        while ($line !== false && ($this->own__flags & 4) !== 0 && rtrim($line, "\r\n") === '');
        $this->own__line = $line;
    }
    function rewind() {
        rewind($this->own__stream);
        $this->own__at = 0;
        $this->own__line = false;
        if ($this->own_is_ahead()) { $this->own_read(); }
    }
    function valid() { return $this->own_is_ahead() ? $this->own__line !== false : !feof($this->own__stream); }
    function current() {
        if ($this->own__line === false) { $this->own_read(); }
        $line = $this->own__line === false ? '' : $this->own__line;
        if (($this->own__flags & 9) !== 0) { $line = rtrim($line, "\r\n"); }
        return ($this->own__flags & 8) !== 0 ? str_getcsv($line) : $line;
    }
    function key() { return $this->own__at; }
    function next() {
        $this->own__line = false;
        $this->own__at++;
        if ($this->own_is_ahead()) { $this->own_read(); }
    }
    function seek($line) {
        $this->rewind();
        for ($at = 0; $at < $line && $this->valid(); $at++) {
            $this->current();
            $this->next();
        }
    }
    function hasChildren() { return false; }
    function getChildren() { return null; }
    function __toString() { return $this->current(); }
}
class SplTempFileObject extends SplFileObject {
    function __construct($maxMemory = 2097152) { parent::__construct('php://temp', 'w+'); }
}
