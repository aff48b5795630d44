<?php
// Arrays searched, walked, copied and taken apart.
var_dump(array_search('1', [0, 1]), array_search('x', ['a']), in_array('abc', [0]), in_array(null, [0]),
    in_array('1e1', ['10']), in_array(1, ['1'], true), array_key_first(['q' => 1]), array_key_last([1, 2]),
    array_is_list([1 => 1]), array_product(['2', 3]), array_sum([1, 2.5, '3']), array_rand([5 => 'x'], 1),
    array_key_exists('a', ['a' => null]), isset(['a' => null]['a']));
$st = [1, 2];
array_push($st, 3, 4);
echo array_pop($st), array_shift($st);
array_unshift($st, 'z');
echo json_encode($st), "\n";
$deep = [1, [2, [3]]];
array_walk_recursive($deep, function ($v, $k) {
    echo "$k=$v ";
});
$arr2 = ['a' => 1];
array_walk($arr2, function (&$v, $k) {
    $v = "$k:$v";
});
echo json_encode($arr2), json_encode(compact('st') + ['n' => 1]), "\n";
extract(['ex1' => 'one', 'ex2' => 'two']);
echo $ex1, $ex2, "\n";
$data = [3 => 'c', 1 => 'a'];
$data[] = 'new';
echo json_encode($data), ' ';
$neg = [-5 => 'a'];
$neg[] = 'b';
echo json_encode($neg), ' ', json_encode(["1" => 'a', "01" => 'b', 1.7 => 'c', true => 'd', null => 'e']), "\n";
foreach ($data as $k => &$v) {
    $v .= '!';
}
unset($v);
echo json_encode($data), ' ';
$copy = $data;
$copy[1] = 'changed';
echo $data[1], "\n";
$x = [1, 2, 3];
foreach ($x as $k => $v) {
    if ($k == 0) {
        $x[] = 4;
    }
    echo $v;
}
echo count($x), "\n";
$matrix = [[1, 2, 3], [4, 5, 6]];
echo json_encode(array_map(null, ...$matrix)), json_encode(array_map(fn($r) => array_sum($r), $matrix)),
    json_encode(array_merge(...$matrix)), json_encode(array_map(fn($a, $b) => $a . $b, ['a', 'b'], ['c'])),
    json_encode(array_map('strtoupper', ['k' => 'v'])), "\n";
echo current($matrix)[0], key($matrix), next($matrix)[0], json_encode(next($matrix)), json_encode(end($matrix)),
    reset($matrix)[1], "\n";
$d1 = [3, 1, 2];
$d2 = ['c', 'a', 'b'];
array_multisort($d1, SORT_DESC, $d2);
echo json_encode([$d1, $d2]), "\n";
[$first, , $third] = [1, 2, 3];
['a' => $q, 'b' => $w] = ['a' => 'A', 'b' => 'B'];
echo $first, $third, $q, $w, "\n";
foreach ([[1, [2, 3]], [4, [5, 6]]] as [$p, [$r, $s]]) echo $p, $r, $s, ' ';
echo "\n";
echo json_encode([...[1, 2], ...['k' => 'v'], 3]), max([1, 5, 3]), min(2, '1', 3.5), max('apple', 5), max([1,
    2], [1, 3])[1], max('abc', 'abd'), "\n";
var_dump(array_filter([1, 0, 2, null, '']), array_map(fn($x) => $x, ['a' => 1]), usort($d1, fn($a,
    $b) => $a > $b));
print_r(array_count_values(str_split('hello')));
echo implode(',', array_keys(['a' => 1, 'b' => 2, 'c' => 1], 1)), json_encode(array_change_key_case(['Ab' => 1],
    CASE_UPPER)), json_encode(str_split('abcdef', 4)), json_encode(array_flip([1.5 => 'x'])), "\n";
