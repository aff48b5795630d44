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
    $buffers[] = ['', $callback, false];
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
function no_buffer($function, $words) {
    notice($function . '(): Failed to ' . $words);
    return false;
}
function ob_end_clean() {
    global $buffers;
    if (ob_get_level() === 0) { return no_buffer('ob_end_clean', 'delete buffer. No buffer to delete'); }
    array_pop($buffers);
    return true;
}
function ob_clean() {
    global $buffers;
    if (ob_get_level() === 0) { return no_buffer('ob_clean', 'delete buffer. No buffer to delete'); }
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
    if (ob_get_level() === 0) { return no_buffer('ob_end_flush', 'delete and flush buffer. No buffer to delete or flush'); }
    $last = array_pop($buffers);
    put_out(handled_output($last, 8));
    return true;
}
function ob_get_flush() {
    if (ob_get_level() === 0) { return no_buffer('ob_get_flush', 'delete and flush buffer. No buffer to delete or flush'); }
    $text = ob_get_contents();
    ob_end_flush();
    return $text;
}
function ob_flush() {
    if (ob_get_level() === 0) { return no_buffer('ob_flush', 'flush buffer. No buffer to flush'); }
    global $buffers;
    $last = array_pop($buffers);
    put_out(handled_output($last, 4));
    $buffers[] = ['', $last[1], true];
    return true;
}
// What a buffer's handler makes of its text; it is told what is done, and whether that is the first time.
function handled_output($buffer, $flags) {
    if ($buffer[1] === null) { return $buffer[0]; }
    $made = closure_of($buffer[1])($buffer[0], $flags | ($buffer[2] ? 0 : 1));
    return $made === false ? $buffer[0] : text_of($made);
}
function ob_list_handlers() {
    global $buffers;
    $made = [];
    foreach (__is_none($buffers) ? [] : $buffers as $one) { $made[] = $one[1] === null ? 'default output handler' : (is_string($one[1]) ? $one[1] : 'Closure::__invoke'); }
    return $made;
}
function ob_get_status($full_status = false) {
    global $buffers;
    $made = [];
    foreach (__is_none($buffers) ? [] : $buffers as $level => $one) {
        $made[] = ['name' => ob_list_handlers()[$level], 'type' => $one[1] === null ? 0 : 1, 'flags' => $one[1] === null ? 112 : 113, 'level' => $level, 'chunk_size' => 0, 'buffer_size' => 16384, 'buffer_used' => strlen($one[0])];
    }
    return $full_status ? $made : ($made === [] ? [] : $made[count($made) - 1]);
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
    if (__is_unknown($value)) { return __unknown_text($value); }
    $kind = __value_kind($value);
    if ($kind !== 'array' && $kind !== 'object' && $kind !== 'function' || $value instanceof OwnStream) { return text_of($value); }
    if ($depth > 400) { return '*RECURSION*'; }
    $space = str_repeat(' ', $depth);
    if ($kind === 'array') {
        global $shown_arrays;
        $shown_arrays[] = $value;
        $text = "Array\n" . $space . "(\n";
        foreach ($value as $key => $one) {
            $text .= $space . '    [' . $key . '] => ' . (holds_itself($value, $key, $one) ? "Array\n *RECURSION*" : readable($one, $depth + 8)) . "\n";
        }
        array_pop($shown_arrays);
        return $text . $space . ")\n";
    }
    $text = kind_word($value) . ($kind === 'object' && __field(__field($value, '@class'), '@kind') === 'enum' ? ' Enum' : ' Object');
    if ($kind === 'object' && __field(__field($value, '@class'), '@kind') === 'enum' && __has_own($value, 'value')) { $text .= ':' . (is_int($value->value) ? 'int' : 'string'); }
    global $shown;
    if ($kind === 'object' && is_being_shown($value)) { return $text . "\n *RECURSION*"; }
    $text .= "\n" . $space . "(\n";
    if ($kind === 'function') {
        foreach (closure_parts($value) as $key => $part) { $text .= $space . '    [' . $key . '] => ' . readable($part, $depth + 8) . "\n"; }
    }
    if ($kind === 'object') {
        $shown[] = $value;
        foreach (visible_members($value) as $one) {
            $mark = $one[1] === 'public' ? '' : ($one[1] === 'private' ? ':' . $one[3] . ':private' : ':protected');
            $text .= $space . '    [' . $one[0] . $mark . '] => ' . readable($one[2], $depth + 8) . "\n";
        }
        array_pop($shown);
    }
    return $text . $space . ")\n";
}
// Whether an element is one of the arrays inside of which it is shown: only a reference can make it so.
function holds_itself($array, $key, $element) {
    global $shown_arrays;
    if (!is_array($element) || !__is_cell(__map_find($array, $key))) { return false; }
    foreach ($shown_arrays as $one) { if ($one === $element) { return true; } }
    return false;
}
// Whether an object is one of those inside of which the one at hand is shown.
function is_being_shown($object) {
    global $shown;
    if (__is_none($shown)) { $shown = []; }
    foreach ($shown as $one) { if ($one === $object) { return true; } }
    return false;
}
// What an object shows of itself.
function visible_members($object) {
    if (!__has_member($object, '__debuginfo()')) { return shown_members($object); }
    $given = $object->__debugInfo();
    if ($given === null) { $given = []; }
    if (!is_array($given)) { fatal('__debuginfo() must return an array'); }
    $found = [];
    if ($given === null) { return $found; }
    foreach ($given as $key => $value) { $found[] = [$key, 'public', $value, '']; }
    return $found;
}
// Names, visibilities, values and classes of an object's members.
function shown_members($object) {
    $found = [];
    $class = __field($object, '@class');
    foreach (member_names($object) as $key) {
        $about = about_member($class, $key);
        $found[] = [$about === null ? $key : plain_name($key), $about === null ? 'public' : $about[0], __cell_read(__own_value($object, $key)), $about === null ? '' : __field($about[4], '@name')];
    }
    // What the library's own classes show of what they hold.
    if (__has_member($object, 'own_shown()')) { foreach ($object->own_shown() as $one) { $found[] = $one; } }
    return $found;
}
// What a closure shows: the function it stands for, what it has taken along, its object, its parameters.
function closure_parts($function) {
    $made = [];
    if (__has_own($function, '@named')) { $made['function'] = __own_value($function, '@named'); }
    elseif (__has_own($function, '@spelled')) { $made['function'] = __own_value($function, '@spelled'); }
    if (__has_own($function, '@uses')) { $made['static'] = __own_value($function, '@uses'); }
    if (__has_own($function, '@this') && __value_kind(__own_value($function, '@this')) === 'object') { $made['this'] = __own_value($function, '@this'); }
    $parameters = closure_parameters($function);
    if (__ordered_count($parameters) > 0) { $made['parameter'] = $parameters; }
    return $made;
}
function closure_parameters($function) {
    $made = [];
    if (!__has_own($function, '@parameters')) { return $made; }
    foreach (__own_value($function, '@parameters') as $about) { $made[($about[6] ? '&' : '') . '$' . $about[0]] = $about[2] ? '<optional>' : '<required>'; }
    return $made;
}
// The keys of an array's elements that something else refers to as well.
function referring_keys($array) {
    $marks = [];
    for ($at = __ordered_step($array, 0); $at >= 0; $at = __ordered_step($array, $at + 1)) {
        $key = __ordered_key($array, $at);
        if (__is_cell(__map_find($array, $key)) && __cell_holders(__map_find($array, $key)) > 1) { $marks[$key] = true; }
    }
    return $marks;
}
function is_referred($object, $key) { return __is_cell(__own_value($object, $key)) && __cell_holders(__own_value($object, $key)) > 1; }
function var_dump(...$values) {
    $count = __ordered_count($values);
    for ($i = 0; $i < $count; $i++) { put_out(dumped($values[$i], 0)); }
}
function dumped($value, $depth) {
    $space = str_repeat(' ', $depth);
    if (__is_unknown($value)) { return $space . __unknown_text($value) . "\n"; }
    switch (__value_kind($value)) {
        case 'null': return $space . "NULL\n";
        case 'bool': return $space . 'bool(' . ($value ? 'true' : 'false') . ")\n";
        case 'int': return $space . 'int(' . $value . ")\n";
        case 'float': return $space . 'float(' . float_full($value) . ")\n";
        case 'string': return $space . 'string(' . strlen($value) . ') "' . $value . "\"\n";
        case 'array':
            global $shown_arrays;
            $marks = referring_keys($value);
            $shown_arrays[] = $value;
            $text = $space . 'array(' . __ordered_count($value) . ") {\n";
            // By places, since a walk would walk over a copy: what is inside would be held twice.
            for ($at = __ordered_step($value, 0); $at >= 0; $at = __ordered_step($value, $at + 1)) {
                $key = __ordered_key($value, $at);
                if (holds_itself($value, $key, __ordered_value($value, $at))) {
                    $text .= $space . '  [' . (is_int($key) ? $key : '"' . $key . '"') . "]=>\n" . $space . "  *RECURSION*\n";
                    continue;
                }
                $shown_one = dumped(__ordered_value($value, $at), $depth + 2);
                // An element that is a reference says so.
                if (isset($marks[$key])) { $shown_one = $space . '  &' . substr($shown_one, $depth + 2); }
                $text .= $space . '  [' . (is_int($key) ? $key : '"' . $key . '"') . "]=>\n" . $shown_one;
            }
            array_pop($shown_arrays);
            return $text . $space . "}\n";
        case 'function':
            $shown_parts = closure_parts($value);
            $text = $space . "object(Closure)#" . object_number($value) . ' (' . __ordered_count($shown_parts) . ") {\n";
            foreach ($shown_parts as $key => $part) { $text .= $space . '  ["' . $key . '"]=>' . "\n" . dumped($part, $depth + 2); }
            return $text . $space . "}\n";
    }
    $class = __field($value, '@class');
    if ($value instanceof OwnStream) { return $space . 'resource(' . stream_number($value) . ') of type (' . ($value->is_open() ? 'stream' : 'Unknown') . ")\n"; }
    if (__field($class, '@kind') === 'enum') { return $space . 'enum(' . __field($class, '@name') . '::' . $value->name . ")\n"; }
    global $shown;
    if ($depth > 400 || is_being_shown($value)) { return $space . "*RECURSION*\n"; }
    $shown[] = $value;
    $members = visible_members($value);
    $text = $space . 'object(' . __field($class, '@name') . ')#' . object_number($value) . ' (' . __ordered_count($members) . ") {\n";
    $absent = [];
    foreach (declared_members($class) as $name => $type) { if ($type !== '' && !__has_own($value, $name)) { $absent[] = $name; } }
    if (__ordered_count($absent) > 0 && !__has_member($value, '__debuginfo()')) { $members = with_absent($class, $members); }
    foreach ($members as $one) {
        $mark = $one[1] === 'public' ? '' : ($one[1] === 'private' ? ':"' . $one[3] . '":private' : ':protected');
        $text .= $space . '  [' . (is_int($one[0]) ? $one[0] : '"' . $one[0] . '"') . $mark . "]=>\n"
            . (__ordered_count($one) === 5 ? $space . '  uninitialized(' . $one[4] . ")\n" : member_dumped($value, $one, $depth + 2));
    }
    array_pop($shown);
    return $text . $space . "}\n";
}
// A member, which says so if something else refers to it as well.
function member_dumped($object, $about, $depth) {
    $text = dumped($about[2], $depth);
    $key = $about[0];
    return $about[1] === 'public' && is_string($key) && __has_own($object, $key) && is_referred($object, $key) ? str_repeat(' ', $depth) . '&' . substr($text, $depth) : $text;
}
// The same with those that have a type and no value yet.
function with_absent($class, $members) {
    $known = [];
    foreach ($members as $one) { $known[$one[1] === 'private' ? $one[3] . '::' . $one[0] : $one[0]] = $one; }
    $all = [];
    foreach (declared_members($class) as $name => $type) {
        $about = about_member($class, $name);
        if ($about[0] === 'private') { $name = __field($about[4], '@name') . '::' . plain_name($name); }
        if (isset($known[$name])) { $all[$name] = $known[$name]; continue; }
        if ($type !== '') { $all[$name] = [$about[0] === 'private' ? __byte_part($name, __str_rfind($name, ':') + 2, -1) : $name, $about[0], null, __field($about[4], '@name'), $type]; }
    }
    foreach ($known as $name => $one) { $all[$name] = $one; }
    return $all;
}
// Objects are numbered as they are made; closures where they are first shown.
function object_number($object) {
    global $object_count;
    $found = __has_own($object, '@id') ? __own_value($object, '@id') : null;
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
    if (__is_unknown($value)) { return __unknown_text($value); }
    if ($value instanceof OwnStream) { return 'NULL'; }
    $space = str_repeat(' ', $depth);
    switch (__value_kind($value)) {
        case 'null': return 'NULL';
        case 'bool': return $value ? 'true' : 'false';
        // Written as a number, the smallest one would be read as the negative of one that is too large.
        case 'int': return $value === PHP_INT_MIN ? '-9223372036854775807-1' : '' . $value;
        case 'float':
            $text = float_full($value);
            return strpbrk($text, '.EN') === false ? $text . '.0' : $text;
        case 'string': return "'" . str_replace(["'", "\0"], ["\\'", "' . \"\\0\" . '"], str_replace('\\', '\\\\', $value)) . "'";
        case 'array':
            $text = "array (\n";
            foreach ($value as $key => $one) {
                $nested = is_array($one) || is_object($one);
                $text .= $space . '  ' . (is_int($key) ? $key : exported($key, 0)) . ' => ' . ($nested ? "\n" . $space . '  ' : '') . exported($one, $depth + 2) . ",\n";
            }
            return $text . $space . ')';
    }
    if (is_enum($value)) { return '\\' . kind_word($value) . '::' . $value->name; }
    if ($value instanceof OwnArray && kind_word($value) !== 'stdClass') {
        $text = '\\' . kind_word($value) . "::__set_state(array(\n";
        foreach ($value->getArrayCopy() as $key => $one) { $text .= $space . '   ' . (is_int($key) ? $key : exported($key, 0)) . ' => ' . (is_array($one) || is_object($one) ? "\n" . $space . '  ' : '') . exported($one, $depth + 2) . ",\n"; }
        return $text . $space . '))';
    }
    global $shown;
    if (is_being_shown($value)) {
        warning('var_export does not handle circular references');
        return 'NULL';
    }
    $shown[] = $value;
    $is_plain = kind_word($value) === 'stdClass';
    $text = $is_plain ? "(object) array(\n" : '\\' . kind_word($value) . "::__set_state(array(\n";
    foreach (shown_members($value) as $one) {
        $nested = is_array($one[2]) || is_object($one[2]) && !is_being_shown($one[2]);
        $text .= $space . "   '" . $one[0] . "' => " . ($nested ? "\n" . $space . '  ' : '') . exported($one[2], $depth + 2) . ",\n";
    }
    array_pop($shown);
    return $text . $space . ($is_plain ? ')' : '))');
}
function is_enum($value) { return __value_kind($value) === 'object' && __field(__field($value, '@class'), '@kind') === 'enum'; }
function printf($format, ...$values) {
    $text = formatted($format, $values);
    put_out($text);
    return strlen($text);
}
function sprintf($format, ...$values) { return formatted($format, $values); }
function vsprintf($format, $values) { return formatted($format, array_values($values), true); }
function vprintf($format, $values) {
    $text = formatted($format, array_values($values), true);
    put_out($text);
    return strlen($text);
}
function fprintf($stream, $format, ...$values) { return fwrite($stream, formatted($format, $values)); }
function formatted($format, $values, $in_array = false) {
    $out = '';
    $length = __length_of($format);
    $at = 0;
    $next = 0;
    while ($at < $length) {
        $percent = __str_find($format, '%', $at);
        if ($percent < 0) { return $out . __byte_part($format, $at + 1, -1); }
        if ($percent > $at) { $out .= __byte_part($format, $at + 1, $percent); }
        $at = $percent + 1;
        if ($at >= $length) {
            if ($next >= __ordered_count($values)) { too_few_values($format, $values, $in_array); }
            throw new ValueError('Missing format specifier at end of string');
        }
        $code = __byte_codes($format, $at + 1, $at + 1);
        // What is asked for most.
        if ($code === 115 || $code === 100) {
            if (__is_none(__ordered_find($values, $next))) { too_few_values($format, $values, $in_array); }
            $value = __ordered_find($values, $next);
            $next++;
            $at++;
            $out .= $code === 115 ? (is_string($value) || __is_unknown($value) ? $value : text_of($value)) : intval($value);
            continue;
        }
        if ($code === 37) {
            $out .= '%';
            $at++;
            continue;
        }
        $number = null;
        $digits = $at;
        while ($code >= 48 && $code <= 57) { $digits++; $code = code_at($format, $digits, $length); }
        if ($digits > $at && $code === 36) {
            $number = __loose_integer(__byte_part($format, $at + 1, $digits)) - 1;
            if ($number < 0) { throw new ValueError('Argument number specifier must be greater than zero and less than 2147483647'); }
            $at = $digits + 1;
        }
        $left = false;
        $plus = false;
        $pad = ' ';
        while (true) {
            $code = code_at($format, $at, $length);
            if ($code === 45) { $left = true; }
            elseif ($code === 43) { $plus = true; }
            elseif ($code === 48) { $pad = '0'; }
            elseif ($code === 32) { $pad = ' '; }
            elseif ($code === 39) {
                $at++;
                $pad = __byte_part($format, $at + 1, $at + 1);
            } else { break; }
            $at++;
        }
        $width = 0;
        if ($code === 42) {
            $width = __loose_integer($values[$next++]);
            $at++;
            $code = code_at($format, $at, $length);
        }
        while ($code >= 48 && $code <= 57) {
            $width = $width * 10 + $code - 48;
            $at++;
            $code = code_at($format, $at, $length);
        }
        $precision = -1;
        if ($code === 46) {
            $at++;
            $precision = 0;
            $code = code_at($format, $at, $length);
            if ($code === 42) {
                $precision = __loose_integer($values[$next++]);
                $at++;
                $code = code_at($format, $at, $length);
            }
            while ($code >= 48 && $code <= 57) {
                $precision = $precision * 10 + $code - 48;
                $at++;
                $code = code_at($format, $at, $length);
            }
        }
        if ($code === 108) { $at++; $code = code_at($format, $at, $length); }
        $at++;
        if ($number === null) {
            $number = $next;
            $next++;
        }
        $value = __ordered_find($values, $number);
        if (__is_none($value)) { too_few_values($format, $values, $in_array); }
        if (__is_unknown($value)) {
            $out .= __unknown_call('sprintf', __byte_part($format, $percent + 1, $at), $value);
            continue;
        }
        switch ($code) {
            case 100: case 105:
                $value = intval($value);
                $text = ($plus && $value >= 0 ? '+' : '') . $value;
                break;
            case 117:
                $value = intval($value);
                $text = $value >= 0 ? '' . $value : __number_text_unsigned($value, 10);
                break;
            case 115:
                $text = is_string($value) ? $value : text_of($value);
                if ($precision >= 0) { $text = substr($text, 0, $precision); }
                break;
            case 102: case 70:
                $value = floatval($value);
                $text = ($plus && $value >= 0 ? '+' : '') . (is_finite($value) ? '' : strtoupper(text_of($value))) . (!is_finite($value) ? '' : exact($value, ($precision < 0 ? 6 : $precision) . 'f'));
                break;
            case 101: case 69:
                $text = exact(floatval($value), ($precision < 0 ? 6 : $precision) . 'e');
                $mark = __str_find($text, 'e');
                $text = substr($text, 0, $mark + 2) . ltrim(substr($text, $mark + 2), '0');
                if (in_array(substr($text, -1), ['+', '-'])) { $text .= '0'; }
                if ($plus && $value >= 0) { $text = '+' . $text; }
                if ($code === 69) { $text = strtoupper($text); }
                break;
            case 103: case 71: case 104: case 72:
                $text = __float_text(floatval($value), $precision < 0 ? 6 : $precision);
                if ($code === 103 || $code === 104) { $text = strtolower($text); }
                break;
            case 120: $text = dechex(intval($value)); break;
            case 88: $text = strtoupper(dechex(intval($value))); break;
            case 111: $text = decoct(intval($value)); break;
            case 98: $text = decbin(intval($value)); break;
            case 99: $out .= __byte_of(intval($value)); continue 2;
            case -1: throw new ValueError('Missing format specifier at end of string');
            default: throw new ValueError('Unknown format specifier "' . __byte_of($code) . '"');
        }
        $missing = $width - __length_of($text);
        if ($missing > 0) {
            // Whole numbers have no zeros behind them.
            if ($left) { $text .= __byte_repeat($pad === '0' && ($code === 100 || $code === 105 || $code === 117) ? ' ' : $pad, $missing, ''); }
            elseif ($pad === '0' && $code !== 115 && ($text[0] === '-' || $text[0] === '+')) {
                $text = $text[0] . __byte_repeat('0', $missing, '') . substr($text, 1);
            } else { $text = __byte_repeat($pad, $missing, '') . $text; }
        }
        $out .= $text;
    }
    return $out;
}
function code_at($text, $at, $length) { return $at < $length ? __byte_codes($text, $at + 1, $at + 1) : -1; }
function too_few_values($format, $values, $in_array) {
    // As many as the format names, the format itself included.
    $wanted = 1;
    $size = strlen($format);
    for ($i = 0; $i < $size; $i++) {
        if ($format[$i] !== '%') { continue; }
        $i++;
        if ($i < $size && $format[$i] === '%') { continue; }
        if (preg_match('/^(\d+)\$/', substr($format, $i), $m) === 1) { $wanted = max($wanted, 1 + intval($m[1])); } else { $wanted++; }
    }
    if ($in_array) { throw new ValueError('The arguments array must contain ' . ($wanted - 1) . ' items, ' . __ordered_count($values) . ' given'); }
    throw new ArgumentCountError($wanted . ' arguments are required, ' . (__ordered_count($values) + 1) . ' given');
}
// A number in a notation, rounded by all digits of its binary form. A zero has no sign.
function exact($value, $notation) {
    if (is_nan($value)) { return 'nan'; }
    if (is_infinite($value)) { return $value > 0 ? 'inf' : '-inf'; }
    return ($value < 0 ? '-' : '') . __format_piece('.' . $notation, __f64_abs($value));
}
function number_format($number, $decimals = 0, $point = '.', $separator = ',') {
    $decimals = max(0, $decimals);
    $number = round(floatval($number), $decimals);
    if (!is_finite($number)) { return is_nan($number) ? 'nan' : 'inf'; }
    $text = exact(abs($number), $decimals . 'f');
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
