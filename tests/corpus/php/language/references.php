<?php
// covers: references to variables, elements and members, foreach by reference, arrays with references, closures
function addOne(array &$a) { foreach ($a as &$v) $v++; }
$x = [1, 2, 3]; addOne($x); echo implode(',', $x), "\n";
$a = 1; $b = &$a; $b++; echo "$a $b\n";
unset($b); $b = 5; echo "$a $b\n";
$arr = ['x' => ['y' => 1]];
$r = &$arr['x']['y']; $r = 42; print_r($arr);
$copy = $arr; $r = 43; echo $copy['x']['y'], ' ', $arr['x']['y'], "\n";
class Node { public $next = null; public array $list = []; public $v = 0; function &getList() { return $this->list; } }
$n = new Node; $l = &$n->list; $l[] = 1; $l[] = 2; echo count($n->list), "\n";
$list = &$n->getList(); $list[] = 7; echo count($n->list), "\n";
$p = &$n->v; $p = 9; echo $n->v, "\n";
$tree = [];
function insert(array &$t, string $path, $value) {
    $cur = &$t;
    foreach (explode('.', $path) as $part) {
        if (!isset($cur[$part])) $cur[$part] = [];
        $cur = &$cur[$part];
    }
    $cur = $value;
}
insert($tree, 'a.b.c', 1); insert($tree, 'a.b.d', 2); insert($tree, 'e', 3);
echo json_encode($tree), "\n";
function swap(&$x, &$y): void { [$x, $y] = [$y, $x]; }
$p1 = 'one'; $p2 = 'two'; swap($p1, $p2); echo "$p1 $p2\n";
$q = [3, 1, 2]; swap($q[0], $q[1]); echo implode(' ', $q), "\n";
$total = 0; $add = function (int $n) use (&$total) { $total += $n; };
array_walk($q, function ($v, $k) use (&$total) { $total += $v * $k; });
foreach ([1, 2, 3] as $i) $add($i); echo $total, "\n";
$words = ['a', 'b']; foreach ($words as $k => &$w) { $w = "$k:$w"; } unset($w); print_r($words);
$matrix = [[1, 2], [3, 4]]; foreach ($matrix as &$row) foreach ($row as &$cell) $cell *= 10; unset($row, $cell); echo json_encode($matrix), "\n";
$data = [1, 2, 3]; foreach ($data as &$d) {} foreach ($data as $d) {} echo json_encode($data), "\n";
[$u, [, $v]] = [1, [2, 3]]; echo "$u $v\n";
['k' => $kk, 'l' => ['m' => $mm]] = ['k' => 'K', 'l' => ['m' => 'M']]; echo "$kk $mm\n";
foreach ([[1, [2, 3]], [4, [5, 6]]] as [$f, [$s, $t]]) echo $f + $s + $t, ' '; echo "\n";
$arr2 = [1, 2]; [$m0, &$m1] = $arr2; $m1 = 99; echo json_encode($arr2), "\n";

$o1 = new stdClass; $o1->v = 1; $o2 = $o1; $o2->v = 2; echo $o1->v, "\n";
function modify(stdClass $o) { $o->v = 'changed'; $o = new stdClass; $o->v = 'lost'; } modify($o1); echo $o1->v, "\n";
$config = ['a' => 1]; $ref = &$config; $ref['b'] = 2; echo json_encode($config), "\n";
function counter() { static $c = 0; return ++$c; } counter(); counter(); echo counter(), "\n";
$fns = []; for ($i = 0; $i < 3; $i++) { $fns[] = function () use ($i) { return $i; }; } foreach ($fns as $fn) echo $fn(); echo "\n";
$GLOBALS['gg'] = 5; echo $gg, "\n"; function useg() { return $GLOBALS['gg'] + 1; } echo useg(), "\n"; function setg() { global $gg; $gg = 10; } setg(); echo $gg, "\n";
$s = 'abc'; $s[1] = 'X'; echo $s, ' ', $s[-1], "\n";
