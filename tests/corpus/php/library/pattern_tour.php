<?php
// Patterns: groups, callbacks, splitting, recursion.
preg_match('/(?<year>\d{4})-(?<mon>\d{2})/', 'on 2024-05-06', $m);
print_r($m);
preg_match('/(a)(b)?(c)?/', 'a', $m);
var_dump($m);
preg_match('/(a)(b)?(c)/', 'ac', $m, PREG_OFFSET_CAPTURE);
print_r($m);
preg_match('/(a)(b)?(c)/', 'ac', $m, PREG_UNMATCHED_AS_NULL);
var_dump($m);
echo preg_match_all('/\b(\w)(\w*)\b/', 'hello big world', $mm), ' ';
echo implode(',', $mm[1]), "\n";
preg_match_all('/(\d)(\w)/', '1a 2b', $mm, PREG_SET_ORDER);
print_r($mm);
echo preg_replace('/(\w+) (\w+)/', '$2 ${1}!', 'hello world'), ' ', preg_replace('/a/i', 'x', 'AaBb', 1), ' ',
    preg_replace(['/a/', '/b/'], ['b', 'c'], 'ab'), ' ', preg_replace('~/+~', '/', 'a//b///c'), "\n";
echo preg_replace_callback('/\d+/', fn($m) => $m[0] * 2, 'a1 b22'), ' ', preg_replace_callback('/(?<w>\w+)/',
    function ($m) {
    static $n = 0;
    return ++$n . $m['w'];
}, 'x y'), "\n";
print_r(preg_split('/[\s,]+/', "a, b  c,d", -1, PREG_SPLIT_NO_EMPTY));
print_r(preg_split('//', 'abc', -1, PREG_SPLIT_NO_EMPTY));
print_r(preg_split('/(-)/', 'a-b-c', 2, PREG_SPLIT_DELIM_CAPTURE));
print_r(preg_split('/ /', 'a b', -1, PREG_SPLIT_OFFSET_CAPTURE));
print_r(preg_grep('/^a/', ['apple', 'banana', 'avocado']));
echo preg_quote('Hello.World?[1+1=2]'), "\n";
var_dump(preg_match('/^\p{Lu}\p{L}+$/u', 'Élan'), preg_match('/^[\w.+-]+@\w+\.\w{2,}$/',
    'test.user@example.com'), preg_match('/colou?r/i', 'COLOR'),
    preg_match('/^(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)(?:\.(?!$)|$)){4}$/', '192.168.1.1'));
echo preg_replace('/(?<=\d)(?=(\d{3})+$)/', ',', '1234567'), ' ', preg_replace('/\s+/', ' ', "a \n\t b"), ' ',
    preg_replace('/^/m', '> ', "l1\nl2"), ' ', preg_replace('/(?P<a>x)\1/', 'y', 'xx'), "\n";
echo preg_replace('/x++y/', 'z', 'xxxy'), preg_match('/(?>a+)b/', 'aaab'),
    preg_match('/^(\((?:[^()]|(?1))*\))$/', '(a(b)c)'), preg_match('/^(?<p>\[(?:[^\[\]]|(?&p))*\])$/',
    '[[]][]'), "\n";
echo preg_replace('/\$(\d+)/', '\\\\$1', 'cost $5'), ' ', preg_match('/a.c/s', "a\nc"), preg_match('/
  (\d+)  # number
  \s* px /x', '12 px', $m), $m[1], ' ', preg_replace('/[^\x20-\x7e]/', '', "caf\u{e9}"), "\n";
echo preg_last_error(), preg_last_error_msg(), ' ', @preg_match('/(/', 'x') === false ? 'bad' : 'ok', "\n";
echo preg_replace('/e/u', 'E', 'été', -1, $c), $c, ' ', implode('|', preg_split('/(?=[A-Z])/',
    'camelCaseString')), ' ', strtolower(preg_replace('/(?<!^)[A-Z]/', '_$0', 'camelCaseString')), "\n";
echo ucwords(preg_replace_callback('/_([a-z])/', fn($m) => strtoupper($m[1]), 'snake_case_here')), ' ',
    preg_match('/^[a-z]+$/D', "abc\n"), preg_match('/^abc$/', "abc\n"), ' ', preg_replace('/(a)(?:b)(c)/',
    '[$0|$1|$2|$3]', 'abc'), "\n";
