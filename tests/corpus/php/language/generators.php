<?php
// covers: generators, keys, send, return, yield from, infinite generators, generators in foreach
function counter(int $from, int $to, int $step = 1): Generator {
    for ($i = $from; $i <= $to; $i += $step) {
        $got = yield $i => $i * $i;
        if ($got === 'stop') {
            return "stopped at $i";
        }
    }
    return 'done';
}
foreach (counter(1, 5) as $k => $v) {
    echo "$k => $v\n";
}
$g = counter(1, 10);
echo $g->current(), "\n";
$g->next();
echo $g->key(), ' ', $g->current(), "\n";
echo var_export($g->send('go'), true), "\n";
var_dump($g->send('stop'));
var_dump($g->valid());
echo $g->getReturn(), "\n";

function inner() { yield 1; yield 2; return 3; }
function outer() {
    $r = yield from inner();
    yield $r;
    yield from [10, 20];
    yield from new ArrayIterator(['x' => 'y']);
}
foreach (outer() as $k => $v) echo "$k: $v\n";
var_dump(iterator_to_array(outer(), false));

function naturals() { $n = 0; while (true) yield $n++; }
function take(iterable $it, int $n) { foreach ($it as $v) { if ($n-- <= 0) return; yield $v; } }
function map(callable $f, iterable $it) { foreach ($it as $k => $v) yield $k => $f($v); }
function filter(callable $f, iterable $it) { foreach ($it as $v) if ($f($v)) yield $v; }
$evens = filter(fn($n) => $n % 2 === 0, naturals());
$squares = map(fn($n) => $n ** 2, $evens);
echo implode(',', iterator_to_array(take($squares, 6), false)), "\n";

function logger() {
    while (true) {
        $line = yield;
        if ($line === null) break;
        echo "log: $line\n";
    }
    echo "closed\n";
}
$l = logger();
$l->current();
$l->send('one');
$l->send('two');
$l->send(null);
var_dump($l->valid());

function thrower() {
    try {
        yield 1;
        yield 2;
    } catch (Exception $e) {
        echo "caught inside: ", $e->getMessage(), "\n";
        yield 99;
    } finally {
        echo "finally\n";
    }
}
$t = thrower();
echo $t->current(), "\n";
echo $t->throw(new Exception('boo')), "\n";
$t->next();
var_dump($t->valid());

$lazy = (function () { echo "[started]"; yield 'a'; })();
echo "before ";
foreach ($lazy as $x) echo $x, "\n";
function fib() { [$a, $b] = [0, 1]; while (true) { yield $a; [$a, $b] = [$b, $a + $b]; } }
foreach (fib() as $i => $f) { if ($i >= 10) break; echo $f, ' '; }
echo PHP_EOL;
function kv() { yield 'a' => 1; yield 'b' => 2; yield 3; }
foreach (kv() as $k => $v) { echo "$k=$v;"; }
echo "\n";
$gen = (fn() => yield from [1, 2, 3])();
echo array_sum(iterator_to_array($gen)), "\n";
try {
    $g = counter(1, 2);
    foreach ($g as $_);
    foreach ($g as $_);
} catch (Exception $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
