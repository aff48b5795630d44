<?php
// covers: self, parent and static as types, objects called with arguments by name, __callStatic for hidden methods, magic parameters

class Base
{
    public ?self $next = null;
    function same(self $other): self { return $other; }
    function late(): static { return new Base; }
    function fluent(): static { return $this; }
    function maybe(): ?static { return new stdClass; }
    function either(): self|int { return 'x'; }
    private static function hidden() { return 'hidden'; }
    static function __callStatic($name, $given) { return "$name by name"; }
    function __invoke($first, $second = 'S', ...$rest) { return $first . $second . json_encode($rest); }
}
class Derived extends Base
{
    function above(): parent { return new Base; }
    function over(?parent $other): ?parent { return $other; }
}
trait Copies
{
    static function made(): static { return new static; }
    function mine(self $other): self { return $other; }
}
class User { use Copies; }

$d = new Derived;
echo get_class($d->same(new Base)), get_class($d->fluent()), get_class($d->above()), get_class($d->over(new Derived)), get_class(User::made()->mine(new User)), "\n";
foreach (['late', 'maybe', 'either'] as $name) {
    try { $d->$name(); } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
}
foreach ([5, new stdClass] as $value) {
    try { $d->same($value); } catch (TypeError $e) { echo substr($e->getMessage(), 0, 75), "\n"; }
    try { $d->over($value); } catch (TypeError $e) { echo substr($e->getMessage(), 0, 75), "\n"; }
    try { $d->next = $value; } catch (TypeError $e) { echo $e->getMessage(), "\n"; }
}
echo Base::hidden(), ', ', Base::nothing(), "\n";

// By name, whatever is called.
$base = new Base;
$by_value = fn($a, $b = 2) => "$a-$b";
$pad = 'str_pad';
echo $base(second: 'b', first: 'a'), (new Base)(first: 1), $base('a', more: 5), $by_value(b: 1, a: 0), [$base, '__invoke'](first: 'z'), "\n";
echo $pad('x', 5, pad_string: '-'), call_user_func($base, second: 1, first: 0), call_user_func_array([$base, '__invoke'], ['first' => 'q', 'k' => 'v']), "\n";
try { $base(second: 1); } catch (Error $e) { echo get_class($e), "\n"; }

// Names that the run computes, and elements that are taken by reference.
$x = 1;
$y = 2;
$names = ['x', ['y']];
$one = 'x';
print_r(compact($names, 'one'));
print_r(compact($one, 'nothing'));
function raised(&...$all) { foreach ($all as &$each) { $each *= 10; } }
function first_of(&$first, $second) { $first = $second; }
$list = [1, 2];
raised(...$list);
raised($x, ...$list);
first_of(...$list);
echo json_encode([$list, $x]), "\n";
function keyed() { yield 1.5 => 1; }
try { raised(...keyed()); } catch (Error $e) { echo $e->getMessage(), "\n"; }
function no_object() { return isset($this) ? 'object' : 'none'; }
echo no_object(), ' ', define('KNOWN', 1) ? 'defined' : '', ' ', @define('KNOWN', 2) ? 'again' : 'kept', ' ', @$GLOBALS['nothing'] ?? 'nothing', "\n";

// Closures that are bound to a class alone; the order in which types are told.
class Keeper { private static $kept = 'kept'; }
echo Closure::bind(static fn() => Keeper::$kept, null, Keeper::class)(), Closure::bind(fn() => static::$kept, null, Keeper::class)(), "\n";
interface L {}
interface R {}
function told(null|int|(L&R) $x) {}
function called(int|callable|null $x) {}
foreach (['told', 'called'] as $function) {
    try { $function([]); } catch (TypeError $e) { echo substr($e->getMessage(), 0, 72), "\n"; }
}
