<?php
// Closures, callables by name, bound functions, arguments by name.
$mul = fn($x) => fn($y) => $x * $y;
echo $mul(3)(4), "\n";
$compose = fn(callable ...$f) => fn($x) => array_reduce($f, fn($acc, $fn) => $fn($acc), $x);
echo $compose('trim', 'strrev', fn($s) => strtoupper($s), strlen(...))('  abc '), "\n";
class Calc {
    private $v = 1;
    public function add($x) {
        $this->v += $x;
        return $this;
    }
    public function get() {
        return $this->v;
    }
    public static function sq($x) {
        return $x * $x;
    }
    public function __invoke($a, $b = 2) {
        return $a . $b . $this->v;
    }
    public function bound() {
        return function () {
            return $this->v;
        };
    }
    private function secret() {
        return 'secret';
    }
    public function callSecret() {
        return array_map([$this, 'secret2'], [1]);
    }
    private function secret2($x) {
        return "s$x";
    }
}
$c = new Calc;
echo implode(',', array_map('Calc::sq', [1, 2, 3])), implode(',', array_map(['Calc', 'sq'], [4])), "\n";
echo $c(1), $c(1, 3), ' ', call_user_func_array($c, [5, 6]), ' ', call_user_func([$c, 'get']), "\n";
$m = $c->get(...);
echo $m(), ' ';
$sq = Calc::sq(...);
echo $sq(9), ' ';
$sl = 'strlen';
echo $sl('four'), "\n";
$peek = function () {
    return $this->secret();
};
echo Closure::bind($peek, $c, Calc::class)(), ' ', $peek->call($c), ' ', $peek->bindTo($c, Calc::class)(), "\n";
echo implode($c->callSecret()), "\n";
function &counter() {
    static $n = 0;
    $n++;
    return $n;
}
counter();
counter();
echo counter(), "\n";
$count = 0;
$inc = function () use (&$count) {
    return ++$count;
};
$inc();
$inc();
echo $count, "\n";
$fns = [];
for ($i = 0; $i < 3; $i++) {
    $fns[] = function () use ($i) {
        return $i;
    };
}
echo implode(',', array_map(fn($f) => $f(), $fns)), "\n";
function named(int $a, int $b = 2, int ...$rest) {
    return "$a-$b-" . json_encode($rest);
}
echo named(b: 5, a: 1), ' ', named(1, 2, 3, 4), ' ', named(...['a' => 7, 'b' => 8]), ' ', named(...[1, 2],
    ...[3, 4]), "\n";
echo (function () {
    return implode(',', func_get_args());
})(1, 2, 3), "\n";
$memo = function (callable $f) {
    $cache = [];
    return function (...$args) use (&$cache, $f) {
        $k = serialize($args);
        if (!isset($cache[$k])) {
            echo "[compute]";
            $cache[$k] = $f(...$args);
        }
        return $cache[$k];
    };
};
$slow = $memo(fn($x) => $x * 10);
echo $slow(2), $slow(2), "\n";
$fact = function ($n) use (&$fact) {
    return $n <= 1 ? 1 : $n * $fact($n - 1);
};
echo $fact(10), "\n";

$people = [['n' => 'Bob', 'a' => 30], ['n' => 'Al', 'a' => 25], ['n' => 'Cy', 'a' => 30]];
usort($people, fn($x, $y) => [$y['a'], $x['n']] <=> [$x['a'], $y['n']]);
echo implode(' ', array_column($people, 'n')), "\n";
echo implode(',', array_filter([1, null, 0, '', 'a', false, []], null) ? ['ok'] : []), ' ', implode(',',
    array_keys(array_filter(['a' => 1, 'b' => 2, 'c' => 3], fn($v, $k) => $v > 1 && $k !== 'c',
    ARRAY_FILTER_USE_BOTH))), "\n";
array_walk($people, function (&$p, $i, $prefix) {
    $p['n'] = "$prefix{$i}" . $p['n'];
}, '#');
echo implode(' ', array_column($people, 'n', 'a')), "\n";
var_dump(is_callable('strlen'), is_callable('nope'), is_callable([$c, 'get']), is_callable(fn() => 1),
    (new ReflectionFunction('named'))->getNumberOfParameters());
static fn() => isset($this);
echo gettype($mul), get_class($mul), "\n";
$x = ['b' => 1, 'a' => 2];
uksort($x, 'strcmp');
echo json_encode($x), "\n";
uasort($x, fn($p, $q) => $q <=> $p);
echo json_encode($x), "\n";
$partial = fn(callable $f, ...$bound) => fn(...$rest) => $f(...$bound, ...$rest);
echo $partial('str_replace', 'a', 'b')('banana'), "\n";
echo array_sum(array_map(fn($p) => $p['a'], $people)), ' ', max(array_map('strlen', ['a', 'bbb'])), "\n";
