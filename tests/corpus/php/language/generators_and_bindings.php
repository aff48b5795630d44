<?php
// What generators say of how far they are.
function steps() { yield 1; yield 2; return 3; }
$g = steps();
$g->next();
echo $g->current(), ' ';
try { $g->rewind(); } catch (Exception $e) { echo $e->getMessage(), "\n"; }
$g->next();
try { foreach ($g as $x) { echo $x; } } catch (Exception $e) { echo $e->getMessage(), "\n"; }
function again() { global $same; yield 1; $same->next(); }
$same = again();
$same->current();
try { $same->next(); } catch (Error $e) { echo $e->getMessage(), "\n"; }
$thrown = steps();
try { $thrown->throw(new LogicException('into')); } catch (LogicException $e) { echo $e->getMessage(), ' ', var_export($thrown->valid(), true), "\n"; }
try { $copy = clone $g; } catch (Error $e) { echo $e->getMessage(), "\n"; }

// Static closures take no object; names of arguments go on.
class Point { private $x = 4; public function add(int $by, int $times = 1) { return $this->x + $by * $times; } private function own() {} public static function of() { return fn(int $n) => $n; } }
$fixed = static fn() => 1;
var_dump(@Closure::bind($fixed, new Point));
$peek = function (Point $other) { return $this->x + $other->x; };
echo Closure::bind($peek, new Point, Point::class)(new Point), ' ', $peek->call(new Point, new Point), "\n";
$add = (new Point)->add(...);
$name = 'add';
echo $add(times: 2, by: 3), ' ', (new Point)->$name(by: 1), ' ', call_user_func_array([new Point, 'add'], ['times' => 3, 'by' => 2]), "\n";
var_dump(is_callable([new Point, 'own']), is_callable([new Point, 'add']));
try { Point::of()('text'); } catch (TypeError $e) { echo preg_replace('/, called.*/', '', $e->getMessage()), "\n"; }

// Enumerations have no order; traits know the class that has taken them.
enum Level: int { case Low = 1; case High = 2; }
var_dump(Level::Low < Level::High, Level::Low > Level::High, Level::Low == Level::Low);
trait Named { public static function name() { return self::class . '/' . static::class . '/' . __CLASS__; } public function me() { return new self; } }
class Base { use Named; }
class Below extends Base {}
echo Below::name(), ' ', get_class((new Below)->me()), "\n";

// Elements that are given by reference.
class Tree implements ArrayAccess {
    private $data = [];
    public function &offsetGet($key): mixed { $this->data[$key] ??= null; return $this->data[$key]; }
    public function offsetSet($key, $value): void { $this->data[$key] = $value; }
    public function offsetExists($key): bool { echo "[asked for $key]"; return isset($this->data[$key]); }
    public function offsetUnset($key): void { unset($this->data[$key]); }
}
$tree = new Tree;
$tree['a']['b'] = 1;
$tree['n'] = 5;
$tree['n']++;
echo $tree['a']['b'], $tree['n'], isset($tree['n']) ? ' set' : '', empty($tree['n']) ? ' empty' : ' full', "\n";
class Plain implements ArrayAccess {
    public function offsetGet($key): mixed { return [1]; }
    public function offsetSet($key, $value): void { echo "set $key\n"; }
    public function offsetExists($key): bool { return true; }
    public function offsetUnset($key): void {}
}
$plain = new Plain;
$plain['x']['y'] = 2;

// Objects are lost when nothing refers to them, and at the end the last variables go first.
class Told { public function __construct(public $name) {} public function __destruct() { echo "-{$this->name} "; } }
$one = new Told('one');
$two = clone $one;
$two->name = 'copy';
unset($two);
echo "\n";
$list = [new Told('in list')];
$first = new Told('first');
$second = new Told('second');
