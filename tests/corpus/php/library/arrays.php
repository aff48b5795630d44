<?php
print_r(array_chunk([1,2,3,4,5], 2)); print_r(array_fill_keys(['a','b'], 0)); print_r(array_flip(['x','y'])); print_r(array_pad([1], 3, 0));
print_r(array_diff([1,2,3,4], [2,4])); print_r(array_intersect_key(['a'=>1,'b'=>2], ['a'=>0])); print_r(array_merge(['a'=>1], ['a'=>2, 3]));
$a = [1,2,3,4,5]; $r = array_splice($a, 1, 2, ['x', 'y', 'z']); print_r($a); print_r($r); array_unshift($a, 0); echo array_shift($a), array_pop($a), count($a), "\n";
print_r(array_reverse(['a' => 1, 2, 3], true)); print_r(compact('r')); extract(['q1' => 5]); echo $q1, "\n"; print_r(array_slice(['a'=>1, 5=>2, 3], 1)); print_r(array_map(fn($a, $b) => $a . $b, ['a', 'b'], ['c', 'd'])); print_r(array_filter(['a'=>1,'b'=>2], fn($k) => $k !== 'a', ARRAY_FILTER_USE_KEY));
var_dump(array_is_list([1,2]), array_key_first(['q'=>1]), array_key_last([1,2]), in_array("1", [1,2], true), array_sum([]), range(0, 1, 0.25));
$m = [3=>'c', 1=>'a', 2=>'b']; ksort($m); print_r($m); krsort($m); echo implode($m), "\n"; asort($m); print_r($m); rsort($m); print_r($m); $n = ["img12", "img10", "IMG2", "img1"]; natcasesort($n); print_r($n); sort($n, SORT_NATURAL | SORT_FLAG_CASE); print_r($n); $mixed = [10, "9", 2, "1"]; sort($mixed); print_r($mixed); $w = ["banana", "apple", "cherry"]; sort($w); print_r($w); usort($w, fn($a, $b) => strlen($a) - strlen($b)); print_r($w);
array_walk($w, function(&$v, $k) { $v = "$k:$v"; }); print_r($w); echo array_reduce([1,2,3], fn($c, $i) => $c + $i, 10), "\n";
