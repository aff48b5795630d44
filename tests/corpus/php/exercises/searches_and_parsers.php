<?php
// Searches, permutations, a knapsack and calculators.
function bfs(array $g, string $s, string $t): ?array {
    $q = new SplQueue;
    $q->enqueue([$s]);
    $seen = [$s => 1];
    while (!$q->isEmpty()) {
        $p = $q->dequeue();
        $n = end($p);
        if ($n === $t) return $p;
        foreach ($g[$n] ?? [] as $m) if (!isset($seen[$m])) {
            $seen[$m] = 1;
            $q->enqueue([...$p, $m]);
        }
    }
    return null;
}
echo implode('>', bfs(['a' => ['b', 'c'], 'b' => ['d'], 'c' => ['d', 'e'], 'd' => ['f'], 'e' => ['f']], 'a',
    'f')), ' ', var_export(bfs(['a' => []], 'a', 'z'), true), "\n";
function topo(array $deps): array {
    $out = [];
    $state = [];
    $visit = function ($n) use (&$visit, &$out, &$state, $deps) {
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
echo implode(',', topo(['app' => ['db', 'log'], 'db' => ['cfg'], 'log' => ['cfg'], 'cfg' => []])), ' ';
try {
    topo(['a' => ['b'], 'b' => ['a']]);
} catch (LogicException $e) {
    echo $e->getMessage(), "\n";
}
function perms(array $a): Generator {
    if (count($a) <= 1) {
        yield $a;
        return;
    }
    foreach ($a as $i => $x) {
        $r = $a;
        unset($r[$i]);
        foreach (perms(array_values($r)) as $p) yield [$x, ...$p];
    }
}
foreach (perms(['a', 'b', 'c']) as $p) echo implode($p), ' ';
echo "\n";
function knap(array $items, int $cap): int {
    $dp = array_fill(0, $cap + 1, 0);
    foreach ($items as ['w' => $w, 'v' => $v]) for ($c = $cap; $c >= $w; $c--) $dp[$c] = max($dp[$c],
        $dp[$c - $w] + $v);
    return $dp[$cap];
}
echo knap([['w' => 1, 'v' => 1], ['w' => 3, 'v' => 4], ['w' => 4, 'v' => 5], ['w' => 5, 'v' => 7]], 7), "\n";
function rpn(string $e): float {
    $st = [];
    foreach (explode(' ', $e) as $t) {
        if (is_numeric($t)) {
            $st[] = (float) $t;
            continue;
        }
        [$b, $a] = [array_pop($st), array_pop($st)];
        $st[] = match ($t) {
            '+' => $a + $b,
            '-' => $a - $b,
            '*' => $a * $b,
            '/' => $a / $b,
            '^' => $a ** $b
        };
    }
    return $st[0];
}
echo rpn('3 4 + 2 *'), ' ', rpn('5 1 2 + 4 * + 3 -'), "\n";
function shunt(string $s): string {
    $prec = ['+' => 1, '-' => 1, '*' => 2, '/' => 2, '^' => 3];
    $out = [];
    $ops = [];
    preg_match_all('/\d+(?:\.\d+)?|[-+*\/^()]/', $s, $m);
    foreach ($m[0] as $t) {
        if (is_numeric($t)) $out[] = $t;
        elseif ($t === '(') $ops[] = $t;
        elseif ($t === ')') {
            while (($o = array_pop($ops)) !== '(') $out[] = $o;
        } else {
            while ($ops && end($ops) !== '(' && ($prec[end($ops)] > $prec[$t] || $prec[end($ops)] === $prec[$t]
                && $t !== '^')) $out[] = array_pop($ops);
            $ops[] = $t;
        }
    }
    while ($ops) $out[] = array_pop($ops);
    return implode(' ', $out);
}
echo shunt('3 + 4 * 2 / ( 1 - 5 ) ^ 2'), ' = ', rpn(shunt('(1+2)*3')), "\n";
