// `pack` and `unpack`: values as bytes.

// How many bytes each kind of number takes, and whether the highest byte comes first.
function packed_kinds() {
    return ['c' => [1, false], 'C' => [1, false], 's' => [2, false], 'S' => [2, false], 'n' => [2, true], 'v' => [2, false],
        'i' => [4, false], 'I' => [4, false], 'l' => [4, false], 'L' => [4, false], 'N' => [4, true], 'V' => [4, false],
        'q' => [8, false], 'Q' => [8, false], 'J' => [8, true], 'P' => [8, false]];
}
function packed_floats() { return ['f' => [4, false], 'g' => [4, false], 'G' => [4, true], 'd' => [8, false], 'e' => [8, false], 'E' => [8, true]]; }
function packed_number($value, $size, $is_big) {
    $bytes = '';
    for ($i = 0; $i < $size; $i++) {
        $one = chr(($value >> (8 * $i)) & 255);
        $bytes = $is_big ? $one . $bytes : $bytes . $one;
    }
    return $bytes;
}
function unpacked_number($bytes, $is_big) {
    $value = 0;
    $size = strlen($bytes);
    for ($i = 0; $i < $size; $i++) { $value |= ord($bytes[$is_big ? $size - 1 - $i : $i]) << (8 * $i); }
    return $value;
}
// The bits of a number in a notation of so many bits for the exponent and the fraction.
function float_bits($value, $exponents, $fractions) {
    $bias = (1 << ($exponents - 1)) - 1;
    $most = (1 << $exponents) - 1;
    $sign = $value < 0 || $value == 0 && fdiv(1, $value) < 0 ? 1 : 0;
    if (is_nan($value)) { return ($most << $fractions) | (1 << ($fractions - 1)); }
    $value = abs($value);
    if ($value == 0) { $bits = 0; }
    elseif (is_infinite($value)) { $bits = $most << $fractions; }
    else {
        $exponent = 0;
        while ($value >= 2) { $value /= 2; $exponent++; }
        while ($value < 1 && $exponent > 1 - $bias) { $value *= 2; $exponent--; }
        // Numbers below the smallest exponent have no leading one.
        $high = $value < 1 ? 0 : $exponent + $bias;
        if ($high >= $most) { return ($sign << ($exponents + $fractions)) | ($most << $fractions); }
        $fraction = intval(round_even(($value < 1 ? $value : $value - 1) * (1 << $fractions)));
        $bits = ($high << $fractions) + $fraction;
    }
    return ($sign << ($exponents + $fractions)) | $bits;
}
function round_even($value) {
    $low = floor($value);
    $rest = $value - $low;
    return $rest > 0.5 || $rest == 0.5 && fmod($low, 2) == 1 ? $low + 1 : $low;
}
function bits_float($bits, $exponents, $fractions) {
    $bias = (1 << ($exponents - 1)) - 1;
    $most = (1 << $exponents) - 1;
    $exponent = ($bits >> $fractions) & $most;
    $fraction = $bits & ((1 << $fractions) - 1);
    $sign = (($bits >> ($exponents + $fractions)) & 1) === 1 ? -1.0 : 1.0;
    if ($exponent === $most) { return $fraction === 0 ? $sign * INF : NAN; }
    $value = $fraction / (1 << $fractions);
    return $sign * ($exponent === 0 ? $value * 2 ** (1 - $bias) : (1 + $value) * 2 ** ($exponent - $bias));
}
function packed_hex($text, $count, $is_low_first) {
    $text = substr($text, 0, $count);
    if (strlen($text) % 2 === 1) { $text .= '0'; }
    $bytes = '';
    foreach (str_split($text, 2) as $pair) { $bytes .= chr(hexdec($is_low_first ? strrev($pair) : $pair)); }
    return $bytes;
}
function pack($format, ...$values) {
    $kinds = packed_kinds();
    $floats = packed_floats();
    $bytes = '';
    $next = 0;
    $given = count($values);
    preg_match_all('/(.)(\*|\d+)?/s', $format, $parts, 2);
    foreach ($parts as $part) {
        $kind = $part[1];
        $count = $part[2] ?? '';
        if (str_contains('aAZhH', $kind)) {
            if ($next >= $given) { throw new ValueError('Type ' . $kind . ': not enough arguments'); }
            $text = text_of($values[$next++]);
            $size = $count === '*' ? strlen($text) + ($kind === 'Z' ? 1 : 0) : ($count === '' ? 1 : intval($count));
            if ($kind === 'h' || $kind === 'H') { $bytes .= packed_hex($text, $size, $kind === 'h'); continue; }
            $kept = substr($text, 0, $kind === 'Z' ? max(0, $size - 1) : $size);
            $bytes .= str_pad($kept, $size, $kind === 'A' ? ' ' : "\0");
            continue;
        }
        if ($kind === 'x') { $bytes .= str_repeat("\0", $count === '' ? 1 : intval($count)); continue; }
        if ($kind === 'X') { $bytes = substr($bytes, 0, max(0, strlen($bytes) - ($count === '' ? 1 : intval($count)))); continue; }
        if ($kind === '@') { $bytes = str_pad(substr($bytes, 0, intval($count)), intval($count), "\0"); continue; }
        if (!isset($kinds[$kind]) && !isset($floats[$kind])) { throw new ValueError('Type ' . $kind . ': unknown format code'); }
        $times = $count === '*' ? $given - $next : ($count === '' ? 1 : intval($count));
        for ($i = 0; $i < $times; $i++) {
            if ($next >= $given) { throw new ValueError('Type ' . $kind . ': too few arguments'); }
            $value = $values[$next++];
            if (isset($kinds[$kind])) { $bytes .= packed_number(intval($value), $kinds[$kind][0], $kinds[$kind][1]); }
            else {
                [$size, $is_big] = $floats[$kind];
                $bits = $size === 4 ? float_bits(floatval($value), 8, 23) : float_bits(floatval($value), 11, 52);
                $bytes .= packed_number($bits, $size, $is_big);
            }
        }
    }
    if ($next < $given) { warning('pack(): ' . ($given - $next) . ' arguments unused'); }
    return $bytes;
}
function unpacked_value($kind, $bytes) {
    $floats = packed_floats();
    if (isset($floats[$kind])) {
        [$size, $is_big] = $floats[$kind];
        $bits = unpacked_number($bytes, $is_big);
        return $size === 4 ? bits_float($bits, 8, 23) : bits_float($bits, 11, 52);
    }
    [$size, $is_big] = packed_kinds()[$kind];
    $value = unpacked_number($bytes, $is_big);
    // Small letters of the machine's own order have a sign.
    if (str_contains('csil', $kind) && $value >= 1 << (8 * $size - 1)) { $value -= 1 << (8 * $size); }
    return $value;
}
function unpack($format, $string, $offset = 0) {
    $kinds = packed_kinds() + packed_floats();
    $made = [];
    $at = $offset;
    $length = strlen($string);
    foreach (explode('/', $format) as $part) {
        if (preg_match('/^(.)(\*|\d+)?(.*)$/s', $part, $m) !== 1) { continue; }
        [, $kind, $count, $name] = $m;
        if ($kind === 'x') { $at += $count === '' ? 1 : intval($count); continue; }
        if ($kind === 'X') { $at = max(0, $at - ($count === '' ? 1 : intval($count))); continue; }
        if ($kind === '@') { $at = $offset + intval($count); continue; }
        if (str_contains('aAZhH', $kind)) {
            $is_hex = $kind === 'h' || $kind === 'H';
            $size = $count === '*' ? $length - $at : ($count === '' ? 1 : intval($count));
            if ($is_hex && $count !== '*') { $size = intdiv($size + 1, 2); }
            if ($at + $size > $length) { warning('unpack(): Type ' . $kind . ': not enough input, need ' . $size . ', have ' . ($length - $at)); return false; }
            $bytes = substr($string, $at, $size);
            $at += $size;
            if ($is_hex) {
                $text = $kind === 'H' ? bin2hex($bytes) : implode('', array_map('strrev', str_split(bin2hex($bytes), 2)));
                $value = $count === '*' ? $text : substr($text, 0, $count === '' ? 1 : intval($count));
            } elseif ($kind === 'A') { $value = rtrim($bytes, " \t\r\n\0"); }
            elseif ($kind === 'Z') { $end = strpos($bytes, "\0"); $value = $end === false ? $bytes : substr($bytes, 0, $end); }
            else { $value = $bytes; }
            $made[$name === '' ? 1 : $name] = $value;
            continue;
        }
        if (!isset($kinds[$kind])) { throw new ValueError('Invalid format type ' . $kind); }
        $size = $kinds[$kind][0];
        $times = $count === '*' ? intdiv($length - $at, $size) : ($count === '' ? 1 : intval($count));
        for ($i = 1; $i <= $times; $i++) {
            if ($at + $size > $length) {
                warning('unpack(): Type ' . $kind . ': not enough input, need ' . $size . ', have ' . ($length - $at));
                return false;
            }
            $key = $name === '' ? $i : ($count === '' || $count === '1' ? $name : $name . $i);
            $made[$key] = unpacked_value($kind, substr($string, $at, $size));
            $at += $size;
        }
    }
    return $made;
}
