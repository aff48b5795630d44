<?php
function quicksort(array $a): array {
    if (count($a) < 2) return $a;
    $pivot = array_shift($a);
    $left = array_filter($a, fn($x) => $x < $pivot);
    $right = array_filter($a, fn($x) => $x >= $pivot);
    return [...quicksort($left), $pivot, ...quicksort($right)];
}
echo implode(' ', quicksort([3, 6, 1, 8, 2, 9, 2])), "\n";
function sieve(int $n): array {
    $is = array_fill(0, $n + 1, true);
    for ($i = 2; $i * $i <= $n; $i++) if ($is[$i]) for ($j = $i * $i; $j <= $n; $j += $i) $is[$j] = false;
    $out = [];
    for ($i = 2; $i <= $n; $i++) if ($is[$i]) $out[] = $i;
    return $out;
}
echo implode(',', sieve(50)), "\n";
function hanoi(int $n, string $a, string $b, string $c, int &$moves): void {
    if ($n === 0) return;
    hanoi($n - 1, $a, $c, $b, $moves);
    $moves++;
    hanoi($n - 1, $c, $b, $a, $moves);
}
$moves = 0; hanoi(5, 'A', 'B', 'C', $moves); echo "moves: $moves\n";
function permutations(array $items): Generator {
    if (count($items) <= 1) { yield $items; return; }
    foreach ($items as $i => $item) {
        $rest = $items; unset($rest[$i]);
        foreach (permutations(array_values($rest)) as $p) yield [$item, ...$p];
    }
}
foreach (permutations([1, 2, 3]) as $p) echo implode('', $p), ' ';
echo "\n";
function bfs(array $graph, string $start): array {
    $queue = new SplQueue(); $queue->enqueue($start); $seen = [$start => true]; $order = [];
    while (!$queue->isEmpty()) {
        $node = $queue->dequeue(); $order[] = $node;
        foreach ($graph[$node] ?? [] as $next) if (!isset($seen[$next])) { $seen[$next] = true; $queue->enqueue($next); }
    }
    return $order;
}
echo implode('->', bfs(['a' => ['b', 'c'], 'b' => ['d'], 'c' => ['d']], 'a')), "\n";
$memo = []; $fib = function (int $n) use (&$fib, &$memo) { return $memo[$n] ??= $n < 2 ? $n : $fib($n - 1) + $fib($n - 2); };
echo $fib(50), "\n";
function gcd(int $a, int $b): int { return $b === 0 ? $a : gcd($b, $a % $b); }
echo gcd(48, 18), ' ', decbin(10), ' ', bindec('1010'), ' ', dechex(255), ' ', base_convert('ff', 16, 2), "\n";
$matrix = [[1, 2, 3], [4, 5, 6]]; print_r(array_map(null, ...$matrix));
$people = [['n' => 'Bob', 'a' => 30], ['n' => 'Al', 'a' => 25], ['n' => 'Cy', 'a' => 30]];
usort($people, fn($x, $y) => [$y['a'], $x['n']] <=> [$x['a'], $y['n']]);
echo implode(',', array_column($people, 'n')), ' ', json_encode(array_column($people, 'a', 'n')), "\n";
for ($i = 1; $i <= 15; $i++) echo match(true) { $i % 15 === 0 => 'FizzBuzz', $i % 5 === 0 => 'Buzz', $i % 3 === 0 => 'Fizz', default => $i }, ' ';
echo PHP_EOL;
$s = 'racecar'; echo $s === strrev($s) ? "palindrome\n" : "no\n";
for ($r = 0; $r < 5; $r++) { for ($c = 0; $c <= $r; $c++) { $tri[$r][$c] = $c === 0 || $c === $r ? 1 : $tri[$r-1][$c-1] + $tri[$r-1][$c]; } echo implode(' ', $tri[$r]), "\n"; }
$stack = []; foreach (str_split('{[()]}') as $ch) { if (in_array($ch, ['(', '[', '{'])) array_push($stack, $ch); else { $o = array_pop($stack); } } var_dump(empty($stack));
echo array_sum([1, 2.5]), array_product([2, 3]), max([1, 9, 3]), min(4, 2), "\n";
list($q, $r) = [intdiv(17, 5), 17 % 5]; echo "$q r $r\n";
var_dump(array_unique([1, "1", 2, 2.0]), range('a', 'e'), range(10, 0, -5), array_combine(['a', 'b'], [1, 2]));
$x = ["b" => 1] + ["b" => 2, "c" => 3]; print_r($x); echo str_repeat("=", 10), "\n";
$i = 5; echo $i++ + ++$i, " ", $i, " ", -$i ** 2, " ", 7 <=> 3, " ", !$i, "|\n";
