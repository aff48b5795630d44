<?php
// A walk through statements, conversions and operators.
$total = 0;
$prices = ['apple' => '1.20', 'pear' => 2, 'fig' => null];
foreach ($prices as $fruit => $price) {
    $total += $price;
}
echo "Total: $total\n";
array_walk($prices, function ($v, $k) {
    echo "$k costs ", $v ?? 'nothing', "\n";
});
array_walk($prices, fn(&$v, $k, $mul) => $v = $v * $mul, 10);
print_r($prices);
$stack = [];
array_push($stack, 'a', 'b');
echo array_pop($stack), count($stack), "\n";
echo $stack[5] ?? 'none', "\n";
echo "Value: " . @$undefinedVar . "|\n";
$str = 'abc';
echo $str[1], $str[-1], "\n";
for ($i = 0; $i < strlen($str); $i++) {
    echo ord($str[$i]), ' ';
}
echo "\n";
list($a, list($b, $c)) = [1, [2, 3]];
echo $a + $b + $c, "\n";
$x = '5';
$y = 5;
var_dump($x == $y, $x === $y, $x <=> $y, '5' + '5', '5' . '5', 7 . '', -7 % 3, 2 ** 10, 2 ** -1, 7 <=> '7');
echo intdiv(7, 2), 7 / 2, ' ', 8 / 2, ' ', 0.1 + 0.2, ' ', 1e100, ' ', 1.0, ' ', 100000 * 100000, "\n";
$i = 10;
while ($i --> 7) echo $i, ' ';
echo "\n";
switch (true) {
    case $total > 3: echo "big\n";
    break;
    default: echo "small\n";
}
$f = 'strtoupper';
echo $f('dyn'), ' ', call_user_func('str_repeat', 'ab', 2), "\n";
function sum(...$n) {
    return array_sum($n);
}
echo sum(1, 2, 3), sum(...[4, 5]), "\n";
function modify(array $arr) {
    $arr[] = 1;
    return $arr;
}
$orig = [0];
$new = modify($orig);
echo count($orig), count($new), "\n";
function &refret(array &$arr, $k) {
    return $arr[$k];
}
$data = ['k' => 1];
$r = &refret($data, 'k');
$r = 99;
echo $data['k'], "\n";
$copy = $data;
$copy['k'] = 0;
echo $data['k'], "\n";
$obj = (object) ['a' => 1, 'b' => ['c' => 2]];
echo $obj->a, $obj->b['c'], "\n";
$arr = (array) $obj;
echo count($arr), "\n";
foreach ($obj as $k => $v) echo $k, ' ';
echo "\n";
echo date('Y') > 2000 ? "ok\n" : "bad\n";
echo gettype(1 <=> 2), gettype("a" . 1), gettype(1 + 1.0), "\n";
$m = [[1, 2], [3, 4]];
foreach ($m as $row) {
    echo implode("\t", $row), PHP_EOL;
}
echo max(array_merge(...$m)), "\n";
$s = sprintf("%'.10d|%+.2f|%5s|%-5s|%05.1f|%x", 42, 1.5, 'ab', 'cd', 9.96, 255);
echo $s, "\n";
printf("%s is %d years and %.1f%% done\n", 'Bob', '42abc', 99.5);
$text = "line1\nline2\r\nline3";
foreach (preg_split('/\R/', $text) as $n => $line) echo $n + 1, ": $line\n";
echo ucwords('the quick-brown fox', ' -'), "\n";
echo strcmp('a', 'b') < 0 ? 'less' : 'more', ' ', 'abc' < 'abd' ? 'y' : 'n', ' ', '10' < '9' ? 'y' : 'n', ' ',
    '10' < '9a' ? 'y' : 'n', "\n";
echo 010 + 0x10 + 0b11, ' ', PHP_VERSION >= '8.0' ? 'new' : 'old', "\n";
unset($data['k']);
var_dump(isset($data['k']), empty($data), empty('0'), is_null(null));
static $st = 5;
echo $st, "\n";
const GREETING = 'hi';
echo GREETING, ' ', __LINE__, ' ', basename(__FILE__), "\n";
$arr = [3 => 'a', 'x' => 'b'];
$arr[] = 'c';
var_dump($arr);
echo json_encode(array_map(fn($p) => $p ** 2, range(1, 5))), "\n";
$nested = ['a' => ['b' => ['c' => 'deep']]];
echo $nested['a']['b']['c'], ' ', $nested['x']['y'] ?? 'default', "\n";
$nested['a']['b']['d'][] = 'new';
echo json_encode($nested), "\n";
echo str_pad(decbin(10), 8, '0', STR_PAD_LEFT), ' ', strrev(strval(123)), ' ', array_sum(str_split('12345')),
    "\n";
if ($total > 1 and $total < 10 or false) echo "logic\n";
echo true && false || true ? 'T' : 'F', "\n";
echo !empty($arr) ? 'has' : 'none', PHP_EOL;
print "done\n";
$z = 10;
$fnz = function () use ($z) {
    return $z;
};
$z = 20;
echo $fnz(), "\n";
$ar = ['one', 'two'];
[$p, $q] = $ar;
echo "$p-$q {$ar[0]}\n";
$h = <<<"X"
  Name: {$obj->a}
    Sum: ${total}
  X;
echo $h, "\n";
echo 5 % -3, ' ', -5 % 3, ' ', fmod(-5, 3), ' ', 5.7 % 2, "\n";
$big = PHP_INT_MAX;
$big++;
var_dump($big);
var_dump(0.1 + 0.2 === 0.3, abs(0.3 - (0.1 + 0.2)) < PHP_FLOAT_EPSILON, (int) (0.1 + 0.7) * 10,
    (int) ((0.1 + 0.7) * 10));
echo round(1234.5678, 2), ' ', round(-0.5), ' ', floor(-0.5), ' ', number_format(0.125, 2), "\n";
