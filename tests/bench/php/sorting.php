<?php
// Sorting with a comparison that is a closure, and a merge sort written out.

function numbers(int $count): array
{
    $state = 2024;
    $result = [];
    for ($i = 0; $i < $count; $i++) {
        $state = $state * 16807 % 2147483647;
        $result[] = $state >> 8;
    }
    return $result;
}

function mergeSort(array $items, callable $key): array
{
    if (count($items) <= 1) {
        return $items;
    }
    $middle = intdiv(count($items), 2);
    $left = mergeSort(array_slice($items, 0, $middle), $key);
    $right = mergeSort(array_slice($items, $middle), $key);
    $merged = [];
    $i = $j = 0;
    while ($i < count($left) && $j < count($right)) {
        $merged[] = $key($right[$j]) < $key($left[$i]) ? $right[$j++] : $left[$i++];
    }
    return array_merge($merged, array_slice($left, $i), array_slice($right, $j));
}

$data = numbers(40000);
$merged = mergeSort(array_slice($data, 0, 6000), fn($number) => $number % 101 * 1000000000 + $number);
usort($data, fn($a, $b) => $a % 97 <=> $b % 97 ?: $a <=> $b);
echo $data[0], ' ', $data[39999], ' ', $merged[0], ' ', $merged[5999], "\n";
