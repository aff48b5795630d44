<?php
// covers: abstract classes, interfaces, overriding, parent calls, type checks, static counters
interface Speaks { const LOUD = 'LOUD'; public function speak(): string; }
interface Moves { public function move(int $d): string; }
abstract class Animal implements Speaks
{
    private static int $count = 0;
    protected array $tricks = [];
    public function __construct(protected string $name, protected ?int $age = null) { self::$count++; static::born($this); }
    protected static function born(Animal $a): void { echo '[', static::class, ' ', $a->name, ']'; }
    public static function count(): int { return self::$count; }
    public function learn(string ...$t): static { array_push($this->tricks, ...$t); return $this; }
    public function tricks(): string { return $this->tricks ? implode(', ', $this->tricks) : 'none'; }
    public function __toString(): string { return sprintf('%s (%s)', $this->name, $this->age ?? 'unknown'); }
    abstract protected function kind(): string;
    public function describe(): string { return "{$this} is a {$this->kind()} and says {$this->speak()}"; }
}
class Dog extends Animal implements Moves
{
    public function speak(): string { return 'Woof'; }
    public function move(int $d): string { return "{$this->name} runs {$d}m"; }
    protected function kind(): string { return 'dog'; }
}
final class Puppy extends Dog
{
    public function __construct(string $name) { parent::__construct($name, 0); }
    public function speak(): string { return strtolower(parent::speak()) . '!'; }
    protected static function born(Animal $a): void { parent::born($a); echo '*'; }
}
class Cat extends Animal
{
    public function speak(): string { return 'Meow'; }
    protected function kind(): string { return 'cat'; }
    public function __get($n) { return "no $n"; }
}
$all = [new Dog('Rex', 5), new Cat('Tom'), new Puppy('Bit')];
echo "\n";
foreach ($all as $a) { echo $a->describe(), '; ', $a instanceof Moves ? $a->move(10) : 'stays', "\n"; }
usort($all, fn(Animal $x, Animal $y) => strcmp((string) $x, (string) $y));
echo implode(' < ', $all), ' ', Animal::count(), ' ', Dog::count(), ' ', Dog::LOUD, ' ', $all[0]->learn('sit', 'roll')->tricks(), ' ', $all[1]->tricks(), ' ', (new Cat('x'))->color, "\n";
foreach (['Animal', 'Dog', 'Moves', 'Puppy'] as $c) { echo $c, ': ', $all[0] instanceof $c ? 'yes' : 'no', ' '; }
echo implode(',', class_parents($all[0])), "\n";
try { $r = (fn(Moves $m) => $m->move(1))(new Cat('y')); } catch (TypeError $e) { echo preg_replace('/, called.*/', '', $e->getMessage()), "\n"; }
function make($c) { return new $c('z'); }
try { make('Animal'); } catch (Error $e) { echo $e->getMessage(), "\n"; }
function describe(int|string|null|array $v): string { return match (true) { is_null($v) => 'null', is_int($v) => "int $v", is_string($v) => "string '$v'", is_array($v) => 'array of ' . count($v) }; }
echo describe(null), describe(5), describe('x'), describe([1]), "\n";
echo get_debug_type($all[0]), get_debug_type(1.5), get_debug_type('s'), get_debug_type([]), get_debug_type(null), get_debug_type(true), "\n";
class Stack2 { private array $s = []; public function push(mixed ...$v): void { foreach ($v as $x) $this->s[] = $x; } public function pop(): mixed { return array_pop($this->s) ?? throw new UnderflowException('empty'); } public function peek() { return end($this->s); } public function size(): int { return count($this->s); } }
$s = new Stack2; $s->push(1, 2, 3); echo $s->pop(), $s->peek(), $s->size(), "\n"; $s->pop(); $s->pop(); try { $s->pop(); } catch (UnderflowException $e) { echo $e->getMessage(), "\n"; }
class Point { public function __construct(public readonly int $x = 0, public readonly int $y = 0) {} public static function fromArray(array $a): self { return new self(...$a); } public function equals(self $o): bool { return $this == $o; } }
$p = Point::fromArray(['y' => 2, 'x' => 1]); $q = new Point(1, 5); echo $p->x, $p->y, $q->x, $q->y, var_export($p->equals(new Point(1, 2)), true), "\n"; print_r($q); try { $q->z = 1; } catch (Error $e) { echo $e->getMessage(), "\n"; } echo isset($q->x, $q->nope) ? 'y' : 'n', ' ', $q?->x, "\n";
$prop = 'x'; $method = 'equals'; echo $p->$prop, $p->{'y'}, var_export($p->$method($p), true), ' ', [$p, 'equals']($q) ? 't' : 'f', ' ', (new ReflectionClass($p))->getShortName(), "\n"; $anon = new class extends Point { public function __toString() { return 'anon'; } }; echo $anon, ' ', $anon instanceof Point ? 'is' : 'not', ' ', str_contains(get_class($anon), 'class@anonymous') || str_contains(get_class($anon), 'Point@anonymous') ? 'ok' : get_class($anon), "\n"; echo json_encode([$p, 'n' => null]), ' ', serialize($p), "\n"; var_dump($p == $q, clone $p == $p); static fn() => 1; abstract class NoInst { abstract function f(); static function make() { return new static; } } class YesInst extends NoInst { function f() { return __METHOD__ . ' ' . __FUNCTION__ . ' ' . __CLASS__ . ' ' . static::class . ' ' . __LINE__; } } echo YesInst::make()->f(), "\n";
