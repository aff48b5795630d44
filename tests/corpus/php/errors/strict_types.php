<?php
declare(strict_types=1);
// Strict types, readonly members, enumerations, abstract classes.
function add(int $a, int $b): int {
    return $a + $b;
}
function name(?string $s, string|int $x = "q"): string {
    return $s ?? "none-$x";
}
try {
    echo add("1", 2);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo add(1.5, 2);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo name([]);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo name(null, 1.5);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo strlen(5);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo str_pad(5, 2);
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo round("3");
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
echo name(null), "\n";
final class Money {
    public function __construct(public readonly int $amount, public readonly string $cur = 'EUR') {
        if ($amount < 0) throw new ValueError("negative");
    }
    public function with(int $amount): static {
        return new static($amount, $this->cur);
    }
}
$m = new Money(5);
try {
    $m->amount = 6;
} catch (Error $e) {
    echo get_class($e), ': ', $e->getMessage(), "\n";
}
try {
    new Money(amount: -1);
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
try {
    new Money();
} catch (ArgumentCountError $e) {
    echo $e->getMessage(), "\n";
}
try {
    new Money(1, foo: 2);
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
echo $m->with(9)->amount, "\n";
enum Suit: string {
    case H = 'h';
    case S = 's';
    const D = self::H;
    public static function r(): self {
        return self::S;
    }
    public function label(): string {
        return ucfirst(strtolower($this->name));
    }
}
try {
    Suit::from('x');
} catch (ValueError $e) {
    echo $e->getMessage(), "\n";
}
var_dump(Suit::tryFrom('x'), Suit::from('h'), Suit::D, Suit::r()->label());
try {
    echo match(5) {
        1 => 'a',
        2 => 'b'
    };
} catch (\UnhandledMatchError $e) {
    echo $e->getMessage(), "\n";
}
interface Shape {
    public function area(): float;
}
abstract class Base implements Shape {
    abstract public function name(): string;
    public function __toString(): string {
        return sprintf("%s(%.2f)", $this->name(), $this->area());
    }
}
class Circle extends Base {
    public function __construct(private float $r) {}
    public function area(): float {
        return M_PI * $this->r ** 2;
    }
    public function name(): string {
        return 'Circle';
    }
}
echo new Circle(2), "\n";
try {
    $b = new Base();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    (new Circle(1))->foo();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    Circle::bar();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    echo (new Circle(1))->r;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
function typed(): int {
    return "5";
}
try {
    echo typed();
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
$f = function (int ...$n) {
    return array_sum($n);
};
echo $f(1, 2, 3), "\n";
try {
    $f(1, "x");
} catch (TypeError $e) {
    echo $e->getMessage(), "\n";
}
throw new DomainException("custom");
