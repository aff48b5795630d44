// Values as filters let them through.

function filter_var($value, $filter = 516, $options = 0) {
    $wanted = is_array($options) ? ($options['flags'] ?? 0) : $options;
    $is_failed = ($wanted & 134217728) !== 0 ? null : false;
    if ($filter === 1024) { return filtered($value, $filter, $options); }
    if (($wanted & (16777216 | 67108864)) === 0) {
        if (is_array($value) || is_object($value) && !__has_member($value, '__tostring()')) { return $is_failed; }
        return filtered($value, $filter, $options);
    }
    if (!is_array($value)) { return ($wanted & 16777216) !== 0 ? $is_failed : [filtered($value, $filter, $options)]; }
    foreach ($value as $key => $one) { $value[$key] = is_array($one) ? filter_var($one, $filter, $options) : filtered($one, $filter, $options); }
    return $value;
}
// One value by one filter.
function filtered($value, $filter, $options) {
    $flags = is_array($options) ? ($options['flags'] ?? 0) : $options;
    $settings = is_array($options) ? ($options['options'] ?? []) : [];
    $text = trim(text_of($value));
    $failed = ($flags & 134217728) !== 0 ? null : false;
    if (is_array($settings) && array_key_exists('default', $settings)) { $failed = $settings['default']; }
    switch ($filter) {
        case 257:
            if (($flags & 2) !== 0 && preg_match('/^0[xX][0-9a-fA-F]+$/', $text) === 1) { return hexdec($text); }
            if (($flags & 1) !== 0 && preg_match('/^0[oO]?[0-7]+$/', $text) === 1) { return octdec($text); }
            if (preg_match('/^[+-]?(?:0|[1-9][0-9]*)$/', $text) !== 1 || !is_int($text + 0)) { return $failed; }
            $number = intval($text);
            if (isset($settings['min_range']) && $number < $settings['min_range'] || isset($settings['max_range']) && $number > $settings['max_range']) { return $failed; }
            return $number;
        case 258:
            $lower = strtolower($text);
            if (in_array($lower, ['1', 'true', 'on', 'yes'], true)) { return true; }
            if (in_array($lower, ['0', 'false', 'off', 'no', ''], true)) { return false; }
            return ($flags & 134217728) !== 0 ? null : false;
        case 259:
            if (($flags & 8192) !== 0) { $text = str_replace(',', '', $text); }
            $number = floatval($text);
            if (!is_numeric($text) || isset($settings['min_range']) && $number < $settings['min_range'] || isset($settings['max_range']) && $number > $settings['max_range']) { return $failed; }
            return $number;
        case 272: return preg_match($settings['regexp'], $text) === 1 ? $text : $failed;
        case 273: return preg_match('#^[a-zA-Z][a-zA-Z0-9+.-]*://[^\s/?\#]+\S*$#', $text) === 1 || preg_match('#^mailto:\S+@\S+$#', $text) === 1 ? $text : $failed;
        case 274: return preg_match('/^[A-Za-z0-9.!\#$%&\'*+\/=?^_`{|}~-]+@[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?)+$/', $text) === 1 && preg_match('/^\.|\.\.|\.@/', $text) !== 1 ? $text : $failed;
        case 275:
            $four = preg_match('/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/', $text) === 1;
            $six = __str_find($text, ':') >= 0 && preg_match('/^[0-9a-fA-F:]+$/', $text) === 1 && substr_count($text, '::') <= 1 && (substr_count($text, ':') === 7 || __str_find($text, '::') >= 0);
            if ($four && (($flags & 8388608) !== 0 && preg_match('/^(?:10|192\.168|172\.(?:1[6-9]|2\d|3[01]))\./', $text) === 1
                || ($flags & 4194304) !== 0 && preg_match('/^(?:0|127|24\d|25\d|169\.254)\./', $text) === 1)) { return $failed; }
            if (($flags & 1048576) !== 0 && ($flags & 2097152) === 0) { return $four ? $text : $failed; }
            if (($flags & 2097152) !== 0 && ($flags & 1048576) === 0) { return $six ? $text : $failed; }
            return $four || $six ? $text : $failed;
        case 277: return preg_match('/^[A-Za-z0-9](?:[A-Za-z0-9-]*[A-Za-z0-9])?(?:\.[A-Za-z0-9-]+)*$/', $text) === 1 ? $text : $failed;
        case 513: return strip_tags(text_of($value));
        case 514: return rawurlencode(text_of($value));
        case 515: return preg_replace_callback('/[\x00-\x1f"\'<>&]/', fn($m) => '&#' . ord($m[0]) . ';', text_of($value));
        case 517: return preg_replace('/[^a-zA-Z0-9!#$%&\'*+\/=?^_`{|}~@.\[\]-]/', '', text_of($value));
        case 518: return preg_replace('/[^\x21-\x7e]/', '', text_of($value));
        case 522: return htmlspecialchars(text_of($value));
        case 519: return preg_replace('/[^0-9+-]/', '', text_of($value));
        case 520: return preg_replace('/[^0-9+' . (($flags & 4096) !== 0 ? '.' : '') . (($flags & 8192) !== 0 ? ',' : '') . (($flags & 16384) !== 0 ? 'eE' : '') . '-]/', '', text_of($value));
        case 523: return addslashes(text_of($value));
        case 276: return preg_match('/^[0-9A-Fa-f]{2}([:-])(?:[0-9A-Fa-f]{2}\1){4}[0-9A-Fa-f]{2}$|^(?:[0-9A-Fa-f]{4}\.){2}[0-9A-Fa-f]{4}$/', $text) === 1 ? $text : $failed;
        case 1024: return $settings($value);
    }
    return text_of($value);
}
function filter_var_array($array, $options = 516, $add_empty = true) {
    if (!is_array($options)) { return array_map(fn($one) => filter_var($one, $options), $array); }
    $made = [];
    foreach ($options as $name => $how) {
        if (!array_key_exists($name, $array)) {
            if ($add_empty) { $made[$name] = null; }
            continue;
        }
        $made[$name] = is_array($how) ? filter_var($array[$name], $how['filter'] ?? 516, $how) : filter_var($array[$name], $how);
    }
    return $made;
}
