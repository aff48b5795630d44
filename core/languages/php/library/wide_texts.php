// Texts by characters.

function mb_str_split($text, $size = 1, $encoding = null) {
    if ($size < 1) { throw new ValueError('mb_str_split(): Argument #2 ($length) must be greater than 0'); }
    if ($encoding !== null) { check_encoding($encoding, 'mb_str_split', 3); }
    $parts = [];
    $one = '';
    $wanted = 0;
    foreach ($text === '' ? [] : str_split($text) as $byte) {
        $code = ord($byte);
        if ($wanted > 0 && ($code & 192) === 128) {
            $one .= $byte;
            $wanted--;
            if ($wanted === 0) { $parts[] = $one; $one = ''; }
            continue;
        }
        // What is broken off, and bytes that begin no character, stand for themselves.
        if ($one !== '') { $parts[] = $one; $one = ''; $wanted = 0; }
        if ($code < 194 || $code > 244) { $parts[] = $byte; continue; }
        $one = $byte;
        $wanted = $code < 224 ? 1 : ($code < 240 ? 2 : 3);
    }
    if ($one !== '') { $parts[] = $one; }
    if ($size === 1) { return $parts; }
    return array_map(fn($chunk) => implode('', $chunk), array_chunk($parts, $size));
}
function mb_strlen($text, $encoding = null) {
    check_encoding($encoding, 'mb_strlen', 2);
    return $text === '' ? 0 : count(mb_str_split($text));
}
function mb_substr($text, $offset, $length = null, $encoding = null) {
    check_encoding($encoding, 'mb_substr', 4);
    return implode('', array_slice(mb_str_split($text), $offset, $length));
}
function mb_strpos($text, $wanted, $offset = 0, $encoding = null) {
    check_encoding($encoding, 'mb_strpos', 4);
    $from = wide_offset($text, $offset, 'mb_strpos');
    $at = __str_find($text, $wanted, $from);
    return $at < 0 ? false : mb_strlen(substr($text, 0, $at));
}
// The byte at which a search by characters begins.
function wide_offset($text, $offset, $function) {
    if ($offset === 0) { return 0; }
    $size = mb_strlen($text);
    if ($offset > $size || $offset < -$size) { throw new ValueError($function . '(): Argument #3 ($offset) must be contained in argument #1 ($haystack)'); }
    return strlen(mb_substr($text, 0, $offset < 0 ? $size + $offset : $offset));
}
// Encodings are known by their names alone.
function check_encoding($encoding, $function, $number) {
    if ($encoding === null || $encoding === '') { return; }
    $known = ['utf-8', 'utf8', 'ascii', 'us-ascii', 'iso-8859-1', 'latin1', 'iso-8859-15', 'windows-1252', 'cp1252', 'windows-1251', 'koi8-r', 'utf-16', 'utf-16be', 'utf-16le', 'utf-32', 'utf-32be', 'utf-32le', 'ucs-2', 'ucs-4', 'utf-7', '8bit', '7bit', 'sjis', 'euc-jp', 'base64', 'html-entities', 'quoted-printable', 'big5', 'gb18030', 'euc-kr', 'jis', 'iso-2022-jp', 'eucjp-win', 'sjis-win', 'iso-8859-2', 'iso-8859-5', 'iso-8859-7', 'iso-8859-9'];
    if (!in_array(strtolower($encoding), $known)) { throw new ValueError($function . '(): Argument #' . $number . ' ($encoding) must be a valid encoding, "' . $encoding . '" given'); }
}
function mb_str_pad($text, $length, $pad = ' ', $type = 1) { return str_pad($text, $length + strlen($text) - mb_strlen($text), $pad, $type); }
function mb_internal_encoding($name = null) { return $name === null ? 'UTF-8' : true; }
function mb_strrev($text) { return implode('', array_reverse(mb_str_split($text))); }
function mb_strrchr($haystack, $needle, $before = false, $encoding = null) {
    $at = __str_rfind($haystack, mb_substr($needle, 0, 1));
    if ($at < 0) { return false; }
    return $before ? substr($haystack, 0, $at) : substr($haystack, $at);
}
function mb_stristr($haystack, $needle, $before = false, $encoding = null) {
    $at = mb_stripos($haystack, $needle);
    if ($at === false) { return false; }
    return $before ? mb_substr($haystack, 0, $at) : mb_substr($haystack, $at);
}
function mb_strripos($haystack, $needle, $offset = 0, $encoding = null) { return mb_strrpos(mb_strtolower($haystack), mb_strtolower($needle), $offset); }
// The part of a text that takes no more columns than there are, what marks the cut included.
function mb_strimwidth($string, $start, $width, $trim_marker = '', $encoding = null) {
    $all = mb_str_split($string);
    if ($start < 0) { $start = max(0, count($all) + $start); }
    if ($start > count($all)) { throw new ValueError('mb_strimwidth(): Argument #2 ($start) is out of range'); }
    $rest = array_slice($all, $start);
    if ($width < 0) { $width = max(0, mb_strwidth(implode('', $rest)) + $width); }
    if (mb_strwidth(implode('', $rest)) <= $width) { return implode('', $rest); }
    $left = $width - mb_strwidth($trim_marker);
    $made = '';
    foreach ($rest as $one) {
        $left -= mb_strwidth($one);
        if ($left < 0) { break; }
        $made .= $one;
    }
    return $made . $trim_marker;
}
// The part of a text between two bytes, moved to where characters begin.
function mb_strrichr($haystack, $needle, $before_needle = false, $encoding = null) {
    $at = mb_strripos($haystack, $needle);
    if ($at === false) { return false; }
    return $before_needle ? mb_substr($haystack, 0, $at) : mb_substr($haystack, $at);
}
function mb_http_output($encoding = null) { return $encoding === null ? 'UTF-8' : true; }
function mb_strcut($string, $start, $length = null, $encoding = null) {
    $size = strlen($string);
    if ($start < 0) { $start = max(0, $size + $start); }
    if ($start > $size) { return ''; }
    while ($start > 0 && $start < $size && (ord($string[$start]) & 192) === 128) { $start--; }
    $end = $length === null ? $size : ($length < 0 ? max($start, $size + $length) : min($size, $start + $length));
    while ($end > $start && $end < $size && (ord($string[$end]) & 192) === 128) { $end--; }
    return substr($string, $start, $end - $start);
}
function mb_scrub($string, $encoding = null) { return json_decode(json_encode($string, 2097152)) === null ? '' : str_replace("\u{fffd}", '?', json_decode(json_encode($string, 2097152))); }
function mb_list_encodings() { return ['BASE64', 'UUENCODE', 'HTML-ENTITIES', 'Quoted-Printable', '7bit', '8bit', 'UTF-32', 'UTF-32BE', 'UTF-32LE', 'UTF-16', 'UTF-16BE', 'UTF-16LE', 'UTF-8', 'UTF-7', 'ASCII', 'ISO-8859-1', 'ISO-8859-15', 'Windows-1252']; }
function mb_split($pattern, $string, $limit = -1) { return preg_split('~' . str_replace('~', '\~', $pattern) . '~u', $string, $limit); }
function mb_language($language = null) { return $language === null ? 'neutral' : true; }
function mb_detect_order($encoding = null) { return $encoding === null ? ['ASCII', 'UTF-8'] : true; }
function mb_substitute_character($character = null) { return $character === null ? 63 : true; }
function mb_encode_numericentity($string, $map, $encoding = null, $hex = false) {
    $made = '';
    foreach (mb_str_split($string) as $one) {
        $code = mb_ord($one);
        $is_in = false;
        for ($i = 0; $i + 3 < count($map); $i += 4) { if ($code >= $map[$i] && $code <= $map[$i + 1]) { $is_in = true; $code = ($code + $map[$i + 2]) & $map[$i + 3]; break; } }
        $made .= $is_in ? ($hex ? '&#x' . strtoupper(dechex($code)) . ';' : '&#' . $code . ';') : $one;
    }
    return $made;
}
function mb_decode_numericentity($string, $map, $encoding = null) {
    return preg_replace_callback('/&#(?:(\d+)|[xX]([0-9a-fA-F]+));?/', function ($m) use ($map) {
        $code = isset($m[2]) ? hexdec($m[2]) : intval($m[1]);
        for ($i = 0; $i + 3 < count($map); $i += 4) {
            $own = ($code & $map[$i + 3]) - $map[$i + 2];
            if ($own >= $map[$i] && $own <= $map[$i + 1]) { return mb_chr($own); }
        }
        return $m[0];
    }, $string);
}
// Encodings of which every byte is a character, and those of words.
function encoding_kind($name) {
    $name = strtoupper(explode('//', $name)[0]);
    if (in_array($name, ['ISO-8859-1', 'LATIN1', 'ISO-8859-15', 'WINDOWS-1252', 'CP1252', '8BIT'])) { return 'bytes'; }
    if (in_array($name, ['ASCII', 'US-ASCII', '7BIT'])) { return 'ascii'; }
    if (in_array($name, ['UTF-16', 'UTF-16BE', 'UCS-2', 'UCS-2BE'])) { return 'words'; }
    if (in_array($name, ['UTF-16LE', 'UCS-2LE'])) { return 'swapped'; }
    if ($name === 'UTF-32' || $name === 'UTF-32BE') { return 'wide'; }
    return 'utf-8';
}
function codes_of($string, $kind) {
    if ($kind === 'bytes' || $kind === 'ascii') { return $string === '' ? [] : array_map('ord', str_split($string)); }
    if ($kind === 'utf-8') { return array_map('mb_ord', mb_str_split($string)); }
    if ($kind === 'wide') { return array_values(unpack('N*', $string)); }
    $codes = [];
    $high = 0;
    foreach (unpack($kind === 'words' ? 'n*' : 'v*', $string) as $code) {
        if ($code >= 0xd800 && $code < 0xdc00) { $high = $code; continue; }
        $codes[] = $code >= 0xdc00 && $code < 0xe000 ? 0x10000 + (($high & 1023) << 10) + ($code & 1023) : $code;
    }
    return $codes;
}
function encoded($codes, $kind, $unknown) {
    $made = '';
    foreach ($codes as $code) {
        if ($kind === 'bytes') { $made .= $code < 256 ? chr($code) : $unknown; }
        elseif ($kind === 'ascii') { $made .= $code < 128 ? chr($code) : $unknown; }
        elseif ($kind === 'wide') { $made .= pack('N', $code); }
        elseif ($kind === 'words' || $kind === 'swapped') {
            $form = $kind === 'words' ? 'n' : 'v';
            $made .= $code < 0x10000 ? pack($form, $code) : pack($form, 0xd7c0 + ($code >> 10)) . pack($form, 0xdc00 + ($code & 1023));
        } else { $made .= mb_chr($code); }
    }
    return $made;
}
function mb_convert_encoding($string, $to_encoding, $from_encoding = null) {
    if (is_array($string)) { return array_map(fn($one) => mb_convert_encoding($one, $to_encoding, $from_encoding), $string); }
    $to = encoding_kind($to_encoding);
    $from = $from_encoding === null ? 'utf-8' : encoding_kind(is_array($from_encoding) ? $from_encoding[0] : explode(',', $from_encoding)[0]);
    if ($from === 'utf-8' && !mb_check_encoding($string)) { $string = mb_scrub($string); }
    return $to === $from ? $string : encoded(codes_of($string, $from), $to, '?');
}
function iconv($from_encoding, $to_encoding, $string) {
    $to = encoding_kind($to_encoding);
    $from = encoding_kind($from_encoding);
    if ($to === $from) { return $string; }
    $codes = codes_of($string, $from);
    $most = $to === 'ascii' ? 128 : 256;
    if ($to !== 'ascii' && $to !== 'bytes') { return encoded($codes, $to, '?'); }
    if (str_contains(strtoupper($to_encoding), '//TRANSLIT')) { return encoded($codes, $to, '?'); }
    if (str_contains(strtoupper($to_encoding), '//IGNORE')) { return encoded(array_filter($codes, fn($code) => $code < $most), $to, ''); }
    foreach ($codes as $code) {
        if ($code >= $most) {
            notice_of('Notice', 8, 'iconv(): Detected an illegal character in input string');
            return false;
        }
    }
    return encoded($codes, $to, '?');
}
function iconv_strrpos($haystack, $needle, $encoding = null) { return mb_strrpos($haystack, $needle); }
