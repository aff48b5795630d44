<?php
// Generators that send, return and delegate; iterators over iterators.
function counter(int $a, int $b, int $step = 1): Generator {
    for ($i = $a; $i <= $b; $i += $step) {
        $cmd = yield $i => $i * $i;
        if ($cmd === 'stop') {
            return 'stopped';
        }
    }
    return 'finished';
}
$g = counter(1, 5);
foreach ($g as $k => $v) {
    echo "$k=>$v ";
}
echo $g->getReturn(), "\n";
$g = counter(1, 10);
echo $g->current(), ' ';
$g->next();
echo $g->current(), ' ';
$g->send('stop');
var_dump($g->valid());
echo $g->getReturn(), "\n";
function gen_all() {
    yield 0;
    $r = yield from counter(1, 3);
    yield $r;
    yield from [10, 20];
    yield from new ArrayIterator(['x' => 1]);
}
foreach (gen_all() as $k => $v) {
    echo $k, ':', $v, ' ';
}
echo "\n";
function take(iterable $it, int $n): Generator {
    foreach ($it as $k => $v) {
        if ($n-- <= 0) return;
        yield $k => $v;
    }
}
function map(callable $f, iterable $it) {
    foreach ($it as $k => $v) yield $k => $f($v);
}
function naturals() {
    $i = 1;
    while (true) yield $i++;
}
echo implode(',', iterator_to_array(take(map(fn($x) => $x ** 2, naturals()), 5), false)), "\n";
function thrower() {
    try {
        yield 1;
    } catch (Exception $e) {
        echo 'caught ', $e->getMessage(), "\n";
        yield 99;
    }
}
$t = thrower();
$t->current();
echo $t->throw(new Exception('boo')), "\n";
class Tree implements IteratorAggregate {
    public function __construct(private $v, private ?Tree $l = null, private ?Tree $r = null) {}
    public function getIterator(): Generator {
        if ($this->l) yield from $this->l;
        yield $this->v;
        if ($this->r) yield from $this->r;
    }
}
foreach (new Tree(4, new Tree(2, new Tree(1), new Tree(3)), new Tree(6)) as $v) echo $v, ' ';
echo "\n";
class Fib implements Iterator {
    private $a = 0;
    private $b = 1;
    private $i = 0;
    public function __construct(private int $n) {}
    public function current(): mixed {
        return $this->a;
    }
    public function key(): mixed {
        return $this->i;
    }
    public function next(): void {
        [$this->a, $this->b] = [$this->b, $this->a + $this->b];
        $this->i++;
    }
    public function rewind(): void {
        $this->a = 0;
        $this->b = 1;
        $this->i = 0;
    }
    public function valid(): bool {
        return $this->i < $this->n;
    }
}
foreach (new Fib(8) as $i => $f) echo "$i:$f ";
echo "\n";
echo implode(',', iterator_to_array(new LimitIterator(new InfiniteIterator(new ArrayIterator([1, 2, 3])), 0, 7),
    false)), "\n";
echo implode(',', iterator_to_array(new CallbackFilterIterator(new ArrayIterator(range(1, 10)),
    fn($x) => $x % 2 == 0), false)), "\n";
$it = new RecursiveIteratorIterator(new RecursiveArrayIterator([1, [2, [3, 4]], 5]));
foreach ($it as $v) echo $it->getDepth(), '-', $v, ' ';
echo "\n";
$m = new MultipleIterator();
$m->attachIterator(new ArrayIterator([1, 2]));
$m->attachIterator(new ArrayIterator(['a', 'b']));
foreach ($m as $p) echo implode('/', $p), ' ';
echo "\n";
$ap = new AppendIterator;
$ap->append(new ArrayIterator([1]));
$ap->append(new ArrayIterator([2]));
echo implode(',', iterator_to_array($ap, false)), "\n";
echo iterator_count(new ArrayIterator([1, 2, 3])), ' ', implode(',', array_map(null, [1, 2], ['a', 'b'])[1]),
    "\n";
$gen = (function () {
    $received = [];
    while (count($received) < 3) {
        $received[] = yield count($received);
    }
    return $received;
})();
foreach (range(1, 3) as $x) {
    $gen->send("v$x");
}
print_r($gen->getReturn());
