<?php
// covers: traits, abstract and static members of traits, conflict resolution, magic constants
trait Greets {
    protected string $greeting = 'Hello';
    public function greet(): string { return "{$this->greeting}, {$this->name()}!"; }
    abstract public function name(): string;
    public static function make(...$args): static { return new static(...$args); }
}
trait Counts {
    private static int $count = 0;
    public static function increment(): int { return ++self::$count; }
    public static function count(): int { return self::$count; }
}
trait Loud { public function say() { return strtoupper('loud'); } private function hidden() { return 'hidden of ' . static::class; } }
trait Quiet { public function say() { return strtolower('QUIET'); } }
class Person {
    use Greets, Counts;
    public function __construct(private string $n) { self::increment(); }
    public function name(): string { return $this->n; }
}
class Robot {
    use Loud, Quiet {
        Loud::say insteadof Quiet;
        Quiet::say as protected whisper;
        hidden as public revealed;
    }
    public function both() { return $this->say() . '/' . $this->whisper(); }
}
class Other { use Counts; }
$p = Person::make('Ann');
echo $p->greet(), "\n";
Person::make('Bob');
echo Person::count(), ' ', Other::count(), "\n";
Other::increment();
echo Person::count(), ' ', Other::count(), "\n";
$r = new Robot;
echo $r->both(), ' ', $r->revealed(), "\n";
print_r(class_uses($p));
trait Nested { use Loud; public function nested() { return __TRAIT__ . ' ' . __CLASS__ . ' ' . __FUNCTION__ . ' ' . __METHOD__; } }
class N { use Nested; }
echo (new N)->nested(), ' ', (new N)->say(), "\n";
trait HasStatic { public function next() { static $n = 0; return ++$n; } }
class A1 { use HasStatic; } class B1 { use HasStatic; }
$a = new A1; $b = new B1;
echo $a->next(), $a->next(), $b->next(), "\n";
trait Singleton {
    private static ?self $instance = null;
    public static function getInstance(): self { return self::$instance ??= new self(); }
    private function __construct() { echo "made ", self::class, "\n"; }
    private function __clone() {}
}
class Config { use Singleton; public array $data = []; }
Config::getInstance()->data['x'] = 1;
var_dump(Config::getInstance() === Config::getInstance(), Config::getInstance()->data);
try { new Config(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
trait Comparable { public function compareTo(self $o): int { return $this->value() <=> $o->value(); } abstract function value(): int;
  public function __toString(): string { return static::class . '(' . $this->value() . ')'; } }
final class Num { use Comparable; public function __construct(private readonly int $v) {} function value(): int { return $this->v; } }
$ns = array_map(fn($x) => new Num($x), [3, 1, 2]);
usort($ns, fn($a, $b) => $a->compareTo($b));
echo implode(' ', $ns), "\n";
var_dump(method_exists($ns[0], 'compareTo'), in_array('Comparable', class_uses($ns[0])));
