// Rarer functions on texts: pieces one after the other, addresses, file patterns, encodings of mails.

function strtok($string, $token = null) {
    global $token_text, $token_at;
    if ($token === null) {
        $token = $string;
        if (__is_none($token_text)) { return false; }
    } else {
        $token_text = text_of($string);
        $token_at = 0;
    }
    $size = strlen($token_text);
    $from = $token_at + strspn($token_text, $token, $token_at);
    if ($from >= $size) { return false; }
    $length = strcspn($token_text, $token, $from);
    $token_at = $from + $length + 1;
    return substr($token_text, $from, $length);
}
function strchr($haystack, $needle, $before_needle = false) { return strstr($haystack, $needle, $before_needle); }
function ip2long($ip) {
    if (preg_match('/^(\d{1,3})\.(\d{1,3})\.(\d{1,3})\.(\d{1,3})$/', $ip, $m) !== 1) { return false; }
    $value = 0;
    for ($i = 1; $i <= 4; $i++) {
        if (intval($m[$i]) > 255) { return false; }
        $value = $value * 256 + intval($m[$i]);
    }
    return $value;
}
function long2ip($ip) { return (($ip >> 24) & 255) . '.' . (($ip >> 16) & 255) . '.' . (($ip >> 8) & 255) . '.' . ($ip & 255); }
function fnmatch($pattern, $filename, $flags = 0) {
    $made = '';
    $size = strlen($pattern);
    for ($i = 0; $i < $size; $i++) {
        $one = $pattern[$i];
        $end = $one === '[' ? __str_find($pattern, ']', $i + 2) : -1;
        if ($one === '*') { $made .= '.*'; }
        elseif ($one === '?') { $made .= '.'; }
        elseif ($end > 0) {
            $inside = substr($pattern, $i + 1, $end - $i - 1);
            $made .= '[' . ($inside[0] === '!' ? '^' . substr($inside, 1) : $inside) . ']';
            $i = $end;
        } else { $made .= preg_quote($one, '~'); }
    }
    return preg_match('~^' . $made . '$~s', $filename) === 1;
}
function quoted_printable_encode($string) {
    $out = '';
    $width = 0;
    foreach ($string === '' ? [] : str_split($string) as $one) {
        if ($one === "\n") { $out .= $one; $width = 0; continue; }
        $code = ord($one);
        $part = $code > 126 || $code === 61 || $code < 32 && $one !== "\r" ? '=' . strtoupper(str_pad(dechex($code), 2, '0', 0)) : $one;
        if ($width + strlen($part) > 75) { $out .= "=\r\n"; $width = 0; }
        $out .= $part;
        $width += strlen($part);
    }
    return $out;
}
function quoted_printable_decode($string) {
    return preg_replace_callback('/=([0-9A-Fa-f]{2})/', fn($m) => chr(hexdec($m[1])), preg_replace('/=\r?\n/', '', $string));
}
function convert_uuencode($string) {
    $out = '';
    $letter = fn($bits) => $bits === 0 ? '`' : chr($bits + 32);
    foreach (str_split($string, 45) as $line) {
        $out .= chr(strlen($line) + 32);
        foreach (str_split($line, 3) as $part) {
            [$a, $b, $c] = [ord($part[0]), isset($part[1]) ? ord($part[1]) : 0, isset($part[2]) ? ord($part[2]) : 0];
            $out .= $letter($a >> 2) . $letter(($a << 4 | $b >> 4) & 63) . $letter(($b << 2 | $c >> 6) & 63) . $letter($c & 63);
        }
        $out .= "\n";
    }
    return $out . "`\n";
}
function convert_uudecode($string) {
    $out = '';
    foreach (explode("\n", $string) as $line) {
        if ($line === '' || $line[0] === '`') { break; }
        $made = '';
        foreach (str_split(substr($line, 1), 4) as $part) {
            $bits = 0;
            foreach (str_split($part) as $one) { $bits = ($bits << 6) | ((ord($one) - 32) & 63); }
            $made .= chr(($bits >> 16) & 255) . chr(($bits >> 8) & 255) . chr($bits & 255);
        }
        $out .= substr($made, 0, ord($line[0]) - 32);
    }
    return $out;
}
function localeconv() {
    return ['decimal_point' => '.', 'thousands_sep' => '', 'int_curr_symbol' => '', 'currency_symbol' => '', 'mon_decimal_point' => '', 'mon_thousands_sep' => '',
        'positive_sign' => '', 'negative_sign' => '', 'int_frac_digits' => 127, 'frac_digits' => 127, 'p_cs_precedes' => 127, 'p_sep_by_space' => 127,
        'n_cs_precedes' => 127, 'n_sep_by_space' => 127, 'p_sign_posn' => 127, 'n_sign_posn' => 127, 'grouping' => [], 'mon_grouping' => []];
}
function escapeshellarg($arg) { return "'" . str_replace("'", "'\\''", $arg) . "'"; }
function parse_ini_string($ini_string, $process_sections = false, $scanner_mode = 0) {
    $made = [];
    $section = null;
    foreach (preg_split('/\R/', $ini_string) as $line) {
        $line = trim($line);
        if ($line === '' || $line[0] === ';' || $line[0] === '#') { continue; }
        if (preg_match('/^\[(.*)\]$/', $line, $m) === 1) {
            $section = $m[1];
            if ($process_sections) { $made[$section] = []; }
            continue;
        }
        [$name, $value] = array_map('trim', explode('=', $line, 2)) + [1 => null];
        $value = $value === null ? null : ini_value($value, $scanner_mode);
        $keys = preg_match('/^(.*)\[(.*)\]$/', $name, $m) === 1 ? [$m[1], $m[2]] : [$name];
        if ($process_sections && $section !== null) { array_unshift($keys, $section); }
        $made = with_path($made, $keys, 0, $value);
    }
    return $made;
}
function ini_value($text, $scanner_mode) {
    if (preg_match('/^"((?:[^"\\\\]|\\\\.)*)"|^\'([^\']*)\'/', $text, $m) === 1) { return $m[2] ?? $m[1]; }
    $text = rtrim(preg_replace('/\s*;.*$/', '', $text));
    // Settings of the environment, of which there are none.
    $text = preg_replace('/\$\{[^}]*\}/', '', $text);
    if ($scanner_mode === 1) { return $text; }
    $lower = strtolower($text);
    $is_typed = $scanner_mode === 2;
    if (in_array($lower, ['true', 'on', 'yes'])) { return $is_typed ? true : '1'; }
    if (in_array($lower, ['false', 'off', 'no', 'none'])) { return $is_typed ? false : ''; }
    if ($lower === 'null') { return $is_typed ? null : ''; }
    if ($is_typed && preg_match('/^-?(?:0|[1-9]\d*)$/', $text) === 1) { return intval($text); }
    if ($is_typed && preg_match('/^-?\d*\.\d+$/', $text) === 1) { return floatval($text); }
    return $text;
}
