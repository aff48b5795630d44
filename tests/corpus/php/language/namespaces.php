<?php
namespace App\Models;
use InvalidArgumentException;
interface HasName { const PREFIX = "Mr. "; public function name(): string; }
abstract class Entity implements HasName { private static int $next = 1; public readonly int $id; public function __construct() { $this->id = self::$next++; } public static function describe(): string { return static::class; } }
class User extends Entity { public function __construct(private string $n) { parent::__construct(); } public function name(): string { return self::PREFIX . $this->n; } public function __clone() { $this->n .= " copy"; } }
$u = new User("X"); $v = new User("Y"); echo $u->name(), $v->id, User::describe(), "\n"; $w = clone $u; echo $w->name(), "\n";
echo User::class, " ", $u::class, " ", $u instanceof HasName ? "yes" : "no", " ", strlen("abc"), \strtoupper("q"), "\n";
function helper(?string $s = null, int|float $n = 0): ?string { return $s?->foo ?? "h" . $n; }
echo helper(n: 2.5), __NAMESPACE__, " ", __LINE__, "\n";
enum Level: int { case Low = 1; case High = 3; public static function fromLabel(string $l): self { foreach (self::cases() as $c) if ($c->name === $l) return $c; throw new \ValueError("bad"); } public function color(): string { return match($this) { self::Low => 'green', self::High => 'red' }; } const DEFAULT = self::Low; }
echo Level::fromLabel('High')->color(), Level::from(1)->name, Level::DEFAULT->value, "\n"; var_dump(Level::High); var_dump(Level::tryFrom(9), Level::High === Level::from(3), Level::Low instanceof \UnitEnum);
try { Level::from(7); } catch (\ValueError $e) { echo $e->getMessage(), "\n"; }
$anon = new class(5) implements \Countable { public function __construct(private int $c) {} public function count(): int { return $this->c; } }; echo count($anon), "\n";
abstract class Shape { abstract public function area(): float; public static function compare(Shape $a, Shape $b): int { return $a->area() <=> $b->area(); } }
class Sq extends Shape { public function __construct(private float $s) {} public function area(): float { return $this->s ** 2; } }
$shapes = [new Sq(3), new Sq(1), new Sq(2)]; usort($shapes, [Shape::class, 'compare']); usort($shapes, 'App\Models\Shape::compare'); echo implode(',', array_map(fn(Shape $s) => $s->area(), $shapes)), "\n";
class Temp { public function __invoke($x) { return $x + 1; } public function __get($n) { return "magic $n"; } } $t = new Temp; echo $t(1), array_map($t, [1])[0], $t->zip, "\n";
