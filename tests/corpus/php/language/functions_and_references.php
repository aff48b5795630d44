<?php
// Recursion, static variables, references, defaults.
function fact(int $n): int|float {
    return $n <= 1 ? 1 : $n * fact($n - 1);
}
echo fact(20), ' ', fact(25), "\n";
function gcd(int $a, int $b): int {
    return $b === 0 ? $a : gcd($b, $a % $b);
}
echo gcd(48, 18), ' ', array_reduce([12, 18, 24], 'gcd', 0), "\n";
function st() {
    static $c = 0;
    static $arr = [];
    $arr[] = ++$c;
    return count($arr);
}
st();
st();
echo st(), "\n";
$ref = &$arr2['new']['deep'];
$ref = 5;
echo json_encode($arr2), "\n";
function addOne(array &$a) {
    $a[] = 1;
}
$list = [];
addOne($list);
addOne($list);
echo count($list), "\n";
$a1 = [1, 2, 3];
$b1 = &$a1;
$b1[] = 4;
echo count($a1), "\n";
$o1 = new stdClass;
$o1->v = 1;
$o2 = $o1;
$o2->v = 2;
echo $o1->v, "\n";
function defaults($a, $b = [1, 2], $c = PHP_INT_SIZE * 2, ?string $d = null) {
    return json_encode(func_get_args()) . count($b) . $c . var_export($d, true);
}
echo defaults(1), defaults(1, [], 3, 'x'), "\n";
$fnn = 'str' . 'rev';
echo $fnn('abc'), ' ', (fn() => 'iife')(), "\n";
echo gettype(1), gettype(1.5), gettype('s'), gettype(true), gettype([]), gettype(null), gettype(new stdClass),
    get_debug_type(1.5), get_debug_type('x'), get_debug_type(null), get_debug_type([]), "\n";
$str = 'hello';
$str[0] = 'J';
echo $str, $str[-1], "\n";
// Functions that are called like what the library has for itself.
function increment(int $x): int { return $x + 100; }
function element(string $x): string { return "[$x]"; }
$nothing = null;
$nothing++;
echo $nothing, ' ', increment(1), ' ', implode(array_map('element', ['a', 'b'])), ' ', element(...)('c'), "\n";
