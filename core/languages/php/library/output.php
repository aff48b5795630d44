// Values written: print_r, var_dump, var_export, printf and its kin.

// What is written goes to the buffer that was opened last, if any is open.
function put_out($text) {
    global $buffers;
    if (__is_none($buffers) || __ordered_count($buffers) === 0) {
        __write_out($text);
        return;
    }
    $buffers[__ordered_count($buffers) - 1][0] .= $text;
}
function ob_start($callback = null, $chunk_size = 0, $flags = 112) {
    global $buffers;
    if (__is_none($buffers)) {
        $buffers = [];
        __at_exit(function () { run_shutdown(); flush_buffers(); });
    }
    $buffers[] = ['', $callback];
    return true;
}
function ob_get_contents() {
    global $buffers;
    return ob_get_level() === 0 ? false : $buffers[__ordered_count($buffers) - 1][0];
}
function ob_get_level() {
    global $buffers;
    return __is_none($buffers) ? 0 : __ordered_count($buffers);
}
function ob_get_length() { return ob_get_level() === 0 ? false : strlen(ob_get_contents()); }
function ob_end_clean() {
    global $buffers;
    if (ob_get_level() === 0) { return false; }
    array_pop($buffers);
    return true;
}
function ob_clean() {
    global $buffers;
    if (ob_get_level() === 0) { return false; }
    $buffers[__ordered_count($buffers) - 1][0] = '';
    return true;
}
function ob_get_clean() {
    if (ob_get_level() === 0) { return false; }
    $text = ob_get_contents();
    ob_end_clean();
    return $text;
}
function ob_end_flush() {
    global $buffers;
    if (ob_get_level() === 0) { return false; }
    $last = array_pop($buffers);
    put_out($last[1] === null ? $last[0] : closure_of($last[1])($last[0], 8));
    return true;
}
function ob_get_flush() {
    $text = ob_get_contents();
    ob_end_flush();
    return $text;
}
function ob_flush() {
    $text = ob_get_contents();
    ob_clean();
    global $buffers;
    $last = array_pop($buffers);
    put_out($text);
    $buffers[] = $last;
    return true;
}
function flush() {}
function ob_implicit_flush($enable = true) {}
function flush_buffers() { while (ob_get_level() > 0) { ob_end_flush(); } }

function float_full($value) {
    $text = __float_text($value, 17);
    return $text;
}
function print_r($value, $return = false) {
    $text = readable($value, 0);
    if ($return) { return $text; }
    put_out($text);
    return true;
}
function readable($value, $depth) {
    $kind = __value_kind($value);
    if ($kind !== 'array' && $kind !== 'object' && $kind !== 'function') { return text_of($value); }
    if ($depth > 40) { return '*RECURSION*'; }
    $space = str_repeat(' ', $depth);
    if ($kind === 'array') {
        $text = "Array\n" . $space . "(\n";
        foreach ($value as $key => $one) { $text .= $space . '    [' . $key . '] => ' . readable($one, $depth + 8) . "\n"; }
        return $text . $space . ")\n";
    }
    $text = kind_word($value) . ($kind === 'object' && __field(__field($value, '@class'), '@kind') === 'enum' ? ' Enum' : ' Object');
    if ($kind === 'object' && __field(__field($value, '@class'), '@kind') === 'enum' && __has_own($value, 'value')) { $text .= ':' . (is_int($value->value) ? 'int' : 'string'); }
    $text .= "\n" . $space . "(\n";
    if ($kind === 'object') {
        foreach (shown_members($value) as $one) {
            $mark = $one[1] === 'public' ? '' : ($one[1] === 'private' ? ':' . $one[3] . ':private' : ':protected');
            $text .= $space . '    [' . $one[0] . $mark . '] => ' . readable($one[2], $depth + 8) . "\n";
        }
    }
    return $text . $space . ")\n";
}
// Names, visibilities, values and classes of an object's members.
function shown_members($object) {
    $found = [];
    $class = __field($object, '@class');
    if (__has_member($object, '@shown()')) { return []; }
    foreach (__ordered_list(__own_keys($object)) as $key) {
        if (__str_startswith($key, '@')) { continue; }
        $about = about_member($class, $key);
        $found[] = [$key, $about === null ? 'public' : $about[0], __cell_read(__own_value($object, $key)), $about === null ? '' : __field($about[4], '@name')];
    }
    return $found;
}
function var_dump(...$values) {
    foreach ($values as $value) { put_out(dumped($value, 0)); }
}
function dumped($value, $depth) {
    $space = str_repeat(' ', $depth);
    switch (__value_kind($value)) {
        case 'null': return $space . "NULL\n";
        case 'bool': return $space . 'bool(' . ($value ? 'true' : 'false') . ")\n";
        case 'int': return $space . 'int(' . $value . ")\n";
        case 'float': return $space . 'float(' . float_full($value) . ")\n";
        case 'string': return $space . 'string(' . strlen($value) . ') "' . $value . "\"\n";
        case 'array':
            $text = $space . 'array(' . __ordered_count($value) . ") {\n";
            foreach ($value as $key => $one) {
                $text .= $space . '  [' . (is_int($key) ? $key : '"' . $key . '"') . "]=>\n" . dumped($one, $depth + 2);
            }
            return $text . $space . "}\n";
        case 'function': return $space . "object(Closure)#" . object_number($value) . " (0) {\n" . $space . "}\n";
    }
    $class = __field($value, '@class');
    if (__field($class, '@kind') === 'enum') { return $space . 'enum(' . __field($class, '@name') . '::' . $value->name . ")\n"; }
    if ($depth > 40) { return $space . "*RECURSION*\n"; }
    $members = shown_members($value);
    $text = $space . 'object(' . __field($class, '@name') . ')#' . object_number($value) . ' (' . __ordered_count($members) . ") {\n";
    foreach ($members as $one) {
        $mark = $one[1] === 'public' ? '' : ($one[1] === 'private' ? ':"' . $one[3] . '":private' : ':protected');
        $text .= $space . '  ["' . $one[0] . '"' . $mark . "]=>\n" . dumped($one[2], $depth + 2);
    }
    return $text . $space . "}\n";
}
// Objects are numbered as they are made; closures where they are first shown.
function object_number($object) {
    global $object_count;
    $found = __value_kind($object) === 'object' && __has_own($object, '@id') ? __own_value($object, '@id') : null;
    if ($found !== null) { return $found; }
    return closure_number($object);
}
function closure_number($object) {
    global $numbered, $object_count;
    if (__is_none($numbered)) { $numbered = __new_map(); }
    $found = __map_find($numbered, $object);
    if ($found === null) {
        $object_count = (__is_none($object_count) ? 0 : $object_count) + 1;
        $found = $object_count;
        __map_put($numbered, $object, $found);
    }
    return $found;
}
function var_export($value, $return = false) {
    $text = exported($value, 0);
    if ($return) { return $text; }
    put_out($text);
}
function exported($value, $depth) {
    $space = str_repeat(' ', $depth);
    switch (__value_kind($value)) {
        case 'null': return 'NULL';
        case 'bool': return $value ? 'true' : 'false';
        case 'int': return '' . $value;
        case 'float':
            $text = float_full($value);
            return strpbrk($text, '.EN') === false ? $text . '.0' : $text;
        case 'string': return "'" . str_replace("'", "\\'", str_replace('\\', '\\\\', $value)) . "'";
        case 'array':
            $text = "array (\n";
            foreach ($value as $key => $one) {
                $nested = is_array($one) || is_object($one);
                $text .= $space . '  ' . (is_int($key) ? $key : exported($key, 0)) . ' => ' . ($nested ? "\n" . $space . '  ' : '') . exported($one, $depth + 2) . ",\n";
            }
            return $text . $space . ')';
    }
    if (is_enum($value)) { return '\\' . kind_word($value) . '::' . $value->name; }
    $is_plain = kind_word($value) === 'stdClass';
    $text = $is_plain ? "(object) array(\n" : '\\' . kind_word($value) . "::__set_state(array(\n";
    foreach (shown_members($value) as $one) {
        $nested = is_array($one[2]) || is_object($one[2]);
        $text .= $space . ($is_plain ? '  ' : '   ') . "'" . $one[0] . "' => " . ($nested ? "\n" . $space . '  ' : '') . exported($one[2], $depth + 2) . ",\n";
    }
    return $text . $space . ($is_plain ? ')' : '))');
}
function is_enum($value) { return __value_kind($value) === 'object' && __field(__field($value, '@class'), '@kind') === 'enum'; }
function printf($format, ...$values) {
    $text = formatted($format, $values);
    put_out($text);
    return strlen($text);
}
function sprintf($format, ...$values) { return formatted($format, $values); }
function vsprintf($format, $values) { return formatted($format, array_values($values)); }
function vprintf($format, $values) { return printf($format, ...$values); }
function fprintf($stream, $format, ...$values) { return fwrite($stream, formatted($format, $values)); }
function formatted($format, $values) {
    $out = '';
    $length = strlen($format);
    $at = 0;
    $next = 0;
    while ($at < $length) {
        $percent = __str_find($format, '%', $at);
        if ($percent < 0) { return $out . __byte_part($format, $at + 1, -1); }
        if ($percent > $at) { $out .= __byte_part($format, $at + 1, $percent); }
        $at = $percent + 1;
        $one = substr($format, $at, 1);
        if ($one === '%') {
            $out .= '%';
            $at++;
            continue;
        }
        $digits = $at;
        while (ctype_digit(substr($format, $digits, 1))) { $digits++; }
        $number = null;
        if ($digits > $at && substr($format, $digits, 1) === '$') {
            $number = intval(substr($format, $at, $digits - $at)) - 1;
            $at = $digits + 1;
        }
        $left = false;
        $plus = false;
        $pad = ' ';
        while (true) {
            $one = substr($format, $at, 1);
            if ($one === '-') { $left = true; }
            elseif ($one === '+') { $plus = true; }
            elseif ($one === '0') { $pad = '0'; }
            elseif ($one === ' ') { $pad = ' '; }
            elseif ($one === "'") {
                $at++;
                $pad = substr($format, $at, 1);
            } else { break; }
            $at++;
        }
        $width = 0;
        while (ctype_digit(substr($format, $at, 1))) {
            $width = $width * 10 + intval(substr($format, $at, 1));
            $at++;
        }
        $precision = -1;
        if (substr($format, $at, 1) === '.') {
            $at++;
            $precision = 0;
            while (ctype_digit(substr($format, $at, 1))) {
                $precision = $precision * 10 + intval(substr($format, $at, 1));
                $at++;
            }
        }
        $conversion = substr($format, $at, 1);
        $at++;
        if ($number === null) {
            $number = $next;
            $next++;
        }
        if (!array_key_exists($number, $values)) {
            throw new ArgumentCountError((__ordered_count($values) + 2) . ' arguments are required, ' . (__ordered_count($values) + 1) . ' given');
        }
        $value = $values[$number];
        $text = '';
        switch ($conversion) {
            case 'd': case 'i':
                $value = intval($value);
                $text = ($plus && $value >= 0 ? '+' : '') . $value;
                break;
            case 'u': $text = '' . intval($value); break;
            case 's':
                $text = text_of($value);
                if ($precision >= 0) { $text = substr($text, 0, $precision); }
                break;
            case 'f': case 'F':
                $value = floatval($value);
                $text = ($plus && $value >= 0 ? '+' : '') . fixed($value, $precision < 0 ? 6 : $precision);
                break;
            case 'e': case 'E':
                $text = __format_piece('.' . ($precision < 0 ? 6 : $precision) . 'e', floatval($value));
                $mark = __str_find($text, 'e');
                $text = substr($text, 0, $mark + 2) . ltrim(substr($text, $mark + 2), '0');
                if (in_array(substr($text, -1), ['+', '-'])) { $text .= '0'; }
                if ($conversion === 'E') { $text = strtoupper($text); }
                break;
            case 'g': case 'G': $text = __float_text(floatval($value), $precision < 0 ? 6 : $precision); break;
            case 'x': $text = dechex(intval($value)); break;
            case 'X': $text = strtoupper(dechex(intval($value))); break;
            case 'o': $text = decoct(intval($value)); break;
            case 'b': $text = decbin(intval($value)); break;
            case 'c': $text = chr(intval($value)); break;
            default: throw new ValueError('Unknown format specifier "' . $conversion . '"');
        }
        $missing = $width - strlen($text);
        if ($missing > 0) {
            if ($left) { $text .= str_repeat($pad === '0' && $conversion !== 's' ? '0' : $pad, $missing); }
            elseif ($pad === '0' && ($text[0] === '-' || $text[0] === '+') && $conversion !== 's') {
                $text = $text[0] . str_repeat('0', $missing) . substr($text, 1);
            } else { $text = str_repeat($pad, $missing) . $text; }
        }
        $out .= $text;
    }
    return $out;
}
// A number with so many digits behind the point, halves away from zero.
function fixed($value, $digits) {
    if (is_nan($value)) { return 'nan'; }
    if (is_infinite($value)) { return $value > 0 ? 'inf' : '-inf'; }
    return __float_fixed_text(round($value, $digits), $digits);
}
function number_format($number, $decimals = 0, $point = '.', $separator = ',') {
    $number = round(floatval($number), $decimals);
    $text = fixed(abs($number), $decimals < 0 ? 0 : $decimals);
    $dot = __str_find($text, '.');
    $whole = $dot < 0 ? $text : substr($text, 0, $dot);
    $rest = $dot < 0 ? '' : $point . substr($text, $dot + 1);
    $out = '';
    while (strlen($whole) > 3) {
        $out = $separator . substr($whole, -3) . $out;
        $whole = substr($whole, 0, strlen($whole) - 3);
    }
    $is_zero = trim($text, '0.') === '';
    return ($number < 0 && !$is_zero ? '-' : '') . $whole . $out . $rest;
}
