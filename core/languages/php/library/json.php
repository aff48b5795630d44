// JSON.

// What is wrong, on its way to who decides whether it is thrown: no object that programs see.
class OwnJsonFault extends Exception {}
function json_encode($value, $flags = 0, $depth = 512) {
    global $json_error, $json_depth, $shown, $shown_arrays;
    $json_error = 0;
    $json_depth = $depth;
    $shown_arrays = [];
    $outer = $shown;
    try { return json_text($value, $flags, 0); }
    catch (OwnJsonFault $error) {
        $shown = $outer;
        $shown_arrays = [];
        if (($flags & 4194304) !== 0) { throw new JsonException($error->getMessage(), $error->getCode()); }
        $json_error = $error->getCode();
        return false;
    }
}
function json_quoted($text, $flags) {
    if (!mb_check_encoding($text)) {
        if (($flags & 3145728) === 0) {
            if (($flags & 512) === 0) { throw new OwnJsonFault('Malformed UTF-8 characters, possibly incorrectly encoded', 5); }
            note_json_error(5);
            return 'null';
        }
        $text = with_whole_letters($text, ($flags & 2097152) !== 0 ? "\u{FFFD}" : '');
    }
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
        elseif (strlen($one) === 1 || ($flags & 256) !== 0 && (($flags & 2048) !== 0 || $one !== "\u{2028}" && $one !== "\u{2029}")) { $out .= $one; }
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
function note_json_error($code) {
    global $json_error;
    $json_error = $code;
}
// A text whose bytes that belong to no letter have given way to another text.
function with_whole_letters($text, $other) {
    $made = '';
    $size = strlen($text);
    $at = 0;
    while ($at < $size) {
        $first = ord($text[$at]);
        $count = $first < 128 ? 1 : ($first >= 194 && $first < 224 ? 2 : ($first >= 224 && $first < 240 ? 3 : ($first >= 240 && $first < 245 ? 4 : 0)));
        $piece = substr($text, $at, max($count, 1));
        if ($count > 0 && strlen($piece) === $count && mb_check_encoding($piece)) {
            $made .= $piece;
            $at += $count;
        } else {
            $made .= $other;
            $at++;
        }
    }
    return $made;
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
    $is_inside = false;
    if (__is_unknown($value)) { return __unknown_text($value); }
    switch (__value_kind($value)) {
        case 'null': return 'null';
        case 'bool': return $value ? 'true' : 'false';
        case 'int': return '' . $value;
        case 'float':
            if (!is_finite($value) && ($flags & 512) !== 0) { note_json_error(7); return '0'; }
            if (!is_finite($value)) { throw new OwnJsonFault('Inf and NaN cannot be JSON encoded', 7); }
            $text = float_full($value);
            return ($flags & 1024) !== 0 && strpbrk($text, '.E') === false ? $text . '.0' : strtolower($text);
        case 'string':
            if (($flags & 32) !== 0 && is_numeric($value)) { return json_text($value + 0, $flags, $depth); }
            return json_quoted($value, $flags);
        case 'object':
            if ($value instanceof OwnStream) {
                if (($flags & 512) === 0) { throw new OwnJsonFault('Type is not supported', 8); }
                note_json_error(8);
                return 'null';
            }
            if (is_being_shown($value)) { throw new OwnJsonFault('Recursion detected', 6); }
            global $shown;
            if (instance_of($value, 'JsonSerializable')) {
                $shown[] = $value;
                $inner = $value->jsonSerialize();
                $text = $inner === $value ? '' : json_text($inner, $flags, $depth);
                array_pop($shown);
                if ($inner !== $value) { return $text; }
            }
            if (is_enum($value) && !instance_of($value, 'BackedEnum')) {
                throw new OwnJsonFault('Non-backed enums have no default serialization', 11);
            }
            if (is_enum($value)) { return json_text($value->value, $flags, $depth); }
            $shown[] = $value;
            $is_inside = true;
            $is_moment = instance_of($value, 'DateTimeInterface');
            if ($value instanceof OwnArray) { $value = $value->getArrayCopy(); }
            else { $value = $is_moment ? array_column(shown_members($value), 2, 0) : get_object_vars($value); }
            $is_list = false;
            break;
        case 'array': $is_list = array_is_list($value) && ($flags & 16) === 0; break;
        default: return '{}';
    }
    if (count($value) === 0) {
        if ($is_inside) { array_pop($shown); }
        return $is_list ? '[]' : '{}';
    }
    $pretty = ($flags & 128) !== 0;
    $space = $pretty ? "\n" . str_repeat('    ', $depth + 1) : '';
    $parts = [];
    global $shown_arrays, $json_depth;
    $shown_arrays[] = $value;
    foreach ($value as $key => $one) {
        if (holds_itself($value, $key, $one)) {
            if (($flags & 512) === 0) { throw new OwnJsonFault('Recursion detected', 6); }
            note_json_error(6);
            $one = null;
        }
        $text = json_text($one, $flags, $depth + 1);
        $parts[] = $space . ($is_list ? '' : json_quoted('' . $key, $flags) . ($pretty ? ': ' : ':')) . $text;
    }
    array_pop($shown_arrays);
    if ($is_inside) { array_pop($shown); }
    if ($depth >= $json_depth) {
        if (($flags & 512) === 0) { throw new OwnJsonFault('Maximum stack depth exceeded', 1); }
        note_json_error(1);
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
    // Whether whole numbers that are too large stay texts.
    public $is_exact = false;
    function enter() {
        $this->level = $this->level + 1;
        if ($this->level >= $this->depth) { throw new OwnJsonFault('Maximum stack depth exceeded', 1); }
    }
    function fail() { throw new OwnJsonFault('Syntax error', 4); }
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
        if (preg_match('/^-?(?:0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/', $text, $found) !== 1) { $this->fail(); }
        $number = __loose_number($text);
        if (is_float($number) && $this->is_exact && count($found) === 1) { return $text; }
        return $number;
    }
    function string() {
        $this->at = $this->at + 1;
        $out = '';
        while (true) {
            $one = $this->peek();
            if ($one === '') { throw new OwnJsonFault('Control character error, possibly incorrectly encoded', 3); }
            $this->at = $this->at + 1;
            if ($one === '"') { return $out; }
            if ($one !== '\\') {
                if (ord($one) < 32) { throw new OwnJsonFault('Control character error, possibly incorrectly encoded', 3); }
                $out .= $one;
                continue;
            }
            $one = $this->peek();
            $this->at = $this->at + 1;
            $known = ['n' => "\n", 't' => "\t", 'r' => "\r", 'b' => chr(8), 'f' => chr(12)];
            if ($one === 'u') {
                if (!ctype_xdigit(substr($this->text, $this->at, 4)) || strlen(substr($this->text, $this->at, 4)) < 4) { $this->fail(); }
                $code = hexdec(substr($this->text, $this->at, 4));
                $this->at = $this->at + 4;
                $is_high = $code >= 55296 && $code < 56320;
                if ($is_high ? preg_match('/^\\\\u[dD][c-fC-F]/', substr($this->text, $this->at, 4)) !== 1 : $code >= 56320 && $code < 57344) {
                    throw new OwnJsonFault('Single unpaired UTF-16 surrogate in unicode escape', 10);
                }
                if ($is_high) {
                    $code = 65536 + (($code - 55296) << 10) + hexdec(substr($this->text, $this->at + 2, 4)) - 56320;
                    $this->at = $this->at + 6;
                }
                $out .= mb_chr($code);
            } elseif (isset($known[$one]) || __str_find('"\\/', $one) >= 0 && $one !== '') { $out .= $known[$one] ?? $one; }
            else { $this->fail(); }
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
        $object = null;
        $this->at = $this->at + 1;
        $this->skip();
        if ($this->peek() === '}') { $this->at = $this->at + 1; }
        else {
            while (true) {
                $this->skip();
                if ($this->peek() !== '"') { $this->fail(); }
                $key = $this->string();
                if (!$this->assoc && $key !== '' && $key[0] === "\0") { throw new OwnJsonFault('The decoded property name is invalid', 9); }
                $this->skip();
                if ($this->peek() !== ':') { $this->fail(); }
                $this->at = $this->at + 1;
                $value = $this->value();
                // An object is made behind the value of its first member.
                if ($this->assoc) { $made[$key] = $value; }
                else {
                    $object ??= new stdClass();
                    __set_field($object, '' . $key, $value);
                }
                $this->skip();
                $one = $this->peek();
                $this->at = $this->at + 1;
                if ($one === '}') { break; }
                if ($one !== ',') { $this->fail(); }
            }
        }
        return $this->assoc ? $made : $object ?? new stdClass();
    }
}
function json_decode($text, $assoc = null, $depth = 512, $flags = 0) {
    global $json_error;
    if ($depth <= 0) { throw new ValueError('json_decode(): Argument #3 ($depth) must be greater than 0'); }
    if ($depth > 2147483647) { throw new ValueError('json_decode(): Argument #3 ($depth) must be less than 2147483647'); }
    if (($flags & 3145728) !== 0 && !mb_check_encoding($text)) { $text = with_whole_letters($text, ($flags & 2097152) !== 0 ? "\u{FFFD}" : ''); }
    $json_error = 0;
    if ($text === '') {
        if (($flags & 4194304) !== 0) { throw new JsonException('Syntax error', 4); }
        $json_error = 4;
        return null;
    }
    $reader = new OwnJsonReader();
    $reader->text = $text;
    $reader->depth = $depth;
    $reader->assoc = $assoc === null ? ($flags & 1) !== 0 : $assoc;
    $reader->is_exact = ($flags & 2) !== 0;
    try {
        if (!mb_check_encoding($text)) { throw new OwnJsonFault('Malformed UTF-8 characters, possibly incorrectly encoded', 5); }
        $value = $reader->value();
        $reader->skip();
        if ($reader->at < strlen($text)) { $reader->fail(); }
        return $value;
    } catch (OwnJsonFault $error) {
        if (($flags & 4194304) !== 0) { throw new JsonException($error->getMessage(), $error->getCode()); }
        $json_error = $error->getCode();
        return null;
    }
}
function json_last_error() {
    global $json_error;
    return __is_none($json_error) ? 0 : $json_error;
}
function json_last_error_msg() { return [0 => 'No error', 3 => 'Control character error, possibly incorrectly encoded', 5 => 'Malformed UTF-8 characters, possibly incorrectly encoded', 6 => 'Recursion detected', 9 => 'The decoded property name is invalid', 8 => 'Type is not supported', 4 => 'Syntax error', 7 => 'Inf and NaN cannot be JSON encoded', 10 => 'Single unpaired UTF-16 surrogate in unicode escape', 11 => 'Non-backed enums have no default serialization', 1 => 'Maximum stack depth exceeded'][json_last_error()] ?? 'Unknown error'; }
