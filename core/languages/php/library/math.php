// Numbers.

function abs($value) {
    if (__is_unknown($value)) { return __unknown_call('abs', $value); }
    $value = __loose_number($value);
    if (is_float($value)) { return __f64_abs($value); }
    return $value < 0 ? -$value : $value;
}
function floor($value) { return __f64_floor(floatval($value)); }
function ceil($value) { return __f64_ceil(floatval($value)); }
// Halves go away from zero, towards it, to the even or to the odd neighbour.
function half_rounded($value, $mode) {
    $down = __f64_floor($value);
    if ($value - $down !== 0.5) { return __f64_floor($value + 0.5); }
    if ($mode === 2) { return $down; }
    $is_even = fmod($down, 2.0) === 0.0;
    return $is_even === ($mode === 3) ? $down : $down + 1;
}
function round($value, $precision = 0, $mode = 1) {
    if (__is_unknown($value)) { return __unknown_call('round', $value); }
    $value = __loose_number($value);
    if (is_int($value) && $precision >= 0) { return __number_float($value); }
    $value = floatval($value);
    if (!is_finite($value) || $value == 0) { return $value; }
    $power = floatval(__power_of(10, abs($precision)));
    $scaled = $precision >= 0 ? $value * $power : $value / $power;
    if (__f64_abs($scaled) >= 1e15) { return $value; }
    // What is a half but for the last digits of its binary form is a half.
    $near = floatval(__float_text(__f64_abs($scaled), 15));
    $rounded = $mode === 1 ? __f64_floor($near + 0.5) : half_rounded($near, $mode);
    if ($scaled < 0) { $rounded = -$rounded; }
    if ($precision === 0 || $rounded == 0) { return $rounded; }
    return $precision > 0 ? floatval(__float_text($rounded / $power, 15)) : $rounded * $power;
}
function sqrt($value) { return __f64_sqrt(floatval($value)); }
function pow($base, $exponent) { return $base ** $exponent; }
function intdiv($a, $b) {
    if ($b === 0) { throw new DivisionByZeroError('Division by zero'); }
    if ($b === -1 && $a === PHP_INT_MIN) { throw new ArithmeticError('Division of PHP_INT_MIN by -1 is not an integer'); }
    return ($a - $a % $b) / $b;
}
function fmod($a, $b) { return __f64_fmod(floatval($a), floatval($b)); }
function fdiv($a, $b) {
    $a = floatval($a);
    $b = floatval($b);
    if ($b == 0) { return $a == 0 || is_nan($a) ? NAN : ($a > 0 ? INF : -INF); }
    return $a / $b;
}
function exp($value) { return __f64_exp(floatval($value)); }
function log($value, $base = null) {
    if ($base === null) { return __f64_log(floatval($value)); }
    if ($base <= 0) { throw new ValueError('log(): Argument #2 ($base) must be greater than 0'); }
    if ($base == 2) { return __f64_log2(floatval($value)); }
    if ($base == 10) { return log10($value); }
    if ($base == 1) { return NAN; }
    return __f64_log(floatval($value)) / __f64_log(floatval($base));
}
function log10($value) { return __f64_log10(floatval($value)); }
function sin($value) { return __f64_sin(floatval($value)); }
function cos($value) { return __f64_cos(floatval($value)); }
function tan($value) { return __f64_tan(floatval($value)); }
function asin($value) { return __f64_asin(floatval($value)); }
function acos($value) { return __f64_acos(floatval($value)); }
function atan($value) { return __f64_atan(floatval($value)); }
function atan2($a, $b) { return __f64_atan2(floatval($a), floatval($b)); }
function hypot($a, $b) { return __f64_hypot(floatval($a), floatval($b)); }
function pi() { return M_PI; }
function deg2rad($value) { return floatval($value) / 180.0 * M_PI; }
function rad2deg($value) { return floatval($value) / M_PI * 180.0; }
function is_nan($value) { return is_float($value) && !($value == $value); }
function is_infinite($value) { return is_float($value) && ($value == INF || $value == -INF); }
function is_finite($value) { return !is_nan($value) && !is_infinite($value); }
function in_base($value, $bits) {
    if ($value === 0) { return '0'; }
    $digits = '0123456789abcdef';
    $mask = (1 << $bits) - 1;
    $out = '';
    $left = intdiv(64 + $bits - 1, $bits);
    while ($value !== 0 && $left > 0) {
        $out = $digits[$value & $mask] . $out;
        $value = $value >> $bits;
        if ($left === intdiv(64 + $bits - 1, $bits)) { $value = $value & (PHP_INT_MAX >> ($bits - 1)); }
        $left--;
    }
    return $out;
}
function decbin($value) { return in_base(intval($value), 1); }
function dechex($value) { return in_base(intval($value), 4); }
function decoct($value) { return in_base(intval($value), 3); }
function of_base($text, $base) {
    $value = 0;
    $text = strtolower($text);
    $text = trim($text);
    $sign = 1;
    if ($base === 0) {
        $bare = ltrim($text, '+-');
        $base = str_starts_with($bare, '0x') ? 16 : (str_starts_with($bare, '0b') ? 2 : (str_starts_with($bare, '0') ? 8 : 10));
    }
    if (str_starts_with($text, '-')) { $sign = -1; $text = substr($text, 1); }
    if ($base === 16 && str_starts_with($text, '0x') || $base === 2 && str_starts_with($text, '0b')) { $text = substr($text, 2); }
    foreach (str_split($text) as $one) {
        $digit = __str_find('0123456789abcdefghijklmnopqrstuvwxyz', $one);
        if ($one === '' || $digit < 0 || $digit >= $base) { continue; }
        $value = $value * $base + $digit;
    }
    return $sign * $value;
}
function bindec($text) { return of_base($text, 2); }
function hexdec($text) { return of_base($text, 16); }
function octdec($text) { return of_base($text, 8); }
function base_convert($text, $from, $to) {
    if ($from < 2 || $from > 36) { throw new ValueError('base_convert(): Argument #2 ($from_base) must be between 2 and 36 (inclusive)'); }
    if ($to < 2 || $to > 36) { throw new ValueError('base_convert(): Argument #3 ($to_base) must be between 2 and 36 (inclusive)'); }
    $value = of_base(text_of($text), $from);
    if ($value === 0) { return '0'; }
    $out = '';
    while ($value > 0) {
        $digit = $value % $to;
        $out = '0123456789abcdefghijklmnopqrstuvwxyz'[$digit] . $out;
        $value = intdiv($value, $to);
    }
    return $out;
}
function gmp_gcd($a, $b) { return $b === 0 ? $a : gmp_gcd($b, $a % $b); }
function mt_state() {
    global $mt_state;
    if (__is_none($mt_state)) { mt_srand(5489); }
    return $mt_state;
}
function mt_srand($seed = 0) {
    global $mt_state;
    // The words are those of Knuth's generator, as the reference implementation begins.
    $state = [];
    $word = $seed & 0xffffffff;
    $mt_state = __map_value_list([]);
    __list_push($mt_state, $word);
    for ($i = 1; $i < 624; $i++) {
        $word = ((1812433253 * (($word ^ ($word >> 30)) & 0xffff) + (((1812433253 * (($word ^ ($word >> 30)) >> 16)) & 0xffff) << 16)) + $i) & 0xffffffff;
        __list_push($mt_state, $word);
    }
    __list_push($mt_state, 624);
}
function srand($seed = 0) { mt_srand($seed); }
function random_word() { return __mt_getrandbits(mt_state(), 32); }
// One of more numbers than a word of 32 bits has, from a word of 64.
function random_in_wide($min, $range, $word) {
    if (!is_int($range)) { return $word ^ PHP_INT_MIN; }
    $range++;
    if (($range & ($range - 1)) === 0) { return $min + ($word & ($range - 1)); }
    // The words behind the last whole number of ranges are drawn again.
    while ($word < 0 && $word > -2 - unsigned_rest(-1, $range)) { $word = (random_word() << 32) | random_word(); }
    return $min + unsigned_rest($word, $range);
}
function unsigned_rest($word, $range) {
    if ($word >= 0) { return $word % $range; }
    $rest = (($word >> 1) & PHP_INT_MAX) % $range;
    $rest = $rest >= $range - $rest ? $rest - ($range - $rest) : $rest + $rest;
    return ($rest + ($word & 1)) % $range;
}
function mt_rand($min = null, $max = null) {
    if ($min === null) { return random_word() >> 1; }
    if ($max < $min) { throw new ValueError('mt_rand(): Argument #2 ($max) must be greater than or equal to argument #1 ($min)'); }
    $range = $max - $min;
    if ($range === 0) { return $min; }
    $word = random_word();
    if (!is_int($range) || $range > 0xffffffff) { return random_in_wide($min, $range, (random_word() << 32) | $word); }
    if ($range === 0xffffffff) { return $min + $word; }
    $range++;
    if (($range & ($range - 1)) === 0) { return $min + ($word & ($range - 1)); }
    $limit = 0xffffffff - (0xffffffff % $range) - 1;
    while ($word > $limit) { $word = random_word(); }
    return $min + $word % $range;
}
function rand($min = null, $max = null) { return $min !== null && $max < $min ? mt_rand($max, $min) : mt_rand($min, $max); }
function random_int($min, $max) {
    if ($min > $max) { throw new ValueError('random_int(): Argument #1 ($min) must be less than or equal to argument #2 ($max)'); }
    return drawn_apart($min, $max);
}
// A number of which nobody knows the seed: those that follow a seed are not used up by it.
function drawn_apart($min, $max) {
    global $mt_state, $state_apart;
    $kept = mt_state();
    if (__is_none($state_apart)) { mt_srand(8271); } else { $mt_state = $state_apart; }
    $drawn = mt_rand($min, $max);
    $state_apart = $mt_state;
    $mt_state = $kept;
    return $drawn;
}
function mt_getrandmax() { return 2147483647; }
function getrandmax() { return 2147483647; }
function lcg_value() { return drawn_apart(0, 4294967295) / 4294967296; }
