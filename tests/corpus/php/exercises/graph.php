<?php
class Graph {
    private array $adj = [];
    function edge(string $a, string $b, int $w = 1): static {
        $this->adj[$a][$b] = $w;
        $this->adj[$b][$a] ??= $w;
        return $this;
    }
    function bfs(string $s): array {
        $seen = [$s => true];
        $q = new SplQueue;
        $q->enqueue($s);
        $order = [];
        while (!$q->isEmpty()) {
            $n = $q->dequeue();
            $order[] = $n;
            foreach (array_keys($this->adj[$n]) as $m) {
                if (!isset($seen[$m])) {
                    $seen[$m] = true;
                    $q[] = $m;
                }
            }
        }
        return $order;
    }
    function dijkstra(string $s, string $t): array {
        $dist = array_fill_keys(array_keys($this->adj), PHP_INT_MAX);
        $dist[$s] = 0;
        $prev = [];
        $pq = new SplPriorityQueue;
        $pq->setExtractFlags(SplPriorityQueue::EXTR_BOTH);
        $pq->insert($s, 0);
        while ($pq->valid()) {
            ['data' => $u, 'priority' => $p] = $pq->extract();
            if (-$p > $dist[$u]) continue;
            foreach ($this->adj[$u] as $v => $w) {
                if (($alt = $dist[$u] + $w) < $dist[$v]) {
                    $dist[$v] = $alt;
                    $prev[$v] = $u;
                    $pq->insert($v, -$alt);
                }
            }
        }
        for ($path = [$t]; isset($prev[$t]); array_unshift($path, $t = $prev[$t]));
        return [$dist[end($path)], implode('>', $path)];
    }
    function dfs(string $n, ?callable $visit = null, array &$seen = []): void {
        if (isset($seen[$n])) return;
        $seen[$n] = count($seen);
        $visit && $visit($n);
        foreach ($this->adj[$n] as $m => $_) $this->dfs($m, $visit, $seen);
    }
}
$g = (new Graph)->edge('A', 'B', 4)->edge('A', 'C', 2)->edge('C', 'B', 1)->edge('B', 'D', 5)->edge('C', 'D', 8)->edge('D', 'E', 3);
echo implode(',', $g->bfs('A')), "\n", implode(' ', $g->dijkstra('A', 'E')), "\n";
$g->dfs('A', function ($n) { echo $n; });
echo "\n";
$seen = [];
$g->dfs('E', seen: $seen);
print_r($seen);
function topo(array $deps): array {
    $out = [];
    $state = [];
    $visit = function (string $n) use (&$visit, &$out, &$state, $deps) {
        if (($state[$n] ?? 0) === 2) return;
        if (($state[$n] ?? 0) === 1) throw new LogicException("cycle at $n");
        $state[$n] = 1;
        foreach ($deps[$n] ?? [] as $d) $visit($d);
        $state[$n] = 2;
        $out[] = $n;
    };
    foreach (array_keys($deps) as $n) $visit($n);
    return $out;
}
echo implode(' ', topo(['app' => ['db', 'log'], 'db' => ['log'], 'log' => []])), "\n";
try {
    topo(['a' => ['b'], 'b' => ['a']]);
} catch (LogicException $e) {
    echo $e->getMessage(), "\n";
}
function permutations(array $a): iterable {
    if (count($a) <= 1) {
        yield $a;
        return;
    }
    foreach ($a as $i => $x) {
        $rest = $a;
        unset($rest[$i]);
        foreach (permutations(array_values($rest)) as $p) yield [$x, ...$p];
    }
}
foreach (permutations([1, 2, 3]) as $p) echo implode($p), ' ';
echo "\n";
function hanoi(int $n, string $a = 'A', string $b = 'B', string $c = 'C'): int {
    static $moves = 0;
    if ($n > 0) {
        hanoi($n - 1, $a, $c, $b);
        $moves++;
        hanoi($n - 1, $c, $b, $a);
    }
    return $moves;
}
echo hanoi(6), "\n";
$memo = [];
$fib = function (int $n) use (&$fib, &$memo) {
    return $memo[$n] ??= $n < 2 ? $n : $fib($n - 1) + $fib($n - 2);
};
echo $fib(50), "\n";
echo array_sum(array_filter(range(1, 999), fn($n) => $n % 3 === 0 || $n % 5 === 0)), "\n";
