<?php
// covers: multibyte texts, character classes, comparing, repeating, case, ROT13, palindromes, anagrams, Caesar
function isPalindrome(string $s): bool { $c = preg_replace('/[^a-z0-9]/', '', strtolower($s)); return $c === strrev($c); }
var_dump(isPalindrome('A man, a plan, a canal: Panama'), isPalindrome('nope'));
function caesar(string $t, int $k): string { return implode('', array_map(function ($c) use ($k) { if (!ctype_alpha($c)) return $c; $b = ctype_upper($c) ? 65 : 97; return chr((ord($c) - $b + $k + 26) % 26 + $b); }, str_split($t))); }
echo caesar('Hello, World!', 3), ' ', caesar(caesar('Hello, World!', 3), -3), ' ', str_rot13('Hello'), "\n";
function anagrams(array $words): array { $g = []; foreach ($words as $w) { $l = str_split($w); sort($l); $g[implode($l)][] = $w; } return array_filter($g, fn($x) => count($x) > 1); }
print_r(anagrams(['listen', 'silent', 'enlist', 'abc', 'cab', 'xyz']));

echo ucfirst(gettype(1.0)), ' ', PHP_EOL === "\n" ? 'nl' : 'other', ' ', str_repeat('=-', 5), ' ', strval(0.1 + 0.2), ' ', 1e100, ' ', 1.0, ' ', 100000000000000000000, ' ', 1.5e-7, ' ', -0.0, ' ', 1e15, ' ', 123456789012345678, ' ', 0.1 + 0.7, ' ', 1/3, "\n";
var_dump(0.1 + 0.2, 1e100, 1.0, 1e15, 1e16, 1.5e-7, 123456789.12345678, (float)'1e3', 7.0 / 2, 2**63, 2**-1, 10 % 3, -10 % 3, fmod(-10, 3), 5 <=> 3, '10' == '1e1', 'abc' == 0, null == false, [] == false, '0' == false, '' == null, 'a' == 'A', 1.0 === 1, '1' + '1', '1' . '1', 7 <=> '7', [1, 2] == [2 => 1], 'abc' <=> 'abd');
var_dump((int)'12abc', (int)12.9, (int)-12.9, (int)'  12', (bool)'0', (bool)'0.0', (bool)[], (bool)[0], (string)true, (string)null, (array)'a', intval('0x1A', 16), intval('012', 0), intval('101', 2), octdec('17'), bindec('1010'), hexdec('ff'), base_convert('255', 10, 16), is_numeric('1e5'), is_numeric('abc'), is_numeric(' 1'), is_numeric('1 '), is_numeric('.5'), PHP_INT_MAX + 1, 0b11, 0x1F, 017, 1_000_000);
echo "a" . 1 + 2 . "b\n"; 
echo -7 % 3, ' ', 2 ** 3 ** 2, ' ', -2 ** 2, ' ', !true ? 'a' : 'b', ' ', true && false || true ? 1 : 0, ' ', 5 & 3, 5 | 3, 5 ^ 3, ~5, 1 << 3, -8 >> 1, ' ', 'a' <=> 'b', "\n";
$i = 5; echo $i++ + ++$i, ' ', $i--, ' ', --$i, "\n"; $z = 'z'; $z++; echo $z, ' '; $az = 'Az'; $az++; echo $az, ' '; $a9 = 'a9'; $a9++; echo $a9, "\n";
$x = ['a' => ['b' => 1]]; $x['a']['c'] ??= 5; $x['d'][] = 1; $x['d'][] = 2; echo json_encode($x), ' ', $x['q']['r'] ?? 'def', ' ', isset($x['a']['b'], $x['d']) ? 'set' : 'unset', ' ', empty($x['e']) ? 'empty' : '', "\n";
switch (true) { case $i > 100: echo 'big'; break; case $i > 3: echo 'mid'; default: echo 'fall'; } echo "\n";
for ($i = 0, $j = 10; $i < $j; $i += 3, $j--) echo "$i-$j "; echo "\n"; $i = 0; while (true) { if (++$i > 5) break; if ($i % 2) continue; echo $i; } do { echo $i--; } while ($i > 4); echo "\n";
for ($i = 0; $i < 3; $i++): for ($j = 0; $j < 3; $j++): if ($j == 1) continue 2; if ($i == 2) break 2; echo "$i$j "; endfor; endfor; echo "\n"; foreach ([1, 2] as $v): echo $v; endforeach; if ($i): echo 'yes'; elseif ($j): echo 'j'; else: echo 'no'; endif; echo "\n";
list('a' => $q, 'b' => list($w)) = ['a' => 1, 'b' => [2]]; echo $q, $w, "\n"; [$p, , $r] = [1, 2, 3]; echo $p, $r, "\n"; [$p, $r] = [$r, $p]; echo $p, $r, "\n"; 
printf("%s %s %s\n", true, null, 3.0); echo implode(' ', [true, false, null, 1.5, 'x']), "\n"; print "print\n"; print('x' . "\n"); echo 'a', 'b', "\n"; 
define('MYC', 5); const OTHER = MYC * 2; echo MYC, OTHER, ' ', defined('MYC') ? 'def' : '', ' ', constant('OTHER'), "\n"; $vv = 'dyn'; $$vv = 'dynamic'; echo $dyn, ' ', ${'dyn'}, "\n"; $func = 'strtoupper'; echo $func('abc'), ' '; $cls = 'ArrayObject'; $obj = new $cls([1, 2]); echo count($obj), "\n";
