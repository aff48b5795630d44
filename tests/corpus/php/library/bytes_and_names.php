<?php
// covers: pack and unpack, names of characters, pieces of texts, addresses, distances with costs, days by number
class Header
{
    public function __construct(public readonly int $version, public readonly string $name, public readonly float $scale) {}
    public function bytes(): string { return pack('nA8dC', $this->version, $this->name, $this->scale, strlen($this->name)); }
    public static function of(string $bytes): self
    {
        ['version' => $version, 'name' => $name, 'scale' => $scale] = unpack('nversion/A8name/dscale/Cin', $bytes);
        return new self($version, $name, $scale);
    }
}
$bytes = (new Header(513, 'lamp', -2.5))->bytes();
echo bin2hex($bytes), ' ', strlen($bytes), "\n";
var_dump(Header::of($bytes));
foreach ([['N', 4294967295], ['v', 258], ['q', -5], ['J', 5], ['f', 0.1], ['E', 1e-310], ['H*', 'abc'], ['h3', 'abc'], ['Z*', 'hi'], ['a5', 'hi'], ['c3x2C', -1, 2, 300, 9]] as $given) { echo $given[0], ' ', bin2hex(pack(...$given)), "\n"; }
echo json_encode([unpack('s', "\xfe\xff"), unpack('C*', 'abc'), unpack('N2part', pack('N2', 7, 8)), unpack('H*hex/', 'xyz'), unpack('Ca/x/Cb', "\1\2\3")]), "\n";
try { pack('N'); } catch (ValueError $e) { echo $e->getMessage(), "\n"; }
echo htmlentities('<café> & "5 ≠ 6" €'), ' ', html_entity_decode('&lt;&hearts;&#x41;&#66;&eacute;&bogus;&nbsp;|'), ' ', htmlspecialchars_decode('&lt;b&gt; &amp;amp; &quot;x&quot; &#039;'), ' ', count(get_html_translation_table(HTML_ENTITIES)), "\n";
for ($part = strtok("a b,c\n\td", " ,\n\t"); $part !== false; $part = strtok(" ,\n\t")) { echo "[$part]"; }
echo "\n", ip2long('192.168.1.10'), ' ', long2ip(3232235786), ' ', var_export(ip2long('1.2.3'), true), ' ', fnmatch('*.t?t', 'a.txt') ? 'fits' : 'differs', ' ', strchr('user@host', '@'), "\n";
echo implode(' ', substr_replace(['abc', 'defg'], ['1', '22'], [0, 2], 1)), ' ', substr_count('hello hello', 'll', 3), ' ', levenshtein('kitten', 'sitting', 2, 3, 4), ' ', soundex('Ashcraft'), ' ', metaphone('Schmidt'), ' ', strip_tags('<p>Hi <b>there</b><br/></p>', '<b>'), ' ', stripcslashes('a\tb\x41'), ' ', addcslashes("a\tb\x01é", "\0..\37!@\177..\377"), "\n";
echo sprintf('%-06d|%06d|%-06.1f|', 42, -42, 1.5), ' ', preg_replace('/[\x{4e00}-\x{9fa5}]+/u', '*', '中文 text'), ' ', var_export(PHP_INT_MIN, true), ' ', (int) '99999999999999999999', ' ', abs(-0.0), "\n";
echo gregoriantojd(2, 29, 2024), ' ', jdtogregorian(2460370), ' ', jddayofweek(2460370, 1), ' ', easter_days(2024), ' ', date('M j', easter_date(2025)), "\n";
print_r(parse_ini_string("a = 1\n[db]\nhost = \"local host\"\nports[] = 1\nports[] = 2\nflag = yes\n", true, INI_SCANNER_TYPED));
$hash = password_hash('secret', PASSWORD_DEFAULT);
var_dump(strlen($hash), password_verify('secret', $hash), password_verify('Secret', $hash), password_get_info($hash)['algoName']);
$running = hash_init('sha256');
hash_update($running, 'ab');
hash_update($running, 'c');
var_dump(hash_final($running) === hash('sha256', 'abc'), bin2hex(hash_pbkdf2('sha1', 'password', 'salt', 2, 20, true)), convert_uuencode('test'), quoted_printable_encode('é=1'));
echo implode(' ', [strcmp('hello', 'Hello'), strcmp('a', 'c'), strcmp('abc', 'ab'), strcasecmp('a', 'C'), strncmp('abd', 'abc', 3), substr_compare('abcde', 'zz', 2, 2), strcoll('abcd', 'ab'), strnatcmp('img12', 'img9')]), "\n";
$queue = new SplPriorityQueue;
foreach (['low' => 1, 'high' => 3, 'also high' => 3, 'middle' => 2] as $name => $rank) { $queue->insert($name, $rank); }
while (!$queue->isEmpty()) { echo $queue->extract(), ' '; }
$heap = new SplMinHeap;
foreach ([[2, 'x'], [1, 'b'], [1, 'a'], [3, 'q']] as $one) { $heap->insert($one); }
foreach ($heap as [$rank, $name]) { echo $rank, $name, ' '; }
echo "\n";
