<?php
function identity(int $n): array {
    $m = [];
    for ($i = 0; $i < $n; $i++) for ($j = 0; $j < $n; $j++) $m[$i][$j] = (int)($i === $j);
    return $m;
}
function mul(array $a, array $b): array {
    return array_map(fn($row) => array_map(fn($col) => array_sum(array_map(fn($x, $y) => $x * $y, $row, $col)), array_map(null, ...$b)), $a);
}
function transpose(array $m): array { return array_map(null, ...$m); }
function show(array $m): void {
    foreach ($m as $row) {
        echo implode(' ', array_map(fn($v) => str_pad((string)$v, 4, ' ', STR_PAD_LEFT), $row)), PHP_EOL;
    }
    echo '--', PHP_EOL;
}
$a = [[1, 2], [3, 4], [5, 6]]; show(transpose($a)); show(mul($a, transpose($a))); show(identity(3));
function spiral(array $m): array {
    $out = [];
    while ($m) {
        $out = array_merge($out, array_shift($m));
        $m = array_reverse($m ? (count($m) > 1 ? array_map(null, ...$m) : array_map(fn($v) => [$v], $m[0])) : []);
    }
    return $out;
}
echo implode(',', spiral([[1, 2, 3], [4, 5, 6], [7, 8, 9]])), "\n";
[$rows, $cols] = [count($a), count($a[0])];
echo "{$rows}x{$cols}\n";
$grid = array_fill(0, 3, array_fill(0, 3, '.'));
$grid[1][1] = '#';
$copy = $grid;
$copy[0][0] = '@';
echo implode("\n", array_map('implode', $grid)), "\n", $copy[0][0], $grid[0][0], "\n";
foreach ($grid as $y => $row) foreach ($row as $x => $cell) if ($cell === '#') echo "found at $x,$y\n";
function pascal(int $n): Generator {
    $row = [1];
    for ($i = 0; $i < $n; $i++) {
        yield $row;
        $next = [1];
        for ($j = 1; $j < count($row); $j++) $next[] = $row[$j - 1] + $row[$j];
        $next[] = 1;
        $row = $next;
    }
}
foreach (pascal(5) as $row) echo str_pad(implode(' ', $row), 11, ' ', STR_PAD_BOTH), "|\n";
