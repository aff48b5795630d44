<?php
$i = 0;
$a = [];
[$a[$i++], $a[$i++]] = ['x', 'y'];
print_r($a);
$o = new stdClass;
[$o->a, $o->b] = [1, 2];
var_dump($o);
list('a' => list($z)) = ['a' => [7]];
echo $z, "\n";
$data = ['id' => 5, 'tags' => ['p', 'q']];
['id' => $id, 'tags' => [, $t]] = $data;
echo $id, $t, "\n";
[$a, $b] = [$b ?? null, $a];
var_dump(is_array($b));
const KEY = 'kk';
[KEY => $kk] = ['kk' => 'vv'];
echo $kk, "\n";
foreach ([['n' => 1, 'm' => 2]] as ['n' => $n, 'm' => $m]) { echo $n + $m, "\n"; }
$s = [1,2,3]; [$s[0], $s[2]] = [$s[2], $s[0]]; print_r($s);
