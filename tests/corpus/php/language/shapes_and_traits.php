<?php
// Abstract classes, traits that conflict, magic methods.
abstract class Shape {
    protected static int $count = 0;
    public function __construct(protected string $name = 'shape') {
        static::$count++;
        self::log("made $name");
    }
    abstract public function area(): float;
    public static function count(): int {
        return static::$count;
    }
    private static function log(string $m): void {
        echo "[", static::class, "] $m\n";
    }
    public function __toString(): string {
        return static::class . '(' . number_format($this->area(), 2) . ')';
    }
    public function __get($n) {
        return "magic $n";
    }
    public function __isset($n) {
        return $n === 'm';
    }
    public function __call($n, $a) {
        return "$n(" . implode(',', $a) . ')';
    }
    public static function __callStatic($n, $a) {
        return "static $n(" . implode(',', $a) . ')';
    }
}
trait Scales {
    private float $factor = 1;
    public function scale(float $f): static {
        $c = clone $this;
        $c->factor *= $f;
        return $c;
    }
    abstract public function area(): float;
    public static function unit(): static {
        return new static(1, 1);
    }
    public function hello() {
        return 'T:' . __TRAIT__ . ':' . __CLASS__ . ':' . __FUNCTION__ . ':' . __METHOD__;
    }
}
trait Loud {
    public function hello() {
        return 'LOUD';
    }
    private $vol = 11;
}
class Rect extends Shape {
    use Scales, Loud {
        Scales::hello insteadof Loud;
        Loud::hello as protected loudHello;
        Scales::hello as hi;
    }
    public function __construct(protected float $w, protected float $h) {
        parent::__construct('rect');
    }
    public function area(): float {
        return $this->w * $this->h * $this->factor ** 2;
    }
    public function both() {
        return $this->hello() . $this->loudHello();
    }
}
final class Sq extends Rect {
    public function __construct(float $s) {
        parent::__construct($s, $s);
    }
    public static function unit(): static {
        return new static(1);
    }
}
$r = new Rect(2, 3);
echo $r, ' ', $r->scale(2), ' ', Sq::unit(), ' ', Rect::unit(), ' ', Shape::count(), "\n";
echo $r->both(), ' ', $r->hi(), "\n";
echo $r->zzz, ' ', isset($r->m) ? 1 : 0, isset($r->q) ? 1 : 0, ' ', $r->foo(1, 2), ' ', Rect::bar(3), ' ',
    $r instanceof Shape ? 'yes' : 'no', ' ', implode(',', class_uses($r)), ' ', get_parent_class(new Sq(2)),
    "\n";
