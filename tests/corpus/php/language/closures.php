<?php
// covers: closures, arrow functions, first-class callables, bind, call, static closures, currying, callable strings and arrays
$mul = fn($x) => fn($y) => $x * $y; echo $mul(3)(4), "\n";
class Calc { private $base = 10; public function add($n) { return $this->base + $n; } public static function twice($n) { return $n * 2; }
 public function getAdder() { return fn($n) => $this->add($n); } public function __invoke($z) { return "invoked $z"; } }
$c = new Calc; $m = $c->add(...); echo $m(5), ' ', Calc::twice(...)(4), ' ', strlen(...)('four'), "\n";
echo implode(',', array_map([$c, 'add'], [1, 2])), ' ', implode(',', array_map('Calc::twice', [1, 2])), ' ', implode(',', array_map(['Calc', 'twice'], [5])), ' ', implode(',', array_map($c, ['q'])), "\n";
echo call_user_func_array([$c, 'add'], [7]), ' ', call_user_func('str_repeat', 'ab', 3), ' ', call_user_func_array('max', [1, 9, 3]), "\n";
$get = function () { return $this->base; }; echo Closure::bind($get, $c, Calc::class)(), ' ', $get->call($c), ' ', $get->bindTo($c, $c)(), "\n";
$compose = fn(callable ...$f) => fn($x) => array_reduce($f, fn($acc, $fn) => $fn($acc), $x);
echo $compose('trim', 'strrev', fn($s) => $s . '!')('  abc '), "\n";
function curry($f, ...$args) { $n = (new ReflectionFunction($f))->getNumberOfParameters(); return count($args) >= $n ? $f(...$args) : fn(...$more) => curry($f, ...$args, ...$more); }
echo curry(fn($a, $b, $c) => "$a-$b-$c")(1)(2)(3), "\n";
$memo = function (callable $f) { $cache = []; return function (...$args) use (&$cache, $f) { $k = serialize($args); return $cache[$k] ??= $f(...$args); }; };
$slow = function ($n) { echo "(computing $n)"; return $n * $n; }; $fast = $memo($slow); echo $fast(4), ' ', $fast(4), "\n";
$fib = function ($n) use (&$fib) { return $n < 2 ? $n : $fib($n - 1) + $fib($n - 2); }; echo $fib(15), "\n";
var_dump(is_callable('strlen'), is_callable('nope'), is_callable($fib), is_callable([$c, 'add']), is_callable([$c, 'none']), $fib instanceof Closure);
function named(int $a, int $b = 2, int ...$rest) { return "$a $b " . json_encode($rest); }
echo named(b: 5, a: 1), ' | ', named(1, 2, 3, 4), ' | ', named(...['a' => 7]), ' | ', named(...[1, 2], ...[3]), "\n";
function opts(string $s, bool $flag = false, ?array $o = null, string|int $u = 'x') { return "$s " . var_export($flag, true) . ' ' . json_encode($o) . " $u"; }
echo opts('q', u: 5), ' | ', opts(flag: true, s: 'z', o: [1]), "\n";
$arr = ['b' => 1, 'a' => 2]; uksort($arr, fn($x, $y) => strcmp($x, $y)); echo json_encode($arr), "\n";
$partial = fn(callable $f, ...$bound) => fn(...$rest) => $f(...$bound, ...$rest); echo $partial('sprintf', '%s-%s')('a', 'b'), "\n";
echo (function () { return implode(' ', func_get_args()); })(1, 2, 3), "\n";
$x = 10; $f1 = fn() => $x++; $f1(); echo $x, "\n";
$s = static fn(int $n): int => $n + 1; echo $s(1), "\n";
echo array_sum(array_filter([1, 2, 3, 4, 5, 6], fn($n) => $n & 1)), ' ', json_encode(array_filter(['a' => 1, 'b' => 2], fn($k) => $k != 'a', ARRAY_FILTER_USE_KEY)), ' ', json_encode(array_filter([1, 0, 2, null, 3])), ' ', json_encode(array_filter(['x' => 5, 'y' => 6], fn($v, $k) => $v > 5 && $k == 'y', ARRAY_FILTER_USE_BOTH)), "\n";
class Pipeline { private array $stages = []; public function pipe(callable $s): static { $this->stages[] = $s; return $this; } public function process($p) { foreach ($this->stages as $s) $p = $s($p); return $p; } }
echo (new Pipeline)->pipe('strtoupper')->pipe(fn($s) => str_replace('L', '1', $s))->pipe('ucfirst')->process('hello'), "\n";
$obj = new class(5) { public function __construct(public int $v) {} public $handler; public function run() { return ($this->handler)($this->v); } }; $obj->handler = fn($n) => $n * 100; echo $obj->run(), "\n";
echo implode(' ', array_map(null, [1, 2], ['a', 'b'])[1]), "\n"; print_r(array_map(fn($a, $b) => $a . $b, ['x', 'y'], ['1']));
try { (fn(int $x) => $x)('abc'); } catch (TypeError $e) { echo preg_replace('/called in.*/', '', $e->getMessage()), "\n"; }
try { named(); } catch (ArgumentCountError $e) { echo preg_replace('/in .* on/', 'on', $e->getMessage()), "\n"; }
try { named(c: 1, a: 2); } catch (Error $e) { echo $e->getMessage(), "\n"; }
echo implode(',', array_map(fn(array $p): string => "{$p[0]}={$p['k']}", [[0 => 'a', 'k' => 'b']])), "\n";
