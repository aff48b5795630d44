// JSON.

function json_encode($value, $flags = 0, $depth = 512) {
    global $json_error;
    $json_error = 0;
    try { return json_text($value, $flags, 0); }
    catch (JsonException $error) {
        if (($flags & 4194304) !== 0) { throw $error; }
        $json_error = $error->getCode();
        return false;
    }
}
function json_quoted($text, $flags) {
    $out = '"';
    foreach (mb_str_split($text) as $one) {
        if ($one === '"') { $out .= ($flags & 8) !== 0 ? '\\u0022' : '\\"'; }
        elseif ($one === '\\') { $out .= '\\\\'; }
        elseif ($one === '/') { $out .= ($flags & 64) !== 0 ? '/' : '\\/'; }
        elseif (($flags & 1) !== 0 && ($one === '<' || $one === '>')) { $out .= $one === '<' ? '\\u003C' : '\\u003E'; }
        elseif (($flags & 2) !== 0 && $one === '&') { $out .= '\\u0026'; }
        elseif (($flags & 4) !== 0 && $one === "'") { $out .= '\\u0027'; }
        elseif ($one === "\n") { $out .= '\\n'; }
        elseif ($one === chr(8)) { $out .= '\\b'; }
        elseif ($one === chr(12)) { $out .= '\\f'; }
        elseif ($one === "\r") { $out .= '\\r'; }
        elseif ($one === "\t") { $out .= '\\t'; }
        elseif (strlen($one) === 1 && ord($one) < 32) { $out .= '\\u00' . str_pad(dechex(ord($one)), 2, '0', 0); }
        elseif (strlen($one) === 1 || ($flags & 256) !== 0) { $out .= $one; }
        else {
            $code = mb_ord($one);
            if ($code >= 65536) {
                $code = $code - 65536;
                $out .= '\\u' . dechex(55296 + ($code >> 10)) . '\\u' . dechex(56320 + ($code & 1023));
            } else { $out .= '\\u' . str_pad(dechex($code), 4, '0', 0); }
        }
    }
    return $out . '"';
}
function mb_ord($text, $encoding = null) {
    $first = ord($text[0]);
    if ($first < 128) { return $first; }
    $count = $first >= 240 ? 3 : ($first >= 224 ? 2 : 1);
    $code = $first & (63 >> $count);
    for ($i = 1; $i <= $count; $i++) { $code = $code * 64 + (ord($text[$i]) & 63); }
    return $code;
}
function mb_chr($code, $encoding = null) {
    if ($code < 128) { return chr($code); }
    if ($code < 2048) { return chr(192 + ($code >> 6)) . chr(128 + ($code & 63)); }
    if ($code < 65536) { return chr(224 + ($code >> 12)) . chr(128 + (($code >> 6) & 63)) . chr(128 + ($code & 63)); }
    return chr(240 + ($code >> 18)) . chr(128 + (($code >> 12) & 63)) . chr(128 + (($code >> 6) & 63)) . chr(128 + ($code & 63));
}
function json_text($value, $flags, $depth) {
    switch (__value_kind($value)) {
        case 'null': return 'null';
        case 'bool': return $value ? 'true' : 'false';
        case 'int': return '' . $value;
        case 'float':
            if (!is_finite($value) && ($flags & 512) !== 0) { return '0'; }
            if (!is_finite($value)) { throw new JsonException('Inf and NaN cannot be JSON encoded', 7); }
            $text = float_full($value);
            return ($flags & 1024) !== 0 && strpbrk($text, '.E') === false ? $text . '.0' : strtolower($text);
        case 'string':
            if (($flags & 32) !== 0 && is_numeric($value)) { return json_text($value + 0, $flags, $depth); }
            return json_quoted($value, $flags);
        case 'object':
            if (instance_of($value, 'JsonSerializable')) { return json_text($value->jsonSerialize(), $flags, $depth); }
            if (is_enum($value) && !instance_of($value, 'BackedEnum')) {
                throw new JsonException('Non-backed enums have no default serialization', 11);
            }
            if (is_enum($value)) { return json_text($value->value, $flags, $depth); }
            $is_moment = instance_of($value, 'DateTimeInterface');
            $value = $is_moment ? array_column(shown_members($value), 2, 0) : get_object_vars($value);
            $is_list = false;
            break;
        case 'array': $is_list = array_is_list($value) && ($flags & 16) === 0; break;
        default: return '{}';
    }
    if (count($value) === 0) { return $is_list ? '[]' : '{}'; }
    $pretty = ($flags & 128) !== 0;
    $space = $pretty ? "\n" . str_repeat('    ', $depth + 1) : '';
    $parts = [];
    foreach ($value as $key => $one) {
        $text = json_text($one, $flags, $depth + 1);
        $parts[] = $space . ($is_list ? '' : json_quoted('' . $key, $flags) . ($pretty ? ': ' : ':')) . $text;
    }
    $end = $pretty ? "\n" . str_repeat('    ', $depth) : '';
    return ($is_list ? '[' : '{') . implode(',', $parts) . $end . ($is_list ? ']' : '}');
}
class OwnJsonReader {
    public $text;
    public $at = 0;
    public $assoc;
    public $depth = 512;
    public $level = 0;
    function enter() {
        $this->level = $this->level + 1;
        if ($this->level > $this->depth) { throw new JsonException('Maximum stack depth exceeded', 1); }
    }
    function fail() { throw new JsonException('Syntax error', 4); }
    function skip() { while ($this->at < strlen($this->text) && __str_find(" \n\t\r", $this->text[$this->at]) >= 0) { $this->at = $this->at + 1; } }
    function peek() { return $this->at < strlen($this->text) ? $this->text[$this->at] : ''; }
    function value() {
        $this->skip();
        $one = $this->peek();
        if ($one === '{' || $one === '[') {
            $this->enter();
            $found = $one === '{' ? $this->object() : $this->items();
            $this->level = $this->level - 1;
            return $found;
        }
        if ($one === '"') { return $this->string(); }
        foreach (['true' => true, 'false' => false, 'null' => null] as $word => $value) {
            if (substr($this->text, $this->at, strlen($word)) === $word) {
                $this->at = $this->at + strlen($word);
                return $value;
            }
        }
        $start = $this->at;
        while ($this->peek() !== '' && __str_find('+-.eE0123456789', $this->peek()) >= 0) { $this->at = $this->at + 1; }
        $text = substr($this->text, $start, $this->at - $start);
        if (__number_in_text($text) !== 2) { $this->fail(); }
        return __loose_number($text);
    }
    function string() {
        $this->at = $this->at + 1;
        $out = '';
        while (true) {
            $one = $this->peek();
            if ($one === '') { $this->fail(); }
            $this->at = $this->at + 1;
            if ($one === '"') { return $out; }
            if ($one !== '\\') {
                $out .= $one;
                continue;
            }
            $one = $this->peek();
            $this->at = $this->at + 1;
            $known = ['n' => "\n", 't' => "\t", 'r' => "\r", 'b' => chr(8), 'f' => chr(12)];
            if ($one === 'u') {
                $code = hexdec(substr($this->text, $this->at, 4));
                $this->at = $this->at + 4;
                if ($code >= 55296 && $code < 56320) {
                    $code = 65536 + (($code - 55296) << 10) + hexdec(substr($this->text, $this->at + 2, 4)) - 56320;
                    $this->at = $this->at + 6;
                }
                $out .= mb_chr($code);
            } else { $out .= $known[$one] ?? $one; }
        }
    }
    function items() {
        $made = [];
        $this->at = $this->at + 1;
        $this->skip();
        if ($this->peek() === ']') {
            $this->at = $this->at + 1;
            return $made;
        }
        while (true) {
            $made[] = $this->value();
            $this->skip();
            $one = $this->peek();
            $this->at = $this->at + 1;
            if ($one === ']') { return $made; }
            if ($one !== ',') { $this->fail(); }
        }
    }
    function object() {
        $made = [];
        $this->at = $this->at + 1;
        $this->skip();
        if ($this->peek() === '}') { $this->at = $this->at + 1; }
        else {
            while (true) {
                $this->skip();
                if ($this->peek() !== '"') { $this->fail(); }
                $key = $this->string();
                $this->skip();
                if ($this->peek() !== ':') { $this->fail(); }
                $this->at = $this->at + 1;
                $made[$key] = $this->value();
                $this->skip();
                $one = $this->peek();
                $this->at = $this->at + 1;
                if ($one === '}') { break; }
                if ($one !== ',') { $this->fail(); }
            }
        }
        return $this->assoc ? $made : object_of($made);
    }
}
function json_decode($text, $assoc = false, $depth = 512, $flags = 0) {
    global $json_error;
    $json_error = 0;
    $reader = new OwnJsonReader();
    $reader->text = $text;
    $reader->depth = $depth;
    $reader->assoc = $assoc || ($flags & 1) !== 0;
    try {
        $value = $reader->value();
        $reader->skip();
        if ($reader->at < strlen($text)) { $reader->fail(); }
        return $value;
    } catch (JsonException $error) {
        if (($flags & 4194304) !== 0) { throw $error; }
        $json_error = $error->getCode();
        return null;
    }
}
function json_last_error() {
    global $json_error;
    return __is_none($json_error) ? 0 : $json_error;
}
function json_last_error_msg() { return [0 => 'No error', 4 => 'Syntax error', 7 => 'Inf and NaN cannot be JSON encoded', 11 => 'Non-backed enums have no default serialization', 1 => 'Maximum stack depth exceeded'][json_last_error()] ?? 'Unknown error'; }
