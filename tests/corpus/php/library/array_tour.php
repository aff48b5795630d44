<?php
// Functions on arrays, one after the other.
$a = [5, 3, 8, 1];
sort($a);
echo implode(',', $a), ' ';
rsort($a);
echo implode(',', $a), "\n";
$m = ['banana' => 3, 'apple' => 1, 'cherry' => 2];
asort($m);
echo json_encode($m), ' ';
ksort($m);
echo json_encode($m), ' ';
arsort($m);
echo json_encode($m), ' ';
krsort($m);
echo json_encode($m), "\n";
print_r(array_splice($a, 1, 2, ['x', 'y', 'z']));
echo json_encode($a), ' ', json_encode(array_slice([1, 2, 3, 4, 5], -3, 2)), json_encode(array_slice(['a' => 1,
    5 => 2, 6 => 3], 1)), json_encode(array_slice([1, 2, 3], 1, null, true)), "\n";
echo json_encode(array_merge([1, 2], ['a' => 1], [3])), json_encode([1, 2] + [5, 6, 7]),
    json_encode(array_merge_recursive(['a' => [1], 'b' => 2], ['a' => [3], 'b' => 4])),
    json_encode(array_replace([1, 2, 3], [1 => 'b'], [3 => 'd'])), json_encode(array_combine(['x', 'y'], [1,
    2])), "\n";
echo json_encode(array_fill(5, 3, 0)), json_encode(array_fill_keys(['a', 'b'], 0)), json_encode(array_pad([1],
    3, 0)), json_encode(array_pad([1], -3, 0)), json_encode(range('a', 'e')), json_encode(range(10, 0, -5)),
    json_encode(range(0, 1, 0.25)), json_encode(range('a', 'e', 2)), "\n";
echo json_encode(array_diff([1, 2, 3], [2])), json_encode(array_diff_key(['a' => 1, 'b' => 2], ['a' => 9])),
    json_encode(array_diff_assoc(['a' => 1, 'b' => 2], ['a' => 1, 'b' => 3])), json_encode(array_intersect([1,
    2, 3], [2, 3])), json_encode(array_intersect_key(['a' => 1, 'b' => 2], ['b' => 0])),
    json_encode(array_udiff([1, 5, 3], [3], fn($x, $y) => $x <=> $y)), json_encode(array_uintersect(['A', 'b'],
    ['a'], 'strcasecmp')), "\n";
echo json_encode(array_unique([1, '1', 2, 2.0, 'a', 'A'])), json_encode(array_flip(['a', 'b'])),
    json_encode(array_count_values(['a', 'b', 'a'])), json_encode(array_chunk([1, 2, 3, 4, 5], 2)),
    json_encode(array_chunk(['a' => 1, 'b' => 2, 'c' => 3], 2, true)), json_encode(array_column([['id' => 1,
    'n' => 'a'], ['id' => 2, 'n' => 'b']], 'n', 'id')), json_encode(array_reverse(['x' => 1, 2, 3])),
    json_encode(array_reverse([1, 2, 3], true)), "\n";
