<?php
// Interfaces, enumerations, clones, members that are not there.
interface HasArea {
    const UNITS = 'cm';
    public function area(): float;
}
interface Named {
    public function name(): string;
}
interface Both extends HasArea, Named {}
class Impl implements Both {
    public function area(): float {
        return 1;
    }
    public function name(): string {
        return self::UNITS . static::UNITS;
    }
}
echo (new Impl)->name(), ' ', Impl::UNITS, "\n";
enum Level: int {
    case Low = 1;
    case High = 3;
    const DEFAULT = self::Low;
    public static function fromLabel(string $l): self {
        foreach (self::cases() as $c) {
            if ($c->label() === $l) return $c;
        }
        throw new ValueError("bad $l");
    }
    public function label(): string {
        return ucfirst(strtolower($this->name));
    }
    public function cmp(self $o): int {
        return $this->value <=> $o->value;
    }
}
echo Level::fromLabel('High')->value, Level::tryFrom(9)?->name ?? 'none', count(Level::cases()),
    Level::DEFAULT->name, Level::High->cmp(Level::Low), ' ', match(true) {
    Level::Low === Level::from(1) => 'same',
    default => 'diff'
}, "\n";
var_dump(Level::Low instanceof UnitEnum, Level::Low == Level::High);
class Node2 {
    public $next = null;
    public $data = [];
    public function __construct(public $v) {}
    public function __clone() {
        if ($this->next) $this->next = clone $this->next;
    }
}
$a = new Node2(1);
$a->next = new Node2(2);
$b = clone $a;
$b->next->v = 99;
echo $a->next->v, "\n";
class Temp {
    private $d = [];
    public function __set($k, $v) {
        echo "set $k\n";
        $this->d[$k] = $v;
    }
    public function __get($k) {
        return $this->d[$k] ?? null;
    }
    public function __unset($k) {
        echo "unset $k\n";
        unset($this->d[$k]);
    }
    public function __isset($k) {
        return isset($this->d[$k]);
    }
}
$t = new Temp;
$t->x = 5;
echo $t->x, isset($t->x) ? 'set' : 'no', isset($t->y) ? 'set' : 'no', "\n";
unset($t->x);
var_dump($t->x);
$anon = new class(5) extends Temp implements Countable {
    public function __construct(public int $n) {}
    public function count(): int {
        return $this->n;
    }
};
echo count($anon), ' ', (new ReflectionClass($anon))->isAnonymous() ? 'anon' : '', ' ',
    str_contains(get_class($anon), 'class@anonymous') || str_contains(get_class($anon),
    'Temp@anonymous') ? 'ok' : get_class($anon), "\n";
