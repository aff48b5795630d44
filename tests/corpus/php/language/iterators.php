<?php
class A implements ArrayAccess, IteratorAggregate, Countable {
  private array $d = [];
  function offsetExists(mixed $o): bool { return isset($this->d[$o]); }
  function offsetGet(mixed $o): mixed { return $this->d[$o] ?? "none"; }
  function offsetSet(mixed $o, mixed $v): void { if ($o === null) $this->d[] = $v; else $this->d[$o] = $v; }
  function offsetUnset(mixed $o): void { unset($this->d[$o]); }
  function getIterator(): Iterator { return new ArrayIterator($this->d); }
  function count(): int { return count($this->d); }
}
$a = new A; $a[] = 1; $a['x'] = 2; echo $a['x'], $a['zz'], isset($a['x']), count($a), "\n"; unset($a['x']); foreach ($a as $k => $v) echo "$k=>$v\n";
function kv() { yield 'a' => 1; yield 'b' => 2; $x = yield from inner(); yield 'r' => $x; } function inner() { yield 1; return 7; }
foreach (kv() as $k => $v) echo "$k=$v "; echo "\n";
$gen = (function() { while (true) { $x = yield; if ($x === null) return; echo "recv $x\n"; } })(); $gen->current(); $gen->send("A"); $gen->send("B");
$st = new SplStack; $st->push(1); $st->push(2); echo $st->pop(), $st->top(), "\n";
$pq = new SplPriorityQueue; $pq->insert('lo', 1); $pq->insert('hi', 10); echo $pq->extract(), "\n";
$compose = fn(callable ...$f) => fn($x) => array_reduce($f, fn($acc, $fn) => $fn($acc), $x);
echo $compose('trim', 'strtoupper', fn($s) => $s . "!")("  hey "), "\n";
$sl = strlen(...); echo $sl("four"), "\n";
class Node2 { public $next = null; public function __construct(public $val) {} }
$n = new Node2(1); $n->next = new Node2(2); $n->next->next = new Node2(3); for ($c = $n; $c !== null; $c = $c->next) echo $c->val, "->"; echo "\n";
$copy = clone $n; $copy->val = 9; echo $n->val, "\n";
$matrix = [[1,2],[3,4]]; foreach ($matrix as $i => $row) foreach ($row as $j => $c2) $t[$j][$i] = $c2; echo implode(' ', array_map(fn($r) => implode(',', $r), $t)), "\n";
$words = explode(' ', 'the quick brown the lazy the'); $cnt = array_count_values($words); arsort($cnt); print_r($cnt); 
echo ucwords("hello world foo"), number_format(1234567.891, 2), number_format(0.5), "\n";
var_dump(array_filter([1, 0, 2, null], fn($x) => $x), array_slice([1,2,3,4], 1, 2), array_search(2, [1,2]), str_contains("abc", "b"));
$fib = function($n) use (&$fib) { return $n < 2 ? $n : $fib($n-1) + $fib($n-2); }; echo $fib(12), "\n";
abstract class Model { protected static array $reg = []; public static int $count = 0; static function create() { self::$count++; static::$reg[] = static::class; return new static; } static function all() { return self::$reg; } }
class Usr extends Model {} class Pst extends Model {} Usr::create(); Pst::create(); echo Model::$count, implode(',', Model::all()), "\n";
$x = 5; function g() { global $x; $x++; } g(); echo $x, "\n";
echo var_export([1, 'a' => [true, null], 'f' => 1.0], true), "\n";
try { try { throw new Exception("in"); } finally { echo "f1 "; } } catch (Exception $e) { echo $e->getMessage(), $e->getLine(), "\n"; }
function r() { try { return "try"; } finally { echo "fin "; } } echo r(), "\n";
$e2 = new RuntimeException("outer", 1, new LogicException("inner")); echo $e2->getPrevious()->getMessage(), "\n";
$b = ['x' => ['y' => 1]]; $ref = &$b['x']['y']; $ref = 5; echo $b['x']['y'], "\n";
echo $b['x']['q']['z'] ?? "deep", isset($b['x']['y']), "\n";
const GREETING = "hi"; define('DYN', 5); echo GREETING, DYN, "\n"; echo __LINE__, __FUNCTION__, "\n";
throw new DomainException("end");
