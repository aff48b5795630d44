<?php
// covers: functions on texts, formats, heredoc, nowdoc, interpolation
$n = 'World'; $a = ['k' => 'v', 'n' => ['m' => 'deep'], 3 => 'three']; $o = new stdClass; $o->p = 'prop'; $o->q = new stdClass; $o->q->r = 'nested'; $fn = fn($x) => "<$x>"; $k = 'k';
echo "Hello $n! {$a['k']} $a[k] $a[3] {$a['n']['m']} $o->p {$o->q->r} ${n} {$fn('call')} \$n \x41 \u{1F600} \101 {$a[$k]}\n";
echo <<<EOT
  Indented $n
      more {$a['k']}
  "quotes" 'single' \t tab
  EOT . "|\n";
echo <<<'RAW'
raw $n {$a['k']} \n
RAW;
echo "\n", ucwords('hello big-world foo', " -"), ' ', ucfirst('abc'), ' ', lcfirst('ABC'), ' ', wordwrap('The quick brown fox sat over the lazy dog', 15, "\n", true), "\n";
echo str_pad('5', 3, '0', STR_PAD_LEFT), str_pad('x', 5, '-', STR_PAD_BOTH), str_pad('ab', 6, '*'), '|', sprintf('%05d|%5.1f|%-8s|%08.3f|%x|%X|%o|%b|%c|%e|%\'*10s|%+d|%+d|%%|%2$s', 42, 3.14159, 'left', 3.14159, 255, 255, 8, 5, 65, 12345.678, 'pad', 7, -7), "\n";
echo number_format(1234567.891, 2), ' ', number_format(1234567.891, 2, ',', '.'), ' ', number_format(0.5), ' ', number_format(-1234.567, 1), ' ', number_format(1234), "\n";
echo strrev('hello'), strtoupper('abc'), substr('hello', 1, 3), substr('hello', -3), substr('hello', -3, 2), substr('abc', 5) === '' ? 'empty' : 'x', "\n";
var_dump(strpos('hello', 'l'), strpos('hello', 'z'), strrpos('hello', 'l'), stripos('HeLLo', 'll'), str_contains('abc', ''), substr_count('hello hello', 'll'), strcmp('a', 'b'), strcasecmp('HELLO', 'hello'), strncasecmp('Hello', 'help', 3), strnatcmp('img12', 'img10'));
echo implode(',', explode(' ', 'a b c', 2)), ' ', implode(',', explode(',', 'a,b,c', -1)), ' ', implode('|', str_split('abcdef', 4)), "\n";
echo trim("  x \n"), '|', rtrim('1.500', '0'), '|', ltrim('0012', '0'), '|', trim('[x]', '[]'), '|', nl2br("a\nb"), "\n";
echo strtr('Hi all', 'ai', 'eo'), ' ', strtr('Hi all', ['Hi' => 'Hello', 'all' => 'world', 'Hello' => 'x']), ' ', similar_text('World', 'Word', $pct), ' ', round($pct, 2), ' ', levenshtein('kitten', 'sitting'), ' ', soundex('Robert'), ' ', metaphone('Thompson'), "\n";
echo md5('hello'), ' ', sha1('abc'), ' ', crc32('hello'), ' ', hash('sha256', 'abc'), ' ', hash('crc32b', 'hello'), "\n", base64_encode('Hello, World!'), ' ', base64_decode('SGVsbG8='), ' ', bin2hex('abc'), ' ', hex2bin('616263'), ' ', urlencode('a b&c=d/e?f'), ' ', rawurlencode('a b'), ' ', urldecode('a%20b+c'), ' ', http_build_query(['a' => 1, 'b' => 'x y']), "\n";
echo htmlspecialchars('<a href="x">T\'s</a>'), ' ', html_entity_decode('&lt;p&gt; &amp;'), ' ', strip_tags('<p>Hello <b>x</b></p>'), ' ', addslashes("O'Re\"il"), ' ', stripslashes('O\\\'R'), ' ', quotemeta('1+1=2'), "\n";
print_r(str_word_count('Hello fri3nd, you\'re ok', 1)); print_r(array_count_values(str_split('hello'))); print_r(sscanf('age: 25 name: Bob', 'age: %d name: %s')); print_r(parse_url('https://user:pw@host.com:8080/p/a/t/h?query=1#frag')); parse_str('a=1&b[]=2&b[]=3&c[k]=v', $out); print_r($out);
echo ucwords(strtolower('JOHN O\'REILLY')), ' ', substr_replace('Hello', 'J', 0, 1), ' ', substr_replace('abc', 'X', -1, 0), ' ', str_word_count('a b c'), ' ', strpbrk('This is', 'st'), ' ', strstr('user@host', '@'), ' ', strstr('user@host', '@', true), ' ', strrchr('a/b/c', '/'), ' ', substr_compare('Hello', 'LLO', -3, 3, true), "\n";
echo vsprintf('%04d-%02d-%02d', [2024, 1, 5]), ' ', chunk_split('abcd', 2, '|'), ' ', nl2br('x'), ' ', money(5), ' ', lcg(), "\n"; function money($x) { return '$' . number_format($x, 2); } function lcg() { return 'l'; }
