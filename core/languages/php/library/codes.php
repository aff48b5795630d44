// Digests, codes of bytes and of addresses.

function word32($value) { return $value & 0xffffffff; }
function turned_left($value, $count) { return (($value << $count) | ($value >> (32 - $count))) & 0xffffffff; }
function turned_right($value, $count) { return (($value >> $count) | ($value << (32 - $count))) & 0xffffffff; }
// A text filled up to blocks of 64 bytes, as words.
function digest_words($text, $big) {
    $size = strlen($text);
    $zeros = (55 - $size) % 64;
    if ($zeros < 0) { $zeros += 64; }
    $text = $text . chr(128) . str_repeat(chr(0), $zeros);
    $bits = $size * 8;
    $tail = '';
    for ($i = 0; $i < 8; $i++) { $tail = $big ? chr(($bits >> (8 * $i)) & 255) . $tail : $tail . chr(($bits >> (8 * $i)) & 255); }
    $text .= $tail;
    $words = [];
    $size = strlen($text);
    for ($i = 0; $i < $size; $i += 4) {
        $a = __byte_codes($text, $i + 1, $i + 1);
        $b = __byte_codes($text, $i + 2, $i + 2);
        $c = __byte_codes($text, $i + 3, $i + 3);
        $d = __byte_codes($text, $i + 4, $i + 4);
        $words[] = $big ? ($a << 24) | ($b << 16) | ($c << 8) | $d : ($d << 24) | ($c << 16) | ($b << 8) | $a;
    }
    return $words;
}
function word_hex($word) { return str_pad(dechex($word), 8, '0', 0); }
function md5($string, $binary = false) {
    $turns = [[7, 12, 17, 22], [5, 9, 14, 20], [4, 11, 16, 23], [6, 10, 15, 21]];
    $table = [];
    for ($i = 1; $i <= 64; $i++) { $table[] = intval(__f64_floor(__f64_abs(__f64_sin(__number_float($i))) * 4294967296.0)); }
    $words = digest_words(text_of($string), false);
    $a0 = 0x67452301;
    $b0 = 0xefcdab89;
    $c0 = 0x98badcfe;
    $d0 = 0x10325476;
    $count = count($words);
    for ($at = 0; $at < $count; $at += 16) {
        $a = $a0;
        $b = $b0;
        $c = $c0;
        $d = $d0;
        for ($i = 0; $i < 64; $i++) {
            $round = $i >> 4;
            if ($round === 0) { $f = ($b & $c) | (($b ^ 0xffffffff) & $d); $g = $i; }
            elseif ($round === 1) { $f = ($d & $b) | (($d ^ 0xffffffff) & $c); $g = (5 * $i + 1) & 15; }
            elseif ($round === 2) { $f = $b ^ $c ^ $d; $g = (3 * $i + 5) & 15; }
            else { $f = $c ^ ($b | ($d ^ 0xffffffff)); $g = (7 * $i) & 15; }
            $sum = ($a + $f + $table[$i] + $words[$at + $g]) & 0xffffffff;
            $a = $d;
            $d = $c;
            $c = $b;
            $b = ($b + turned_left($sum, $turns[$round][$i & 3])) & 0xffffffff;
        }
        $a0 = ($a0 + $a) & 0xffffffff;
        $b0 = ($b0 + $b) & 0xffffffff;
        $c0 = ($c0 + $c) & 0xffffffff;
        $d0 = ($d0 + $d) & 0xffffffff;
    }
    $hex = '';
    foreach ([$a0, $b0, $c0, $d0] as $word) {
        for ($i = 0; $i < 4; $i++) { $hex .= str_pad(dechex(($word >> (8 * $i)) & 255), 2, '0', 0); }
    }
    return $binary ? hex2bin($hex) : $hex;
}
function sha1($string, $binary = false) {
    $words = digest_words(text_of($string), true);
    $h = [0x67452301, 0xefcdab89, 0x98badcfe, 0x10325476, 0xc3d2e1f0];
    $count = count($words);
    for ($at = 0; $at < $count; $at += 16) {
        $w = array_slice($words, $at, 16);
        for ($i = 16; $i < 80; $i++) { $w[] = turned_left($w[$i - 3] ^ $w[$i - 8] ^ $w[$i - 14] ^ $w[$i - 16], 1); }
        [$a, $b, $c, $d, $e] = $h;
        for ($i = 0; $i < 80; $i++) {
            if ($i < 20) { $f = ($b & $c) | (($b ^ 0xffffffff) & $d); $k = 0x5a827999; }
            elseif ($i < 40) { $f = $b ^ $c ^ $d; $k = 0x6ed9eba1; }
            elseif ($i < 60) { $f = ($b & $c) | ($b & $d) | ($c & $d); $k = 0x8f1bbcdc; }
            else { $f = $b ^ $c ^ $d; $k = 0xca62c1d6; }
            $sum = (turned_left($a, 5) + $f + $e + $k + $w[$i]) & 0xffffffff;
            $e = $d;
            $d = $c;
            $c = turned_left($b, 30);
            $b = $a;
            $a = $sum;
        }
        foreach ([$a, $b, $c, $d, $e] as $i => $word) { $h[$i] = ($h[$i] + $word) & 0xffffffff; }
    }
    $hex = implode('', array_map(fn($word) => word_hex($word), $h));
    return $binary ? hex2bin($hex) : $hex;
}
// The first 32 bits of the fractions of roots of the first primes.
function prime_words($count, $power) {
    $made = [];
    $prime = 2;
    while (count($made) < $count) {
        $is_prime = true;
        for ($i = 2; $i * $i <= $prime; $i++) { if ($prime % $i === 0) { $is_prime = false; break; } }
        if ($is_prime) {
            // The root of prime * 2^(32 * power), by halving: whole numbers are exact.
            $low = 0;
            $high = 1 << 36;
            while ($high - $low > 1) {
                $middle = ($low + $high) >> 1;
                if (root_below($middle, $prime, $power)) { $low = $middle; } else { $high = $middle; }
            }
            $made[] = $low & 0xffffffff;
        }
        $prime++;
    }
    return $made;
}
// Whether a number of 32 bits behind the point is at most the root of a prime.
function root_below($number, $prime, $power) {
    $limbs = [1];
    for ($i = 0; $i < $power; $i++) { $limbs = limbs_times($limbs, $number); }
    $whole = limbs_times([1], $prime);
    for ($i = 0; $i < $power * 2; $i++) { array_unshift($whole, 0); }
    $most = max(count($limbs), count($whole));
    for ($i = $most - 1; $i >= 0; $i--) {
        $a = $limbs[$i] ?? 0;
        $b = $whole[$i] ?? 0;
        if ($a !== $b) { return $a < $b; }
    }
    return true;
}
// Numbers in limbs of 16 bits, the lowest first.
function limbs_times($limbs, $number) {
    $made = [];
    $parts = [$number & 0xffff, ($number >> 16) & 0xffff, $number >> 32];
    foreach ($limbs as $i => $limb) { foreach ($parts as $j => $part) { $made[$i + $j] = ($made[$i + $j] ?? 0) + $limb * $part; } }
    $carry = 0;
    $out = [];
    $count = count($limbs) + 3;
    for ($i = 0; $i < $count; $i++) {
        $carry += $made[$i] ?? 0;
        $out[] = $carry & 0xffff;
        $carry = $carry >> 16;
    }
    return $out;
}
function sha256($text) {
    global $sha_words, $sha_begin;
    if (__is_none($sha_words)) {
        $sha_words = prime_words(64, 3);
        $sha_begin = prime_words(8, 2);
    }
    $k = $sha_words;
    $h = $sha_begin;
    $words = digest_words($text, true);
    $count = count($words);
    for ($at = 0; $at < $count; $at += 16) {
        $w = array_slice($words, $at, 16);
        for ($i = 16; $i < 64; $i++) {
            $x = $w[$i - 15];
            $y = $w[$i - 2];
            $s0 = turned_right($x, 7) ^ turned_right($x, 18) ^ ($x >> 3);
            $s1 = turned_right($y, 17) ^ turned_right($y, 19) ^ ($y >> 10);
            $w[] = ($w[$i - 16] + $s0 + $w[$i - 7] + $s1) & 0xffffffff;
        }
        [$a, $b, $c, $d, $e, $f, $g, $z] = $h;
        for ($i = 0; $i < 64; $i++) {
            $s1 = turned_right($e, 6) ^ turned_right($e, 11) ^ turned_right($e, 25);
            $t1 = ($z + $s1 + (($e & $f) ^ (($e ^ 0xffffffff) & $g)) + $k[$i] + $w[$i]) & 0xffffffff;
            $s0 = turned_right($a, 2) ^ turned_right($a, 13) ^ turned_right($a, 22);
            $t2 = ($s0 + (($a & $b) ^ ($a & $c) ^ ($b & $c))) & 0xffffffff;
            $z = $g;
            $g = $f;
            $f = $e;
            $e = ($d + $t1) & 0xffffffff;
            $d = $c;
            $c = $b;
            $b = $a;
            $a = ($t1 + $t2) & 0xffffffff;
        }
        foreach ([$a, $b, $c, $d, $e, $f, $g, $z] as $i => $word) { $h[$i] = ($h[$i] + $word) & 0xffffffff; }
    }
    return implode('', array_map(fn($word) => word_hex($word), $h));
}
function hash($algo, $data, $binary = false) {
    switch ($algo) {
        case 'md5': $hex = md5($data); break;
        case 'sha1': $hex = sha1($data); break;
        case 'sha256': $hex = sha256(text_of($data)); break;
        case 'sha512': $hex = sha512(text_of($data), '6a09e667f3bcc908bb67ae8584caa73b3c6ef372fe94f82ba54ff53a5f1d36f1510e527fade682d19b05688c2b3e6c1f1f83d9abfb41bd6b5be0cd19137e2179'); break;
        case 'sha384': $hex = substr(sha512(text_of($data), 'cbbb9d5dc1059ed8629a292a367cd5079159015a3070dd17152fecd8f70e593967332667ffc00b318eb44a8768581511db0c2e0d64f98fa747b5481dbefa4fa4'), 0, 96); break;
        case 'crc32b': $hex = word_hex(crc32($data)); break;
        case 'fnv132': case 'fnv1a32':
            $value = 0x811c9dc5;
            foreach (str_split($data) as $one) {
                if ($algo === 'fnv132') { $value = (($value * 0x01000193) & 0xffffffff) ^ ord($one); }
                else { $value = (($value ^ ord($one)) * 0x01000193) & 0xffffffff; }
            }
            $hex = word_hex($value);
            break;
        case 'adler32':
            $a = 1;
            $b = 0;
            foreach (str_split($data) as $one) { $a = ($a + ord($one)) % 65521; $b = ($b + $a) % 65521; }
            $hex = word_hex(($b << 16) | $a);
            break;
        case 'joaat':
            $value = 0;
            foreach (str_split($data) as $one) {
                $value = ($value + ord($one)) & 0xffffffff;
                $value = ($value + ($value << 10)) & 0xffffffff;
                $value = $value ^ ($value >> 6);
            }
            $value = ($value + ($value << 3)) & 0xffffffff;
            $value = $value ^ ($value >> 11);
            $value = ($value + ($value << 15)) & 0xffffffff;
            $hex = word_hex($value);
            break;
        default: throw new ValueError('hash(): Argument #1 ($algo) must be a valid hashing algorithm');
    }
    return $binary ? hex2bin($hex) : $hex;
}
function hash_algos() { return ['md5', 'sha1', 'sha256', 'sha384', 'sha512', 'adler32', 'crc32b', 'fnv132', 'fnv1a32']; }
function hash_hmac($algo, $data, $key, $binary = false) {
    $size = $algo === 'sha512' || $algo === 'sha384' ? 128 : 64;
    if (strlen($key) > $size) { $key = hash($algo, $key, true); }
    $key = str_pad($key, $size, chr(0));
    $outer = $key ^ str_repeat(chr(92), $size);
    $inner = $key ^ str_repeat(chr(54), $size);
    return hash($algo, $outer . hash($algo, $inner . $data, true), $binary);
}
function hash_equals($known_string, $user_string) { return $known_string === $user_string; }
function hex2bin($string) {
    if (strlen($string) % 2 !== 0) {
        warning('hex2bin(): Hexadecimal input string must have an even length');
        return false;
    }
    if (!ctype_xdigit($string) && $string !== '') {
        warning('hex2bin(): Input string must be hexadecimal string');
        return false;
    }
    $out = '';
    $size = strlen($string);
    for ($i = 0; $i < $size; $i += 2) { $out .= chr(hexdec(substr($string, $i, 2))); }
    return $out;
}
function base64_encode($string) {
    $letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    $out = '';
    $size = strlen($string);
    for ($i = 0; $i < $size; $i += 3) {
        $left = $size - $i;
        $value = (ord($string[$i]) << 16) | ($left > 1 ? ord($string[$i + 1]) << 8 : 0) | ($left > 2 ? ord($string[$i + 2]) : 0);
        $out .= $letters[$value >> 18] . $letters[($value >> 12) & 63] . ($left > 1 ? $letters[($value >> 6) & 63] : '=') . ($left > 2 ? $letters[$value & 63] : '=');
    }
    return $out;
}
function base64_decode($string, $strict = false) {
    $letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/';
    $out = '';
    $value = 0;
    $bits = 0;
    foreach (str_split($string) as $one) {
        $at = $one === '' ? -1 : __str_find($letters, $one);
        if ($at < 0) {
            if ($strict && $one !== '=' && !ctype_space($one)) { return false; }
            continue;
        }
        $value = (($value << 6) | $at) & 0xffffff;
        $bits += 6;
        if ($bits >= 8) {
            $bits -= 8;
            $out .= chr(($value >> $bits) & 255);
        }
    }
    return $out;
}
function percent_encoded($string, $plain, $plus) {
    $out = '';
    foreach (str_split(text_of($string)) as $one) {
        if ($one === '') { continue; }
        if (ctype_alnum($one) || __str_find($plain, $one) >= 0) { $out .= $one; }
        elseif ($plus && $one === ' ') { $out .= '+'; }
        else { $out .= '%' . strtoupper(str_pad(dechex(ord($one)), 2, '0', 0)); }
    }
    return $out;
}
function urlencode($string) { return percent_encoded($string, '-_.', true); }
function rawurlencode($string) { return percent_encoded($string, '-_.~', false); }
function rawurldecode($string) {
    $out = '';
    $size = strlen($string);
    for ($i = 0; $i < $size; $i++) {
        if ($string[$i] === '%' && $i + 2 < $size && ctype_xdigit(substr($string, $i + 1, 2))) {
            $out .= chr(hexdec(substr($string, $i + 1, 2)));
            $i += 2;
        } else { $out .= $string[$i]; }
    }
    return $out;
}
function urldecode($string) { return rawurldecode(str_replace('+', ' ', $string)); }
function query_parts($data, $prefix) {
    $parts = [];
    foreach ($data as $key => $value) {
        $name = $prefix === null ? urlencode($key) : $prefix . '%5B' . urlencode($key) . '%5D';
        if (is_object($value)) { $value = get_object_vars($value); }
        if (is_array($value)) { $parts = array_merge($parts, query_parts($value, $name)); }
        elseif ($value !== null) { $parts[] = $name . '=' . urlencode(is_bool($value) ? ($value ? '1' : '0') : $value); }
    }
    return $parts;
}
function http_build_query($data, $numeric_prefix = '', $arg_separator = '&', $encoding_type = 1) { return implode($arg_separator ?? '&', query_parts(array_of($data), null)); }
function parse_url($url, $component = -1) {
    $found = [];
    if (preg_match('#^(?:([a-zA-Z][a-zA-Z0-9+.-]*):)?(?://(?:([^:@/?\#]*)(?::([^@/?\#]*))?@)?([^:/?\#]*)(?::([0-9]+))?)?([^?\#]*)(?:\?([^\#]*))?(?:\#(.*))?$#', $url, $m) !== 1) { return false; }
    // A host that is empty is none, but for files.
    if (preg_match('#^(?:(?!file:)[a-zA-Z][a-zA-Z0-9+.-]*:)?///#i', $url) === 1 || ($m[5] ?? '') !== '' && $m[5] > 65535) { return false; }
    $names = [1 => 'scheme', 4 => 'host', 5 => 'port', 2 => 'user', 3 => 'pass', 6 => 'path', 7 => 'query', 8 => 'fragment'];
    foreach ($names as $at => $name) {
        if (isset($m[$at]) && $m[$at] !== '') { $found[$name] = $name === 'port' ? intval($m[$at]) : $m[$at]; }
    }
    if ($component >= 0) { return $found[['scheme', 'host', 'port', 'user', 'pass', 'path', 'query', 'fragment'][$component]] ?? null; }
    return $found;
}
function parse_str($string, &$result) {
    $result = [];
    if ($string === '') { return; }
    foreach (explode('&', $string) as $part) {
        $pair = explode('=', $part, 2);
        $name = urldecode($pair[0]);
        $value = urldecode($pair[1] ?? '');
        $at = __str_find($name, '[');
        // Names of variables have no spaces and points.
        if ($at < 0) { $result[str_replace([' ', '.'], '_', $name)] = $value; continue; }
        preg_match_all('/\[([^\]]*)\]/', $name, $m);
        $keys = array_merge([str_replace([' ', '.'], '_', substr($name, 0, $at))], $m[1]);
        $result = with_path($result, $keys, 0, $value);
    }
}
function with_path($array, $keys, $at, $value) {
    if ($at >= count($keys)) { return $value; }
    if (!is_array($array)) { $array = []; }
    $key = $keys[$at];
    if ($key === '') { $array[] = with_path(null, $keys, $at + 1, $value); }
    else { $array[$key] = with_path($array[$key] ?? null, $keys, $at + 1, $value); }
    return $array;
}
function serialize($value) {
    global $written_objects, $written_count;
    $outer = [$written_objects, $written_count];
    $written_objects = __new_map();
    $written_count = 0;
    $text = written($value);
    $written_objects = $outer[0];
    $written_count = $outer[1];
    return $text;
}
// Every value has a number, by which later ones may refer to it.
function written($value) {
    global $written_objects, $written_count;
    $written_count++;
    switch (__value_kind($value)) {
        case 'null': return 'N;';
        case 'bool': return 'b:' . ($value ? 1 : 0) . ';';
        case 'int': return 'i:' . $value . ';';
        case 'float': return 'd:' . float_full($value) . ';';
        case 'string': return 's:' . strlen($value) . ':"' . $value . '";';
        case 'generator': throw new Exception("Serialization of 'Generator' is not allowed");
        case 'function': throw new Exception("Serialization of 'Closure' is not allowed");
        case 'array': return 'a:' . count($value) . ':{' . written_entries($value) . '}';
    }
    $known = __map_find($written_objects, $value);
    if ($known !== null) { return 'r:' . $known . ';'; }
    __map_put($written_objects, $value, $written_count);
    $name = kind_word($value);
    if (in_array($name, ['WeakReference', 'WeakMap', 'Fiber', 'Generator', 'SplFileObject']) || __str_startswith($name, 'Reflection') || str_contains($name, '@anonymous')) { throw new Exception("Serialization of '" . (str_contains($name, '@anonymous') ? 'class@anonymous' : $name) . "' is not allowed"); }
    if (is_enum($value)) { $text = $name . ':' . $value->name; return 'E:' . strlen($text) . ':"' . $text . '";'; }
    if (__has_member($value, '__serialize()')) {
        $members = $value->__serialize();
        if (!is_array($members)) { throw new TypeError($name . '::__serialize() must return an array'); }
        return 'O:' . strlen($name) . ':"' . $name . '":' . count($members) . ':{' . written_entries($members) . '}';
    }
    if (str_contains($name, '@anonymous') || $name === 'Generator' || $name === 'Fiber' || $name === 'WeakMap' || $name === 'SplFileObject') { throw new Exception("Serialization of '" . $name . "' is not allowed"); }
    $members = [];
    if ($name === '__PHP_Incomplete_Class') { $name = $value->__PHP_Incomplete_Class_Name; }
    $wanted = __has_member($value, '__sleep()') ? $value->__sleep() : null;
    $shown = [];
    foreach (shown_members($value) as $one) { if ($one[2] !== null || count($one) < 5) { $shown[isset($shown[$one[0]]) ? $one[3] . '::' . $one[0] : $one[0]] = $one; } }
    foreach ($wanted === null ? array_keys($shown) : $wanted as $key) {
        $key = '' . $key;
        if (!isset($shown[$key])) {
            warning('serialize(): "' . $key . '" returned as member variable from __sleep() but does not exist');
            continue;
        }
        if ($key === '__PHP_Incomplete_Class_Name') { continue; }
        $one = $shown[$key];
        $full = $one[1] === 'public' ? $one[0] : ($one[1] === 'protected' ? "\0*\0" . $one[0] : "\0" . $one[3] . "\0" . $one[0]);
        $members[$full] = $one[2];
    }
    return 'O:' . strlen($name) . ':"' . $name . '":' . count($members) . ':{' . written_entries($members) . '}';
}
function written_entries($entries) {
    $out = '';
    foreach ($entries as $key => $one) { $out .= (is_int($key) ? 'i:' . $key : 's:' . strlen($key) . ':"' . $key . '"') . ';' . written($one); }
    return $out;
}
class OwnUnreadable extends Exception {}
class OwnUnserializer {
    public $text;
    public $at = 0;
    public $seen = [];
    public $allowed = true;
    public $start = 0;
    // What cannot be read begins at a place.
    function fail($at) { throw new OwnUnreadable('', $at); }
    function until($mark) {
        $end = __str_find($this->text, $mark, $this->at);
        if ($end < 0) { $this->fail($this->start); }
        $part = substr($this->text, $this->at, $end - $this->at);
        $this->at = $end + strlen($mark);
        return $part;
    }
    function entries($count) {
        $made = [];
        for ($i = 0; $i < $count; $i++) {
            if ($this->at >= strlen($this->text)) { $this->fail($this->at); }
            $key = $this->value(true);
            $made[$key] = $this->value();
        }
        if (substr($this->text, $this->at, 1) !== '}') { $this->fail($this->at); }
        $this->at = $this->at + 1;
        return $made;
    }
    function value($is_key = false) {
        if ($is_key) { return $this->read_value(-1); }
        $place = count($this->seen) + 1;
        $this->seen[$place] = null;
        $value = $this->read_value($place);
        if (!is_object($value)) { $this->seen[$place] = $value; }
        return $value;
    }
    function read_value($place) {
        $start = $this->at;
        $this->start = $start;
        $kind = substr($this->text, $this->at, 1);
        if ($kind === 'N' ? substr($this->text, $start + 1, 1) !== ';' : substr($this->text, $start + 1, 1) !== ':') { $this->fail($start); }
        $this->at = $this->at + 2;
        switch ($kind) {
            case 'N': return null;
            case 'r': case 'R': return $this->seen[intval($this->until(';'))];
            case 'b': return $this->until(';') === '1';
            case 'i': return intval($this->until(';'));
            case 'd':
                $text = $this->until(';');
                if ($text === '-0') { return -0.0; }
                return $text === 'INF' ? INF : ($text === '-INF' ? -INF : ($text === 'NAN' ? NAN : floatval($text)));
            case 's':
                $size = intval($this->until(':'));
                if ($size > strlen($this->text) - $this->at - 1) { $this->fail($start + 2); }
                if (substr($this->text, $this->at + $size + 1, 2) !== '";') { $this->fail(min(strlen($this->text), $this->at + $size + 1)); }
                $part = substr($this->text, $this->at + 1, $size);
                $this->at = $this->at + $size + 3;
                return $part;
            case 'a':
                $count = intval($this->until(':'));
                $this->at = $this->at + 1;
                return $this->entries($count);
            case 'E':
                $this->until(':');
                $name = explode(':', trim($this->until(';'), '"'));
                return constant($name[0] . '::' . $name[1]);
            case 'O':
                $this->until(':');
                $name = trim($this->until(':'), '"');
                $count = intval($this->until(':'));
                $this->at = $this->at + 1;
                if ($name === 'Closure' || $name === 'Generator') { throw new Exception("Unserialization of '" . $name . "' is not allowed"); }
                $is_allowed = $this->allowed === true || is_array($this->allowed) && in_array(lower_name($name), array_map('lower_name', $this->allowed));
                if ($is_allowed && find_class($name) === null) { autoload($name); }
                $is_known = $is_allowed && find_class($name) !== null;
                $class = class_of($is_known ? $name : '__PHP_Incomplete_Class');
                $object = __object_below(__field($class, 'prototype'));
                number_object($object);
                initialise($class, $object);
                if (!$is_known) { __set_field($object, '__PHP_Incomplete_Class_Name', $name); }
                $this->seen[$place] = $object;
                $members = $this->entries($count);
                if (__has_member($object, '__unserialize()')) { $object->__unserialize($members); return $object; }
                foreach ($members as $key => $one) {
                    $key = '' . $key;
                    $end = __str_rfind($key, "\0");
                    $own = $end < 0 ? $key : substr($key, $end + 1);
                    __set_field($object, $end < 0 ? $own : member_key($object, $own, substr($key, 1, $end - 1)), $one);
                }
                if (__has_member($object, '__wakeup()')) { $object->__wakeup(); }
                return $object;
        }
        $this->fail($start);
    }
}
function unserialize($data, $options = []) {
    $reader = new OwnUnserializer();
    $reader->text = text_of($data);
    if ($reader->text === '') { return false; }
    if (isset($options['allowed_classes'])) { $reader->allowed = $options['allowed_classes']; }
    try {
        return $reader->value();
    } catch (OwnUnreadable $fault) {
        notice('unserialize(): Error at offset ' . $fault->getCode() . ' of ' . strlen($reader->text) . ' bytes');
        return false;
    }
}
