<?php
// Mines, diamonds, ciphers, sums in words, sorting by hand.
function mines2(array $b): array {
    $o = $b;
    foreach ($b as $y => $row) for ($x = 0; $x < strlen($row); $x++) {
        if ($row[$x] === '*') continue;
        $c = 0;
        foreach ([-1, 0, 1] as $dy) foreach ([-1, 0,
            1] as $dx) if ($x + $dx >= 0 && ($b[$y + $dy][$x + $dx] ?? '') === '*') $c++;
        if ($c) $o[$y][$x] = $c;
    }
    return $o;
}
echo implode("\n", mines2([' *  * ', '  *   ', '    * '])), "\n";
function diamond(string $l): array {
    $n = ord($l) - 65;
    $o = [];
    for ($i = -$n; $i <= $n; $i++) {
        $k = $n - abs($i);
        $c = chr(65 + $k);
        $o[] = str_repeat(' ', abs($i)) . ($k ? $c . str_repeat(' ', 2 * $k - 1) . $c : 'A') . str_repeat(' ',
            abs($i));
    }
    return $o;
}
echo implode("\n", diamond('C')), "\n";
function crypto(string $t): string {
    $t = preg_replace('/[^a-z\d]/', '', strtolower($t));
    if ($t === '') return '';
    $c = (int) ceil(sqrt(strlen($t)));
    $rows = array_map(fn($r) => str_pad($r, $c), str_split($t, $c));
    $o = [];
    for ($i = 0; $i < $c; $i++) $o[] = implode('', array_map(fn($r) => $r[$i], $rows));
    return implode(' ', $o);
}
echo crypto('If man was meant to stay on the ground, god would have given us roots.'), "\n";
function wordy(string $q): int {
    if (!preg_match('/^What is (-?\d+)((?: (?:plus|minus|multiplied by|divided by) -?\d+)*)\?$/', $q,
        $m)) throw new InvalidArgumentException('syntax error');
    preg_match_all('/(plus|minus|multiplied by|divided by) (-?\d+)/', $m[2], $ops, PREG_SET_ORDER);
    return array_reduce($ops, fn($a, $o) => match ($o[1]) {
        'plus' => $a + $o[2],
        'minus' => $a - $o[2],
        'multiplied by' => $a * $o[2],
        'divided by' => intdiv($a, (int) $o[2])
    }, (int) $m[1]);
}
echo wordy('What is 5 plus 13 multiplied by -2?'), ' ', wordy('What is -3?'), ' ';
try {
    wordy('Who?');
} catch (InvalidArgumentException $e) {
    echo $e->getMessage(), "\n";
}
function binarySearch(array $a, int $t): int {
    $lo = 0;
    $hi = count($a) - 1;
    while ($lo <= $hi) {
        $mid = ($lo + $hi) >> 1;
        if ($a[$mid] === $t) return $mid;
        if ($a[$mid] < $t) $lo = $mid + 1;
        else $hi = $mid - 1;
    }
    return -1;
}
echo binarySearch([1, 3, 5, 7, 9], 7), binarySearch([1], 2), ' ';
function quicksort(array $a): array {
    if (count($a) < 2) return $a;
    $p = array_shift($a);
    return [...quicksort(array_filter($a, fn($x) => $x < $p)), $p, ...quicksort(array_filter($a,
        fn($x) => $x >= $p))];
}
echo implode(',', quicksort([3, 6, 1, 8, 2, 9, 2])), ' ';
function mergeSort(array $a): array {
    if (count($a) <= 1) return $a;
    [$l, $r] = array_chunk($a, (int) ceil(count($a) / 2));
    $l = mergeSort($l);
    $r = mergeSort($r);
    $o = [];
    while ($l && $r) $o[] = $l[0] <= $r[0] ? array_shift($l) : array_shift($r);
    return array_merge($o, $l, $r);
}
echo implode(',', mergeSort([5, 2, 4, 6, 1, 3])), "\n";
function change(array $coins, int $t): array {
    if ($t < 0) throw new InvalidArgumentException('Cannot make change for negative value');
    $best = [0 => []];
    for ($i = 1; $i <= $t; $i++) foreach ($coins as $c) if ($c <= $i && isset($best[$i - $c]) &&
        (!isset($best[$i]) || count($best[$i]) > count($best[$i - $c]) + 1)) $best[$i] = [...$best[$i - $c],
        $c];
    $r = $best[$t] ?? throw new InvalidArgumentException('No coins small enough to make change');
    sort($r);
    return $r;
}
echo json_encode(change([1, 4, 15, 20, 50], 23));
try {
    change([5], 3);
} catch (InvalidArgumentException $e) {
    echo ' ', $e->getMessage(), "\n";
}
