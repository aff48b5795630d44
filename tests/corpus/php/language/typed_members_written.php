<?php
// Members with types, written from outside of their class; arguments of classes, and what can be called.

interface Shape { public function area(): float; }
abstract class Base implements Shape { public ?Base $next = null; public int|string $tag = 'none'; }
trait Named { public string $name = ''; }
class Square extends Base {
    use Named;
    public float $side = 1.0;
    public array $notes = [];
    public function __construct(public readonly int $number) {}
    public function area(): float { return $this->side * $this->side; }
}
class Counter { public int $count = 0; protected int $hidden = 1; }
class Plain { public $anything; }

function total(Shape ...$shapes): float {
    $sum = 0.0;
    foreach ($shapes as $shape) { $sum += $shape->area(); }
    return $sum;
}
function applied(callable $function, Closure $other, iterable $values): array {
    $made = [];
    foreach ($values as $value) { $made[] = $function($value) . $other($value); }
    return $made;
}
function linked(Base $from, ?Base $to): Base { $from->next = $to; return $from; }

$counter = new Counter();
for ($i = 0; $i < 300; $i++) { $counter->count += $i; }
echo $counter->count, "\n";
$squares = [];
for ($i = 1; $i <= 3; $i++) {
    $square = new Square($i);
    $square->side = $i;
    $square->name = "square $i";
    $square->notes[] = $i;
    $square->tag = $i % 2 ? $i : 'even';
    $squares[] = $square;
}
var_dump($squares[1]->side, $squares[2]->tag, $squares[1]->tag, $squares[0]->notes);
echo total(...$squares), ' ', linked($squares[0], $squares[1])->next->name, "\n";
var_dump(linked($squares[0], null)->next);
echo implode(' ', applied('strtoupper', fn($text) => strlen($text), ['ab', 'cde'])), "\n";
echo implode(' ', applied(fn($text) => $text, strrev(...), new ArrayIterator(['xy']))), "\n";
$counter->count = '12';
var_dump($counter->count);
foreach ([
    fn() => $counter->count = 'many',
    fn() => $counter->hidden = 2,
    fn() => $squares[0]->number = 9,
    fn() => $squares[0]->next = new Plain(),
    fn() => linked(new Plain(), null),
    fn() => total($squares[0], new Counter()),
    fn() => applied('no such function', fn() => 1, []),
] as $wrong) {
    try {
        $wrong();
    } catch (Error $error) {
        echo get_class($error), ': ', preg_replace('/, called in.*/', '', $error->getMessage()), "\n";
    }
}
$plain = new Plain();
$plain->anything = 1;
$plain->anything = [1, 2];
$plain->anything[] = 3;
echo count($plain->anything), "\n";
usort($squares, fn($a, $b) => $b->number > $a->number);
echo implode(' ', array_map(fn($square) => $square->number, $squares)), "\n";
$texts = ['b' => 3, 'a' => 1, 'c' => 2];
uasort($texts, fn($a, $b) => $a - $b);
uksort($texts, fn($a, $b) => strcmp($b, $a));
echo json_encode($texts), "\n";
$rows = [['n' => 2], ['n' => 1], ['n' => 2, 'x' => 0]];
usort($rows, function (array $a, array $b): int { $a['n'] *= 10; $b['n'] *= 10; return $a['n'] <=> $b['n']; });
echo json_encode($rows), "\n";
