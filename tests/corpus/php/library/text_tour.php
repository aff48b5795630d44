<?php
// Functions on texts, one after the other.
$text = <<<TXT
The quick brown fox jumps over the lazy dog.
The dog barks; the fox runs away!
  Indented line with	tab
TXT;
$words = preg_split('/\W+/', strtolower($text), -1, PREG_SPLIT_NO_EMPTY);
$freq = array_count_values($words);
arsort($freq);
foreach (array_slice($freq, 0, 3, true) as $w => $c) {
    echo str_pad($w, 8, '.'), $c, PHP_EOL;
}
echo ucwords('hello world-foo bar'), ' ', ucfirst('élan'), ' ', lcfirst('ABC'), "\n";
echo wordwrap('The quick brown fox sat over the lazy dog', 15, "\n", true), "\n";
echo strrev('abc'), ' ', str_word_count('Hello World again'), ' ', similar_text('World', 'Word', $p), ' ',
    round($p, 2), "\n";
echo levenshtein('kitten', 'sitting'), ' ', soundex('Robert'), ' ', metaphone('Thompson'), "\n";
echo nl2br("a\nb"), ' ', htmlspecialchars('<a href="x">T\'s</a>'), ' ', strip_tags('<b>bold</b>'), "\n";
echo sprintf('%05d|%5.1f|%x|%X|%o|%b|%c|%e|%%|%+d|%-6s|%06.2f|%\'*10s', 42, 3.14159, 255, 255, 8, 5, 65,
    12345.678, 7, 'ab', 3.14159, 'pad'), "\n";
echo sprintf('%2$s %1$s %2$05.1f', 'a', 12.34), "\n";
echo number_format(1234567.891), ' ', number_format(1234567.891, 2), ' ', number_format(1234567.891, 2, ',',
    '.'), ' ', number_format(0.5), ' ', number_format(-1234.567, 1), "\n";
var_dump(substr_count('hello hello', 'll'), strpos('hello', 'z'), strstr('user@host', '@'), strrchr('a/b/c',
    '/'), substr('abc', 3), substr('abc', 1, -1), ucwords('a_b c', '_'));
echo implode(' ', str_split('abcdefgh', 3)), ' ', chunk_split('abcd', 2, '|'), "\n";
echo strtr('Hi all', ['Hi' => 'Hello', 'all' => 'world', 'Hello' => 'x']), ' ', strtr('abc', 'ab', 'xy'), "\n";
echo trim('  x '), '|', rtrim('x,,', ','), '|', ltrim('0012', '0'), '|', trim('[x]', '[]'), "\n";
echo str_contains('abc', ''), str_starts_with('abc', 'ab'), str_ends_with('abc', 'bc'), "\n";
echo vsprintf('%s-%s', ['a', 'b']), ' ', strcmp('a', 'b'), ' ', strcasecmp('HELLO', 'hello'), ' ',
    strncasecmp('abcd', 'ABzz', 2), ' ', strnatcmp('img12', 'img10'), "\n";
echo ucwords(strtolower('JOHN O\'REILLY')), ' ', money(5), "\n";
function money($x) {
    return '$' . number_format($x, 2);
}
echo addslashes("O'Re\"il"), ' ', stripslashes("O\\'R"), ' ', quotemeta('1+1=2'), "\n";
echo bin2hex('abc'), ' ', strtoupper(dechex(255)), ' ', bindec('1010'), ' ', hexdec('ff'), ' ', octdec('17'),
    ' ', base_convert('zz', 36, 10), "\n";
echo substr_replace('Hello World', 'PHP', 6, 5), ' ', ucfirst(trim(' abc ')), ' ', str_word_count('a b c'),
    "\n";
print_r(str_word_count('Hello fri3nd, ok', 1));
print_r(count_chars('abca', 1));
print_r(sscanf('age: 25 name: Bob', 'age: %d name: %s'));
print_r(explode(',', 'a,b,c', 2));
print_r(explode(',', 'a,b,c', -1));
print_r(array_map('trim', explode('|', 'a | b |c')));
echo "Nested: {$freq['the']} and ${p}\n";
$arr = ['k' => ['n' => 5]];
$o = new stdClass;
$o->p = new stdClass;
$o->p->q = 'deep';
$o->list = [1, 2];
echo "v: $arr[k] {$arr['k']['n']} $o->list {$o->p->q} {$o->list[1]}\n";
