<?php
// The game of life, spirals, triangles and factors.
$grid = ['.#.', '.#.', '.#.'];
function life(array $g): array {
    $h = count($g);
    $w = strlen($g[0]);
    $n = [];
    for ($y = 0; $y < $h; $y++) {
        $row = '';
        for ($x = 0; $x < $w; $x++) {
            $c = 0;
            for ($dy = -1; $dy <= 1; $dy++) for ($dx = -1; $dx <= 1; $dx++) if (($dx || $dy) && ($g[$y + $dy][$x
                + $dx] ?? '.') === '#') $c++;
            $row .= $c === 3 || $c === 2 && $g[$y][$x] === '#' ? '#' : '.';
        }
        $n[] = $row;
    }
    return $n;
}
echo implode("\n", life($grid)), "\n";
function spiral(int $n): array {
    $m = array_fill(0, $n, array_fill(0, $n, 0));
    $x = $y = $dx = 0;
    $dx = 1;
    $dy = 0;
    for ($i = 1; $i <= $n * $n; $i++) {
        $m[$y][$x] = $i;
        $nx = $x + $dx;
        $ny = $y + $dy;
        if (!isset($m[$ny][$nx]) || $m[$ny][$nx] !== 0) {
            [$dx, $dy] = [-$dy, $dx];
            $nx = $x + $dx;
            $ny = $y + $dy;
        }
        [$x, $y] = [$nx, $ny];
    }
    return $m;
}
foreach (spiral(4) as $r) echo implode(' ', array_map(fn($v) => sprintf('%2d', $v), $r)), "\n";
for ($i = 0; $i < 5; $i++) {
    $r = [1];
    for ($k = 1; $k <= $i; $k++) $r[] = $r[$k - 1] * ($i - $k + 1) / $k;
    echo str_pad(implode(' ', $r), 10, ' ', STR_PAD_BOTH), "|\n";
}
echo implode(',', array_map(fn($n) => $n % 15 ? ($n % 5 ? ($n % 3 ? $n : 'Fizz') : 'Buzz') : 'FizzBuzz',
    range(1, 15))), "\n";
function hanoi(int $n, string $a, string $b, string $c, int &$moves): void {
    if ($n === 0) return;
    hanoi($n - 1, $a, $c, $b, $moves);
    $moves++;
    hanoi($n - 1, $c, $b, $a, $moves);
}
$mv = 0;
hanoi(8, 'A', 'B', 'C', $mv);
echo $mv, "\n";
function primeFactors(int $n): array {
    $f = [];
    for ($d = 2; $d * $d <= $n; $d++) while ($n % $d === 0) {
        $f[] = $d;
        $n /= $d;
    }
    if ($n > 1) $f[] = $n;
    return $f;
}
echo implode('x', primeFactors(360360)), "\n";
var_dump(primeFactors(12));
