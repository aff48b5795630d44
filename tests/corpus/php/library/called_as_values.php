<?php
// covers: functions of the library as values, their numbers and types of arguments, names by call_user_func, what closures show

function told(callable $what): void
{
    try {
        var_dump($what());
    } catch (Error $e) {
        echo get_class($e), ': ', $e->getMessage(), "\n";
    }
}
told(fn() => array_map('strlen', ['a'], ['b']));
told(fn() => call_user_func('strlen'));
told(fn() => call_user_func('strtoupper', 'a', 'b'));
told(fn() => call_user_func('strlen', []));
told(fn() => array_map('strtolower', [[]]));
told(fn() => call_user_func_array('abs', ['x']));
told(fn() => array_filter(['a'], 'strpos'));
told(function () {
    $name = 'str_repeat';
    return $name('a');
});
told(function () {
    $reverse = strrev(...);
    return $reverse('abc') . $reverse();
});
told(fn() => array_map('trim', [' a ', 1, null, true]));
told(fn() => array_map('max', [1, 5], [3, 2]));
told(fn() => usort($GLOBALS['pair'], 'strcmp'));
$pair = ['b', 'a'];
told(fn() => array_map(fn($a, $b) => 1, [1]));

function f(int $a, int $b = 2, int ...$c)
{
    return "$a-$b-" . json_encode($c);
}
echo call_user_func('f', 1, b: 9), ' ', call_user_func('f', ...['b' => 3, 'a' => 4]), ' ', call_user_func_array('f', [1, 'b' => 8]), "\n";

class Maker
{
    private $unit = 'm';

    public function make($taken)
    {
        return function (int $x, &$y, ...$z) use ($taken) {
            return $this->unit;
        };
    }
}
print_r((new Maker())->make([1, 2]));
$count = 1;
print_r(fn($step) => $count + $step);
print_r(strlen(...));
