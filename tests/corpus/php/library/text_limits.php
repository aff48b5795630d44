<?php
// covers: offsets of searches, ranges of characters, scanned texts, sounds, rounded numbers as texts
function told(callable $make) {
    try { var_dump($make()); } catch (Error $e) { echo get_class($e), ': ', $e->getMessage(), "\n"; }
}
foreach (['strrpos', 'stripos', 'strripos'] as $search) {
    told(fn() => $search('abc', 'b', 9));
    told(fn() => $search('abcabc', 'B', -3));
    told(fn() => $search('abcabc', 'b', 2));
}
told(fn() => strrchr('abc', ''));
told(fn() => strpbrk('abc', ''));
told(fn() => strncmp('a', 'b', -1));
told(fn() => trim('abc', 'c..a'));
told(fn() => ltrim('abc', 'a..'));
told(fn() => rtrim('abc', '..c'));
told(fn() => strtr('a', ['x'], 'b'));
told(fn() => addslashes("a\0b'"));
told(fn() => hex2bin('zz'));
told(fn() => metaphone('Thompson', 3));
told(fn() => metaphone('Aeon'));
told(fn() => soundex('123'));
told(fn() => htmlspecialchars('&lt; & &bogus;', ENT_QUOTES, null, false));
told(fn() => htmlspecialchars("bad\xffx"));
told(fn() => htmlspecialchars("bad\xffx", ENT_NOQUOTES));
told(fn() => number_format(1234567.891, -2));
told(fn() => number_format(0.1 + 0.7, 20));
told(fn() => number_format(-INF, 2));
told(fn() => sprintf('%d', new stdClass));
told(fn() => sscanf('12 apples', '%d %s %s'));
told(fn() => sscanf('', '%d'));
told(fn() => sscanf('hello', '%3c%n'));
told(fn() => sscanf('50%', '%d%%'));
told(fn() => sscanf('a b', '%s %s', $first));
told(fn() => sscanf('a', '%q'));
told(function () { return sscanf('3,4', '%d,%d', $x, $y) . "$x$y"; });
told(fn() => range('a', 'e', 2));
told(fn() => range(1.5, 4));
told(fn() => range('1.5', 3));
told(fn() => range('a', 'c', 5));
told(fn() => array_fill_keys([1.5, true, null, 'k'], 0));
told(fn() => -[]);
told(fn() => +'abc');
told(fn() => [PHP_INT_MAX => 1, 2]);
$full = [PHP_INT_MAX => 1];
told(function () use ($full) { $full[] = 2; });
told(fn() => mb_strpos('añb', 'b', -1));
told(fn() => mb_strrpos('ababa', 'a', -2));
told(fn() => mb_strpos('abc', 'c', 7));
told(fn() => mb_strlen('abc', 'klingon'));
told(fn() => mb_str_split('abc', 0));
told(fn() => array_column([new ArrayObject([1])], null));
