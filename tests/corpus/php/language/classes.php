<?php
enum Suit: string { case H = 'h'; case S = 's'; const X = self::H; public function label(): string { return ucfirst(strtolower($this->name)); } public static function d(): self { return self::S; } }
echo Suit::from('h')->label(), Suit::tryFrom('z')?->label() ?? 'none', count(Suit::cases()), Suit::X->value, Suit::d()->name, "\n";
interface Shape { function area(): float; }
abstract class Base implements Shape { abstract function name(): string; function __toString(): string { return sprintf("%s(%.2f)", $this->name(), $this->area()); } static function make(...$a): static { return new static(...$a); } }
final class Circle extends Base { function __construct(private float $r) {} function area(): float { return M_PI * $this->r ** 2; } function name(): string { return "Circle"; } }
echo Circle::make(2), "\n";
trait T1 { private int $n = 0; function inc(): static { $this->n++; return $this; } static function st() { return static::class . " " . self::class; } }
class U { use T1; function get() { return $this->n; } }
echo (new U)->inc()->inc()->get(), U::st(), "\n";
class M { private $d = []; function __get($n) { echo "get $n\n"; return $this->d[$n] ?? null; } function __set($n, $v) { echo "set $n\n"; $this->d[$n] = $v; } function __call($n, $a) { return "$n(" . implode(",", $a) . ")"; } static function __callStatic($n, $a) { return "s$n"; } function __isset($n) { return isset($this->d[$n]); } function __unset($n) { unset($this->d[$n]); } }
$m = new M; $m->a = 5; echo $m->a, $m->foo(1, 2), M::bar(), isset($m->a) ? 'Y' : 'N', isset($m->b) ? 'Y' : 'N', "\n";
$x = ['a' => ['b' => 1]]; $y = $x; $y['a']['b'] = 2; $y['a']['c'][] = 3; print_r($x); print_r($y);
echo $x['a']['zz'] ?? 'def', "\n";
function &ref() { static $v = 1; return $v; }
function counter() { static $n = 0; return ++$n; } counter(); counter(); echo counter(), "\n";
function named(int $a, int $b = 2, int ...$rest) { return "$a $b " . implode('|', $rest); }
echo named(b: 5, a: 1), named(1, 2, 3, 4), named(...[1, 2]), "\n";
var_dump("10" == "1e1", 0 == "a", null == false, "abc" <=> "abd", [1, 2] == [2 => 1], 1 <=> 2, "1" + "1.5", 7 / 2, 6 / 2, 7 % 3, -7 % 3, 2 ** 10, 2 ** -1, PHP_INT_MAX + 1);
echo intdiv(7, 2), " ", 10 / 4, " ", 1e100, " ", 0.1 + 0.2, " ", 1/3, "\n";
