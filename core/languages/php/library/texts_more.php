// More of texts: sounds, scanning, entities, UTF-8.

function soundex($string) {
    if ($string === '') { return '0000'; }
    $codes = '01230120022455012623010202';
    $out = '';
    $last = '';
    foreach (str_split(strtoupper($string)) as $one) {
        if (!ctype_alpha($one)) { continue; }
        $code = $codes[ord($one) - 65];
        if ($out === '') { $out = $one; $last = $code; continue; }
        if ($code !== $last) {
            $last = $code;
            if ($code !== '0') { $out .= $code; }
        }
        if (strlen($out) === 4) { break; }
    }
    return str_pad($out, 4, '0');
}
function metaphone($string, $max_phonemes = 0) {
    if ($max_phonemes < 0) { throw new ValueError('metaphone(): Argument #2 ($max_phonemes) must be greater than or equal to 0'); }
    $word = preg_replace('/[^A-Z]/', '', strtoupper($string));
    $size = strlen($word);
    $out = '';
    $at = 0;
    $vowels = 'AEIOU';
    $is = function ($place, $set) use ($word, $size) { return $place >= 0 && $place < $size && __str_find($set, $word[$place]) >= 0; };
    $start = substr($word, 0, 2);
    if ($start === 'AE') { $out = 'E'; $at = 2; }
    elseif (in_array($start, ['GN', 'KN', 'PN', 'WR'])) { $at = 1; }
    elseif ($start !== '' && $word[0] === 'X') { $out = 'S'; $at = 1; }
    elseif ($start === 'WH') { $out = 'W'; $at = 2; }
    for (; $at < $size && ($max_phonemes === 0 || strlen($out) < $max_phonemes); $at++) {
        $one = $word[$at];
        if ($at > 0 && $word[$at - 1] === $one && $one !== 'C') { continue; }
        switch ($one) {
            case 'A': case 'E': case 'I': case 'O': case 'U': if ($at === 0) { $out .= $one; } break;
            case 'B': if (!($at === $size - 1 && $is($at - 1, 'M'))) { $out .= 'B'; } break;
            case 'C':
                if ($is($at + 1, 'EIY')) {
                    if ($is($at + 1, 'I') && $is($at + 2, 'A')) { $out .= 'X'; }
                    elseif (!$is($at - 1, 'S')) { $out .= 'S'; }
                } elseif ($is($at + 1, 'H')) { $out .= 'X'; $at++; }
                else { $out .= 'K'; }
                break;
            case 'D':
                if ($is($at + 1, 'G') && $is($at + 2, 'EIY')) { $out .= 'J'; $at++; } else { $out .= 'T'; }
                break;
            case 'G':
                if ($is($at + 1, 'H')) {
                    if (!($at > 2 && $is($at - 3, 'BDH') || $is($at - 4, 'H'))) { $out .= 'F'; $at++; }
                } elseif ($is($at + 1, 'N')) {
                    if (!($at + 2 >= $size || $is($at + 2, 'E') && $is($at + 3, 'D'))) { $out .= 'K'; }
                } elseif ($is($at + 1, 'EIY') && !$is($at - 1, 'G')) { $out .= 'J'; }
                else { $out .= 'K'; }
                break;
            case 'H': if ($is($at + 1, $vowels) && !$is($at - 1, 'CGPST')) { $out .= 'H'; } break;
            case 'K': if (!$is($at - 1, 'C')) { $out .= 'K'; } break;
            case 'P': if ($is($at + 1, 'H')) { $out .= 'F'; } else { $out .= 'P'; } break;
            case 'Q': $out .= 'K'; break;
            case 'S':
                if ($is($at + 1, 'I') && $is($at + 2, 'AO')) { $out .= 'X'; }
                elseif ($is($at + 1, 'H')) { $out .= 'X'; $at++; }
                else { $out .= 'S'; }
                break;
            case 'T':
                if ($is($at + 1, 'I') && $is($at + 2, 'AO')) { $out .= 'X'; }
                elseif ($is($at + 1, 'H')) {
                    if ($is($at + 2, 'M')) { $out .= 'T'; } else { $out .= '0'; }
                    $at++;
                } elseif (!($is($at + 1, 'C') && $is($at + 2, 'H'))) { $out .= 'T'; }
                break;
            case 'V': $out .= 'F'; break;
            case 'W': case 'Y': if ($is($at + 1, $vowels)) { $out .= $one; } break;
            case 'X': $out .= 'KS'; break;
            case 'Z': $out .= 'S'; break;
            default: $out .= $one;
        }
    }
    return $out;
}
function str_rot13($string) { return strtr($string, 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz', 'NOPQRSTUVWXYZABCDEFGHIJKLMnopqrstuvwxyzabcdefghijklm'); }
function stripslashes($string) {
    $out = '';
    $size = strlen($string);
    for ($i = 0; $i < $size; $i++) {
        if ($string[$i] === '\\' && $i + 1 < $size) { $i++; }
        elseif ($string[$i] === '\\') { break; }
        $out .= $string[$i];
    }
    return $out;
}
function addcslashes($string, $characters) {
    $set = trim_set($characters, 'addcslashes');
    $out = '';
    $letters = ["\n" => 'n', "\t" => 't', "\r" => 'r', "\x07" => 'a', "\v" => 'v', "\x08" => 'b', "\f" => 'f'];
    foreach (str_split($string) as $one) {
        if ($one === '' || __str_find($set, $one) < 0) { $out .= $one; }
        elseif (isset($letters[$one])) { $out .= '\\' . $letters[$one]; }
        elseif (ord($one) < 32 || ord($one) > 126) { $out .= '\\' . str_pad(decoct(ord($one)), 3, '0', 0); }
        else { $out .= '\\' . $one; }
    }
    return $out;
}
function quotemeta($string) {
    $out = '';
    foreach (str_split($string) as $one) { $out .= ($one !== '' && __str_find('.\\+*?[^]$()', $one) >= 0 ? '\\' : '') . $one; }
    return $out;
}
function stripcslashes($string) {
    $letters = ['n' => "\n", 't' => "\t", 'r' => "\r", 'a' => "\x07", 'v' => "\v", 'b' => "\x08", 'f' => "\f"];
    return preg_replace_callback('/\\\\(?:x([0-9a-fA-F]{1,2})|([0-7]{1,3})|([\s\S]?))/', function ($m) use ($letters) {
        if (isset($m[3])) { return $letters[$m[3]] ?? $m[3]; }
        return isset($m[2]) ? chr(octdec($m[2]) & 255) : chr(hexdec($m[1]));
    }, $string);
}
function strip_tags($string, $allowed_tags = null) {
    if (is_string($allowed_tags)) {
        preg_match_all('/<([a-zA-Z0-9]+)/', $allowed_tags, $m);
        $allowed_tags = $m[1];
    }
    $allowed = array_map('strtolower', $allowed_tags ?? []);
    $string = preg_replace('/<!--[\s\S]*?(?:-->|$)|<\?[\s\S]*?(?:\?>|$)/', '', $string);
    return preg_replace_callback('/<(?=[a-zA-Z\/!])\/?([a-zA-Z0-9]*)(?:"[^"]*"|\'[^\']*\'|[^>"\'])*(?:>|$)/', fn($m) => in_array(strtolower($m[1]), $allowed) ? $m[0] : '', $string);
}
function substr_compare($haystack, $needle, $offset, $length = null, $case_insensitive = false) {
    if ($length !== null && $length < 0) { throw new ValueError('substr_compare(): Argument #4 ($length) must be greater than or equal to 0'); }
    if ($offset > strlen($haystack)) { throw new ValueError('substr_compare(): Argument #3 ($offset) must be contained in argument #1 ($haystack)'); }
    $part = substr($haystack, $offset);
    if ($length !== null) { $part = substr($part, 0, $length); $needle = substr($needle, 0, $length); }
    return $case_insensitive ? strcasecmp($part, $needle) : strcmp($part, $needle);
}
function strspn($string, $characters, $offset = 0, $length = null) {
    $part = substr($string, $offset, $length);
    $size = strlen($part);
    for ($i = 0; $i < $size; $i++) { if (__str_find($characters, $part[$i]) < 0) { return $i; } }
    return $size;
}
function strcspn($string, $characters, $offset = 0, $length = null) {
    $part = substr($string, $offset, $length);
    $size = strlen($part);
    for ($i = 0; $i < $size; $i++) { if (__str_find($characters, $part[$i]) >= 0) { return $i; } }
    return $size;
}
function vfprintf($stream, $format, $values) { return fwrite($stream, formatted($format, array_values($values))); }
function money_format($format, $number) { return number_format($number, 2); }
function sscanf($string, $format, &...$vars) {
    $wanted = __ordered_count($vars);
    $made = scanned($string, $format, $wanted);
    if ($wanted === 0) { return $made[0]; }
    foreach ($made[0] ?? [] as $place => $one) { if ($one !== null) { $vars[$place] = $one; } }
    return $made[1];
}
// What a format says, part by part: what stands there as it is, and conversions.
function scan_parts($format, $wanted) {
    preg_match_all('/%(?:%|(\*)?(?:(\d+)\$)?(\d*)[hlL]?(?:\[(\^?\]?[^\]]*)\]|([\s\S]))?)|\s+|[^%\s]+/', $format, $parts, 2);
    $count = 0;
    foreach ($parts as $part) {
        if ($part[0][0] !== '%' || $part[0] === '%%') { continue; }
        $kind = isset($part[5]) ? $part[5] : (isset($part[4]) ? '[' : '');
        if ($kind === '[' && !isset($part[4])) { throw new ValueError('Unmatched [ in format string'); }
        if ($kind !== '[' && ($kind === '' || __str_find('ndiuxXofeEgsc', $kind) < 0)) { throw new ValueError('Bad scan conversion character "' . $kind . '"'); }
        if ($part[1] === '') { $count++; }
    }
    if ($wanted > 0 && $count > $wanted) { throw new ValueError('Different numbers of variable names and field specifiers'); }
    if ($wanted > 0 && $count < $wanted) { throw new ValueError('Variable is not assigned by any conversion specifiers'); }
    return [$parts, $count];
}
// What has been read, and how much of it; nothing where the text is over before anything has been read.
function scanned($string, $format, $wanted) {
    [$parts, $count] = scan_parts($format, $wanted);
    $made = array_fill(0, $count, null);
    $at = 0;
    $next = 0;
    $found = 0;
    $size = strlen($string);
    $patterns = ['d' => '[+-]?\d+', 'i' => '[+-]?(?:0[xX][0-9a-fA-F]+|\d+)', 'u' => '[+-]?\d+', 'f' => '[+-]?(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?', 's' => '\S+', 'x' => '[+-]?(?:0[xX])?[0-9a-fA-F]+', 'o' => '[+-]?[0-7]+', 'c' => '[\s\S]{1}'];
    foreach ($parts as $part) {
        if (ctype_space($part[0])) { $at += strspn($string, " \t\n\r\v\f", $at); continue; }
        if ($part[0][0] !== '%' || $part[0] === '%%') {
            foreach (str_split($part[0] === '%%' ? '%' : $part[0]) as $one) {
                if ($at >= $size) { return $found === 0 ? [null, -1] : [$made, $found]; }
                if ($string[$at] !== $one) { return [$made, $found]; }
                $at++;
            }
            continue;
        }
        $kind = isset($part[5]) ? $part[5] : '[';
        $place = $part[2] === '' ? $next : intval($part[2]) - 1;
        if ($kind === 'n') {
            if ($part[1] === '') { $made[$place] = $at; $next++; $found++; }
            continue;
        }
        if ($at < $size && $kind !== 'c' && $kind !== '[') { $at += strspn($string, " \t\n\r\v\f", $at); }
        if ($at >= $size) { return $found === 0 ? [null, -1] : [$made, $found]; }
        $kind = ['X' => 'x', 'e' => 'f', 'E' => 'f', 'g' => 'f'][$kind] ?? $kind;
        $width = $part[3] === '' ? 0 : intval($part[3]);
        $pattern = $kind === '[' ? '[' . str_replace(['\\', '/'], ['\\\\', '\\/'], $part[4]) . ']+' : $patterns[$kind];
        if ($kind === 'c') { $pattern = '[\s\S]{1,' . max(1, $width) . '}'; }
        if (preg_match('/^' . $pattern . '/', substr($string, $at, $width > 0 ? $width : null), $m) !== 1) { return [$made, $found]; }
        $at += strlen($m[0]);
        if ($part[1] !== '') { continue; }
        switch ($kind) {
            case 'd': case 'u': $made[$place] = intval($m[0]); break;
            case 'i': $made[$place] = intval($m[0], 0); break;
            case 'f': $made[$place] = floatval($m[0]); break;
            case 'x': $made[$place] = hexdec($m[0]); break;
            case 'o': $made[$place] = octdec($m[0]); break;
            default: $made[$place] = $m[0];
        }
        $next++;
        $found++;
    }
    return [$made, $found];
}
function basename($path, $suffix = '') {
    $path = rtrim($path, '/');
    $at = __str_rfind($path, '/');
    $name = $at < 0 ? $path : substr($path, $at + 1);
    if ($suffix !== '' && $name !== $suffix && str_ends_with($name, $suffix)) { $name = substr($name, 0, strlen($name) - strlen($suffix)); }
    return $name;
}
function dirname($path, $levels = 1) {
    for ($i = 0; $i < $levels; $i++) {
        $at = __str_rfind(rtrim($path, '/'), '/');
        if ($at < 0) { return '.'; }
        $path = $at === 0 ? '/' : substr($path, 0, $at);
    }
    return $path;
}
function pathinfo($path, $flags = 15) {
    $made = [];
    if (__str_find($path, '/') >= 0 || $flags === 15) { $made['dirname'] = dirname($path); }
    $made['basename'] = basename($path);
    $at = __str_rfind($made['basename'], '.');
    if ($at >= 0) { $made['extension'] = substr($made['basename'], $at + 1); }
    $made['filename'] = $at < 0 ? $made['basename'] : substr($made['basename'], 0, $at);
    if ($flags === 1) { return $made['dirname']; }
    if ($flags === 2) { return $made['basename']; }
    if ($flags === 4) { return $made['extension'] ?? ''; }
    if ($flags === 8) { return $made['filename']; }
    return $made;
}
function str_getcsv($string, $separator = ',', $enclosure = '"', $escape = '\\') {
    $fields = [];
    $field = '';
    $quoted = false;
    $size = strlen($string);
    for ($i = 0; $i < $size; $i++) {
        $one = $string[$i];
        if ($quoted) {
            if ($one === $enclosure && $i + 1 < $size && $string[$i + 1] === $enclosure) { $field .= $one; $i++; }
            elseif ($one === $enclosure) { $quoted = false; }
            else { $field .= $one; }
        } elseif ($one === $enclosure) { $quoted = true; }
        elseif ($one === $separator) { $fields[] = $field; $field = ''; }
        else { $field .= $one; }
    }
    $fields[] = $field;
    return $size === 0 ? [null] : $fields;
}
// Where one text ends before the other, the byte at hand is the answer.
function strcoll($string1, $string2) { return strcmp($string1 . "\0", $string2 . "\0"); }
function ctype_cntrl($text) { return is_string($text) && preg_match('/^[\x00-\x1f\x7f]+$/D', $text) === 1; }
function ctype_graph($text) { return is_string($text) && preg_match('/^[\x21-\x7e]+$/D', $text) === 1; }
function ctype_print($text) { return is_string($text) && preg_match('/^[\x20-\x7e]+$/D', $text) === 1; }
function mb_strtolower($string, $encoding = null) {
    check_encoding($encoding, 'mb_strtolower', 2);
    return __wide_case(text_of($string), 0);
}
function mb_strtoupper($string, $encoding = null) {
    check_encoding($encoding, 'mb_strtoupper', 2);
    return __wide_case(text_of($string), 1);
}
function mb_convert_case($string, $mode, $encoding = null) {
    check_encoding($encoding, 'mb_convert_case', 3);
    if ($mode < 0 || $mode > 7) { throw new ValueError('mb_convert_case(): Argument #2 ($mode) must be one of the MB_CASE_* constants'); }
    return __wide_case($string, $mode === 0 || $mode === 4 ? 1 : ($mode === 1 || $mode === 5 || $mode === 3 || $mode === 7 ? 0 : 2));
}
function mb_substr_count($haystack, $needle, $encoding = null) {
    if ($needle === '') { throw new ValueError('mb_substr_count(): Argument #2 ($needle) must not be empty'); }
    return substr_count($haystack, $needle);
}
function mb_stripos($haystack, $needle, $offset = 0, $encoding = null) {
    wide_offset($haystack, $offset, 'mb_stripos');
    return mb_strpos(mb_strtolower($haystack), mb_strtolower($needle), $offset);
}
function mb_strrpos($haystack, $needle, $offset = 0, $encoding = null) {
    $from = wide_offset($haystack, $offset, 'mb_strrpos');
    // An offset from the end says where the last match may begin.
    $at = __str_rfind($offset < 0 ? substr($haystack, 0, $from + strlen($needle)) : $haystack, $needle);
    return $at < 0 || $offset > 0 && $at < $from ? false : mb_strlen(substr($haystack, 0, $at));
}
function mb_strstr($haystack, $needle, $before = false, $encoding = null) { return strstr($haystack, $needle, $before); }
function mb_check_encoding($value = null, $encoding = null) { return preg_match('/^(?:[\x00-\x7f]|[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3})*$/', $value) === 1; }
function mb_detect_encoding($string, $encodings = null, $strict = false) { return mb_check_encoding($string) ? (preg_match('/[\x80-\xff]/', $string) === 1 ? 'UTF-8' : 'ASCII') : false; }
function mb_strwidth($string, $encoding = null) {
    $width = 0;
    foreach (mb_str_split($string) as $one) {
        $code = mb_ord($one);
        $width += $code >= 0x1100 && $code <= 0x115f || $code >= 0x2e80 && $code <= 0xa4cf || $code >= 0xac00 && $code <= 0xd7a3 || $code >= 0xf900 && $code <= 0xfaff || $code >= 0xff00 && $code <= 0xff60 || $code >= 0x20000 && $code <= 0x3fffd ? 2 : 1;
    }
    return $width;
}
function iconv_strlen($string, $encoding = null) { return mb_strlen($string); }
function iconv_substr($string, $offset, $length = null, $encoding = null) { return mb_substr($string, $offset, $length); }
function iconv_strpos($haystack, $needle, $offset = 0, $encoding = null) { return mb_strpos($haystack, $needle, $offset); }
function utf8_encode($string) { return implode('', array_map(fn($one) => $one === '' ? '' : mb_chr(ord($one)), str_split($string))); }
function utf8_decode($string) { return implode('', array_map(fn($one) => mb_ord($one) < 256 ? chr(mb_ord($one)) : '?', mb_str_split($string))); }
function str_shuffle($string) {
    $letters = str_split($string);
    shuffle($letters);
    return implode('', $letters);
}
