<?php
// covers: variable scope, static variables, globals, default values, nested functions, recursion, memoization
$g = 10;
function noAccess() { return isset($g) ? 'set' : 'unset'; }
function withGlobal() { global $g; return ++$g; }
echo noAccess(), withGlobal(), $g, $GLOBALS['g'], "\n";
function counter() { static $n = 0, $log = []; $log[] = ++$n; return implode(',', $log); }
counter(); counter(); echo counter(), "\n";
function defaults($a, $b = 2, ...$rest) { return $a + $b + array_sum($rest); }
echo defaults(1), defaults(1, 3), defaults(1, 2, 3, 4), "\n";
function outer() { function inner() { return 'inner'; } return inner(); }
echo outer(), inner(), "\n";
$f = 'defaults'; echo $f(5), ' ', call_user_func_array('defaults', ['a' => 1, 'b' => 1]), "\n";
function fibm(int $n, array &$memo = []): int { return $memo[$n] ??= $n < 2 ? $n : fibm($n - 1, $memo) + fibm($n - 2, $memo); }
echo fibm(50), "\n";
function ack($m, $n) { return $m == 0 ? $n + 1 : ($n == 0 ? ack($m - 1, 1) : ack($m - 1, ack($m, $n - 1))); }
echo ack(2, 3), "\n";
function modify(array $a, array &$b) { $a[] = 1; $b[] = 1; }
$x = $y = []; modify($x, $y); echo count($x), count($y), "\n";
$arr = [1, 2, 3]; foreach ($arr as $k => $v) { if ($k === 0) { $arr[] = 4; } } echo count($arr), $v, "\n";
$a = ['x' => ['y' => 1]]; $b = $a; $b['x']['y'] = 2; echo $a['x']['y'], $b['x']['y'], "\n";
$fnA = function () { return func_get_args(); }; echo json_encode($fnA(1, 'a', null)), "\n";
function typed(?int $a, int|string $b, mixed $c = null, iterable $d = []): ?string { return $a === null ? null : "$a$b"; }
var_dump(typed(null, 1), typed(1, 'b'));
function gen() { $r = yield from sub(); echo "[$r]"; } function sub() { yield 1; yield 2; return 'r'; }
foreach (gen() as $v) { echo $v; } echo "\n";
echo (function () { $x = 1; $inc = function () use (&$x) { return ++$x; }; $inc(); return $inc() . $x; })(), "\n";
const ARR = ['a' => [1, 2]]; echo ARR['a'][1], count(ARR), "\n";
define('DYN_' . 'X', 5); echo DYN_X, ' ', defined('NOPE') ? 1 : 0, "\n";
['a' => $aa, 'b' => [$b0, $b1]] = ['a' => 1, 'b' => [2, 3]]; echo $aa, $b0, $b1, "\n";
[[$p, $q], [$r]] = [[1, 2], [3]]; echo $p . $q . $r, "\n";
unset($x); echo $x ?? 'gone', ' ', is_callable('counter') ? 'c' : 'n', function_exists('inner') ? 'e' : 'n', "\n";
