<?php
// Stacks, queues, heaps and stores of the library.
$s = new SplStack();
$s->push(1);
$s->push(2);
$s[] = 3;
echo $s->pop(), $s->top(), count($s), "\n";
foreach ($s as $x) echo $x, ' ';
echo "\n";
$q = new SplQueue();
$q->enqueue('a');
$q->enqueue('b');
echo $q->dequeue(), count($q), $q->isEmpty() ? 'e' : 'n', "\n";
$h = new SplMinHeap();
foreach ([5, 1, 3] as $x) $h->insert($x);
echo $h->extract(), $h->top(), count($h), "\n";
$mh = new SplMaxHeap();
foreach ([5, 1, 3] as $x) $mh->insert($x);
foreach ($mh as $x) echo $x, ' ';
echo "\n";
$pq = new SplPriorityQueue();
$pq->insert('lo', 1);
$pq->insert('hi', 10);
$pq->setExtractFlags(SplPriorityQueue::EXTR_BOTH);
print_r($pq->extract());
$fa = new SplFixedArray(3);
$fa[0] = 1;
try {
    $fa[5] = 1;
} catch (RuntimeException $e) {
    echo $e->getMessage(), "\n";
}
echo $fa->getSize(), ' ', array_sum($fa->toArray()), "\n";
$os = new SplObjectStorage();
$o1 = new stdClass;
$os[$o1] = 'data';
$os->attach(new stdClass);
echo count($os), $os[$o1], $os->contains($o1) ? 'y' : 'n', "\n";
$ll = new SplDoublyLinkedList();
$ll->push(1);
$ll->push(2);
$ll->unshift(0);
foreach ($ll as $k => $v) echo "$k=$v ";
echo "\n";
$ao = new ArrayObject(['b' => 1, 'a' => 2]);
$ao['c'] = 3;
$ao->ksort();
foreach ($ao as $k => $v) echo "$k=$v ";
echo count($ao), "\n";
print_r($ao->getArrayCopy());
class TaskHeap extends SplHeap {
    protected function compare($a, $b): int {
        return $b['p'] <=> $a['p'];
    }
}
$th = new TaskHeap;
$th->insert(['p' => 3, 'n' => 'c']);
$th->insert(['p' => 1, 'n' => 'a']);
echo $th->extract()['n'], "\n";
try {
    (new SplStack)->pop();
} catch (RuntimeException $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
try {
    (new SplMinHeap)->extract();
} catch (RuntimeException $e) {
    echo $e->getMessage(), "\n";
}
$wm = new WeakMap;
$k = new stdClass;
$wm[$k] = 5;
echo count($wm), $wm[$k], "\n";
unset($k);
echo count($wm), "\n";
$wr = WeakReference::create($o1);
var_dump($wr->get() === $o1);
$graph = ['A' => ['B' => 1, 'C' => 4], 'B' => ['C' => 2, 'D' => 5], 'C' => ['D' => 1], 'D' => []];
function dijkstra(array $g, string $from): array {
    $d = array_fill_keys(array_keys($g), INF);
    $d[$from] = 0;
    $pq = new SplPriorityQueue;
    $pq->insert($from, 0);
    while (!$pq->isEmpty()) {
        $u = $pq->extract();
        foreach ($g[$u] as $v => $w) {
            if ($d[$u] + $w < $d[$v]) {
                $d[$v] = $d[$u] + $w;
                $pq->insert($v, -$d[$v]);
            }
        }
    }
    return $d;
}
print_r(dijkstra($graph, 'A'));
$it = $ll->getIterator ?? null;
$ll->setIteratorMode(SplDoublyLinkedList::IT_MODE_LIFO);
foreach ($ll as $v) echo $v;
echo "\n";
