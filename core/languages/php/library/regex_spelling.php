// Patterns as the machine writes them.

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
// Whether a pattern has what the machine's expressions have no word for: groups and repetitions that give nothing back, `\K`, conditions.
function needs_marks($body) {
    return __str_find($body, '\\K') >= 0 || __str_find($body, '(?>') >= 0 || __str_find($body, '(?(?') >= 0
        || __str_find($body, '++') >= 0 || __str_find($body, '*+') >= 0 || __str_find($body, '?+') >= 0 || __str_find($body, '}+') >= 0;
}
// The same pattern with groups of its own: what stands in one that looks ahead is not tried again once it has been left, so what
// gives nothing back is looked at first and then taken as it was. Which groups are the program's, and which begin the match anew.
function marked($body) {
    $out = '';
    $open = [];
    $atom = 0;
    $count = 0;
    $size = strlen($body);
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        $start = strlen($out);
        if ($one === '\\' && $i + 1 < $size) {
            $i++;
            $next = $body[$i];
            if ($next === 'K') { $count++; $out .= '(?<own' . $count . 'k>)'; continue; }
            $atom = $start;
            $length = 1;
            if (($next === 'p' || $next === 'P' || $next === 'x' || $next === 'k' || $next === 'g') && __str_find('{<', substr($body, $i + 1, 1)) >= 0 && $i + 1 < $size) {
                $length = strcspn($body, '}>', $i) + 1;
            }
            $out .= '\\' . substr($body, $i, $length);
            $i += $length - 1;
            continue;
        }
        if ($one === '[') {
            $end = $i + 1;
            if ($end < $size && $body[$end] === '^') { $end++; }
            if ($end < $size && $body[$end] === ']') { $end++; }
            while ($end < $size && $body[$end] !== ']') {
                if (substr($body, $end, 2) === '[:') { $end = __str_find($body, ':]', $end) + 2; } else { $end += $body[$end] === '\\' ? 2 : 1; }
            }
            $atom = $start;
            $out .= substr($body, $i, $end - $i + 1);
            $i = $end;
            continue;
        }
        if ($one === '(') {
            if (substr($body, $i, 3) === '(?>') {
                $count++;
                $open[] = [$start, '))\k<own' . $count . '>'];
                $out .= '(?=(?<own' . $count . '>';
                $i += 2;
                continue;
            }
            if (substr($body, $i, 4) === '(?(?') {
                // The condition, and its opposite in front of what holds otherwise.
                $end = group_end($body, $i + 2);
                $test = substr($body, $i + 2, $end - $i - 1);
                $whole = group_end($body, $i);
                [$yes, $no] = two_ways(substr($body, $end + 1, $whole - $end - 1));
                $other = str_starts_with($test, '(?<') ? ($test[3] === '=' ? '(?<!' : '(?<=') . substr($test, 4) : ($test[2] === '=' ? '(?!' : '(?=') . substr($test, 3);
                $body = substr($body, 0, $i) . '(?:' . $test . $yes . '|' . without_names($other) . $no . ')' . substr($body, $whole + 1);
                $size = strlen($body);
                $i--;
                continue;
            }
            $open[] = [$start, ')'];
            $out .= '(';
            if (substr($body, $i + 1, 1) === '?') { $out .= '?'; $i++; }
            continue;
        }
        if ($one === ')' && __ordered_count($open) > 0) {
            $last = array_pop($open);
            $out .= $last[1];
            $atom = $last[0];
            continue;
        }
        $repeat = $one === '*' || $one === '+' || $one === '?' ? $one : '';
        if ($one === '{' && preg_match('/^\{\d*,?\d*\}/', substr($body, $i, 12), $found) === 1) { $repeat = $found[0]; }
        if ($repeat !== '') {
            $i += strlen($repeat) - 1;
            if (substr($body, $i + 1, 1) === '+') {
                $count++;
                $out = substr($out, 0, $atom) . '(?=(?<own' . $count . '>' . substr($out, $atom) . $repeat . '))\k<own' . $count . '>';
                $i++;
            } else { $out .= $repeat; }
            continue;
        }
        $atom = $start;
        $out .= $one;
    }
    $own = [];
    $anew = [];
    $names = group_names($out);
    for ($number = 1; $number <= $names[0]; $number++) {
        $name = $names[$number] ?? '';
        if (!str_starts_with($name, 'own')) { $own[] = $number; } elseif (str_ends_with($name, 'k')) { $anew[] = $number; }
    }
    $made = '';
    for ($i = 0; $i < strlen($out); $i++) {
        $made .= $out[$i];
        if ($out[$i] !== '\\') { continue; }
        $i++;
        $digit = substr($out, $i, 1);
        $made .= ctype_digit($digit) && $digit !== '0' ? $own[intval($digit) - 1] ?? $digit : $digit;
    }
    return [$made, [$own, $anew]];
}
// Where the group ends that begins at a place.
function group_end($body, $at) {
    $depth = 0;
    for ($size = strlen($body); $at < $size; $at++) {
        if ($body[$at] === '\\') { $at++; continue; }
        if ($body[$at] === '[') { $at = __str_find($body, ']', $at + 2); continue; }
        if ($body[$at] === '(') { $depth++; }
        if ($body[$at] === ')' && --$depth === 0) { return $at; }
    }
    return $at;
}
function two_ways($body) {
    $depth = 0;
    for ($at = 0; $at < strlen($body); $at++) {
        if ($body[$at] === '\\') { $at++; continue; }
        if ($body[$at] === '(') { $depth++; }
        if ($body[$at] === ')') { $depth--; }
        if ($body[$at] === '|' && $depth === 0) { return [substr($body, 0, $at), substr($body, $at + 1)]; }
    }
    return [$body, ''];
}
// What has been found, by the groups that are the program's.
function unmarked($all, $places) {
    $made = [$all[0], $all[1]];
    foreach ($places[0] as $number) { $made[] = $all[2 * $number]; $made[] = $all[2 * $number + 1]; }
    foreach ($places[1] as $number) { if ($all[2 * $number] >= 0) { $made[0] = $all[2 * $number]; } }
    $made[] = null;
    return $made;
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
// How many groups a pattern has, at 0, and the names of those that have one.
function group_names($body) {
    $names = [0];
    $size = strlen($body);
    $in_class = false;
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        if ($one === '\\') { $i++; continue; }
        if ($in_class) {
            if ($one === ']') { $in_class = false; }
            continue;
        }
        if ($one === '[') {
            $in_class = true;
            if (substr($body, $i + 1, 1) === '^') { $i++; }
            if (substr($body, $i + 1, 1) === ']') { $i++; }
            continue;
        }
        if ($one !== '(') { continue; }
        if (substr($body, $i + 1, 1) !== '?') {
            if (substr($body, $i + 1, 1) !== '*') { $names[0] += 1; }
            continue;
        }
        $at = $i + (substr($body, $i + 2, 1) === 'P' ? 3 : 2);
        $end = ['<' => '>', "'" => "'"][substr($body, $at, 1)] ?? null;
        if ($end === null || in_array(substr($body, $at + 1, 1), ['=', '!'])) { continue; }
        $names[0] += 1;
        $names[$names[0]] = substr($body, $at + 1, __str_find($body, $end, $at + 1) - $at - 1);
    }
    return $names;
}
// A pattern as the machine's expressions are written.
function spelled($body, $by_lines, $at_end, $wide) {
    $end = '(?=\n?(?![\s\S]))';
    $kinds = ['[:alpha:]' => 'a-zA-Z', '[:digit:]' => '0-9', '[:alnum:]' => 'a-zA-Z0-9', '[:space:]' => '\s', '[:upper:]' => 'A-Z', '[:lower:]' => 'a-z', '[:punct:]' => '!-\/:-@\[-`{-~', '[:xdigit:]' => '0-9a-fA-F', '[:word:]' => '\w'];
    $escapes = ['R' => '(?:\r\n|\n|\r)', 'A' => '(?<![\s\S])', 'z' => '(?![\s\S])', 'Z' => $end, 'h' => '[ \t]', 'H' => '[^ \t]', 'v' => '[\n\x0b\f\r]', 'V' => '[^\n\x0b\f\r]', 'N' => '[^\n]', 'e' => '\x1b', 'a' => '\x07', 'Q' => ''];
    // Of letters, and not of bytes, these are by what Unicode says.
    $letter = '\p{L}\p{N}_';
    $inside = $wide ? ['h' => ' \t', 'v' => '\n\x0b\f\r', 'w' => $letter, 'd' => '\p{Nd}'] : ['h' => ' \t', 'v' => '\n\x0b\f\r'];
    if ($wide) {
        $escapes += ['w' => '[' . $letter . ']', 'W' => '[^' . $letter . ']', 'd' => '\p{Nd}', 'D' => '\P{Nd}', 'X' => '(?:\P{M}\p{M}*)',
            'b' => '(?:(?<=[' . $letter . '])(?![' . $letter . '])|(?<![' . $letter . '])(?=[' . $letter . ']))'];
    }
    $out = '';
    $size = strlen($body);
    $in_class = false;
    for ($i = 0; $i < $size; $i++) {
        $one = $body[$i];
        if ($one === '\\' && $i + 1 < $size) {
            $i++;
            $next = $body[$i];
            // A property of one letter needs no braces.
            if (($next === 'p' || $next === 'P') && ctype_alpha(substr($body, $i + 1, 1))) {
                $out .= '\\' . $next . '{' . $body[$i + 1] . '}';
                $i++;
            } elseif ($next === 'Q') {
                $stop = __str_find($body, '\E', $i + 1);
                if ($stop < 0) { $stop = $size; }
                $out .= preg_quote(substr($body, $i + 1, $stop - $i - 1), '/');
                $i = $stop + 1;
            } elseif ($next === 'x' && substr($body, $i + 1, 1) === '{') {
                $stop = __str_find($body, '}', $i);
                $code = hexdec(substr($body, $i + 2, $stop - $i - 2));
                $out .= $code < 128 ? '\x' . str_pad(dechex($code), 2, '0', 0) : mb_chr($code);
                $i = $stop;
            } elseif (($next === 'p' || $next === 'P') && $wide && ($letters = script_letters($body, $i + 1)) !== '') {
                $out .= $in_class ? $letters : ($next === 'p' ? '[' : '[^') . $letters . ']';
                $i = __str_find($body, '}', $i);
            } elseif ($in_class && isset($inside[$next])) { $out .= $inside[$next]; }
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
// The letters of the script that is named in braces at a place of a pattern, most of them; nothing where none is.
function script_letters($body, $at) {
    $stop = __str_find($body, '}', $at);
    if ($stop < 0 || substr($body, $at, 1) !== '{') { return ''; }
    $scripts = [
        'Latin' => [[65, 90], [97, 122], [170, 170], [186, 186], [192, 214], [216, 246], [248, 696], [7680, 7935]],
        'Greek' => [[880, 883], [885, 893], [895, 1023], [7936, 8190]], 'Cyrillic' => [[1024, 1327]], 'Armenian' => [[1329, 1418]],
        'Hebrew' => [[1425, 1524]], 'Arabic' => [[1536, 1791]], 'Devanagari' => [[2304, 2431]], 'Thai' => [[3585, 3675]],
        'Hangul' => [[4352, 4607], [44032, 55203]], 'Hiragana' => [[12353, 12447]], 'Katakana' => [[12449, 12543]],
        'Han' => [[12293, 12295], [13312, 19903], [19968, 40959], [63744, 64217]],
    ];
    $made = '';
    foreach ($scripts[substr($body, $at + 1, $stop - $at - 1)] ?? [] as $range) { $made .= mb_chr($range[0]) . '-' . mb_chr($range[1]); }
    return $made;
}
// Whether a repetition ends at a place of a pattern.
function repeats($body, $at) {
    if (__str_find('+*?}', $body[$at]) < 0 || $at > 0 && $body[$at - 1] === '\\') { return false; }
    if ($body[$at] !== '}') { return true; }
    $open = __str_rfind(substr($body, 0, $at), '{');
    return $open >= 0 && ctype_digit(substr($body, $open + 1, 1));
}
