// Regular expressions, over those of the machine.

function refused_pattern() {
    global $preg_error;
    $preg_error = 1;
    return false;
}
// Where the body of a pattern ends: a delimiter behind a backslash is part of it, and brackets may stand in brackets.
function closing_delimiter($pattern, $open, $close) {
    $size = strlen($pattern);
    $depth = 1;
    for ($at = 1; $at < $size; $at++) {
        $one = $pattern[$at];
        if ($one === '\\') { $at++; }
        elseif ($one === $close) { if (--$depth === 0) { return $at; } }
        elseif ($one === $open) { $depth++; }
    }
    return -1;
}
function pattern_of($pattern, $text) {
    global $patterns, $preg_error;
    $preg_error = 0;
    if (__is_none($patterns)) { $patterns = []; }
    // Before a line break at the end of a text, its end is as well.
    $before_break = __str_endswith($text, "\n");
    $key = $before_break ? $pattern . "\n" : $pattern;
    $known = __ordered_find($patterns, $key);
    if (!__is_none($known)) { return $known; }
    $pattern = ltrim($pattern);
    if ($pattern === '') {
        warning(asked_function() . '(): Empty regular expression');
        return refused_pattern();
    }
    $open = $pattern[0];
    $ends = ['(' => ')', '{' => '}', '[' => ']', '<' => '>'];
    $close = $ends[$open] ?? $open;
    $at = closing_delimiter($pattern, $open, $close);
    if (ctype_alnum($open) || $open === '\\') {
        warning(asked_function() . '(): Delimiter must not be alphanumeric, backslash, or NUL');
        return refused_pattern();
    }
    if ($at <= 0) {
        warning(asked_function() . '(): No ending ' . ($open === $close ? '' : 'matching ') . "delimiter '" . $close . "' found");
        return refused_pattern();
    }
    $body = substr($pattern, 1, $at - 1);
    $flags = '';
    $letters = substr($pattern, $at + 1);
    foreach (str_split($letters) as $letter) {
        if ($letter === 'i' || $letter === 'm' || $letter === 's') { $flags .= $letter; }
    }
    if (__str_find($letters, 'x') >= 0) {
        $made = '';
        $in_class = false;
        for ($i = 0; $i < strlen($body); $i++) {
            $one = $body[$i];
            if ($one === '\\') { $made .= $one . $body[$i + 1]; $i++; continue; }
            if ($one === '[') { $in_class = true; } elseif ($one === ']') { $in_class = false; }
            if (!$in_class && ctype_space($one)) { continue; }
            if (!$in_class && $one === '#') { while ($i < strlen($body) && $body[$i] !== "\n") { $i++; } continue; }
            $made .= $one;
        }
        $body = $made;
    }
    foreach (str_split($letters) as $letter) {
        if ($letter !== '' && __str_find("imsxuADSUXJn\r\n ", $letter) < 0) {
            warning($letter === 'e' ? 'preg_replace(): The /e modifier is no longer supported, use preg_replace_callback instead' : asked_function() . "(): Unknown modifier '" . $letter . "'");
            return refused_pattern();
        }
    }
    [$body, $given] = switched($body);
    foreach (str_split($given) as $letter) { if ($letter !== '') { if (__str_find('ims', $letter) >= 0) { if (__str_find($flags, $letter) < 0) { $flags .= $letter; } } $letters .= $letter; } }
    if (preg_recurs($body)) { $body = unrolled($body); }
    $names = group_names($body);
    $wide = __str_find($letters, 'u') >= 0;
    $places = null;
    if (needs_marks($body)) { [$body, $places] = marked($body); }
    $body = spelled($body, __str_find($letters, 'm') >= 0 || !$before_break, __str_find($letters, 'D') >= 0, $wide);
    if (__str_find($letters, 'U') >= 0) { $body = lazily($body); }
    if ($wide) {
        $body = __wide_case($body, 3);
        $flags .= 'u';
    }
    if (__str_find($letters, 'A') >= 0) { $body = '(?:' . $body . ')'; }
    $compiled = __regex_new($body, $flags);
    if (is_string($compiled)) {
        warning(asked_function() . '(): Compilation failed: ' . pattern_fault($compiled, $body));
        return refused_pattern();
    }
    // The pattern, whether it is about letters and not bytes, whether it matches where it begins alone, its groups' names,
    // and which groups of the machine's are its own, if some are not.
    $made = [$compiled, $wide, __str_find($letters, 'A') >= 0, $names, $places];
    $patterns[$key] = $made;
    return $made;
}
// The same for a text that is to be read: of one that is no UTF-8 where the pattern says so, there is nothing to match.
function pattern_for($pattern, $text) {
    global $preg_error;
    $compiled = pattern_of($pattern, $text);
    if ($compiled === false || !$compiled[1] || mb_check_encoding($text)) { return $compiled; }
    $preg_error = 4;
    return false;
}
// Where a pattern matches from a place on: the groups by number and name, each a text with its place, or null.
function match_at($pattern, $text, $from) {
    [$compiled, $wide, $anchored, $names, $places] = $pattern;
    $of = $text;
    if ($wide) {
        $of = __wide_case($text, 3);
        $from = __length_of(__wide_case(substr($text, 0, $from), 3));
    }
    $found = __regex_match($compiled, $of, $from);
    if ($found === null) { return null; }
    $all = __ordered_list($found);
    if ($anchored && $all[0] !== $from) { return null; }
    if ($places !== null) { $all = unmarked($all, $places); }
    $count = __ordered_count($all) - 1;
    $groups = [];
    for ($i = 0; $i < $count; $i += 2) {
        if ($all[$i] < 0) { $one = null; }
        elseif ($wide) {
            $before = $all[$i] === 0 ? '' : __wide_case(__byte_part($of, 1, $all[$i]), 4);
            $one = [$all[$i + 1] === $all[$i] ? '' : __wide_case(__byte_part($of, $all[$i] + 1, $all[$i + 1]), 4), strlen($before)];
        } else { $one = [substr($text, $all[$i], $all[$i + 1] - $all[$i]), $all[$i]]; }
        if ($i > 0 && isset($names[$i >> 1]) && ($one !== null || !isset($groups[$names[$i >> 1]]))) { $groups[$names[$i >> 1]] = $one; }
        $groups[$i >> 1] = $one;
    }
    return $groups;
}
function group_texts($groups, $keep, $flags = 0) {
    $made = [];
    if ($flags > 0) {
        $keep = $keep || ($flags & 512) !== 0;
        $absent = ($flags & 512) !== 0 ? null : '';
        foreach (group_texts($groups, $keep) as $key => $text) {
            $one = $groups[$key] === null ? [$absent, -1] : $groups[$key];
            $made[$key] = ($flags & 256) !== 0 ? $one : $one[0];
        }
        return $made;
    }
    $last = 0;
    foreach ($groups as $key => $one) { if ($one !== null && is_int($key)) { $last = $key; } }
    $name = null;
    foreach ($groups as $key => $one) {
        // A group's name stands in front of its number; those behind the last that has matched are left out.
        if (is_string($key)) { $name = $key; continue; }
        if (!$keep && $key > $last) { break; }
        if ($name !== null) {
            $made[$name] = $groups[$name] === null ? '' : $groups[$name][0];
            $name = null;
        }
        $made[$key] = $one === null ? '' : $one[0];
    }
    return $made;
}
function behind($groups, $text, $wide) {
    $end = $groups[0][1] + strlen($groups[0][0]);
    if ($groups[0][0] !== '') { return $end; }
    $end++;
    while ($wide && $end < strlen($text) && (ord($text[$end]) & 192) === 128) { $end++; }
    return $end;
}
function preg_match($pattern, $text, &$matches = null, $flags = 0, $offset = 0) {
    $compiled = pattern_for($pattern, $text);
    if ($compiled === false) {
        if (preg_last_error() === 4) { $matches = []; }
        return false;
    }
    if ($offset < 0) { $offset = max(0, strlen($text) + $offset); }
    $groups = match_at($compiled, $text, $offset);
    $matches = $groups === null ? [] : group_texts($groups, false, $flags & 768);
    return $groups === null ? 0 : 1;
}
function all_matches($pattern, $text, $at = 0) {
    $compiled = pattern_of($pattern, $text);
    $all = [];
    if ($compiled === false) { return $all; }
    while ($at <= strlen($text)) {
        $groups = match_at($compiled, $text, $at);
        if ($groups === null) { break; }
        $all[] = $groups;
        // Where a match begins anew, the next one may take what stands in front of it.
        $is_anew = $compiled[4] !== null && $groups[0][0] === '' && __ordered_count($compiled[4][1]) > 0 && $groups[0][1] > $at;
        $at = $is_anew ? $groups[0][1] : behind($groups, $text, $compiled[1]);
    }
    return $all;
}
function preg_match_all($pattern, $text, &$matches = null, $flags = 0, $offset = 0) {
    if (($flags & 3) === 3) { throw new ValueError('preg_match_all(): Argument #4 ($flags) must be a PREG_* constant'); }
    $compiled = pattern_for($pattern, $text);
    if ($compiled === false) {
        if (preg_last_error() === 4) { $matches = []; }
        return false;
    }
    if ($offset < 0) { $offset = max(0, strlen($text) + $offset); }
    $all = all_matches($pattern, $text, $offset);
    $made = [];
    if (($flags & 2) !== 0) { foreach ($all as $groups) { $made[] = group_texts($groups, false, $flags & 768); } }
    else {
        if (count($all) === 0) {
            $made[0] = [];
            for ($i = 1; $i <= $compiled[3][0]; $i++) {
                if (isset($compiled[3][$i])) { $made[$compiled[3][$i]] = []; }
                $made[$i] = [];
            }
        }
        foreach ($all as $groups) { foreach (group_texts($groups, true, $flags & 768) as $key => $one) { $made[$key][] = $one; } }
    }
    $matches = $made;
    return count($all);
}
function filled($by, $groups) {
    $out = '';
    $size = strlen($by);
    for ($i = 0; $i < $size; $i++) {
        $one = $by[$i];
        if ($one === '\\' && $i + 1 < $size && $by[$i + 1] === '\\') { $out .= $one; $i++; continue; }
        if (($one === '$' || $one === '\\') && $i + 1 < $size) {
            $brace = $one === '$' && $by[$i + 1] === '{';
            $at = $i + ($brace ? 2 : 1);
            $digits = '';
            while ($at < $size && strlen($digits) < 2 && ctype_digit($by[$at])) { $digits .= $by[$at++]; }
            if ($digits !== '') {
                $group = $groups[intval($digits)] ?? null;
                $out .= $group === null ? '' : $group[0];
                $i = $brace ? $at : $at - 1;
                continue;
            }
        }
        $out .= $one;
    }
    return $out;
}
function preg_replace_callback($pattern, $callback, $subject, $limit = -1, &$count = null, $flags = 0) {
    $count = 0;
    $text = $subject;
    $function = closure_of($callback);
    $found = 0;
    if (is_array($text)) {
        foreach ($text as $key => $one) {
            $text[$key] = preg_replace_callback($pattern, $function, $one, $limit, $found, $flags);
            $count += $found;
        }
        return $text;
    }
    if (is_array($pattern)) {
        foreach ($pattern as $one) {
            $text = preg_replace_callback($one, $function, $text, $limit, $found, $flags);
            $count += $found;
        }
        return $text;
    }
    $text = text_of($text);
    if (pattern_for($pattern, $text) === false) { return null; }
    $out = '';
    $at = 0;
    foreach (all_matches($pattern, $text) as $groups) {
        if ($limit === 0) { break; }
        $limit--;
        $count++;
        $out .= substr($text, $at, $groups[0][1] - $at) . $function(group_texts($groups, false, $flags & 768));
        $at = $groups[0][1] + strlen($groups[0][0]);
    }
    return $out . substr($text, $at);
}
function preg_replace_callback_array($pattern, $subject, $limit = -1, &$count = null, $flags = 0) {
    $count = 0;
    $found = 0;
    foreach ($pattern as $one => $callback) {
        $subject = preg_replace_callback($one, $callback, $subject, $limit, $found, $flags);
        $count += $found;
    }
    return $subject;
}
function preg_replace($pattern, $replacement, $subject, $limit = -1, &$count = null) {
    $count = 0;
    if (is_array($replacement) && !is_array($pattern)) { throw new TypeError('preg_replace(): Argument #1 ($pattern) must be of type array when argument #2 ($replacement) is an array, string given'); }
    if (is_array($subject)) {
        $found = 0;
        foreach ($subject as $key => $one) {
            $subject[$key] = preg_replace($pattern, $replacement, $one, $limit, $found);
            $count += $found;
        }
        return $subject;
    }
    $text = text_of($subject);
    $patterns = is_array($pattern) ? array_values($pattern) : [$pattern];
    $list = is_array($replacement) ? array_values($replacement) : null;
    foreach ($patterns as $number => $one) {
        $by = $list === null ? text_of($replacement) : text_of($list[$number] ?? '');
        if (pattern_for($one, $text) === false) { return null; }
        $out = '';
        $at = 0;
        $left = $limit;
        foreach (all_matches($one, $text) as $groups) {
            if ($left === 0) { break; }
            $left--;
            $count++;
            $out .= substr($text, $at, $groups[0][1] - $at) . filled($by, $groups);
            $at = $groups[0][1] + strlen($groups[0][0]);
        }
        $text = $out . substr($text, $at);
    }
    return $text;
}
// Those of which something was replaced.
function preg_filter($pattern, $replacement, $subject, $limit = -1, &$count = null) {
    $count = 0;
    $found = 0;
    $made = [];
    foreach (is_array($subject) ? $subject : [$subject] as $key => $one) {
        $replaced = preg_replace($pattern, $replacement, $one, $limit, $found);
        $count += $found;
        if ($found > 0) { $made[$key] = $replaced; }
    }
    return is_array($subject) ? $made : ($made[0] ?? null);
}
function preg_split($pattern, $text, $limit = -1, $flags = 0) {
    if (pattern_for($pattern, $text) === false) { return false; }
    if (($flags & 4) !== 0) { return split_at($pattern, $text, $limit, $flags); }
    $made = [];
    foreach (split_at($pattern, $text, $limit, $flags) as $one) { $made[] = $one[0]; }
    return $made;
}
// The parts of a text, each with its place.
function split_at($pattern, $text, $limit, $flags) {
    $parts = [];
    $at = 0;
    foreach (all_matches($pattern, $text) as $groups) {
        if ($limit > 0 && count($parts) + 1 >= $limit) { break; }
        $start = $groups[0][1];
        $size = strlen($groups[0][0]);
        $part = substr($text, $at, $start - $at);
        if ($part !== '' || ($flags & 1) === 0) { $parts[] = [$part, $at]; }
        if (($flags & 2) !== 0) { foreach ($groups as $key => $one) { if (is_int($key) && $key > 0 && $one !== null && ($one[0] !== '' || ($flags & 1) === 0)) { $parts[] = $one; } } }
        $at = $start + $size;
    }
    $part = substr($text, $at);
    if ($part !== '' || ($flags & 1) === 0) { $parts[] = [$part, $at]; }
    return $parts;
}
function preg_quote($text, $delimiter = null) {
    $special = '.\\+*?[^]$(){}=!<>|:-#' . ($delimiter === null ? '' : substr($delimiter, 0, 1));
    $out = '';
    foreach (str_split($text) as $one) { $out .= $one === "\0" ? '\\000' : ($one !== '' && __str_find($special, $one) >= 0 ? '\\' : '') . $one; }
    return $out;
}
function preg_grep($pattern, $array, $flags = 0) { return array_filter($array, fn($one) => (preg_match($pattern, $one) === 1) === ($flags === 0)); }
// What is wrong with a pattern, in the words of PCRE, and where.
function pattern_fault($fault, $body) {
    $end = strlen($body);
    switch ($fault) {
        case 'Unbalanced bracket': return 'missing terminating ] for character class at offset ' . $end;
        case 'Unbalanced parenthesis':
            $plain = preg_replace('/\\\\.|\[[^\]]*\]/', '..', $body);
            $depth = 0;
            for ($at = 0; $at < strlen($plain); $at++) {
                if ($plain[$at] === '(') { $depth++; }
                elseif ($plain[$at] === ')' && --$depth < 0) { return 'unmatched closing parenthesis at offset ' . $at; }
            }
            return 'missing closing parenthesis at offset ' . $end;
        case 'Invalid atom character':
        case 'Invalid quantifier':
            return 'quantifier does not follow a repeatable item at offset ' . lone_quantifier($body);
        case 'Duplicate capture group name':
            return 'two named subpatterns have the same name (PCRE2_DUPNAMES not set) at offset ' . (preg_match('/^.*\(\?P?<\w+(?=>)/s', $body, $found) === 1 ? strlen($found[0]) + 1 : $end);
        case 'Invalid property name': return 'unknown property after \P or \p at offset ' . $end;
        case 'Range values reversed, start char code is greater than end char code.':
            $at = preg_match('/\[[^\]]*?.-./', $body, $found, 256) === 1 ? $found[0][1] + strlen($found[0][0]) - 1 : $end;
            return 'range out of order in character class at offset ' . $at;
        case 'Incomplete escape': return '\\ at end of pattern at offset ' . $end;
        default: return $fault . ' at offset ' . $end;
    }
}
// Where a quantifier stands behind nothing that could be repeated.
function lone_quantifier($body) {
    $size = strlen($body);
    $has_atom = false;
    for ($at = 0; $at < $size; $at++) {
        $one = $body[$at];
        if ($one === '*' || $one === '+' || $one === '?') {
            if (!$has_atom) { return $at; }
            if ($at + 1 < $size && ($body[$at + 1] === '+' || $body[$at + 1] === '?')) { $at++; }
            $has_atom = false;
            continue;
        }
        $has_atom = $one !== '(' && $one !== '|';
        if ($one === '(' && $at + 1 < $size && $body[$at + 1] === '?') { $at++; }
        if ($one === '\\') { $at++; }
        if ($one === '[') {
            $end = __str_find($body, ']', $at + 2);
            if ($end > 0) { $at = $end; }
        }
    }
    return $size;
}
function preg_last_error() {
    global $preg_error;
    return __is_none($preg_error) ? 0 : $preg_error;
}
function preg_last_error_msg() { return ['No error', 'Internal error', 4 => 'Malformed UTF-8 characters, possibly incorrectly encoded'][preg_last_error()]; }
