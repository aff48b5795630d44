<?php
// covers: possessive and atomic groups, \K, conditions that look ahead, errors of patterns, back references behind them

echo preg_replace('/foo\Kbar/', 'X', 'foobar bar'), ' ', preg_replace('/\K/', '-', 'ab'), ' ', preg_replace('/a+\K(b)\1/', '<$1>', 'aabbb'), "\n";
var_dump(preg_match('/a++ab/', 'aaab'), preg_match('/a++b/', 'aaab', $m), $m);
var_dump(preg_match('/(?>a|ab)c/', 'abc'), preg_match('/(?:a|ab)c/', 'abc'));
echo preg_replace('/(?(?=a)ab|cd)/', 'Y', 'abcdacad'), "\n";
preg_match_all('/"(?:[^"\\\\]++|\\\\.)*+"/', 'x "a\"b" y "c"', $found);
print_r($found);
preg_match('/(?<word>\w++)(-)(?<rest>(\d)*+)/', 'ab-12', $m);
print_r($m);
echo preg_match('/[[:alpha:]]*+\d{1,2}+(x)\1/', 'abc12xx', $m), $m[1], "\n";
echo preg_replace('/\p{Lu}++(é)?+/u', '_', 'ABéC'), "\n";
print_r(preg_split('/\d\K(?=\d)/', '1234'));

var_dump(@preg_match('/(/', 'x'), preg_last_error(), preg_last_error_msg());
var_dump(@preg_match('abc', 'x'), preg_last_error_msg(), preg_match('/x/', 'x'), preg_last_error_msg());
