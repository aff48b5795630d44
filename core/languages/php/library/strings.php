// Functions on texts, which are bytes.

function strlen($text, $strict = false) { return __length_of(is_string($text) ? $text : library_argument($text, 'string', 'strlen', 1, 'string', $strict)); }
function substr($text, $offset, $length = null) {
    if (!is_string($text)) { $text = text_of($text); }
    $size = __length_of($text);
    if ($offset < 0) { $offset = max(0, $size + $offset); }
    if ($offset > $size) { return ''; }
    $end = $length === null ? $size : ($length < 0 ? $size + $length : min($size, $offset + $length));
    return $end <= $offset ? '' : __byte_part($text, $offset + 1, $end);
}
function strpos($text, $wanted, $offset = 0) {
    $text = text_of($text);
    if ($offset < 0) { $offset = strlen($text) + $offset; }
    if ($offset < 0 || $offset > strlen($text)) { throw new ValueError('strpos(): Argument #3 ($offset) must be contained in argument #1 ($haystack)'); }
    $at = __str_find($text, text_of($wanted), $offset);
    return $at < 0 ? false : $at;
}
function stripos($text, $wanted, $offset = 0) {
    refuse_offset($text, $offset, 'stripos');
    return strpos(__byte_case($text, false), __byte_case($wanted, false), $offset);
}
function strrpos($text, $wanted, $offset = 0) {
    refuse_offset($text, $offset, 'strrpos');
    return last_place($text, $wanted, $offset);
}
function refuse_offset($text, $offset, $function) {
    $size = strlen($text);
    if ($offset > $size || $offset < -$size) { throw new ValueError($function . '(): Argument #3 ($offset) must be contained in argument #1 ($haystack)'); }
}
// An offset from the front says where the search ends, one from the end where the last match may begin.
function last_place($text, $wanted, $offset) {
    if ($offset < 0) { $text = substr($text, 0, strlen($text) + $offset + strlen($wanted)); }
    $at = __str_rfind($text, $wanted);
    return $at < 0 || $at < $offset ? false : $at;
}
function strripos($text, $wanted, $offset = 0) {
    refuse_offset($text, $offset, 'strripos');
    return last_place(__byte_case($text, false), __byte_case($wanted, false), $offset);
}
function str_contains($text, $wanted) { return __str_find($text, $wanted) >= 0; }
function str_starts_with($text, $wanted) { return __str_startswith($text, $wanted); }
function str_ends_with($text, $wanted) { return __str_endswith($text, $wanted); }
function strstr($text, $wanted, $before = false) {
    $at = __str_find($text, $wanted);
    if ($at < 0) { return false; }
    return $before ? substr($text, 0, $at) : substr($text, $at);
}
function stristr($text, $wanted, $before = false) {
    $at = stripos($text, $wanted);
    if ($at === false) { return false; }
    return $before ? substr($text, 0, $at) : substr($text, $at);
}
function strrchr($text, $wanted) {
    $at = $wanted === '' ? -1 : __str_rfind($text, substr($wanted, 0, 1));
    return $at < 0 ? false : substr($text, $at);
}
function strpbrk($text, $characters) {
    if ($characters === '') { throw new ValueError('strpbrk(): Argument #2 ($characters) must be a non-empty string'); }
    $size = strlen($text);
    for ($i = 0; $i < $size; $i++) { if (__str_find($characters, $text[$i]) >= 0) { return substr($text, $i); } }
    return false;
}
function substr_count($text, $wanted, $offset = 0, $length = null) {
    if ($wanted === '') { throw new ValueError('substr_count(): Argument #2 ($needle) cannot be empty'); }
    $size = strlen($text);
    if ($offset < 0) { $offset += $size; }
    if ($offset < 0 || $offset > $size) { throw new ValueError('substr_count(): Argument #3 ($offset) must be contained in argument #1 ($haystack)'); }
    if ($length !== null && ($length > $size - $offset || $length < 0 && $length + $size - $offset < 0)) { throw new ValueError('substr_count(): Argument #4 ($length) must be contained in argument #1 ($haystack)'); }
    return __str_count($offset === 0 && $length === null ? $text : substr($text, $offset, $length), $wanted);
}
function strtolower($text) { return __byte_case(text_of($text), false); }
function strtoupper($text) { return __byte_case(text_of($text), true); }
function lcfirst($text) { return strtolower(substr($text, 0, 1)) . substr($text, 1); }
function ucfirst($text) { return strtoupper(substr($text, 0, 1)) . substr($text, 1); }
function ucwords($text, $separators = " \t\r\n\f\v") {
    $separators = trim_set($separators, 'ucwords');
    $out = '';
    $start = true;
    $size = strlen($text);
    for ($i = 0; $i < $size; $i++) {
        $one = $text[$i];
        $out .= $start ? strtoupper($one) : $one;
        $start = __str_find($separators, $one) >= 0;
    }
    return $out;
}
function str_repeat($text, $count) {
    if ($count < 0) { throw new ValueError('str_repeat(): Argument #2 ($times) must be greater than or equal to 0'); }
    return $count === 0 ? '' : __byte_repeat(text_of($text), $count, '');
}
function strrev($text) { return __byte_reverse($text); }
// The characters that a list with ranges (`a..z`) stands for.
function trim_set($characters, $function = 'trim') {
    if (__str_find($characters, '..') < 0) { return $characters; }
    $size = strlen($characters);
    $out = '';
    for ($i = 0; $i < $size; $i++) {
        $one = $characters[$i];
        if ($i + 3 < $size && $characters[$i + 1] === '.' && $characters[$i + 2] === '.' && ord($characters[$i + 3]) >= ord($one)) {
            for ($code = ord($one); $code <= ord($characters[$i + 3]); $code++) { $out .= chr($code); }
            $i += 3;
        } elseif ($one === '.' && $i + 1 < $size && $characters[$i + 1] === '.') {
            $why = $i === 0 ? ', no character to the left of \'..\''
                : ($i + 2 >= $size ? ', no character to the right of \'..\''
                : (ord($characters[$i - 1]) > ord($characters[$i + 2]) ? ", '..'-range needs to be incrementing" : ''));
            warning($function . "(): Invalid '..'-range" . $why);
        } else { $out .= $one; }
    }
    return $out;
}
function ltrim($text, $characters = " \n\r\t\v\0") { return __str_lstrip(text_of($text), trim_set($characters, 'ltrim')); }
function rtrim($text, $characters = " \n\r\t\v\0") { return __str_rstrip(text_of($text), trim_set($characters, 'rtrim')); }
function chop($text, $characters = " \n\r\t\v\0") { return rtrim($text, $characters); }
function trim($text, $characters = " \n\r\t\v\0") { return __str_strip(text_of($text), trim_set($characters)); }
function implode($separator, $array = null) {
    if ($array === null) {
        if (!is_array($separator)) { throw new TypeError('implode(): Argument #1 ($array) must be of type array, string given'); }
        $array = $separator;
        $separator = '';
    } elseif (is_array($separator)) {
        if (is_array($array)) { throw new TypeError('implode(): Argument #1 ($separator) must be of type string, array given'); }
        $kept = $separator;
        $separator = $array;
        $array = $kept;
    }
    if (!is_array($array)) { throw new TypeError('implode(): Argument #2 ($array) must be of type ?array, ' . type_word($array) . ' given'); }
    $joined = __ordered_join($array, $separator);
    if ($joined !== null) { return $joined; }
    $out = '';
    $first = true;
    foreach ($array as $value) {
        if (!$first) { $out .= $separator; }
        $out .= $value;
        $first = false;
    }
    return $out;
}
function join($separator, $array = null) { return implode($separator, $array); }
function explode($separator, $text, $limit = 9223372036854775807) {
    if ($separator === '') { throw new ValueError('explode(): Argument #1 ($separator) cannot be empty'); }
    $parts = [];
    $text = text_of($text);
    $at = 0;
    $size = strlen($separator);
    while (__ordered_count($parts) + 1 < $limit || $limit < 0) {
        $found = __str_find($text, $separator, $at);
        if ($found < 0) { break; }
        $parts[] = $found === $at ? '' : __byte_part($text, $at + 1, $found);
        $at = $found + $size;
    }
    $parts[] = substr($text, $at);
    return $limit < 0 ? array_slice($parts, 0, $limit) : $parts;
}
function str_split($text, $size = 1) {
    if ($size < 1) { throw new ValueError('str_split(): Argument #2 ($length) must be greater than 0'); }
    $text = text_of($text);
    if ($text === '') { return []; }
    $parts = [];
    $length = strlen($text);
    if ($length === 0) { return ['']; }
    for ($i = 0; $i < $length; $i += $size) { $parts[] = __byte_part($text, $i + 1, min($i + $size, $length)); }
    return $parts;
}
function replaced($text, $wanted, $by, &$count) {
    if ($wanted === '') { return $text; }
    $found = __str_count($text, $wanted);
    if ($found === 0) { return $text; }
    $count += $found;
    return __str_replace($text, $wanted, $by);
}
function str_replace($wanted, $by, $subject, &$count = 0) {
    $count = 0;
    if (is_array($subject)) {
        $made = [];
        $found = 0;
        foreach ($subject as $key => $one) {
            $made[$key] = str_replace($wanted, $by, $one, $found);
            $count += $found;
        }
        return $made;
    }
    $subject = text_of($subject);
    if (!is_array($wanted) && is_array($by)) { throw new TypeError('str_replace(): Argument #2 ($replace) must be of type string when argument #1 ($search) is a string'); }
    if (!is_array($wanted)) { return replaced($subject, text_of($wanted), text_of($by), $count); }
    $list = is_array($by) ? array_values($by) : null;
    $at = 0;
    foreach ($wanted as $one) {
        $subject = replaced($subject, text_of($one), $list === null ? text_of($by) : text_of($list[$at] ?? ''), $count);
        $at++;
    }
    return $subject;
}
function str_ireplace($wanted, $by, $subject, &$count = 0) {
    $count = 0;
    $found = 0;
    if (is_array($subject)) {
        foreach ($subject as $key => $one) {
            $subject[$key] = str_ireplace($wanted, $by, $one, $found);
            $count += $found;
        }
        return $subject;
    }
    $subject = text_of($subject);
    if (is_array($wanted)) {
        $list = is_array($by) ? array_values($by) : null;
        foreach (array_values($wanted) as $at => $one) {
            $subject = str_ireplace($one, $list === null ? $by : $list[$at] ?? '', $subject, $found);
            $count += $found;
        }
        return $subject;
    }
    $wanted = strtolower($wanted);
    if ($wanted === '') { return $subject; }
    $out = '';
    $lower = strtolower($subject);
    $at = 0;
    while (($next = __str_find($lower, $wanted, $at)) >= 0) {
        $out .= substr($subject, $at, $next - $at) . $by;
        $at = $next + strlen($wanted);
        $count++;
    }
    return $out . substr($subject, $at);
}
function substr_replace($text, $by, $offset, $length = null) {
    if (is_array($text)) {
        // What is given for each is taken in turn; where one is missing, an empty text, no offset, all of the rest.
        $at = 0;
        $each = fn($given, $place, $missing) => is_array($given) ? (array_values($given)[$place] ?? $missing) : $given;
        foreach ($text as $key => $one) {
            $text[$key] = substr_replace($one, $each($by, $at, ''), $each($offset, $at, 0), is_array($length) ? $each($length, $at, strlen($one)) : $length);
            $at++;
        }
        return $text;
    }
    $text = text_of($text);
    if (is_array($offset)) { throw new TypeError('substr_replace(): Argument #3 ($offset) cannot be an array when working on a single string'); }
    if (is_array($length)) { throw new TypeError('substr_replace(): Argument #4 ($length) cannot be an array when working on a single string'); }
    $by = is_array($by) ? text_of(reset($by)) : text_of($by);
    $size = strlen($text);
    if ($offset < 0) { $offset = max(0, $size + $offset); }
    $end = $length === null ? $size : ($length < 0 ? $size + $length : $offset + $length);
    return substr($text, 0, $offset) . $by . substr($text, max($end, $offset));
}
function strtr($text, $from, $to = null) {
    if ($to === null && !is_array($from)) { throw new TypeError('strtr(): Argument #2 ($from) must be of type array, string given'); }
    if ($to !== null) {
        if (is_array($from)) { throw new TypeError('strtr(): Argument #2 ($from) must be of type string, array given'); }
        $out = '';
        $size = min(strlen($from), strlen($to));
        $length = strlen($text);
        for ($i = 0; $i < $length; $i++) {
            $at = __str_find(substr($from, 0, $size), $text[$i]);
            $out .= $at < 0 ? $text[$i] : $to[$at];
        }
        return $out;
    }
    $out = '';
    $at = 0;
    $length = strlen($text);
    if (isset($from[''])) {
        warning('strtr(): Ignoring replacement of empty string');
        unset($from['']);
    }
    $keys = array_keys($from);
    usort($keys, fn($a, $b) => strlen($b) - strlen($a));
    while ($at < $length) {
        $hit = false;
        foreach ($keys as $key) {
            $key = '' . $key;
            if ($key !== '' && substr($text, $at, strlen($key)) === $key) {
                $out .= $from[$key];
                $at += strlen($key);
                $hit = true;
                break;
            }
        }
        if (!$hit) { $out .= $text[$at++]; }
    }
    return $out;
}
function str_pad($text, $length, $pad = ' ', $type = 1) {
    $text = text_of($text);
    $missing = $length - strlen($text);
    if ($pad === '') { throw new ValueError('str_pad(): Argument #3 ($pad_string) must be a non-empty string'); }
    if ($type < 0 || $type > 2) { throw new ValueError('str_pad(): Argument #4 ($pad_type) must be STR_PAD_LEFT, STR_PAD_RIGHT, or STR_PAD_BOTH'); }
    if ($missing <= 0) { return $text; }
    if ($type === 0) { return substr(str_repeat($pad, $missing), 0, $missing) . $text; }
    if ($type === 2) {
        $left = intdiv($missing, 2);
        $right = $missing - $left;
        return substr(str_repeat($pad, $left), 0, $left) . $text . substr(str_repeat($pad, $right), 0, $right);
    }
    return $text . substr(str_repeat($pad, $missing), 0, $missing);
}
function chr($code) { return __byte_of($code); }
function ord($text) {
    if (!is_string($text)) { $text = text_of($text); }
    return $text === '' ? 0 : __byte_codes($text, 1, 1);
}
function strcmp($a, $b) {
    $a = is_string($a) ? $a : text_of($a);
    $b = is_string($b) ? $b : text_of($b);
    if ($a === $b) { return 0; }
    // As far as both go, the answer is by how much the first bytes that differ do.
    $size = min(__length_of($a), __length_of($b));
    for ($i = 1; $i <= $size; $i++) {
        $difference = __byte_codes($a, $i, $i) - __byte_codes($b, $i, $i);
        if ($difference !== 0) { return $difference; }
    }
    return strlen($a) <=> strlen($b);
}
function strcasecmp($a, $b) { return strcmp(strtolower($a), strtolower($b)); }
function strncmp($a, $b, $length) {
    if ($length < 0) { throw new ValueError('strncmp(): Argument #3 ($length) must be greater than or equal to 0'); }
    return strcmp(substr($a, 0, $length), substr($b, 0, $length));
}
function strncasecmp($a, $b, $length) {
    if ($length < 0) { throw new ValueError('strncasecmp(): Argument #3 ($length) must be greater than or equal to 0'); }
    return strcasecmp(substr($a, 0, $length), substr($b, 0, $length));
}
// Texts with numbers in them: numbers go by their value, those that begin with a zero by their digits as behind a point.
function strnatcmp($a, $b) {
    $i = 0;
    $j = 0;
    $m = strlen($a);
    $n = strlen($b);
    // Zeros in front of the first number count for nothing.
    while ($i + 1 < $m && $a[$i] === '0' && ctype_digit($a[$i + 1])) { $i++; }
    while ($j + 1 < $n && $b[$j] === '0' && ctype_digit($b[$j + 1])) { $j++; }
    while ($i < $m && $j < $n) {
        while ($i < $m && ctype_space($a[$i])) { $i++; }
        while ($j < $n && ctype_space($b[$j])) { $j++; }
        if ($i >= $m || $j >= $n) { break; }
        if (ctype_digit($a[$i]) && ctype_digit($b[$j])) {
            $x = substr($a, $i, strspn($a, '0123456789', $i));
            $y = substr($b, $j, strspn($b, '0123456789', $j));
            $order = $x[0] === '0' || $y[0] === '0' ? strcmp($x, $y) : (strlen($x) <=> strlen($y) ?: strcmp($x, $y));
            if ($order !== 0) { return $order <=> 0; }
            $i += strlen($x);
            $j += strlen($y);
            continue;
        }
        $order = strcmp($a[$i++], $b[$j++]);
        if ($order !== 0) { return $order <=> 0; }
    }
    return ($m - $i) <=> ($n - $j);
}
function strnatcasecmp($a, $b) { return strnatcmp(strtolower($a), strtolower($b)); }
function nl2br($text, $xhtml = true) { return preg_replace('/\r\n|\n\r|\n|\r/', ($xhtml ? '<br />' : '<br>') . '$0', $text); }
function addslashes($text) { return str_replace(['\\', "'", '"', "\0"], ['\\\\', "\\'", '\\"', '\\0'], $text); }
function wordwrap($text, $width = 75, $break = "\n", $cut = false) {
    if ($break === '') { throw new ValueError('wordwrap(): Argument #3 ($break) cannot be empty'); }
    if ($width === 0 && $cut) { throw new ValueError("wordwrap(): Argument #4 (\$cut_long_words) cannot be true when argument #2 (\$width) is 0"); }
    $out = '';
    $size = strlen($text);
    $length = strlen($break);
    $start = 0;
    $space = 0;
    for ($at = 0; $at < $size; $at++) {
        $one = $text[$at];
        if ($one === $break[0] && $at + $length < $size && substr($text, $at, $length) === $break) {
            $out .= substr($text, $start, $at - $start + $length);
            $at += $length - 1;
            $start = $at + 1;
            $space = $start;
        } elseif ($one === ' ') {
            if ($at - $start >= $width) {
                $out .= substr($text, $start, $at - $start) . $break;
                $start = $at + 1;
            }
            $space = $at;
        } elseif ($at - $start >= $width && $cut && $start >= $space) {
            $out .= substr($text, $start, $at - $start) . $break;
            $start = $at;
            $space = $at;
        } elseif ($at - $start >= $width && $start < $space) {
            $out .= substr($text, $start, $space - $start) . $break;
            $space = $space + 1;
            $start = $space;
        }
    }
    return $out . substr($text, $start);
}
function chunk_split($text, $size = 76, $end = "\r\n") {
    if ($size < 1) { throw new ValueError('chunk_split(): Argument #2 ($length) must be greater than 0'); }
    return implode($end, str_split($text, $size)) . $end;
}
function similar_text($string1, $string2, &$percent = null) {
    $found = similar_count($string1, $string2);
    $both = strlen($string1) + strlen($string2);
    $percent = $both === 0 ? 0.0 : $found * 2.0 * 100.0 / $both;
    return $found;
}
function similar_count($a, $b) {
    $m = strlen($a);
    $n = strlen($b);
    if ($m === 0 || $n === 0) { return 0; }
    $best = 0;
    $at = 0;
    $to = 0;
    for ($i = 0; $i < $m; $i++) {
        for ($j = 0; $j < $n; $j++) {
            $k = 0;
            while ($i + $k < $m && $j + $k < $n && $a[$i + $k] === $b[$j + $k]) { $k++; }
            if ($k > $best) { $best = $k; $at = $i; $to = $j; }
        }
    }
    if ($best === 0) { return 0; }
    return $best + similar_count(substr($a, 0, $at), substr($b, 0, $to)) + similar_count(substr($a, $at + $best), substr($b, $to + $best));
}
function levenshtein($a, $b, $insertion_cost = 1, $replacement_cost = 1, $deletion_cost = 1) {
    $size = strlen($b);
    $row = [];
    for ($j = 0; $j <= $size; $j++) { $row[] = $j * $insertion_cost; }
    $all = strlen($a);
    for ($i = 0; $i < $all; $i++) {
        $left = $row[0] + $deletion_cost;
        $next = [$left];
        for ($j = 0; $j < $size; $j++) {
            $cost = $row[$j] + ($a[$i] === $b[$j] ? 0 : $replacement_cost);
            if ($row[$j + 1] + $deletion_cost < $cost) { $cost = $row[$j + 1] + $deletion_cost; }
            if ($left + $insertion_cost < $cost) { $cost = $left + $insertion_cost; }
            $next[] = $cost;
            $left = $cost;
        }
        $row = $next;
    }
    return $row[$size];
}
function str_word_count($text, $format = 0, $characters = null) {
    if ($format < 0 || $format > 2) { throw new ValueError('str_word_count(): Argument #2 ($format) must be a valid format value'); }
    $words = [];
    $word = '';
    $more = $characters === null ? '' : $characters;
    // At the ends of the text, apostrophes and hyphens are no part of words.
    $first = strspn($text, (str_contains($more, "'") ? '' : "'") . (str_contains($more, '-') ? '' : '-'));
    if (str_ends_with($text, '-') && !str_contains($more, '-')) { $text = substr($text, 0, -1); }
    foreach (str_split($text . "\0") as $at => $one) {
        if ($at < $first) { continue; }
        $is_part = ctype_alpha($one) || $one === "'" || $one === '-' || $more !== '' && $one !== "\0" && strpos($more, $one) !== false;
        if ($is_part) { $word .= $one; }
        elseif ($word !== '') {
            $place = $at - strlen($word);
            $words[$format === 2 ? $place : count($words)] = $word;
            $word = '';
        }
    }
    return $format === 0 ? count($words) : $words;
}
function count_chars($text, $mode = 0) {
    $made = $mode === 0 ? array_fill(0, 256, 0) : [];
    foreach (str_split($text) as $one) { $made[ord($one)] = ($made[ord($one)] ?? 0) + 1; }
    ksort($made);
    if ($mode < 0 || $mode > 4) { throw new ValueError('count_chars(): Argument #2 ($mode) must be between 0 and 4 (inclusive)'); }
    if ($mode === 2 || $mode === 4) { $made = array_diff_key(array_fill(0, 256, 0), $made); }
    if ($mode === 3 || $mode === 4) { return implode('', array_map(fn($code) => chr($code), array_keys($made))); }
    return $made;
}
// Whether a text has letters and only those of a set. A small number stands for the letter of its code, another one for its digits.
function all_of($text, $set) {
    if (__value_kind($text) === 'int') { $text = $text >= -128 && $text <= 255 ? chr($text) : '' . $text; }
    return is_string($text) && $text !== '' && __str_lstrip($text, $set) === '';
}
function ctype_digit($text) { return all_of($text, '0123456789'); }
function ctype_alpha($text) { return all_of($text, 'etaoinshrdlcumwfgypbvkjxqzABCDEFGHIJKLMNOPQRSTUVWXYZ'); }
function ctype_alnum($text) { return all_of($text, 'etaoinshrdlcumwfgypbvkjxqzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789'); }
function ctype_upper($text) { return all_of($text, 'ABCDEFGHIJKLMNOPQRSTUVWXYZ'); }
function ctype_lower($text) { return all_of($text, 'etaoinshrdlcumwfgypbvkjxqz'); }
function ctype_space($text) { return all_of($text, " \t\n\v\f\r"); }
function ctype_punct($text) { return all_of($text, '.,;:!?\'"()[]{}<>/\\|-_+*=&^%$#@~`'); }
function ctype_xdigit($text) { return all_of($text, '0123456789abcdefABCDEF'); }
function bin2hex($text) {
    $out = '';
    $size = strlen($text);
    for ($i = 1; $i <= $size; $i++) {
        $code = __byte_codes($text, $i, $i);
        $out .= '0123456789abcdef'[$code >> 4] . '0123456789abcdef'[$code & 15];
    }
    return $out;
}
function setlocale($category, $name) { return 'C'; }
// One more with every call, as the clock would give it.
function uniqid($prefix = '', $more_entropy = false) {
    global $unique_count;
    $unique_count = (__is_none($unique_count) ? 0 : $unique_count) + 1;
    return $prefix . '65a' . str_pad(dechex($unique_count), 10, '0', STR_PAD_LEFT) . ($more_entropy ? '.00000000' : '');
}
function crc32($text) {
    $crc = 0xffffffff;
    foreach (str_split($text) as $one) {
        $crc = $crc ^ ord($one);
        for ($i = 0; $i < 8; $i++) { $crc = ($crc & 1) !== 0 ? ($crc >> 1) ^ 0xedb88320 : $crc >> 1; }
    }
    return $crc ^ 0xffffffff;
}
