// Regular expressions, over those of the machine.

function pattern_of($pattern, $text) {
    global $patterns;
    if (__is_none($patterns)) { $patterns = []; }
    // Before a line break at the end of a text, its end is as well.
    $before_break = __str_endswith($text, "\n");
    $key = $before_break ? $pattern . "\n" : $pattern;
    $known = __ordered_find($patterns, $key);
    if (!__is_none($known)) { return $known; }
    $pattern = ltrim($pattern);
    if ($pattern === '') {
        warning('preg_match(): Empty regular expression');
        return false;
    }
    $open = $pattern[0];
    $ends = ['(' => ')', '{' => '}', '[' => ']', '<' => '>'];
    $close = $ends[$open] ?? $open;
    $at = __str_rfind($pattern, $close);
    if (ctype_alnum($open) || $open === '\\') {
        warning('preg_match(): Delimiter must not be alphanumeric, backslash, or NUL');
        return false;
    }
    if ($at <= 0) {
        warning('preg_match(): No ending ' . ($open === $close ? '' : 'matching ') . "delimiter '" . $close . "' found");
        return false;
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
            warning($letter === 'e' ? 'preg_replace(): The /e modifier is no longer supported, use preg_replace_callback instead' : "preg_match(): Unknown modifier '" . $letter . "'");
            return false;
        }
    }
    [$body, $given] = switched($body);
    foreach (str_split($given) as $letter) { if ($letter !== '') { if (__str_find('ims', $letter) >= 0) { if (__str_find($flags, $letter) < 0) { $flags .= $letter; } } $letters .= $letter; } }
    if (preg_recurs($body)) { $body = unrolled($body); }
    $body = spelled($body, __str_find($letters, 'm') >= 0 || !$before_break, __str_find($letters, 'D') >= 0);
    if (__str_find($letters, 'U') >= 0) { $body = lazily($body); }
    $wide = __str_find($letters, 'u') >= 0;
    if ($wide) {
        $body = __wide_case($body, 3);
        $flags .= 'u';
    }
    if (__str_find($letters, 'A') >= 0) { $body = '(?:' . $body . ')'; }
    $compiled = __regex_new($body, $flags);
    if (is_string($compiled)) {
        global $preg_error;
        $preg_error = 1;
        warning('preg_match(): Compilation failed: ' . pattern_fault($compiled, $body));
        return false;
    }
    // The pattern, whether it is about letters and not bytes, and whether it matches where it begins alone.
    $made = [$compiled, $wide, __str_find($letters, 'A') >= 0];
    $patterns[$key] = $made;
    return $made;
}
// `(?i)` holds for the rest of its group: at the beginning for the whole.
function switched($body) {
    $given = '';
    while (strlen($body) > 3 && $body[0] === '(' && $body[1] === '?') {
        $end = __str_find($body, ')');
        $letters = $end > 0 ? substr($body, 2, $end - 2) : '';
        if ($letters === '' || strspn($letters, 'imsxuU') !== strlen($letters)) { break; }
        $given .= $letters;
        $body = substr($body, $end + 1);
    }
    if (__str_find($body, '(?') < 0) { return [$body, $given]; }
    $made = '';
    $closing = [0];
    $size = strlen($body);
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        if ($one === '\\' && $i + 1 < $size) { $made .= $one . $body[$i + 1]; $i++; continue; }
        if ($one === '[') {
            $end = $i + 1;
            if ($end < $size && $body[$end] === '^') { $end++; }
            if ($end < $size && $body[$end] === ']') { $end++; }
            while ($end < $size && $body[$end] !== ']') { $end += $body[$end] === '\\' ? 2 : 1; }
            $made .= substr($body, $i, $end - $i + 1);
            $i = $end;
            continue;
        }
        if ($one === '(') {
            $end = __str_find($body, ')', $i);
            $letters = $end > 0 && $i + 1 < $size && $body[$i + 1] === '?' ? substr($body, $i + 2, $end - $i - 2) : '';
            if ($letters !== '' && strspn($letters, 'ims-') === strlen($letters)) {
                $made .= '(?' . $letters . ':';
                $closing[count($closing) - 1] += 1;
                $i = $end;
                continue;
            }
            $closing[] = 0;
        }
        if ($one === ')' && count($closing) > 1) { $made .= str_repeat(')', array_pop($closing)); }
        $made .= $one;
    }
    return [$made . str_repeat(')', $closing[0]), $given];
}
// Whether a pattern names itself or one of its groups to stand there again.
function preg_recurs($body) {
    return __str_find($body, '(?R)') >= 0 || __str_find($body, '(?&') >= 0 || __str_find($body, '(?P>') >= 0 || __str_find($body, '(?0)') >= 0
        || __str_find($body, '(?1)') >= 0 || __str_find($body, '(?2)') >= 0 || __str_find($body, '(?3)') >= 0;
}
// The groups of a pattern: what stands between their parentheses, by number and by name; the whole is 0.
function groups_of($body) {
    $groups = [0 => $body];
    $open = [];
    $count = 0;
    $size = strlen($body);
    $in_class = false;
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        if ($one === '\\') { $i++; continue; }
        if ($in_class) { $in_class = $one !== ']'; continue; }
        if ($one === '[') { $in_class = true; continue; }
        if ($one === '(') {
            $next = substr($body, $i + 1, 1);
            $name = '';
            $start = $i + 1;
            if ($next === '?') {
                $head = substr($body, $i + 2, 2);
                $at = $head === 'P<' ? $i + 4 : ($head[0] === '<' && $head[1] !== '=' && $head[1] !== '!' ? $i + 3 : 0);
                if ($at === 0) { $open[] = [-1, 0]; continue; }
                $end = __str_find($body, '>', $at);
                $name = substr($body, $at, $end - $at);
                $start = $end + 1;
            }
            $count++;
            $open[] = [$count, $start];
            if ($name !== '') { $groups[$name] = $count; }
            continue;
        }
        if ($one === ')' && __ordered_count($open) > 0) {
            $last = array_pop($open);
            if ($last[0] > 0) { $groups[$last[0]] = substr($body, $last[1], $i - $last[1]); }
        }
    }
    return $groups;
}
// A pattern whose groups stand where they are named again, some levels deep; further down nothing matches.
function unrolled($body) {
    $groups = groups_of($body);
    for ($level = 0; $level < 10 && preg_recurs($body) && strlen($body) < 20000; $level++) { $body = with_groups($body, $groups, false); }
    return with_groups($body, $groups, true);
}
function with_groups($body, $groups, $is_last) {
    $out = '';
    $at = 0;
    while (true) {
        $found = __str_find($body, '(?', $at);
        if ($found < 0) { return $out . substr($body, $at); }
        $end = __str_find($body, ')', $found);
        $word = substr($body, $found + 2, $end - $found - 2);
        $name = $word === 'R' ? 0 : (ctype_digit($word) ? intval($word) : (str_starts_with($word, '&') ? substr($word, 1) : (str_starts_with($word, 'P>') ? substr($word, 2) : null)));
        if ($name === null) {
            $out .= substr($body, $at, $found + 2 - $at);
            $at = $found + 2;
            continue;
        }
        $group = $groups[$name] ?? '(?!)';
        if (is_int($group)) { $group = $groups[$group]; }
        $out .= substr($body, $at, $found - $at) . ($is_last ? '(?!)' : '(?:' . without_names($group) . ')');
        $at = $end + 1;
    }
}
// The same pattern with groups that are not numbered.
function without_names($body) {
    $out = '';
    $size = strlen($body);
    $in_class = false;
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        $out .= $one;
        if ($one === '\\' && $i + 1 < $size) { $i++; $out .= $body[$i]; continue; }
        if ($in_class) { $in_class = $one !== ']'; continue; }
        if ($one === '[') { $in_class = true; continue; }
        if ($one !== '(') { continue; }
        if (substr($body, $i + 1, 1) !== '?') { $out .= '?:'; continue; }
        $head = substr($body, $i + 2, 2);
        if ($head === 'P<' || $head[0] === '<' && $head[1] !== '=' && $head[1] !== '!') {
            $i = __str_find($body, '>', $i);
            $out .= '?:';
        }
    }
    return $out;
}
// Repetitions that take as little as they can, and those marked with ? as much.
function lazily($body) {
    $out = '';
    $size = strlen($body);
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        $out .= $one;
        if ($one === '\\' && $i + 1 < $size) { $i++; $out .= $body[$i]; continue; }
        if ($one !== '*' && $one !== '+' && $one !== '}') { continue; }
        if (substr($body, $i + 1, 1) === '?') { $i++; } else { $out .= '?'; }
    }
    return $out;
}
// A pattern as the machine's expressions are written.
function spelled($body, $by_lines, $at_end) {
    $end = '(?=\n?(?![\s\S]))';
    $kinds = ['[:alpha:]' => 'a-zA-Z', '[:digit:]' => '0-9', '[:alnum:]' => 'a-zA-Z0-9', '[:space:]' => '\s', '[:upper:]' => 'A-Z', '[:lower:]' => 'a-z', '[:punct:]' => '!-\/:-@\[-`{-~', '[:xdigit:]' => '0-9a-fA-F', '[:word:]' => '\w'];
    $escapes = ['R' => '(?:\r\n|\n|\r)', 'A' => '(?<![\s\S])', 'z' => '(?![\s\S])', 'Z' => $end, 'h' => '[ \t]', 'H' => '[^ \t]', 'e' => '\x1b', 'a' => '\x07', 'Q' => ''];
    $out = '';
    $size = strlen($body);
    $in_class = false;
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        if ($one === '\\' && $i + 1 < $size) {
            $i++;
            $next = $body[$i];
            if ($next === 'Q') {
                $stop = __str_find($body, '\E', $i + 1);
                if ($stop < 0) { $stop = $size; }
                $out .= preg_quote(substr($body, $i + 1, $stop - $i - 1), '/');
                $i = $stop + 1;
            } elseif ($in_class && $next === 'h') { $out .= ' \t'; }
            elseif (!$in_class && isset($escapes[$next])) { $out .= $escapes[$next]; }
            else { $out .= '\\' . $next; }
            continue;
        }
        if ($in_class) {
            if ($one === '[' && $i + 1 < $size && $body[$i + 1] === ':') {
                $stop = __str_find($body, ':]', $i);
                $kind = $stop < 0 ? '' : substr($body, $i, $stop - $i + 2);
                if (isset($kinds[$kind])) { $out .= $kinds[$kind]; $i = $stop + 1; continue; }
            }
            if ($one === ']') { $in_class = false; }
            elseif ($one === '[') { $one = '\['; }
            $out .= $one;
            continue;
        }
        if ($one === '[') {
            $in_class = true;
            $out .= '[';
            if ($i + 1 < $size && $body[$i + 1] === '^') { $out .= '^'; $i++; }
            if ($i + 1 < $size && $body[$i + 1] === ']') { $out .= '\]'; $i++; }
            continue;
        }
        if ($one === '$' && !$by_lines && !$at_end) { $out .= $end; continue; }
        if ($one === '(' && substr($body, $i + 1, 3) === '?P<') { $out .= '(?<'; $i += 3; continue; }
        if ($one === '(' && substr($body, $i + 1, 3) === '?P=') {
            $stop = __str_find($body, ')', $i);
            $out .= '\k<' . substr($body, $i + 4, $stop - $i - 4) . '>';
            $i = $stop;
            continue;
        }
        if ($one === '(' && substr($body, $i + 1, 2) === "?'") {
            $stop = __str_find($body, "'", $i + 3);
            $out .= '(?<' . substr($body, $i + 3, $stop - $i - 3) . '>';
            $i = $stop;
            continue;
        }
        // Groups and repetitions that give nothing back are taken for those that do.
        if ($one === '(' && substr($body, $i + 1, 2) === '?>') { $out .= '(?:'; $i += 2; continue; }
        if ($one === '+' && $i > 0 && repeats($body, $i - 1)) { continue; }
        $out .= $one;
    }
    return $out;
}
// Whether a repetition ends at a place of a pattern.
function repeats($body, $at) {
    if (__str_find('+*?}', $body[$at]) < 0 || $at > 0 && $body[$at - 1] === '\\') { return false; }
    if ($body[$at] !== '}') { return true; }
    $open = __str_rfind(substr($body, 0, $at), '{');
    return $open >= 0 && ctype_digit(substr($body, $open + 1, 1));
}
// Where a pattern matches from a place on: the groups by number and name, each a text with its place, or null.
function match_at($pattern, $text, $from) {
    [$compiled, $wide, $anchored] = $pattern;
    $of = $text;
    if ($wide) {
        $of = __wide_case($text, 3);
        $from = __length_of(__wide_case(substr($text, 0, $from), 3));
    }
    $found = __regex_match($compiled, $of, $from);
    if ($found === null) { return null; }
    $all = __ordered_list($found);
    if ($anchored && $all[0] !== $from) { return null; }
    $count = __ordered_count($all) - 1;
    $named = $all[$count];
    $names = [];
    if (__value_kind($named) === 'object') {
        foreach (__ordered_list(__own_keys($named)) as $name) {
            $ends = __own_value($named, $name);
            for ($i = 2; $i < $count; $i += 2) {
                if ($ends !== null && __field($ends, 0) === $all[$i] && __field($ends, 1) === $all[$i + 1] && !isset($names[$i])) {
                    $names[$i] = $name;
                    break;
                }
            }
            if ($ends === null) { $names['-' . $name] = $name; }
        }
    }
    $groups = [];
    for ($i = 0; $i < $count; $i += 2) {
        if ($all[$i] < 0) { $one = null; }
        elseif ($wide) {
            $before = $all[$i] === 0 ? '' : __wide_case(__byte_part($of, 1, $all[$i]), 4);
            $one = [$all[$i + 1] === $all[$i] ? '' : __wide_case(__byte_part($of, $all[$i] + 1, $all[$i + 1]), 4), strlen($before)];
        } else { $one = [substr($text, $all[$i], $all[$i + 1] - $all[$i]), $all[$i]]; }
        if (isset($names[$i])) { $groups[$names[$i]] = $one; }
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
    foreach ($groups as $key => $one) {
        if (!$keep && is_int($key) && $key > $last) { continue; }
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
    $compiled = pattern_of($pattern, $text);
    if ($compiled === false) { return false; }
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
        $at = behind($groups, $text, $compiled[1]);
    }
    return $all;
}
function preg_match_all($pattern, $text, &$matches = null, $flags = 0, $offset = 0) {
    $all = all_matches($pattern, $text, $offset);
    $made = [];
    if (($flags & 2) !== 0) { foreach ($all as $groups) { $made[] = group_texts($groups, false, $flags & 768); } }
    else {
        if (count($all) === 0) { for ($i = 0; $i <= substr_count($pattern, '('); $i++) { $made[$i] = []; } }
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
    if (is_array($text)) {
        foreach ($text as $key => $one) { $text[$key] = preg_replace_callback($pattern, $function, $one, $limit); }
        return $text;
    }
    if (is_array($pattern)) {
        foreach ($pattern as $one) { $text = preg_replace_callback($one, $function, $text, $limit); }
        return $text;
    }
    $text = text_of($text);
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
    foreach ($pattern as $one => $callback) { $subject = preg_replace_callback($one, $callback, $subject, $limit); }
    return $subject;
}
function preg_replace($pattern, $replacement, $subject, $limit = -1, &$count = null) {
    $count = 0;
    if (is_array($subject)) {
        foreach ($subject as $key => $one) { $subject[$key] = preg_replace($pattern, $replacement, $one, $limit); }
        return $subject;
    }
    $text = text_of($subject);
    $patterns = is_array($pattern) ? array_values($pattern) : [$pattern];
    $list = is_array($replacement) ? array_values($replacement) : null;
    foreach ($patterns as $number => $one) {
        $by = $list === null ? text_of($replacement) : text_of($list[$number] ?? '');
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
function preg_split($pattern, $text, $limit = -1, $flags = 0) {
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
        if ($size === 0 && ($start === 0 || $start >= strlen($text))) { continue; }
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
    $out = '';
    foreach (str_split($text) as $one) { $out .= ($one !== '' && __str_find('.\\+*?[^]$(){}=!<>|:-#/', $one) >= 0 && ($one !== '/' || $delimiter === '/') ? '\\' : '') . $one; }
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
            return 'quantifier does not follow a repeatable item at offset ' . strcspn($body, '*+?');
        default: return $fault . ' at offset ' . $end;
    }
}
function preg_last_error() {
    global $preg_error;
    return __is_none($preg_error) ? 0 : $preg_error;
}
function preg_last_error_msg() { return preg_last_error() === 0 ? 'No error' : 'Internal error'; }
