<?php
// Single objects, destructors, readonly classes, models.
class Single {
    private static ?self $i = null;
    private function __construct() {}
    public static function get(): self {
        return self::$i ??= new self;
    }
    private function __clone() {}
}
var_dump(Single::get() === Single::get());
try {
    new Single;
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
try {
    clone Single::get();
} catch (Error $e) {
    echo $e->getMessage(), "\n";
}
class D {
    public function __construct(private string $n) {
        echo "+$n ";
    }
    public function __destruct() {
        echo "-{$this->n} ";
    }
}
function scope() {
    $d = new D('local');
}
scope();
$d = new D('a');
$d = null;
$e = new D('b');
$e = new D('c');
unset($e);
echo "end\n";
readonly class RO {
    public function __construct(public int $x, public array $l = []) {}
    public function with(int $x): static {
        return new static($x, $this->l);
    }
}
$ro = new RO(1);
echo $ro->with(5)->x;
try {
    $ro->x++;
} catch (Error $e) {
    echo ' ', $e->getMessage();
}
try {
    $ro->l[] = 1;
} catch (Error $e) {
    echo ' ', $e->getMessage(), "\n";
}
abstract class Model {
    protected static array $store = [];
    public static function create(array $attrs): static {
        $m = new static;
        foreach ($attrs as $k => $v) $m->$k = $v;
        static::$store[static::class][] = $m;
        return $m;
    }
    public static function all(): array {
        return static::$store[static::class] ?? [];
    }
    public function __set($k, $v) {
        $this->data[$k] = $v;
    }
    public function __get($k) {
        return $this->data[$k];
    }
    protected array $data = [];
}
class Post extends Model {}
class Tag extends Model {}
Post::create(['t' => 'A']);
Post::create(['t' => 'B']);
Tag::create(['t' => 'C']);
echo count(Post::all()), count(Tag::all()), Post::all()[1]->t, "\n";
$nul = null;
echo $nul?->foo?->bar ?? 'nil', ' ', $nul?->foo(), "|\n";
['a' => $aa, 'b' => [, $bb]] = ['a' => 1, 'b' => [2, 3]];
echo $aa, $bb;
[$x, [$y]] = [1, [2]];
[$x, $y] = [$y, $x];
echo $x, $y, "\n";
