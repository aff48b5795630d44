<?php
// covers: magic methods, interfaces of the engine, clone, destructors
class Magic implements ArrayAccess, IteratorAggregate, Countable, JsonSerializable {
    private array $data = ['x' => 1];
    public function __get($n) { echo "get $n\n"; return $this->data[$n] ?? null; }
    public function __set($n, $v) { echo "set $n\n"; $this->data[$n] = $v; }
    public function __isset($n) { echo "isset $n\n"; return isset($this->data[$n]); }
    public function __unset($n) { echo "unset $n\n"; unset($this->data[$n]); }
    public function __call($n, $a) { return "$n(" . implode(', ', $a) . ")"; }
    public static function __callStatic($n, $a) { return "static $n(" . implode(', ', $a) . ")"; }
    public function offsetExists(mixed $o): bool { return isset($this->data[$o]); }
    public function offsetGet(mixed $o): mixed { return $this->data[$o] ?? 'none'; }
    public function offsetSet(mixed $o, mixed $v): void { if ($o === null) $this->data[] = $v; else $this->data[$o] = $v; }
    public function offsetUnset(mixed $o): void { unset($this->data[$o]); }
    public function getIterator(): Iterator { return new ArrayIterator($this->data); }
    public function count(): int { return count($this->data); }
    public function jsonSerialize(): mixed { return ['json' => $this->data]; }
    public function __toString(): string { return 'Magic[' . implode(',', array_keys($this->data)) . ']'; }
    public function __invoke(...$a) { return array_sum($a); }
}
$m = new Magic;
echo $m->x, "\n"; $m->y = 2; var_dump(isset($m->y), isset($m->zzz)); unset($m->x); echo $m->doIt(1, 2), ' ', Magic::make('a'), "\n";
$m['k'] = 'v'; $m[] = 'pushed'; echo $m['k'], ' ', $m['nope'], ' ', isset($m['k']) ? 'yes' : 'no', ' ', empty($m['k']) ? 'e' : 'ne', "\n"; unset($m['k']);
foreach ($m as $k => $v) echo "$k=$v "; echo count($m), ' ', json_encode($m), ' ', $m, ' ', $m(1, 2, 3), "\n";
class Deep { public $o; public array $list = []; public function __construct() { $this->o = new stdClass; $this->o->n = 1; } public function __clone() { $this->o = clone $this->o; } }
$a = new Deep; $b = clone $a; $b->o->n = 2; $b->list[] = 1; echo $a->o->n, $b->o->n, count($a->list), "\n";
var_dump($a == $b, $a == clone $a, $a === $a);
class D { public function __construct(public string $n) { echo "construct $n\n"; } public function __destruct() { echo "destruct {$this->n}\n"; } }
$d = new D('one'); $d = null; $e = new D('two'); unset($e); function scope() { $t = new D('three'); echo "in scope\n"; } scope();
$f = new D('four'); $f = new D('five'); echo "end\n";
abstract class Shape { abstract public function area(): float; public static function compare(Shape $a, Shape $b): int { return $a->area() <=> $b->area(); } public function __toString() { return sprintf('%s(%.2f)', static::class, $this->area()); } }
class Circle extends Shape { public function __construct(protected float $r) {} public function area(): float { return M_PI * $this->r ** 2; } }
class Rect extends Shape { public function __construct(protected float $w, protected float $h) {} public function area(): float { return $this->w * $this->h; } }
class Sq extends Rect { public function __construct(float $s) { parent::__construct($s, $s); } }
$s = [new Circle(1.5), new Rect(2, 3), new Sq(2.5)]; usort($s, ['Shape', 'compare']); echo implode(', ', $s), "\n"; usort($s, 'Shape::compare'); 
try { new Shape; } catch (Error $x) { echo $x->getMessage(), "\n"; }
try { $m->undefinedProp->foo(); } catch (Error $x) { echo $x->getMessage(), "\n"; }
class P { private $secret = 1; protected function hid() {} } $p = new P;
try { echo $p->secret; } catch (Error $x) { echo $x->getMessage(), "\n"; }
try { $p->hid(); } catch (Error $x) { echo $x->getMessage(), "\n"; }
try { $p->nope(); } catch (Error $x) { echo $x->getMessage(), "\n"; }
try { P::nope(); } catch (Error $x) { echo $x->getMessage(), "\n"; }
try { echo P::NOPE; } catch (Error $x) { echo $x->getMessage(), "\n"; }
try { new Nope; } catch (Error $x) { echo $x->getMessage(), "\n"; }
print_r($p); var_dump((array)new Rect(1, 2));
$o = (object)['a' => 1, 'b' => ['c' => 2]]; echo $o->a, $o->b['c'], "\n"; $o->{'my key'} = 5; $prop = 'a'; echo $o->$prop, $o->{'my key'}, "\n"; foreach ($o as $k => $v) echo $k, is_array($v) ? '[]' : $v, ' '; echo "\n";
echo $o?->a, $nul?->b ?? 'null', "\n";
